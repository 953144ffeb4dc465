import type * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { Issue } from "./Errors.ts"

/** How every request is decoded: all issues, and a field that is not known is one of them. */
export const parseOptions = { errors: "all", onExcessProperty: "error" } as const

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) =>
    issue._tag === "MissingKey"
      ? "is required"
      : issue._tag === "UnexpectedKey"
      ? "is not a field of this request"
      : SchemaIssue.defaultLeafHook(issue)
})

const lowerFirst = (text: string): string => text.startsWith("Expected ") ? `e${text.slice(1)}` : text

/** What a schema found wrong, in the form of the error envelope's details. */
export const issuesOf = (error: Schema.SchemaError): Array<Issue> =>
  format(error.issue).issues.map((issue) => ({
    path: (issue.path ?? []).map((segment) => {
      const key = typeof segment === "object" ? segment.key : segment
      return typeof key === "number" ? key : String(key)
    }),
    message: lowerFirst(issue.message)
  }))
