import type * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { Issue } from "./Errors.ts"

/** How every request is decoded: all issues, and a field that is not known is one of them. */
export const parseOptions = { errors: "all", onExcessProperty: "error" } as const

// What a schema calls the types that JSON has. Everything else that it names is an object, by the name of its schema.
const typeWords: ReadonlyMap<string, string> = new Map([
  ["string", "a string"],
  ["number", "a number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "a JSON object"],
  ["null", "null"]
])

const expected = /^Expected (.+)$/

/** A schema's own words for a value of the wrong type, in those of JSON: "Expected string | array". */
const plain = (message: string): string => {
  const types = expected.exec(message)?.[1]
  if (types === undefined) return message
  const words = types.split(" | ").map((type) =>
    typeWords.get(type) ?? (/^[A-Z]\w*$/.test(type) ? "a JSON object" : type)
  )
  return `must be ${words.join(" or ")}`
}

/** What is wrong, in the words of the error envelope's details; a field that is not known in words of its own. */
const reader = (unexpected: string, nameless: string) => {
  const format = SchemaIssue.makeFormatterStandardSchemaV1({
    leafHook: (issue) =>
      issue._tag === "MissingKey"
        ? "is required"
        : issue._tag === "UnexpectedKey"
        ? unexpected
        : SchemaIssue.defaultLeafHook(issue)
  })
  return (error: Schema.SchemaError): Array<Issue> =>
    format(error.issue).issues.map((issue) => {
      const path = (issue.path ?? []).map((segment) => {
        const key = typeof segment === "object" ? segment.key : segment
        return typeof key === "number" ? key : String(key)
      })
      // A path that ends with an empty name reads like the path of what is around it.
      return issue.message === unexpected && path.at(-1) === ""
        ? { path: path.slice(0, -1), message: nameless }
        : { path, message: plain(issue.message) }
    })
}

/** What a schema found wrong with a body, in the form of the error envelope's details. */
export const issuesOf = reader("is not a field of this request", "has a field without a name")

const unknownParameter = "is not a query parameter of this route"
const namelessParameter = "has a query parameter without a name"

const parameterIssuesOf = reader(unknownParameter, namelessParameter)

/** What a schema found wrong with a query. A parameter that is given twice is a list, which few may be. */
export const queryIssuesOf = (error: Schema.SchemaError, query: Readonly<Record<string, unknown>>): Array<Issue> =>
  parameterIssuesOf(error).map((issue) =>
    issue.message !== unknownParameter && issue.path.length === 1 && Array.isArray(query[String(issue.path[0])])
      ? { path: issue.path.slice(0, 1), message: "must be given only once" }
      : issue
  )

/** What is wrong with the query of a route that has no parameters. */
export const unknownQueryIssues = (names: ReadonlyArray<string>): Array<Issue> =>
  names.map((name) =>
    name === "" ? { path: [], message: namelessParameter } : { path: [name], message: unknownParameter }
  )

/** The most issues that one text lists. */
const maxListed = 10

const sentenceOf = ({ message, path }: Issue): string =>
  // A message that is a clause of its own needs no subject.
  message.startsWith("there is ")
    ? `T${message.slice(1)}.`
    : path.length === 0
    ? `The request ${message}.`
    : `\`${path.join(".").toWellFormed()}\` ${message}.`

/** Every issue in one text, for clients that show nothing else. */
export const inOneText = (issues: ReadonlyArray<Issue>): string => {
  const more = issues.length - maxListed
  const listed = issues.slice(0, maxListed).map(sentenceOf).join(" ")
  return issues.length === 0 ? "The request is not valid." : more > 0 ? `${listed} And ${more} more.` : listed
}
