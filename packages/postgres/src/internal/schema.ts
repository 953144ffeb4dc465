import { accounts } from "./schema/accounts.ts"
import { audit } from "./schema/audit.ts"
import { domains } from "./schema/domains.ts"
import { emails } from "./schema/emails.ts"
import { emptyMonth } from "./schema/emptyMonth.ts"
import { health } from "./schema/health.ts"
import { metrics } from "./schema/metrics.ts"
import { months } from "./schema/months.ts"
import { operations } from "./schema/operations.ts"
import { people } from "./schema/people.ts"
import { reputation } from "./schema/reputation.ts"
import { sending } from "./schema/sending.ts"
import { suppressions } from "./schema/suppressions.ts"
import { templates } from "./schema/templates.ts"
import { throttling } from "./schema/throttling.ts"
import { webhooks } from "./schema/webhooks.ts"

/**
 * The first schema, one statement an entry. It has run on databases and is not changed any more, nor is what it takes from
 * elsewhere, as `logTables`: what is different later is a migration of its own, with a list of its own where it needs one.
 *
 * Everything lives in the schema `sendwright`, so that the tables stand beside
 * those of a host application.
 *
 * There are no foreign keys on the hot tables: a check costs more than the row it guards, and every command writes
 * parents and children in one commit. Nor are there CHECKs: each statement that writes parses them anew, and what they
 * would hold the values to, the types of the engine do.
 */
export const initialSchema: ReadonlyArray<string> = [
  ...accounts,
  ...people,
  ...domains,
  ...suppressions,
  ...templates,
  ...emails,
  ...sending,
  ...throttling,
  ...webhooks,
  ...reputation,
  ...metrics,
  ...audit,
  ...operations,
  ...health,
  ...months,
  ...emptyMonth
]
