import type { ByteHold } from "@sendwright/core/foundation/ByteBudget"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { Overloaded } from "@sendwright/core/foundation/Overloaded"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import * as Result from "effect/Result"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { costOf } from "./BodyBudget.ts"
import { countRefusedBody } from "./HttpMetrics.ts"
import { jsonIssue } from "./jsonError.ts"
import { hasMoreValuesThan } from "./jsonValues.ts"
import * as NodeBody from "./NodeBody.ts"
import { RequestContext } from "./RequestContext.ts"

/** Values of one request: 100 messages, and room for `RequestLimits.maxEntries` in each. */
const maxValues = 250_000
/** In a shorter text there cannot be so many that it matters. */
const countedFrom = 64 * 1024

/** Why a body was not read, or was none that the route takes. */
export type BodyError = ValidationError | Overloaded

const refuse = (message: string) => new ValidationError({ issues: [{ path: [], message }] })

const notJsonType = refuse("needs the header Content-Type: application/json")
const jsonParameters = refuse("must be JSON in UTF-8: send the header Content-Type: application/json as it stands here")
const encoded = refuse("must be sent as it is, without Content-Encoding")
const empty = refuse("is empty: a JSON object is needed")
const notUtf8 = refuse("is not valid UTF-8")
const broken = refuse("could not be read to its end")
const tooSlow = (millis: number) => refuse(`took too long to arrive: at most ${millis / 1000} s are allowed`)
const tooManyValues = refuse(`must not hold more than ${maxValues} values`)
const what = "The bodies of requests"
const overShare = new Overloaded({ by: "account", what, retryAfterSeconds: 1 })
const overBudget = new Overloaded({ by: "process", what, retryAfterSeconds: 1 })
const tooLarge = (limit: number) => refuse(`is too large: at most ${limit} bytes are allowed`)

const notTextType = refuse("needs the header Content-Type: text/plain or application/json")

const anyJsonType = /^application\/json[ \t]*;/i
const textType = /^(?:text\/plain|application\/json)[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?;?[ \t]*$/i
const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?;?[ \t]*$/i

const decoder = new TextDecoder("utf-8", { fatal: true })

const decode = (bytes: Uint8Array): Result.Result<string, ValidationError> =>
  Result.try({ try: () => decoder.decode(bytes), catch: () => notUtf8 })

const parse = (text: string): Result.Result<unknown, ValidationError> => {
  if (text.length > countedFrom && hasMoreValuesThan(maxValues, text)) return Result.fail(tooManyValues)
  return Result.try({
    try: (): unknown => JSON.parse(text),
    catch: () => refuse(jsonIssue(text))
  })
}

const textOf = (bytes: Uint8Array): Effect.Effect<string, ValidationError> =>
  Effect.fromResult(bytes.byteLength === 0 ? Result.fail(empty) : decode(bytes))

// In two steps, of which the second does not know the bytes: those of a large body are free before it is parsed, and
// somebody else has a turn in between.
const parseLarge = (bytes: Effect.Effect<Uint8Array, BodyError>): Effect.Effect<unknown, BodyError> =>
  Effect.flatMap(bytes, textOf).pipe(
    Effect.tap(Effect.yieldNow),
    Effect.flatMap((text) => Effect.fromResult(parse(text)))
  )

const parseSmall = (bytes: Effect.Effect<Uint8Array, BodyError>): Effect.Effect<unknown, BodyError> =>
  Effect.flatMap(bytes, (bytes) => {
    if (bytes.byteLength === 0) return Effect.fail(empty)
    const text = decode(bytes)
    return Effect.fromResult(Result.isFailure(text) ? text : parse(text.success))
  })

/**
 * The bytes of a body, of which at most `limit` are read. They are counted against the account's share and the process's
 * budget until the request is answered.
 */
const readBytes = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<Uint8Array, BodyError> =>
  Effect.withFiber((fiber) => {
    const declared = request.headers["content-length"]
    const length = declared === undefined ? null : Number(declared)
    if (length !== null && length > limit) return Effect.fail(tooLarge(limit))
    const { bodies: { budget, timeoutMillis }, caller, route } = fiber.getRef(RequestContext)
    const hold = budget.open(caller?.account.id ?? route)
    const room = (bytes: number) => roomFor(hold, bytes)
    const short = length === null ? undefined : room(length)
    if (short !== undefined) return refused(short, timeoutMillis)
    const onBytes = (bytes: number) => bytes > limit ? tooLarge(limit) : room(Math.max(bytes, length ?? 0))
    const source = NodeBody.sourceOf(request)
    const bytes = source === undefined
      ? collect(request, timeoutMillis, onBytes)
      : NodeBody.read(source, { length, timeoutMillis, onBytes })
    const scope = Context.getUnsafe(fiber.context as Context.Context<Scope.Scope>, Scope.Scope)
    return Scope.addFinalizer(scope, Effect.sync(hold.release)).pipe(
      Effect.andThen(bytes),
      Effect.catch((reason) => refused(reason, timeoutMillis))
    )
  })

/** Counts what was refused for want of room or of time, and says what is wrong. */
const refused = (reason: NodeBody.Broken | BodyError, timeoutMillis: number): Effect.Effect<never, BodyError> => {
  if (reason === "gone") return Effect.fail(broken)
  if (reason === "slow") return Effect.andThen(countRefusedBody("slow"), Effect.fail(tooSlow(timeoutMillis)))
  return reason._tag === "Overloaded"
    ? Effect.andThen(countRefusedBody(reason.by), Effect.fail(reason))
    : Effect.fail(reason)
}

/** Makes room for a body of so many bytes, or says why there is none. */
const roomFor = (hold: ByteHold, bytes: number): Overloaded | undefined => {
  const short = hold.resize(costOf(bytes))
  return short === undefined ? undefined : short === "holder" ? overShare : overBudget
}

/** Reads a body that is no plain one of `node:http`. Whatever its Content-Length says, what comes is counted. */
const collect = (
  request: HttpServerRequest.HttpServerRequest,
  timeoutMillis: number,
  onBytes: (bytes: number) => BodyError | undefined
): Effect.Effect<Uint8Array, NodeBody.Broken | BodyError> =>
  Effect.suspend(() => {
    const chunks: Array<Uint8Array> = []
    let bytes = 0
    const reading = Stream.runForEach(request.stream, (chunk) => {
      chunks.push(chunk)
      const short = onBytes(bytes += chunk.length)
      return short === undefined ? Effect.void : Effect.fail(short)
    })
    return reading.pipe(
      Effect.catchTag("HttpServerError", () => Effect.fail("gone" as const)),
      // A stream that somebody else reads, or has read, throws.
      Effect.catchDefect(() => Effect.fail("gone" as const)),
      Effect.timeoutOrElse({ duration: timeoutMillis, orElse: () => Effect.fail("slow" as const) }),
      Effect.map(() => chunks.length === 1 ? chunks[0]! : joined(chunks, bytes))
    )
  })

const joined = (chunks: ReadonlyArray<Uint8Array>, bytes: number): Uint8Array => {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * Reads the JSON of a request. A body of more than `limit` bytes is refused by its Content-Length before anything is
 * read, and without one as soon as the limit is passed.
 */
export const readJson = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<unknown, BodyError> => {
  const type = request.headers["content-type"] ?? ""
  if (!jsonType.test(type)) return Effect.fail(anyJsonType.test(type) ? jsonParameters : notJsonType)
  if (isEncoded(request)) return Effect.fail(encoded)
  const bytes = readBytes(request, limit)
  return Number(request.headers["content-length"]) <= countedFrom ? parseSmall(bytes) : parseLarge(bytes)
}

/** Reads the text of a request that calls it `text/plain` or JSON, exactly as it came, within the same limit. */
export const readText = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<string, BodyError> => {
  if (!textType.test(request.headers["content-type"] ?? "")) return Effect.fail(notTextType)
  if (isEncoded(request)) return Effect.fail(encoded)
  return Effect.flatMap(readBytes(request, limit), (bytes) => Effect.fromResult(decode(bytes)))
}

const isEncoded = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  (headers["content-encoding"] ?? "identity").toLowerCase() !== "identity"
