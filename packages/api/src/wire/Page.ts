import { described, problemOfText, rule } from "@sendwright/core/foundation/TextRules"
import { decodeCursor } from "@sendwright/core/model/EmailQuery"
import type { Page } from "@sendwright/core/model/Page"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** The shortest and the longest page, and the length of a page nobody asked a length for. */
export const pageLimit = { minimum: 1, maximum: 100, default: 20 } as const

/** What is wrong with a parameter that is given twice. */
export const onceIssue = "must be given only once"

/**
 * A parameter that is given at most once: a second one makes it a list. No stored text holds U+0000; U+FFFD is what
 * clients write into a URL for half of a surrogate pair.
 */
export const Once = Schema.String.annotate({ message: onceIssue }).check(
  rule(
    (text) =>
      problemOfText(text) ??
        (text.includes("\ufffd") ? "must not contain U+FFFD: it stands for what could not be encoded" : undefined),
    { pattern: "^[^\\x00\\uFFFD]*$" }
  )
)

const timePattern =
  "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?Z$"
const timeForm = new RegExp(timePattern)

/** A time in a query. Parsers of dates take much more, and guess what is meant: 31 November is 1 December to them. */
export const Time = Schema.String.annotate({ message: onceIssue }).check(
  rule(
    (text) =>
      timeForm.test(text) && new Date(text).getUTCDate() === Number(text.slice(8, 10))
        ? undefined
        : "must be a time in UTC, as 2026-11-22T10:00:00Z",
    { pattern: timePattern }
  )
)

/** The moment of a `Time`. */
export const momentOf = (time: string | undefined): Date | undefined => time === undefined ? undefined : new Date(time)

const limitIssue = `must be a whole number from ${pageLimit.minimum} to ${pageLimit.maximum}`

// Digits only: "1e1" and "+5" are numbers to a parser, but nobody means them.
const Limit = Schema.String.annotate({ message: onceIssue }).check(
  Schema.makeFilter((text: string) =>
    /^[0-9]{1,3}$/.test(text) && Number(text) >= pageLimit.minimum && Number(text) <= pageLimit.maximum
      ? undefined
      : limitIssue
  )
).pipe(
  Schema.decodeTo(Schema.Int, SchemaTransformation.transform({ decode: Number, encode: String }))
)

// What no list ever hands out. Whether a cursor belongs to this list is for the list to say.
const damaged = decodeCursor("", [])

const Cursor = Schema.String.annotate({ message: onceIssue }).check(
  Schema.makeFilter((text: string) => {
    const decoded = decodeCursor(text, [])
    return decoded._tag === "Failure" && damaged._tag === "Failure" && decoded.failure === damaged.failure
      ? decoded.failure
      : undefined
  }),
  described({ minLength: 1 })
)

/** The query parameters of every paged list. */
export const pageQuery = {
  limit: Schema.optionalKey(Limit).pipe(Schema.annotateKey({ description: "Items on a page." })),
  cursor: Schema.optionalKey(Cursor).pipe(
    Schema.annotateKey({
      description:
        "The next_cursor of the page before, as it was returned, with the same filters; none for the first page."
    })
  )
} as const

/** Reads `limit` and `cursor`, with the default for what was not given. */
export const fromPageQuery = (query: {
  readonly limit?: number
  readonly cursor?: string
}): { readonly limit: number; readonly cursor: string | null } => ({
  limit: query.limit ?? pageLimit.default,
  cursor: query.cursor ?? null
})

/** One page of a list. */
export const pageOf = <S extends Schema.Top>(item: S) =>
  Schema.Struct({
    data: Schema.Array(item),
    next_cursor: Schema.NullOr(Schema.String).annotate({
      description: "Pass it as cursor to read on; null on the last page."
    })
  })

/** A page as it goes over the wire. */
export const toWirePage = <A, W>(page: Page<A>, toWire: (item: A) => W) => ({
  data: page.data.map(toWire),
  next_cursor: page.nextCursor
})
