import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { type Caller, scopeOf } from "../accounts/Caller.ts"
import { EmailStore } from "../emails/EmailStore.ts"
import * as Address from "../foundation/Address.ts"
import { NotFound } from "../foundation/Errors.ts"
import { runSteps } from "../foundation/runSteps.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import type { Attachment } from "../model/Attachment.ts"
import type { Email } from "../model/Email.ts"
import { hasContents } from "../model/EmailFields.ts"
import { messageIdOf } from "../model/MessageId.ts"
import { readAttachments, type StoredFile } from "../model/OriginalMessage.ts"
import { messageOf } from "./messageOf.ts"
import type { OutgoingMessage } from "./OutgoingMessage.ts"

/** When an email first became due; that is its `Date` header. */
const queuedAtOf = ({ createdAt, events, scheduledAt }: Email): Date =>
  events.find(({ type }) => type === "email.queued")?.occurredAt ?? scheduledAt ?? createdAt

/** The message of a stored email, unsigned and with an envelope of nobody; null where its sender was erased. */
const rebuilt = (
  accountId: string,
  email: Email,
  attachments: ReadonlyArray<StoredFile>
): OutgoingMessage | null => {
  const from = Address.parseMailbox(email.from)
  if (Result.isFailure(from)) return null
  const sendable = {
    ...email,
    accountId,
    attachments,
    messageId: messageIdOf(email.id, Address.domainOf(from.success.address)),
    queuedAt: queuedAtOf(email)
  }
  return messageOf(sendable, 1, [], null, null)
}

/**
 * Builds the message of an email once more, for those who want to see what was sent.
 *
 * @example
 * ```ts no-run: it needs the id of an email
 * import type { Caller } from "@sendwright/core"
 * import { EmailSources } from "@sendwright/core/sending/EmailSources"
 * import * as Effect from "effect/Effect"
 *
 * // The Message-ID that a receiver's log has it under.
 * export const messageId = Effect.fn("messageId")(function*(caller: Caller, id: string) {
 *   const message = yield* (yield* EmailSources).message(caller, id)
 *   return message?.ownMessageId ?? message?.messageId
 * })
 * ```
 */
export class EmailSources extends Context.Service<EmailSources, {
  /**
   * The message as it is handed to a provider, made of what is stored now: without a signature, which is made with the
   * key and at the time of the hand-off, and without recipients who were erased since. null where its contents were
   * deleted.
   * `NotFound` for another account's email, and for a mode that the caller does not read.
   */
  readonly message: (caller: Caller, id: string) => Effect.Effect<OutgoingMessage | null, NotFound | StorageError>
  /** The attachments of an email with their contents, in their order. `NotFound` as for `message`. */
  readonly attachments: (
    caller: Caller,
    id: string
  ) => Effect.Effect<ReadonlyArray<Attachment>, NotFound | StorageError>
}>()("@sendwright/core/sending/EmailSources") {
  static readonly layer = Layer.effect(
    EmailSources,
    Effect.gen(function*() {
      const store = yield* EmailStore

      const find = Effect.fnUntraced(function*(caller: Caller, id: string) {
        const found = yield* store.find(scopeOf(caller), id)
        return Option.isSome(found) ? found.value : yield* new NotFound()
      })

      const read = Effect.fnUntraced(function*(caller: Caller, { attachments, hasOriginal, id }: Email) {
        return attachments.length === 0 && !hasOriginal ? [] : yield* store.attachments(scopeOf(caller), id)
      })

      const message = Effect.fn("EmailSources.message")(function*(caller: Caller, id: string) {
        const email = yield* find(caller, id)
        return hasContents(email) ? rebuilt(caller.account.id, email, yield* read(caller, email)) : null
      })

      const attachments = Effect.fn("EmailSources.attachments")(function*(caller: Caller, id: string) {
        return yield* runSteps(readAttachments(yield* read(caller, yield* find(caller, id))))
      })

      return EmailSources.of({ message, attachments })
    })
  )
}
