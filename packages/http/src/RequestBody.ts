import type { ByteHold } from "@sendwright/core/foundation/ByteBudget"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { Overloaded } from "@sendwright/core/foundation/Overloaded"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { costOf } from "./BodyBudget.ts"
import { countRefusedBody } from "./HttpMetrics.ts"
import * as JsonBody from "./JsonBody.ts"
import * as NodeBody from "./NodeBody.ts"
import { RequestContext } from "./RequestContext.ts"

/** Why a body was not read, or was none that the route takes. */
export type BodyError = ValidationError | Overloaded

const refuse = (message: string) => new ValidationError({ issues: [{ path: [], message }] })

const notJsonType = refuse("needs the header Content-Type: application/json")
const jsonParameters = refuse("must be JSON in UTF-8: send the header Content-Type: application/json as it stands here")
const encoded = refuse("must be sent as it is, without Content-Encoding")
const broken = refuse("could not be read to its end")
const tooSlow = (millis: number) => refuse(`took too long to arrive: at most ${millis / 1000} s are allowed`)
const what = "The bodies of requests"
const overShare = new Overloaded({ by: "account", what, retryAfterSeconds: 1 })
const overBudget = new Overloaded({ by: "process", what, retryAfterSeconds: 1 })
const tooLargeText = "is too large: "
const tooLarge = (limit: number) => refuse(`${tooLargeText}at most ${limit} bytes are allowed`)

/** Whether a body was refused for its size, for those who answer that otherwise than what is wrong in it. */
export const isTooLarge = ({ issues: [issue] }: ValidationError): boolean =>
  issue?.path.length === 0 && issue.message.startsWith(tooLargeText)

const notTextType = refuse("needs the header Content-Type: text/plain or application/json")

const notMessageType = refuse("needs the header Content-Type: message/rfc822")
const messageType = /^message\/(?:rfc822|global)[ \t]*(?:;|$)/i

const anyJsonType = /^application\/json[ \t]*;/i
/** A media type that holds text in UTF-8. */
export const textType = /^(?:text\/plain|application\/json)[ \t]*(?:;[ \t]*(?:charset="?utf-8"?[ \t]*(?:;[ \t]*)?)?)?$/i
/** The media type of JSON in UTF-8. */
export const jsonType = /^application\/json[ \t]*(?:;[ \t]*(?:charset="?utf-8"?[ \t]*(?:;[ \t]*)?)?)?$/i

/** How a body is read: into what, and whether that is work that others should not wait for. */
interface Reading<A> {
  readonly into: () => NodeBody.BodySink<A>
  readonly isPaced: boolean
}

const asBytes: Reading<Uint8Array> = { into: NodeBody.collector, isPaced: false }
const asChunks: Reading<Array<Uint8Array>> = {
  into: () => {
    const chunks: Array<Uint8Array> = []
    return { add: (chunk) => void chunks.push(chunk), end: () => chunks }
  },
  isPaced: true
}

const lengthOf = ({ headers }: HttpServerRequest.HttpServerRequest): number | null => {
  const declared = headers["content-length"]
  return declared === undefined ? null : Number(declared)
}

/**
 * What a body is read into, of which at most `limit` bytes are read. They are counted against the account's share and
 * the process's budget until the request is answered.
 */
const read = <A>(
  request: HttpServerRequest.HttpServerRequest,
  limit: number,
  { into, isPaced }: Reading<A>
): Effect.Effect<A, BodyError> =>
  Effect.withFiber((fiber) => {
    const length = lengthOf(request)
    if (length !== null && length > limit) return Effect.fail(tooLarge(limit))
    const { bodies: { budget, timeoutMillis }, caller, route } = fiber.getRef(RequestContext)
    const hold = budget.open(caller?.account.id ?? route)
    const room = (bytes: number) => roomFor(hold, bytes)
    const short = length === null ? undefined : room(length)
    if (short !== undefined) return refused(short, timeoutMillis)
    const onBytes = (bytes: number) => bytes > limit ? tooLarge(limit) : room(Math.max(bytes, length ?? 0))
    const source = NodeBody.sourceOf(request)
    const options = { length, timeoutMillis, onBytes, into: into(), isPaced }
    const whole = source === undefined ? readStream(request, options) : NodeBody.read(source, options)
    const scope = Context.getUnsafe(fiber.context as Context.Context<Scope.Scope>, Scope.Scope)
    return Scope.addFinalizer(scope, Effect.sync(hold.release)).pipe(
      Effect.andThen(whole),
      Effect.catch((reason) => refused(reason, timeoutMillis))
    )
  })

/**
 * Counts what a request becomes beside its body, in bytes, against the same share and budget until the request is
 * answered: one that becomes many times what came holds no more than one that came as large.
 */
export const takeRoom = (bytes: number): Effect.Effect<void, Overloaded, Scope.Scope> =>
  Effect.withFiber((fiber) => {
    const { bodies: { budget }, caller, route } = fiber.getRef(RequestContext)
    const hold = budget.open(caller?.account.id ?? route)
    const short = roomFor(hold, bytes)
    if (short !== undefined) return Effect.andThen(countRefusedBody(short.by), Effect.fail(short))
    return Effect.addFinalizer(() => Effect.sync(hold.release))
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
const readStream = <A>(
  request: HttpServerRequest.HttpServerRequest,
  { into, onBytes, timeoutMillis }: NodeBody.ReadOptions<A, BodyError>
): Effect.Effect<A, NodeBody.Broken | BodyError> =>
  Effect.suspend(() => {
    let bytes = 0
    const reading = Stream.runForEach(request.stream, (chunk) => {
      const short = onBytes(bytes += chunk.length)
      if (short !== undefined) return Effect.fail(short)
      into.add(chunk)
      return Effect.void
    })
    return reading.pipe(
      Effect.catchTag("HttpServerError", () => Effect.fail("gone" as const)),
      // A stream that somebody else reads, or has read, throws.
      Effect.catchDefect(() => Effect.fail("gone" as const)),
      Effect.timeoutOrElse({ duration: timeoutMillis, orElse: () => Effect.fail("slow" as const) }),
      Effect.map(into.end)
    )
  })

/**
 * Parses a large body piece by piece; somebody else has a turn after each. Chunks are let go as they are parsed. While
 * they come they stay bytes: those of a body that is refused halfway are cheaper to give back than what was parsed.
 */
const parseInPieces = Effect.fnUntraced(function*(chunks: Array<Uint8Array>) {
  const body = JsonBody.make()
  chunks.reverse()
  for (let chunk = chunks.pop(); chunk !== undefined; chunk = chunks.pop()) {
    for (let at = 0; at < chunk.length; at += JsonBody.pieceBytes) {
      body.add(chunk.subarray(at, at + JsonBody.pieceBytes))
      yield* Effect.yieldNow
    }
  }
  return yield* Effect.fromResult(body.end())
})

/** Whether a body may be so large that to work on it in one go would hold up everybody else. */
export const isLarge = (request: HttpServerRequest.HttpServerRequest): boolean => {
  const length = lengthOf(request)
  return length === null || length > JsonBody.pieceBytes
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
  return isLarge(request)
    ? Effect.flatMap(read(request, limit, asChunks), parseInPieces)
    : Effect.flatMap(read(request, limit, asBytes), (bytes) => Effect.fromResult(JsonBody.parse(bytes)))
}

/** Reads the text of a request that calls it `text/plain` or JSON, exactly as it came, within the same limit. */
export const readText = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<string, BodyError> => {
  if (!textType.test(request.headers["content-type"] ?? "")) return Effect.fail(notTextType)
  if (isEncoded(request)) return Effect.fail(encoded)
  return Effect.flatMap(read(request, limit, asBytes), (bytes) => Effect.fromResult(JsonBody.decode(bytes)))
}

/** Reads the bytes of a request that calls them a message (`message/rfc822`), within the same limit. */
export const readMessage = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<Uint8Array, BodyError> =>
  messageType.test(request.headers["content-type"] ?? "") ? readBytes(request, limit) : Effect.fail(notMessageType)

/** Reads a body as it came, whatever type it says that it has, within the same limit. */
export const readBytes = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<Uint8Array, BodyError> => isEncoded(request) ? Effect.fail(encoded) : read(request, limit, asBytes)

/** The JSON that such a body is; a large one is parsed piece by piece. */
export const jsonOf = (bytes: Uint8Array): Effect.Effect<unknown, ValidationError> =>
  bytes.length > JsonBody.pieceBytes ? parseInPieces([bytes]) : Effect.fromResult(JsonBody.parse(bytes))

/** Whether a body is compressed, which no route takes. */
export const isEncoded = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  (headers["content-encoding"] ?? "identity").toLowerCase() !== "identity"
