import * as Effect from "effect/Effect"
import type { AcceptAnswer, AcceptGroup, EmailStore, NewEmail, NewFile } from "../emails/EmailStore.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { originalOf } from "../model/OriginalMessage.ts"
import { isTextual } from "../privacy/Redaction.ts"
import { encodeBody } from "./body.ts"
import * as ContentReference from "./ContentReference.ts"
import type { Objects, Part } from "./Objects.ts"

/** Objects of one email, and emails of one accept, that are stored at once. */
const partsAtOnce = 4
const emailsAtOnce = 8

type Reference = ContentReference.ContentReference

/** An email for the storage, and the contents that were stored for it. */
interface Stored {
  readonly email: NewEmail
  readonly stored: ReadonlyArray<Reference>
}

/** A group whose large contents are stored, and what was stored for it. */
interface Prepared {
  readonly group: AcceptGroup
  readonly stored: ReadonlyArray<Reference>
}

/**
 * Accepts groups, and stores their large contents before. Nothing is stored for a group whose key is known, and for
 * messages that would be refused: both are asked for first, by statements of their own, which other groups do not pay.
 */
export const accept = Effect.fnUntraced(function*(inner: EmailStore["Service"], objects: Objects) {
  const { minBytes, storeMillis } = objects.settings
  if (minBytes === Infinity) return inner.accept

  const isLargeBody = ({ html, text }: NewEmail): boolean => (html?.length ?? 0) + (text?.length ?? 0) >= minBytes
  const isLarge = (email: NewEmail): boolean =>
    isLargeBody(email) || email.attachments.some(({ content }) => content.length >= minBytes)

  const store = Effect.fnUntraced(function*(email: NewEmail): Effect.fn.Return<Stored, StorageError> {
    const stored: Array<Reference> = []
    const put = (part: Omit<Part, "emailId">, content: Uint8Array) =>
      Effect.tap(
        objects.put({ ...part, emailId: email.id }, content),
        (reference) => Effect.sync(() => stored.push(reference))
      )
    const body = isLargeBody(email)
      ? { html: ContentReference.write(yield* put({ position: 0, holds: "text" }, encodeBody(email))), text: null }
      : {}
    const attachments = yield* Effect.forEach(email.attachments, (file, index) =>
      file.content.length < minBytes
        ? Effect.succeed(file)
        : Effect.map(
          put({ position: index + 1, holds: holdingOf(file) }, file.content),
          (reference) => ({
            ...file,
            content: ContentReference.writeBytes(reference),
            size: file.size ?? reference.size
          })
        ), { concurrency: partsAtOnce })
    return { email: { ...email, ...body, attachments }, stored }
  })

  const isReplay = ({ accountId, idempotency, messages, mode }: AcceptGroup): Effect.Effect<boolean, StorageError> =>
    idempotency === null
      ? Effect.succeed(false)
      : Effect.map(
        inner.recall(
          { accountId, mode, kind: idempotency.kind, key: idempotency.key },
          messages[0]?.createdAt ?? new Date(0)
        ),
        ({ _tag }) => _tag === "Some"
      )

  const prepare = Effect.fnUntraced(function*(group: AcceptGroup): Effect.fn.Return<Prepared, StorageError> {
    // What is not stored elsewhere is in its place: that is right of every group.
    const asItIs: Prepared = { group, stored: [] }
    if (!group.messages.some(isLarge) || (yield* isReplay(group))) return asItIs
    const verdicts = yield* inner.judge(group)
    if (group.allOrNothing && verdicts.some(({ _tag }) => _tag !== "Accepted")) return asItIs
    const all = yield* Effect.forEach(
      group.messages,
      (email, index): Effect.Effect<Stored, StorageError> =>
        verdicts[index]?._tag === "Accepted" && isLarge(email) ? store(email) : Effect.succeed({ email, stored: [] }),
      { concurrency: emailsAtOnce }
    )
    return { group: { ...group, messages: all.map(({ email }) => email) }, stored: all.flatMap(({ stored }) => stored) }
  })

  return (groups: ReadonlyArray<AcceptGroup>): Effect.Effect<ReadonlyArray<AcceptAnswer>, StorageError> =>
    groups.some(({ messages }) => messages.some(isLarge))
      ? Effect.forEach(groups, prepare).pipe(
        Effect.timeoutOrElse({ duration: storeMillis, orElse: () => Effect.fail(objects.unanswered("put")) }),
        // Who waits for an accept that cannot be given up does not wait for this.
        Effect.interruptible,
        Effect.flatMap((prepared) =>
          Effect.tap(
            inner.accept(prepared.map(({ group }) => group)),
            (answers) => objects.discard(prepared.flatMap((one, index) => unusedOf(one, answers[index])))
          )
        )
      )
      : inner.accept(groups)
})

const holdingOf = (file: NewFile): ContentReference.Holding =>
  originalOf([file]) !== null ? "message" : isTextual(file.contentType) ? "text" : "bytes"

/** What was stored for messages that were not accepted. */
const unusedOf = ({ stored }: Prepared, answer: AcceptAnswer | undefined): ReadonlyArray<Reference> => {
  if (stored.length === 0 || answer === undefined) return []
  const accepted = new Set(
    answer._tag === "Judged"
      ? answer.verdicts.flatMap((verdict) => verdict._tag === "Accepted" ? [verdict.emailId] : [])
      : []
  )
  return stored.filter(({ emailId }) => !accepted.has(emailId))
}
