import { ValidationError } from "@sendwright/core/foundation/Errors"
import { runSteps } from "@sendwright/core/foundation/runSteps"
import { stepBytes, type Steps } from "@sendwright/core/foundation/Steps"
import { HttpSettings } from "@sendwright/http/HttpSettings"
import { type BodyError, readBytes } from "@sendwright/http/RequestBody"
import * as Effect from "effect/Effect"
import type { HttpServerRequest } from "effect/http"
import * as MultipartParser from "effect/http/MultipartParser"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"

/** A file of a form. */
export interface FormFile {
  readonly name: string
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** What a form has, in its order. */
export interface FormBody {
  readonly fields: ReadonlyMap<string, ReadonlyArray<string>>
  readonly files: ReadonlyArray<FormFile>
}

/** More than any email needs. */
const maxParts = 1_000

const refuse = (message: string) => new ValidationError({ issues: [{ path: [], message }] })

const wrongType = refuse(
  "needs the header Content-Type: multipart/form-data, or application/x-www-form-urlencoded where it has no files"
)
const broken = refuse("is no multipart/form-data to its end")
const tooManyParts = refuse(`must not have more than ${maxParts} parts`)

const isForm = /^multipart\/form-data[ \t]*;/i
const isUrlEncoded = /^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i

/** PHP numbers what there may be several of: `attachment[0]`. */
const numbered = /^(attachment|inline|to|cc|bcc|o:tag)\[\d*\]$/

const nameOf = (name: string): string => numbered.exec(name)?.[1] ?? name

const joined = (chunks: ReadonlyArray<Uint8Array>): Uint8Array =>
  chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)

const fieldsOf = (pairs: Iterable<readonly [string, string]>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const fields = new Map<string, Array<string>>()
  for (const [given, value] of pairs) {
    const name = nameOf(given)
    const known = fields.get(name)
    if (known === undefined) fields.set(name, [value])
    else known.push(value)
  }
  return fields
}

function* multipartInSteps(
  bytes: Uint8Array,
  contentType: string
): Steps<Result.Result<FormBody, ValidationError>> {
  const pairs: Array<readonly [string, string]> = []
  const files: Array<FormFile> = []
  let problem: ValidationError | undefined
  const parser = MultipartParser.make({
    headers: { "content-type": contentType },
    maxParts,
    maxFieldSize: Math.max(1, bytes.length),
    isFile: ({ filename }) => filename !== undefined,
    onField: (info, value) => void pairs.push([info.name, MultipartParser.decodeField(info, value)]),
    onFile: ({ contentType, filename = "", name }) => {
      const chunks: Array<Uint8Array> = []
      return (chunk) => {
        if (chunk !== null) chunks.push(chunk)
        else files.push({ name: nameOf(name), filename, contentType, content: joined(chunks) })
      }
    },
    onError: (error) => {
      problem ??= error._tag === "ReachedLimit" && error.limit === "MaxParts" ? tooManyParts : broken
    },
    onDone: () => undefined
  })
  // What follows a mistake is not looked at by the parser.
  for (let at = 0; at < bytes.length; at += stepBytes) {
    if (at > 0) yield
    parser.write(bytes.subarray(at, at + stepBytes))
  }
  parser.end()
  return problem === undefined ? Result.succeed({ fields: fieldsOf(pairs), files }) : Result.fail(problem)
}

/** Reads a multipart form, or a small one that is encoded as a query is. */
export const read = (
  request: HttpServerRequest.HttpServerRequest
): Effect.Effect<FormBody, BodyError, Scope.Scope> =>
  Effect.gen(function*() {
    const { bodyLimits } = yield* HttpSettings
    const contentType = request.headers["content-type"] ?? ""
    if (isForm.test(contentType)) {
      const bytes = yield* readBytes(request, bodyLimits.send)
      return yield* Effect.flatMap(runSteps(multipartInSteps(bytes, contentType)), Effect.fromResult)
    }
    if (!isUrlEncoded.test(contentType)) return yield* wrongType
    const bytes = yield* readBytes(request, bodyLimits.other)
    return { fields: fieldsOf(new URLSearchParams(Buffer.from(bytes).toString())), files: [] }
  })
