import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Caller } from "../accounts/Caller.ts"
import { NotFound } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import * as SignedText from "../secrets/SignedText.ts"
import type { ReceivedEmail } from "./ReceivedEmail.ts"
import { ReceivedStore } from "./ReceivedStore.ts"

/** How long a link lasts, in milliseconds. */
export const receivedLinkMillis = 3_600_000

/** What a link leads to. */
export interface ReceivedLink {
  readonly accountId: string
  readonly mode: Mode
  readonly receivedId: string
  /** The place of an attachment, from 0; null for the message as it came. */
  readonly place: number | null
  /** Of the message, in bytes. */
  readonly sizeBytes: number
  readonly expiresAt: Date
}

/** A link as it is given away. */
export interface ReceivedToken {
  /** Its bearer can read what it leads to until it expires, without a key. */
  readonly token: Redacted.Redacted
  readonly expiresAt: Date
}

type Values = readonly [
  accountId: string,
  mode: Mode,
  receivedId: string,
  place: number | null,
  sizeBytes: number,
  expiresAt: number
]

/**
 * Links to received messages and their attachments, for readers without a key. A link is signed, leads to one email of one
 * account and mode, and lasts an hour; nothing is stored of it.
 *
 * @example
 * ```ts no-run: it needs an email that was received
 * import type { Caller } from "@sendwright/core"
 * import { ReceivedEmails } from "@sendwright/core/received/ReceivedEmails"
 * import { ReceivedLinks } from "@sendwright/core/received/ReceivedLinks"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // What is in a link to a message as it came.
 * export const token = Effect.fn("token")(function*(caller: Caller, id: string) {
 *   const email = yield* (yield* ReceivedEmails).get(caller, id)
 *   return Redacted.value((yield* ReceivedLinks).make(caller, email, null).token)
 * })
 * ```
 */
export class ReceivedLinks extends Context.Service<ReceivedLinks, {
  /** A link to an email that the caller read: to one of its attachments, or to the whole message. */
  readonly make: (
    caller: Caller,
    email: Pick<ReceivedEmail, "id" | "mode" | "sizeBytes">,
    place: number | null
  ) => ReceivedToken
  /** What a link leads to; `NotFound` where it has expired, or was not made here. Nothing is read. */
  readonly verify: (token: string) => Effect.Effect<ReceivedLink, NotFound>
  /** The message of a link as it came; `NotFound` where it is no longer kept. */
  readonly read: (link: ReceivedLink) => Effect.Effect<Uint8Array, NotFound | StorageError>
}>()("@sendwright/core/received/ReceivedLinks") {
  static readonly layer = Layer.effect(
    ReceivedLinks,
    Effect.gen(function*() {
      const store = yield* ReceivedStore
      const keys = (yield* SecretBox).signingKeys("sendwright received link 1")
      const clock = yield* Clock.Clock

      const verify = (token: string): Effect.Effect<ReceivedLink, NotFound> =>
        Effect.suspend(() => {
          const values = SignedText.read(keys, token) as Values | undefined
          if (values === undefined) return Effect.fail(new NotFound())
          const [accountId, mode, receivedId, place, sizeBytes, expiresAt] = values
          return expiresAt > clock.currentTimeMillisUnsafe()
            ? Effect.succeed({ accountId, mode, receivedId, place, sizeBytes, expiresAt: new Date(expiresAt) })
            : Effect.fail(new NotFound())
        })

      return ReceivedLinks.of({
        make: ({ account }, { id, mode, sizeBytes }, place) => {
          const expiresAt = new Date(clock.currentTimeMillisUnsafe() + receivedLinkMillis)
          const values: Values = [account.id, mode, id, place, sizeBytes, expiresAt.getTime()]
          return { token: Redacted.make(SignedText.sign(keys[0]!, values), { label: "ReceivedLink" }), expiresAt }
        },
        verify,
        read: Effect.fn("ReceivedLinks.read")(function*({ accountId, mode, receivedId }: ReceivedLink) {
          const found = yield* store.content({ accountId, modes: [mode] }, receivedId)
          return Option.isSome(found) ? found.value : yield* new NotFound()
        })
      })
    })
  )
}
