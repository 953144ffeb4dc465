import * as JsonText from "@sendwright/core/foundation/JsonText"
import { checkHeader, maxValueLength } from "@sendwright/core/model/HeaderPolicy"
import * as Result from "effect/Result"
import * as EncodedWords from "./EncodedWords.ts"
import { type HeaderField, type HeaderFields, valuesOf } from "./HeaderFields.ts"
import * as Refusal from "./Refusal.ts"

/** Fields that are read into fields of a send, or that the engine writes itself. */
const written = new Set([
  "from",
  "sender",
  "to",
  "cc",
  "bcc",
  "reply-to",
  "subject",
  "date",
  "message-id",
  "mime-version",
  "feedback-id"
])

/** Traces of the way that a message has come: they are not the sender's, and are said anew by who passes it on. */
const traces = new Set([
  "return-path",
  "received",
  "delivered-to",
  "x-received",
  "x-original-to",
  "dkim-signature",
  "authentication-results",
  "received-spf"
])

const otherPrefixes = ["content-", "resent-", "arc-", "x-mailgun-", "x-ses-", "x-sendwright-"]

/** Fields that say how a message is sent, and are not sent themselves. */
const steering = new Set([
  "x-tags",
  "x-template",
  "x-variables",
  "x-scheduled-at",
  "idempotency-key",
  "resend-idempotency-key"
])

const notKept = new Set([...written, ...traces, ...steering])

const isKept = (name: string): boolean => !notKept.has(name) && !otherPrefixes.some((prefix) => name.startsWith(prefix))

/**
 * References of a long thread: its first message and as many of the last ones as a value has room for. Readers thread by
 * those (RFC 5537 section 3.4.4 asks for the same).
 */
const shortened = (references: string): string => {
  if (references.length <= maxValueLength) return references
  const [first = "", ...ids] = references.split(/\s+/)
  const last: Array<string> = []
  let length = first.length
  for (const id of ids.toReversed()) {
    if (length + 1 + id.length > maxValueLength) break
    length += 1 + id.length
    last.unshift(id)
  }
  return [first, ...last].join(" ")
}

/** The headers of the sender's own, and what of them a list of names and values cannot say; null where it says all. */
export interface KeptHeaders {
  readonly headers: Readonly<Record<string, string>>
  readonly problem: string | null
}

/** The fields of the sender's own, each once: of several with one name, the first. */
export const kept = (fields: HeaderFields): KeptHeaders => {
  const values = new Map<string, HeaderField>()
  let problem: string | null = null
  for (const field of fields.all) {
    if (!isKept(field.key) || field.value === "") continue
    const known = values.get(field.key)
    if (known === undefined) values.set(field.key, field)
    else if (known.value !== field.value) {
      problem ??= `it has the header ${field.name} twice, with different values`
    }
  }
  const headers = Object.fromEntries(
    [...values].map(([key, { name, value }]) => [name, key === "references" ? shortened(value) : value])
  )
  return { headers, problem }
}

/** Headers shown of a message; the rest is in its original. */
const maxHeaders = 200

/** Those of the headers that an email of fields may have, where the original has them all. */
export const shownOf = (headers: Readonly<Record<string, string>>): KeptHeaders => {
  const entries = Object.entries(headers)
  const shown = entries.filter(([name, value]) =>
    value.length <= maxValueLength && checkHeader(name, value, false) === undefined
  ).slice(0, maxHeaders)
  const problem = shown.length === entries.length
    ? null
    : "it has headers that are too long or too many, or have control characters"
  return { headers: Object.fromEntries(shown), problem }
}

/** Fields that are not sent: they steer us or another service, or belong to the envelope (RFC 6409 section 8). */
export const isTakenOut = (name: string): boolean =>
  steering.has(name) || name === "bcc" || name === "resent-bcc" || name === "return-path"
  || name.startsWith("x-sendwright-") || name.startsWith("x-ses-") || name.startsWith("x-mailgun-")

/** What the steering fields ask for, in the fields of a send. */
export interface Steering {
  readonly request: {
    readonly tags?: ReadonlyArray<string>
    readonly templateId?: string
    readonly templateSlug?: string
    readonly variables?: unknown
    readonly scheduledAt?: string
  }
  readonly idempotencyKey: string | null
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const notAnObject = Refusal.steering("X-Variables must be a JSON object, such as {\"name\": \"Ada\"}")

const variablesOf = (text: string): Result.Result<unknown, Refusal.Refusal> =>
  JsonText.parse(text).pipe(
    Result.mapError(() => notAnObject),
    Result.filterOrFail(
      (value) => typeof value === "object" && value !== null && !Array.isArray(value),
      () => notAnObject
    )
  )

const noSteering: Steering = { request: {}, idempotencyKey: null }

/** Reads the steering fields. One that says two things is refused. */
export const steeringOf = (fields: HeaderFields): Result.Result<Steering, Refusal.Refusal> => {
  if (!fields.all.some(({ key }) => steering.has(key))) return Result.succeed(noSteering)
  const one = (...names: ReadonlyArray<string>): Result.Result<string | undefined, Refusal.Refusal> => {
    const found = new Set(names.flatMap((name) => valuesOf(fields, name)).filter((value) => value !== ""))
    return found.size > 1
      ? Result.fail(Refusal.steering(`${names[0]} says two things: leave it once`))
      : Result.succeed([...found].map(EncodedWords.decode)[0])
  }
  const tags = valuesOf(fields, "x-tags").flatMap((value) => value.split(",")).map((tag) => tag.trim()).filter((tag) =>
    tag !== ""
  )
  return Result.gen(function*() {
    const template = yield* one("x-template")
    const variables = yield* one("x-variables")
    const scheduledAt = yield* one("x-scheduled-at")
    const idempotencyKey = yield* one("idempotency-key", "resend-idempotency-key")
    return {
      request: {
        ...(tags.length === 0 ? {} : { tags }),
        ...(template === undefined ? {} : uuid.test(template) ? { templateId: template } : { templateSlug: template }),
        ...(variables === undefined ? {} : { variables: yield* variablesOf(variables) }),
        ...(scheduledAt === undefined ? {} : { scheduledAt })
      },
      idempotencyKey: idempotencyKey ?? null
    }
  })
}
