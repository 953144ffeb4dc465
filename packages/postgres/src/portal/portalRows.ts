import type { Mode } from "@sendwright/core/foundation/Mode"
import type { PortalPart } from "@sendwright/core/portal/PortalLink"
import type { PortalSession } from "@sendwright/core/portal/PortalSession"
import type { PortalBeginning } from "@sendwright/core/portal/PortalStore"
import { ofOwner, ownedColumns, type OwnedRow } from "../accounts/accountRows.ts"
import { type Column, column, namesOf } from "../sql/columns.ts"
import { statement } from "../sql/Statement.ts"

const session: ReadonlyArray<Column<PortalSession>> = [
  column("id", "uuid", ({ id }) => id),
  column("account_id", "uuid", ({ accountId }) => accountId),
  column("mode", "text", ({ mode }) => mode),
  column("parts", "text[]", ({ parts }) => parts),
  column("label", "text", ({ label }) => label),
  column("created_at", "timestamptz", ({ createdAt }) => createdAt),
  column("expires_at", "timestamptz", ({ expiresAt }) => expiresAt),
  column("link_expires_at", "timestamptz", ({ linkExpiresAt }) => linkExpiresAt),
  column("agent", "text", ({ agent }) => agent),
  column("network", "text", ({ network }) => network)
]

const columns = session.map(({ name }) => `p.${name} AS portal_${name}`).join(", ")

interface Beginning {
  readonly session: PortalSession
  readonly hash: string
  readonly most: number
}

interface BeginningRow {
  readonly begun: boolean
  readonly used: boolean
  readonly has_room: boolean
}

/** A session, unless its link was used or the account has no room for it. */
export const beginStatement = statement<Beginning, BeginningRow>(({ row, value }) => `
WITH room AS (
  SELECT count(*) < ${value("int4", ({ most }) => most)} AS has_room FROM (
    SELECT FROM sendwright.portal_sessions
    WHERE account_id = ${value("uuid", ({ session }) => session.accountId)}
      AND expires_at > ${value("timestamptz", ({ session }) => session.createdAt)}
    LIMIT ${value("int4", ({ most }) => most)}
  ) open
), begun AS (
  INSERT INTO sendwright.portal_sessions (${namesOf(session)}, hash)
  SELECT ${row(session, (begun) => begun.session)}, ${value("text", ({ hash }) => hash)} FROM room WHERE has_room
  ON CONFLICT (id) DO NOTHING RETURNING id
)
SELECT EXISTS (SELECT FROM begun) AS begun, has_room,
  EXISTS (SELECT FROM sendwright.portal_sessions WHERE id = ${value("uuid", ({ session }) => session.id)}) AS used
FROM room`)

/** Who lost against another at the same moment does not see its row, and had room. */
export const toBeginning = ({ begun, has_room, used }: BeginningRow): PortalBeginning =>
  begun ? "begun" : used || has_room ? "used" : "full"

export const findStatement = `
SELECT ${columns}, ${ownedColumns}
FROM sendwright.portal_sessions p JOIN sendwright.accounts a ON a.id = p.account_id${ofOwner}
WHERE p.hash = $1 AND p.expires_at > $2`

export const listStatement = `
SELECT ${columns} FROM sendwright.portal_sessions p
WHERE p.account_id = $1 AND p.expires_at > $2 ORDER BY p.created_at DESC, p.id DESC LIMIT $3`

export const endStatement = `
UPDATE sendwright.portal_sessions SET expires_at = $3 WHERE account_id = $1 AND id = $2 AND expires_at > $3
RETURNING id`

export interface PortalRow {
  readonly portal_id: string
  readonly portal_account_id: string
  readonly portal_mode: Mode
  readonly portal_parts: ReadonlyArray<PortalPart>
  readonly portal_label: string
  readonly portal_created_at: Date
  readonly portal_expires_at: Date
  readonly portal_link_expires_at: Date
  readonly portal_agent: string
  readonly portal_network: string
}

/** A session with its account. */
export type FoundRow = PortalRow & OwnedRow

export const toPortalSession = (row: PortalRow): PortalSession => ({
  id: row.portal_id,
  accountId: row.portal_account_id,
  mode: row.portal_mode,
  parts: row.portal_parts,
  label: row.portal_label,
  createdAt: row.portal_created_at,
  expiresAt: row.portal_expires_at,
  linkExpiresAt: row.portal_link_expires_at,
  agent: row.portal_agent,
  network: row.portal_network
})
