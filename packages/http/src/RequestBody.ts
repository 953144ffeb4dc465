import { ValidationError } from "@sendwright/core/foundation/Errors"
import * as ByteSize from "effect/ByteSize"
import * as Effect from "effect/Effect"
import { HttpIncomingMessage, type HttpServerRequest } from "effect/http"
import * as Result from "effect/Result"
import { jsonIssue } from "./jsonError.ts"
import * as NodeBody from "./NodeBody.ts"

const refuse = (message: string) => new ValidationError({ issues: [{ path: [], message }] })

const notJsonType = refuse("needs the header Content-Type: application/json")
const jsonParameters = refuse("must be JSON in UTF-8: send the header Content-Type: application/json as it stands here")
const encoded = refuse("must be sent as it is, without Content-Encoding")
const empty = refuse("is empty: a JSON object is needed")
const notUtf8 = refuse("is not valid UTF-8")
const broken = refuse("could not be read to its end")
const tooLarge = (limit: number) => refuse(`is too large: at most ${limit} bytes are allowed`)

const notTextType = refuse("needs the header Content-Type: text/plain or application/json")

const anyJsonType = /^application\/json[ \t]*;/i
const textType = /^(?:text\/plain|application\/json)[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?;?[ \t]*$/i
const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset="?utf-8"?[ \t]*)?;?[ \t]*$/i

const decoder = new TextDecoder("utf-8", { fatal: true })

const decode = (bytes: ArrayBuffer | Uint8Array): Result.Result<string, ValidationError> =>
  Result.try({ try: () => decoder.decode(bytes), catch: () => notUtf8 })

const parse = (bytes: ArrayBuffer | Uint8Array): Result.Result<unknown, ValidationError> => {
  if (bytes.byteLength === 0) return Result.fail(empty)
  const text = decode(bytes)
  if (Result.isFailure(text)) return Result.fail(text.failure)
  return Result.try({
    try: (): unknown => JSON.parse(text.success),
    catch: () => refuse(jsonIssue(text.success))
  })
}

/** The bytes of a body, of which at most `limit` are read. */
const readBytes = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<ArrayBuffer | Uint8Array, ValidationError> => {
  const declared = request.headers["content-length"]
  if (Number(declared ?? 0) > limit) return Effect.fail(tooLarge(limit))
  // Node ends such a body where its Content-Length says; every other one is counted.
  const source = NodeBody.sourceOf(request)
  if (source !== undefined) return Effect.mapError(NodeBody.read(source), () => broken)
  return Effect.mapError(
    Effect.provideService(request.arrayBuffer, HttpIncomingMessage.MaxBodySize, ByteSize.bytes(limit)),
    ({ reason }) => reason._tag === "RequestParseError" && reason.reason === "BodyTooLarge" ? tooLarge(limit) : broken
  )
}

/**
 * Reads the JSON of a request. A body of more than `limit` bytes is refused by its Content-Length before anything is
 * read, and without one as soon as the limit is passed.
 */
export const readJson = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<unknown, ValidationError> => {
  const type = request.headers["content-type"] ?? ""
  if (!jsonType.test(type)) return Effect.fail(anyJsonType.test(type) ? jsonParameters : notJsonType)
  if (isEncoded(request)) return Effect.fail(encoded)
  return Effect.flatMap(readBytes(request, limit), (bytes) => Effect.fromResult(parse(bytes)))
}

/** Reads the text of a request that calls it `text/plain` or JSON, exactly as it came, within the same limit. */
export const readText = (
  request: HttpServerRequest.HttpServerRequest,
  limit: number
): Effect.Effect<string, ValidationError> => {
  if (!textType.test(request.headers["content-type"] ?? "")) return Effect.fail(notTextType)
  if (isEncoded(request)) return Effect.fail(encoded)
  return Effect.flatMap(readBytes(request, limit), (bytes) => Effect.fromResult(decode(bytes)))
}

const isEncoded = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  (headers["content-encoding"] ?? "identity").toLowerCase() !== "identity"
