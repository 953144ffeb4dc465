import * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import type { HostConfig } from "../config/Config.ts"
import { type Check, check } from "./Check.ts"

const isHere = ({ name }: ConnectionUrl.Host): boolean =>
  name.startsWith("/") || name === "localhost" || name === "::1" || name.startsWith("127.")

/** What the connection URL says of who may pose as the database, or listen. */
export const examine = ({ databaseUrl }: HostConfig): ReadonlyArray<Check> => {
  const url = databaseUrl === null ? undefined : Result.getOrUndefined(ConnectionUrl.parse(Redacted.value(databaseUrl)))
  if (url === undefined) return []
  const name = "database encryption"
  if (url.hosts.every(isHere)) return [check(name, "ok", "the database is on this machine")]
  const { mode, rootCertificate } = url.tls
  switch (mode) {
    case "verify-full":
      return [check(name, "ok", "connections are encrypted, and the server's certificate and name are verified")]
    case "verify-ca":
    case "require":
      return [check(
        name,
        "warn",
        `connections are encrypted, but ${
          rootCertificate === null ? "whoever answers" : "whoever has a certificate of its authority"
        } is taken for the database: set sslmode=verify-full in DATABASE_URL`
      )]
    default:
      return [check(
        name,
        "warn",
        `with sslmode=${mode} in DATABASE_URL connections may be read and changed on their way: set sslmode=verify-full`
      )]
  }
}
