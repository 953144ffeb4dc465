import type { ErrorCode, Issue } from "@sendwright/core/foundation/Errors"
import * as Schema from "effect/Schema"
import { wireName } from "./Names.ts"

/** One thing that is wrong with a request. */
export const WireIssue = Schema.Struct({
  path: Schema.String.annotate({
    description: "Where it is: names and positions joined with dots, as in `to.1`; empty for the request as a whole.",
    examples: ["to.1", "headers.X-Order", ""]
  }),
  message: Schema.String.annotate({ description: "What to do about it." })
}).annotate({ identifier: "Issue", description: "One thing that is wrong with a request." })
export type WireIssue = typeof WireIssue.Type

/** An issue as it goes over the wire. A name that is no Unicode text would make the answer none either. */
const toWire = (issue: Issue): WireIssue => ({
  path: issue.path.join(".").toWellFormed(),
  message: issue.message
})

/** The core names the field of a request that leads to nothing by its own name for it. */
const toWireNames = ({ message, path: [field = "", ...rest] }: Issue): Issue => ({
  path: [wireName(String(field)), ...rest],
  message
})

/** The details of an error as they go over the wire: only issues have another form there. */
export const toWireDetails = (code: ErrorCode, details: unknown): Schema.Json => {
  switch (code) {
    case "validation_error":
      return (details as ReadonlyArray<Issue>).map(toWire)
    case "not_found":
      return (details as ReadonlyArray<Issue>).map((issue) => toWire(toWireNames(issue)))
    default:
      return details as Schema.Json
  }
}

/** An issue as it came over the wire. */
export const fromWire = ({ message, path }: WireIssue): Issue => ({
  path: path === "" ? [] : path.split("."),
  message
})

/**
 * The message of an error as it goes over the wire. The core's messages name nothing of HTTP, because applications that
 * embed the engine see them too; here the ones that can say more to a client do.
 */
export const toWireMessage = (code: ErrorCode, message: string): string => {
  switch (code) {
    case "unauthorized":
      return "A valid API key is needed: send it as Authorization: Bearer <key>."
    case "sandbox_recipient_not_allowed":
      return "The sandbox domain reaches only the addresses that GET /v1/account lists under sandbox.recipients: add and "
        + "verify a domain of your own to reach anyone."
    case "recipient_suppressed":
      return "One or more recipients are suppressed, so nothing was sent: details.suppressed lists them."
    case "validation_error":
      return message.replace(/ \(and \d+ more\)\.$/, (more) => `${more.slice(0, -2)}, see details).`)
    default:
      return message
  }
}
