import { ContentMissing, ContentStore, ContentStoreError } from "@sendwright/core/objects/ContentStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as crypto from "node:crypto"
import * as Requests from "./internal/requests.ts"
import { deletion, errorCode, isDeleted, readList } from "./internal/xml.ts"
import type { S3Options } from "./S3Options.ts"

/** A page of a thousand keys with all that is said of them, many times over. */
const listBytes = 8_000_000
const answerBytes = 1_000_000

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/**
 * `ContentStore` in a bucket of an S3-compatible service. It uses PutObject, GetObject, DeleteObjects and ListObjectsV2
 * (with `start-after`, in the order of the keys), signed with AWS Signature Version 4. What may pass by itself (no
 * connection, no answer in time, 5xx, 429, `SlowDown`) is tried again.
 *
 * @example
 * ```ts
 * import * as S3ContentStore from "@sendwright/s3/S3ContentStore"
 * import * as S3Options from "@sendwright/s3/S3Options"
 * import * as Redacted from "effect/Redacted"
 *
 * export const Objects = S3ContentStore.layer(S3Options.make({
 *   region: "eu-central-1",
 *   bucket: "email-contents",
 *   credentials: { accessKeyId: "AKIA…", secretAccessKey: Redacted.make("secret") }
 * }))
 * ```
 */
export const layer = (options: S3Options): Layer.Layer<ContentStore> =>
  Layer.effect(
    ContentStore,
    Effect.map(Requests.make(options), (request) => {
      const { bucket, endpoint, prefix } = options
      const whole = (key: string): string => prefix + key

      const put = (key: string, content: Uint8Array) =>
        request({
          command: "ContentStore.put",
          method: "PUT",
          key: whole(key),
          headers: { "content-type": "application/octet-stream" },
          // A copy: it may be sent again, and whose it is may go on with it.
          body: new Uint8Array(content),
          maxBytes: answerBytes
        })

      const get = (key: string, maxBytes: number) =>
        Effect.flatMap(
          request({ command: "ContentStore.get", method: "GET", key: whole(key), maxBytes }),
          ({ body, isThere }) => isThere ? Effect.succeed(body) : Effect.fail(new ContentMissing())
        )

      const remove = (keys: ReadonlyArray<string>): Effect.Effect<void, ContentStoreError> => {
        if (keys.length === 0) return Effect.void
        const body = bytesOf(deletion(keys.map(whole)))
        const command = "ContentStore.remove"
        return Effect.flatMap(
          request({
            command,
            method: "POST",
            key: null,
            query: { delete: "" },
            headers: {
              "content-type": "application/xml",
              "content-md5": crypto.createHash("md5").update(body).digest("base64")
            },
            body,
            maxBytes: answerBytes
          }),
          (answer) => {
            const text = decoder.decode(answer.body)
            const code = errorCode(text)
            if (code !== null) {
              const outage = code === "AccessDenied" ? "denied" : "overloaded"
              return Effect.fail(new ContentStoreError({ command, outage, reason: code }))
            }
            return isDeleted(text)
              ? Effect.void
              : Effect.fail(new ContentStoreError({ command, outage: null, reason: "an unknown answer" }))
          }
        )
      }

      const list = Effect.fnUntraced(function*(page: Parameters<ContentStore["Service"]["list"]>[0]) {
        const command = "ContentStore.list"
        const found: Array<string> = []
        // A service may end a page early.
        for (let after = page.after; found.length < page.limit;) {
          const { body } = yield* request({
            command,
            method: "GET",
            key: null,
            query: {
              "list-type": "2",
              "max-keys": String(page.limit - found.length),
              prefix: whole(page.prefix),
              ...(after === null ? {} : { "start-after": whole(after) })
            },
            maxBytes: listBytes
          })
          const listed = readList(decoder.decode(body))
          if (listed === null) {
            return yield* new ContentStoreError({ command, outage: null, reason: "an unknown answer" })
          }
          found.push(...listed.keys.map((key) => key.slice(prefix.length)))
          const last = listed.keys.at(-1)
          if (!listed.isTruncated || last === undefined) break
          after = last.slice(prefix.length)
        }
        return found
      })

      return ContentStore.of({
        place: `the bucket ${bucket} at ${new URL(endpoint).host}`,
        put: (key, content) => Effect.asVoid(put(key, content)),
        get,
        remove,
        list
      })
    })
  )
