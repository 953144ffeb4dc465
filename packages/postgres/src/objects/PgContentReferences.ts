import * as ContentReference from "@sendwright/core/objects/ContentReference"
import { ContentReferences, type Replacement, type StoredReference } from "@sendwright/core/objects/ContentReferences"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as Database from "../database/Database.ts"
import { monthsOf } from "../months/months.ts"
import { statementIn } from "../months/monthStatement.ts"
import * as P from "../sql/params.ts"

const nameStatement = `
WITH made AS (
  INSERT INTO sendwright.log_identity (one, id) VALUES (true, $1) ON CONFLICT (one) DO NOTHING RETURNING id
)
SELECT id FROM made UNION ALL SELECT id FROM sendwright.log_identity LIMIT 1`

const { maxLength, prefix } = ContentReference

/** The conditions that a text, or the content of a file, may be a reference. The length is known without reading it. */
const isText = (column: string): string =>
  `octet_length(${column}) <= ${maxLength} AND starts_with(${column}, '${prefix}')`
const isContent = (column: string): string =>
  `octet_length(${column}) <= ${maxLength} AND substring(${column} FROM 1 FOR ${prefix.length}) = '${prefix}'::bytea`

const ofStatement = statementIn<ReadonlyArray<string>, StoredReference>(({ within }, parameters) => {
  const ids = `${parameters.values("uuid", (ids) => ids.map(P.idOrNull))}::uuid[]`
  return `
SELECT c.email_id AS "emailId", c.html AS text FROM sendwright.email_contents c
WHERE c.email_id = ANY (${ids})${within("c.email_id")} AND ${isText("c.html")}
UNION ALL
SELECT a.email_id, encode(a.content, 'escape') FROM sendwright.email_attachments a
WHERE a.email_id = ANY (${ids})${within("a.email_id")} AND ${isContent("a.content")}
UNION ALL
SELECT r.received_id, encode(r.original, 'escape') FROM sendwright.received_contents r
WHERE r.received_id = ANY (${ids})${within("r.received_id")} AND ${isContent("r.original")}
UNION ALL
SELECT s.email_id, s.body FROM sendwright.aside_contents(${ids}, ${maxLength}) s WHERE starts_with(s.body, '${prefix}')`
})

const replaceStatement = statementIn<Replacement, { readonly count: number }>(({ within }, parameters) => {
  const id = parameters.value("uuid", ({ emailId }) => P.idOrNull(emailId))
  const from = parameters.value("text", (replacement) => replacement.from)
  const to = parameters.value("text", (replacement) => replacement.to)
  return `
WITH bodies AS (
  UPDATE sendwright.email_contents SET html = ${to}
  WHERE email_id = ${id}${within("email_id")} AND html = ${from} RETURNING 1
), files AS (
  UPDATE sendwright.email_attachments SET content = convert_to(${to}, 'UTF8'), size = ${
    parameters.value("int4", ({ size }) => size)
  }
  WHERE email_id = ${id}${within("email_id")} AND content = convert_to(${from}, 'UTF8') RETURNING 1
)
SELECT ((SELECT count(*) FROM bodies) + (SELECT count(*) FROM files))::int4 AS count`
})

/** `ContentReferences` on Postgres. */
export const layer: Layer.Layer<ContentReferences, never, SqlClient | SecureRandom.SecureRandom> = Layer.effect(
  ContentReferences,
  Effect.gen(function*() {
    const db = yield* Database.make
    const random = yield* SecureRandom.SecureRandom
    return ContentReferences.of({
      logId: Effect.flatMap(
        random.uuidV4(),
        (id) => db.write(db.query<{ readonly id: string }>(nameStatement, [P.uuid(id)]))
      ).pipe(
        // Of two at once, the one that came second sees neither its own row nor that of the first.
        Effect.flatMap((rows) =>
          rows.length > 0
            ? Effect.succeed(rows)
            : db.query<{ readonly id: string }>(`SELECT id FROM sendwright.log_identity`)
        ),
        Effect.map(([row]) => row!.id),
        Database.storage("ContentReferences.logId")
      ),
      of: (ids) =>
        Effect.flatMap(monthsOf(ids), (months) => db.run(ofStatement(months), ids)).pipe(
          Database.storage("ContentReferences.of", "background")
        ),
      replace: (replacement) =>
        Effect.flatMap(
          monthsOf([replacement.emailId]),
          (months) => db.write(db.run(replaceStatement(months), replacement))
        ).pipe(
          Effect.map(([row]) => (row?.count ?? 0) > 0),
          Database.storage("ContentReferences.replace", "background")
        )
    })
  })
)
