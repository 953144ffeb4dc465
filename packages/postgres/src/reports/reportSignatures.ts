import type { LooseSignature } from "@sendwright/core/model/ProviderEvent"
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import type { Database } from "../database/Database.ts"
import { judged, plus } from "../database/DatabaseClock.ts"
import * as P from "../sql/params.ts"

/** So many signatures that have expired are forgotten with each that comes. */
const forgottenAtOnce = 10

// A signature that is known already is written as it is: only so does the statement see one that came a moment before.
const bindStatement = `
WITH expired AS (
  SELECT name FROM sendwright.report_signatures WHERE expires_at < ${judged("$4", "$5")} AND name <> $1
  ORDER BY expires_at LIMIT ${forgottenAtOnce} FOR UPDATE SKIP LOCKED
),
forgotten AS (DELETE FROM sendwright.report_signatures s USING expired x WHERE s.name = x.name)
INSERT INTO sendwright.report_signatures AS s (name, digest, expires_at) VALUES ($1, $2, $3)
ON CONFLICT (name) DO UPDATE SET digest = s.digest
RETURNING digest = $2 AS bound`

/** Whether a signature belongs to the request that it came with, as `SendJobs.bindSignature` says. */
export const bind = (
  db: Database,
  { digest, expiresAt, name }: LooseSignature,
  now: Date
): Effect.Effect<boolean, SqlError> =>
  Effect.flatMap(db.clock.aheadOf(now), (ahead) =>
    Effect.map(
      db.write(db.query<{ readonly bound: boolean }>(bindStatement, [
        P.text(name),
        P.text(digest),
        P.time(plus(expiresAt, ahead)),
        P.time(plus(now, ahead)),
        P.bool(db.clock.isReal)
      ])),
      ([row]) => row?.bound === true
    ))
