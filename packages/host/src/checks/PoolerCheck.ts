import * as ConnectionFailure from "@sendwright/postgres/connection/ConnectionFailure"
import * as PgPooler from "@sendwright/postgres/PgPooler"
import * as Effect from "effect/Effect"
import type { HostConfig } from "../config/Config.ts"
import { type Check, check } from "./Check.ts"

const name = "database pooler"

type Config = Pick<HostConfig, "databaseUrl" | "databaseWays">

const wakeups = ({ databaseWays: { directUrl, pooler } }: Config): string =>
  directUrl !== undefined
    ? "word of new work comes over SENDWRIGHT_DATABASE_DIRECT_URL"
    : pooler === "transaction"
    ? "new work of other processes is found by polling, within a second (SENDWRIGHT_DATABASE_DIRECT_URL spares that)"
    : "word of new work comes through it"

/** What is between here and the database, held against what the settings say of it. */
export const judge = (config: Config, { missing, pooler: found }: PgPooler.Seen): Check => {
  const { pooler: set } = config.databaseWays
  if (found === "transaction" && set !== "transaction") {
    return check(name, "fail", "it is in transaction mode: set SENDWRIGHT_DATABASE_POOLER=transaction")
  }
  if (set === undefined) {
    return found === "none"
      ? check(name, "ok", "there is none, or none that shows")
      : check(name, "warn", "it says nothing of its mode: set SENDWRIGHT_DATABASE_POOLER to session or transaction")
  }
  if (missing.length > 0) {
    return check(
      name,
      "warn",
      `sessions lack ${
        missing.join(", ")
      }: set these for the role (ALTER ROLE … IN DATABASE … SET …), and then RECONNECT `
        + "in the pooler's console"
    )
  }
  return check(name, "ok", `in ${set} mode; ${wakeups(config)}`)
}

/** Looks past the pooler as well, where something is to go there. */
export const examine = Effect.fnUntraced(function*(config: HostConfig) {
  const { databaseWays: { directUrl }, databaseUrl } = config
  // The check of the database reports a failed connection.
  if (databaseUrl === null) return []
  const checks = yield* Effect.match(PgPooler.look({ url: databaseUrl }), {
    onFailure: () => [],
    onSuccess: (seen) => [judge(config, seen)]
  })
  if (directUrl === undefined) return checks
  const past = yield* Effect.match(PgPooler.look({ url: directUrl }), {
    onFailure: (error) =>
      check(
        "database past the pooler",
        "warn",
        `SENDWRIGHT_DATABASE_DIRECT_URL leads nowhere: ${
          ConnectionFailure.of(error)?.message ?? "the server refuses the session"
        }`
      ),
    onSuccess: ({ pooler }) =>
      pooler === "none"
        ? check("database past the pooler", "ok", "SENDWRIGHT_DATABASE_DIRECT_URL leads to the server")
        : check("database past the pooler", "warn", "SENDWRIGHT_DATABASE_DIRECT_URL leads to a pooler, too")
  })
  return [...checks, past]
})
