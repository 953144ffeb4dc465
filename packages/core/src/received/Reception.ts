import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Digest from "effect/crypto/Digest"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { EmailScope } from "../accounts/Caller.ts"
import { EmailStore } from "../emails/EmailStore.ts"
import * as ReplyAddress from "../emails/ReplyAddress.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { Wakeups } from "../foundation/Wakeups.ts"
import { fingerprintOf } from "./fingerprintOf.ts"
import { namedBy, type ReceivedEmail } from "./ReceivedEmail.ts"
import type { ReceivedFull } from "./ReceivedRoom.ts"
import { type AddAnswer, type NewReceived, ReceivedStore } from "./ReceivedStore.ts"
import type { Receiver } from "./Receivers.ts"

/** An address that a message came to, and who receives there. */
export interface Recipient {
  readonly address: string
  readonly receiver: Receiver
}

/** A message that is read, for all of its recipients. */
export interface Arrived extends
  Pick<
    ReceivedEmail,
    | "from"
    | "to"
    | "cc"
    | "replyTo"
    | "subject"
    | "messageId"
    | "inReplyTo"
    | "references"
    | "html"
    | "text"
    | "replyText"
    | "headers"
    | "attachments"
    | "authentication"
    | "spam"
  >
{
  /** MAIL FROM; empty for the null path. */
  readonly returnPath: string
  /** In the order in which they were named, at least 1, at most `maxRecipients`. */
  readonly recipients: ReadonlyArray<Recipient>
  /** As it came (RFC 5322). */
  readonly content: Uint8Array
  /** The SHA-256 of `content`, in hex. */
  readonly contentDigest: string
}

/** The part of a message's recipients that belongs to one account and mode. */
export interface Share {
  /** Of the first of them. */
  readonly receiver: Receiver
  readonly addresses: ReadonlyArray<string>
}

/** The recipients by account and mode, in the order of the first of each. */
export const sharesOf = (recipients: ReadonlyArray<Recipient>): ReadonlyArray<Share> => {
  const shares = new Map<string, { readonly receiver: Receiver; readonly addresses: Array<string> }>()
  for (const { address, receiver } of recipients) {
    const key = `${receiver.accountId} ${receiver.mode}`
    const share = shares.get(key)
    if (share === undefined) shares.set(key, { receiver, addresses: [address] })
    else share.addresses.push(address)
  }
  return [...shares.values()]
}

/**
 * Stores messages that came for accounts. By which way a message came makes no difference: what it says is read before.
 *
 * @example
 * ```ts no-run: it needs a message that was read
 * import { type Arrived, Reception } from "@sendwright/core/received/Reception"
 * import * as Effect from "effect/Effect"
 *
 * // The ids under which the recipients' accounts find it.
 * export const store = Effect.fn("store")(function*(message: Arrived) {
 *   const reception = yield* Reception
 *   return (yield* reception.take(message)).map(({ id }) => id)
 * })
 * ```
 */
export class Reception extends Context.Service<Reception, {
  /**
   * Stores a message once for each account and mode that it is for, all in one commit; answers in the order of `sharesOf`.
   * The same message again within a day stores nothing. Where one account has no room for it, none gets it.
   */
  readonly take: (message: Arrived) => Effect.Effect<ReadonlyArray<AddAnswer>, ReceivedFull | StorageError>
}>()("@sendwright/core/received/Reception") {
  static readonly layer = Layer.effect(
    Reception,
    Effect.gen(function*() {
      const store = yield* ReceivedStore
      const random = yield* SecureRandom.SecureRandom
      const digest = yield* Digest.Digest
      const emails = yield* EmailStore
      const wakeups = yield* Wakeups
      const replyKeys = yield* ReplyAddress.keys

      /** The sent email that a message answers: by the address made for its answers, or by the Message-IDs it names. */
      const answeredBy = Effect.fnUntraced(
        function*(scope: EmailScope, addresses: ReadonlyArray<string>, named: ReadonlyArray<string>) {
          const ids = addresses.flatMap((address) => ReplyAddress.parse(replyKeys ?? [], address) ?? [])
          // An address that was made for one account may be written to at the domain of another.
          if (ids[0] !== undefined && Option.isSome(yield* emails.find(scope, ids[0]))) return ids[0]
          return named.length === 0 ? null : Option.getOrNull(yield* store.findSent(scope, named))
        }
      )

      const newOf = Effect.fnUntraced(
        function*(
          message: Omit<Arrived, "contentDigest" | "recipients" | "returnPath">,
          { contentDigest, returnPath }: Pick<Arrived, "contentDigest" | "returnPath">,
          share: Share,
          receivedAt: Date
        ) {
          const { accountId, domain, mode, room } = share.receiver
          const envelope = { from: returnPath, to: share.addresses }
          const email: NewReceived = {
            ...message,
            id: Uuid.withMillis(yield* random.uuidV7(), receivedAt.getTime()),
            accountId,
            mode,
            domain,
            envelope,
            sizeBytes: message.content.length,
            repliedToEmailId: yield* answeredBy({ accountId, modes: [mode] }, share.addresses, namedBy(message)),
            receivedAt,
            mostBytes: room?.mostBytes ?? null,
            fingerprint: yield* fingerprintOf(
              { accountId, mode, envelope, messageId: message.messageId },
              contentDigest
            )
          }
          return email
        },
        Effect.provideService(Digest.Digest, digest)
      )

      const take = Effect.fn("Reception.take")(
        function*({ contentDigest, recipients, returnPath, ...message }: Arrived) {
          const receivedAt = new Date(yield* Clock.currentTimeMillis)
          const answers = yield* store.add(
            yield* Effect.forEach(
              sharesOf(recipients),
              (share) => newOf(message, { contentDigest, returnPath }, share, receivedAt)
            )
          )
          if (answers.some(({ isNew }) => isNew)) yield* wakeups.notify("webhooks")
          return answers
        }
      )

      return Reception.of({ take })
    })
  )
}
