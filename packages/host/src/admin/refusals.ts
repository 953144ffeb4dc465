import type { Conflict, Forbidden, NotFound, RateLimited, ValidationError } from "@sendwright/core/foundation/Errors"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { SecretUnreadable } from "@sendwright/core/secrets/SecretBox"
import { limitNames } from "./AccountLimits.ts"
import { AdminError } from "./AdminCommand.ts"

/** What the services behind the commands fail with. */
export type CoreError =
  | ValidationError
  | NotFound
  | Forbidden
  | Conflict
  | RateLimited
  | StorageError
  | SecretUnreadable

/** A field of a service as the option that it was given by: `ownerEmail` is `--owner-email`. */
const optionOf = (path: ReadonlyArray<string | number>): string => {
  const [first, second] = path
  const limit = first === "overrides" ? Object.entries(limitNames).find(([, { limit }]) => limit === second) : undefined
  const name = limit?.[0] ?? (first === "scopes" ? "scope" : String(first))
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** What an operator named is not there. */
export const notFound = (kind: string, id: string) =>
  new AdminError({ code: "not_found", message: `There is no ${kind} ${id}.` })

/** The message that an operator sees for an error of the engine; `subject` and `id` name what was asked for. */
export const refusal = (subject: string, id: string) => (error: CoreError): AdminError => {
  switch (error._tag) {
    case "NotFound":
      return notFound(subject, id)
    case "StorageError":
      return new AdminError({
        code: "storage",
        message: "The database could not carry this out: see the server's log, or run sendwright doctor."
      })
    case "SecretUnreadable":
      return new AdminError({
        code: "secret_key",
        message: `${error.message} Give this command the SENDWRIGHT_SECRET_KEY that the server has.`
      })
    case "ValidationError":
      return new AdminError({
        code: error.code,
        message: `${error.issues.map(({ message, path }) => `${optionOf(path)} ${message}`).join("; ")}.`
      })
    default:
      return new AdminError({ code: error.code, message: error.message })
  }
}
