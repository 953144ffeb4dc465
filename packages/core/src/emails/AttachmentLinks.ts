import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type Caller, scopeOf } from "../accounts/Caller.ts"
import { NotFound } from "../foundation/Errors.ts"
import type { Mode } from "../foundation/Mode.ts"
import { runSteps } from "../foundation/runSteps.ts"
import type { StorageError } from "../foundation/StorageError.ts"
import * as Uuid from "../foundation/Uuid.ts"
import type { Attachment, AttachmentHead } from "../model/Attachment.ts"
import { attachmentsOf, readAttachments, readPlace } from "../model/OriginalMessage.ts"
import { SecretBox } from "../secrets/SecretBox.ts"
import * as SignedText from "../secrets/SignedText.ts"
import { EmailStore } from "./EmailStore.ts"

/** How long a link lasts, in milliseconds. */
export const attachmentLinkMillis = 3_600_000

/** Which file a link leads to. */
export interface AttachmentLink {
  readonly accountId: string
  readonly mode: Mode
  readonly emailId: string
  /** Its place among the files of the email, from 0. */
  readonly position: number
  /** In bytes. */
  readonly size: number
  readonly expiresAt: Date
}

/** A file of an email, without its content, and the link to it. */
export interface LinkedAttachment extends AttachmentHead {
  /** A UUID, the same whenever it is asked for. */
  readonly id: string
  /** In bytes. */
  readonly size: number
  /** Its bearer can read the file until it expires, without a key. */
  readonly token: Redacted.Redacted
  readonly expiresAt: Date
}

type Values = readonly [
  accountId: string,
  mode: Mode,
  emailId: string,
  position: number,
  size: number,
  expiresAt: number
]

/** The id of a file, by its email and its place among the email's files, from 0: a UUID, the same whenever it is asked for. */
export const attachmentId = (emailId: string, position: number): string =>
  Uuid.derived(emailId, ` attachment ${position}`)

/**
 * Links to the files of emails, for readers without a key. A link is signed, leads to one file of one
 * account and mode, and lasts an hour; nothing is stored of it.
 *
 * @example
 * ```ts no-run: it needs the id of an email
 * import { AttachmentLinks } from "@sendwright/core/emails/AttachmentLinks"
 * import type { Caller } from "@sendwright/core"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * // What is in a link to each file of an email.
 * export const tokens = Effect.fn("tokens")(function*(caller: Caller, id: string) {
 *   const files = yield* (yield* AttachmentLinks).list(caller, id)
 *   return files.map(({ token }) => Redacted.value(token))
 * })
 * ```
 */
export class AttachmentLinks extends Context.Service<AttachmentLinks, {
  /**
   * The files of an email in their order, each with a link of its own. `NotFound` for another account's email, and for
   * a mode that the caller does not read.
   */
  readonly list: (
    caller: Caller,
    emailId: string
  ) => Effect.Effect<ReadonlyArray<LinkedAttachment>, NotFound | StorageError>
  /** Which file a link leads to; `NotFound` where it has expired, or was not made here. Nothing is read. */
  readonly verify: (token: string) => Effect.Effect<AttachmentLink, NotFound>
  /** The file of a link; `NotFound` where the contents of its email were deleted since. */
  readonly read: (link: AttachmentLink) => Effect.Effect<Attachment, NotFound | StorageError>
}>()("@sendwright/core/emails/AttachmentLinks") {
  static readonly layer = Layer.effect(
    AttachmentLinks,
    Effect.gen(function*() {
      const store = yield* EmailStore
      const keys = (yield* SecretBox).signingKeys("sendwright attachment link 1")
      const clock = yield* Clock.Clock

      const list = Effect.fn("AttachmentLinks.list")(function*(caller: Caller, emailId: string) {
        const found = yield* store.find(scopeOf(caller), emailId)
        if (Option.isNone(found)) return yield* new NotFound()
        const { attachments, id, mode } = found.value
        const expiresAt = new Date(clock.currentTimeMillisUnsafe() + attachmentLinkMillis)
        return attachments.map((file, position): LinkedAttachment => {
          const values: Values = [caller.account.id, mode, id, position, file.size, expiresAt.getTime()]
          const token = Redacted.make(SignedText.sign(keys[0]!, values), { label: "AttachmentLink" })
          return { ...file, id: attachmentId(id, position), token, expiresAt }
        })
      })

      const verify = (token: string): Effect.Effect<AttachmentLink, NotFound> =>
        Effect.suspend(() => {
          const values = SignedText.read(keys, token) as Values | undefined
          if (values === undefined) return Effect.fail(new NotFound())
          const [accountId, mode, emailId, position, size, expiresAt] = values
          return expiresAt > clock.currentTimeMillisUnsafe()
            ? Effect.succeed({ accountId, mode, emailId, position, size, expiresAt: new Date(expiresAt) })
            : Effect.fail(new NotFound())
        })

      const read = Effect.fn("AttachmentLinks.read")(function*({ accountId, emailId, mode, position }: AttachmentLink) {
        const scope = { accountId, modes: [mode] }
        const found = yield* store.attachment(scope, emailId, position)
        if (Option.isNone(found)) return yield* new NotFound()
        const [file] = attachmentsOf([found.value])
        if (file !== undefined && readPlace(file.content) === undefined) return file
        const attachments = yield* runSteps(readAttachments(yield* store.attachments(scope, emailId)))
        return attachments[position] ?? (yield* new NotFound())
      })

      return AttachmentLinks.of({ list, verify, read })
    })
  )
}
