import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ContentReference from "../objects/ContentReference.ts"
import { ContentReferences } from "../objects/ContentReferences.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const textOf = (content: Uint8Array): string =>
  content.length > ContentReference.maxLength ? "" : decoder.decode(content)

/** `ContentReferences` in memory. */
export const layer: Layer.Layer<ContentReferences, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  ContentReferences,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    const logId = yield* Effect.cached(random.uuidV4())
    return ContentReferences.of({
      logId,
      of: (emailIds) =>
        Effect.sync(() =>
          [...new Set(emailIds)].flatMap((emailId) => {
            const email = db.emails.get(emailId)?.email
            const contents = [...email?.attachments ?? [], db.received.get(emailId) ?? { content: null }]
            return [email?.html ?? "", ...contents.map(({ content }) => content === null ? "" : textOf(content))]
              .filter((text) => text.startsWith(ContentReference.prefix) && text.length <= ContentReference.maxLength)
              .map((text) => ({ emailId, text }))
          })
        ),
      replace: ({ emailId, from, size, to }) =>
        Effect.sync(() => {
          const row = db.emails.get(emailId)
          if (row === undefined) return false
          if (row.email.html === from) {
            row.email = { ...row.email, html: to }
            return true
          }
          const position = row.email.attachments.findIndex(({ content }) => textOf(content) === from)
          if (position === -1) return false
          row.email = {
            ...row.email,
            attachments: row.email.attachments.map((file, index) =>
              index === position ? { ...file, content: encoder.encode(to), size } : file
            )
          }
          return true
        })
    })
  })
)
