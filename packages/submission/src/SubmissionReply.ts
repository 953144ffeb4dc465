import type { Issue, SendError, ValidationError } from "@sendwright/core/foundation/Errors"
import type { Overloaded } from "@sendwright/core/foundation/Overloaded"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import type { Refusal } from "@sendwright/mime/reading/Refusal"
import { make, type Reply } from "@sendwright/smtp/server/Reply"

/** At most so many issues of a message are told in one reply. */
const maxIssues = 8

/** What a message is answered that cannot be read or sent. */
export const ofRefusal = ({ about, text }: Refusal): Reply => {
  switch (about) {
    case "lines":
      return make(550, "5.5.2", text)
    case "message":
    case "author":
      return make(554, "5.6.0", text)
    case "steering":
      return invalid(text)
    case "hops":
      return make(554, "5.4.6", text)
  }
}

/** The message, or what was asked for with it, is not valid. */
const invalid = (reason: string): Reply => make(550, "5.6.0", reason)

/** Nothing was stored, and the same message may be taken later. */
export const later = make(451, "4.3.0", "The message could not be stored: try again later")

/** The field that an issue is about, as the client knows it. */
const placeOf = (path: Issue["path"]): string => path[0] === "visible" ? "To and Cc:" : path.join(".")

const ofIssues = ({ issues }: ValidationError): Reply => {
  const shown = issues.slice(0, maxIssues).map(({ message, path }) => `${placeOf(path)} ${message}`.trim())
  const rest = issues.length - shown.length
  return invalid(["The message is not valid:", ...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"))
}

/** What a message is answered that was not accepted. Trouble that passes is never told as a permanent error. */
export const ofError = (error: SendError | StorageError | Overloaded): Reply => {
  switch (error._tag) {
    case "ValidationError":
      return ofIssues(error)
    case "RecipientSuppressed":
      return make(
        550,
        "5.1.1",
        ["Nothing was sent, as these recipients are suppressed:", ...error.suppressed].join("\n")
      )
    case "SandboxRecipientNotAllowed":
    case "DomainNotVerified":
      return make(550, "5.7.1", error.message)
    case "PlanLimit":
      return error.limit === "month" ? make(550, "5.2.2", error.message) : make(452, "4.3.1", error.message)
    case "RateLimited":
      return make(451, "4.7.1", error.message)
    case "AccountPaused":
      return make(451, "4.7.0", error.message)
    case "Conflict":
    case "NotFound":
      return invalid(error.message)
    case "Overloaded":
      return make(451, "4.3.0", error.message)
    case "StorageError":
      return later
  }
}
