import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { type Issue, ValidationError } from "../foundation/Errors.ts"
import * as Attachment from "../model/Attachment.ts"
import type { CheckedSend } from "../model/SendRequest.ts"
import { GuardedHttp } from "../net/GuardedHttp.ts"

const fetchDeadlineMillis = 10_000

/**
 * Turns the attachments of a checked send into bytes: base64 is decoded, and a URL is fetched now, so that the size is
 * known and a scheduled email is frozen (https only, no redirects, 10 s, 7 MB over all files). Fails with a
 * `ValidationError` that names each file which could not be had.
 */
export class AttachmentLoader extends Context.Service<AttachmentLoader, {
  readonly load: (send: CheckedSend) => Effect.Effect<ReadonlyArray<Attachment.Attachment>, ValidationError>
}>()("@sendwright/core/emails/AttachmentLoader") {
  static readonly layer = Layer.effect(
    AttachmentLoader,
    Effect.gen(function*() {
      const http = yield* GuardedHttp

      const fetch = Effect.fn("AttachmentLoader.fetch")(function*(url: string, maxBodyBytes: number) {
        const response = yield* http.request({
          method: "GET",
          url,
          headers: { accept: "*/*" },
          body: null,
          policy: { protocols: ["https:"], allowPrivate: false },
          deadlineMillis: fetchDeadlineMillis,
          maxBodyBytes,
          readBody: "all"
        })
        return response.status === 200
          ? response.body
          : yield* Effect.fail({ message: `answered with status ${response.status}; 200 is needed` })
      })

      const load = Effect.fnUntraced(function*(send: CheckedSend) {
        const inputs = send.attachments ?? []
        const loaded: Array<Attachment.Attachment> = []
        const issues: Array<Issue> = []
        let left = Attachment.maxTotalBytes
        for (const [index, input] of inputs.entries()) {
          const content = input.content === undefined
            ? yield* Effect.result(fetch(input.url ?? "", left))
            : Result.succeed(decode(input.content))
          if (Result.isFailure(content)) {
            issues.push({
              path: ["attachments", index, "url"],
              message: `could not be fetched: ${content.failure.message}`
            })
            continue
          }
          left -= content.success.length
          if (left < 0) {
            issues.push({
              path: ["attachments", index],
              message: "goes over the 7 MB that all files may hold together"
            })
            break
          }
          loaded.push({
            filename: input.filename,
            contentType: input.contentType ?? Attachment.contentTypeOf(input.filename),
            content: content.success
          })
        }
        return issues.length === 0 ? loaded : yield* new ValidationError({ issues })
      })

      return AttachmentLoader.of({
        load: (send) => send.attachments === undefined ? Effect.succeed([]) : load(send)
      })
    })
  )
}

const decode = (wrapped: string): Uint8Array => {
  const content = Attachment.unwrapped(wrapped)
  return Result.getOrThrow(Base64.decode(content.padEnd(Math.ceil(content.length / 4) * 4, "=")))
}
