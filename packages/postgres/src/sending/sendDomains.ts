import type { SendLease } from "@sendwright/core/sending/SendJobs"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"

interface DomainsRow {
  readonly email_id: string
  readonly domains: ReadonlyArray<string>
}

// What follows the last @ of an address: a quoted local part may have another. One that was erased has none.
const domainsStatement = statementIn<ReadonlyArray<string>, DomainsRow>(({ within }, parameters) => `
SELECT e.id AS email_id, array_agg(DISTINCT substring(r.address FROM '[^@]*$')) AS domains
FROM sendwright.emails e
CROSS JOIN LATERAL (
  SELECT * FROM sendwright.email_states s WHERE s.email_id = e.id${within("s.email_id")} OFFSET 0
) s
CROSS JOIN LATERAL unnest(e.recipients, e.simulations, s.states) AS r(address, simulation, state)
WHERE e.id = ANY (${parameters.values("uuid", (ids) => ids)}::uuid[])${within("e.id")} AND e.mode = 'live'
  AND r.state = 'queued' AND r.simulation IS NULL AND strpos(r.address, '@') > 0
GROUP BY e.id`)

/**
 * Leases with the domains of their recipients; none where no provider is given the email. Read after the claim, when it
 * is known which emails they are of: the claim would have to open all months.
 */
export const withDomains = Effect.fnUntraced(function*(
  db: Database,
  leases: ReadonlyArray<SendLease>
): Effect.fn.Return<ReadonlyArray<SendLease>, SqlError> {
  if (leases.length === 0) return leases
  const ids = leases.map(({ emailId }) => emailId)
  const rows = yield* db.run(domainsStatement(yield* monthsOf(ids)), ids)
  const domains = new Map(rows.map((row) => [row.email_id, row.domains.toSorted()]))
  return leases.map((lease) => ({ ...lease, domains: domains.get(lease.emailId) ?? [] }))
})
