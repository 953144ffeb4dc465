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
