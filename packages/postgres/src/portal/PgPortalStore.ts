import { PortalStore } from "@sendwright/core/portal/PortalStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import { toOwned } from "../accounts/accountRows.ts"
import * as Database from "../database/Database.ts"
import * as P from "../sql/params.ts"
import {
  beginStatement,
  endStatement,
  findStatement,
  type FoundRow,
  listStatement,
  type PortalRow,
  toBeginning,
  toPortalSession
} from "./portalRows.ts"

const id = (value: string) => P.uuid(P.idOrNull(value))

/** `PortalStore` on Postgres. */
export const layer: Layer.Layer<PortalStore, never, SqlClient> = Layer.effect(
  PortalStore,
  Effect.gen(function*() {
    const db = yield* Database.make
    return PortalStore.of({
      begin: (session, hash, most) =>
        db.write(db.run(beginStatement, { session, hash, most })).pipe(
          Effect.map(([row]) => row === undefined ? "full" : toBeginning(row)),
          Database.storage("PortalStore.begin")
        ),
      find: (hash, now) =>
        db.query<FoundRow>(findStatement, [P.text(hash), P.time(now)]).pipe(
          Effect.map(([row]) =>
            Option.map(Option.fromNullishOr(row), (row) => ({ session: toPortalSession(row), ...toOwned(row) }))
          ),
          Database.storage("PortalStore.find")
        ),
      list: (accountId, now, limit) =>
        db.query<PortalRow>(listStatement, [id(accountId), P.time(now), P.int(limit)]).pipe(
          Effect.map((rows) => rows.map(toPortalSession)),
          Database.storage("PortalStore.list")
        ),
      end: (accountId, sessionId, now) =>
        db.write(db.query(endStatement, [id(accountId), id(sessionId), P.time(now)])).pipe(
          Effect.map((rows) => rows.length > 0),
          Database.storage("PortalStore.end")
        )
    })
  })
)
