import { normalize } from "@sendwright/core/foundation/Address"
import * as MessageId from "@sendwright/core/model/MessageId"
import {
  BounceReader,
  longestMessage,
  type ReadBounce,
  type ReadReport,
  UnreadableBounce
} from "@sendwright/core/operator/BounceReader"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { BounceAddresses } from "./BounceIntake.ts"
import * as Report from "./Report.ts"
import * as ReportMail from "./ReportMail.ts"
import * as ReportMatch from "./ReportMatch.ts"

/** Fields that say where a message went, and where the one went that it is about. */
const ownFields = ["to", "delivered-to", "x-original-to", "envelope-to"] as const
const enclosedFields = ["return-path", "errors-to", "x-envelope-from"] as const
/** Addresses that are tried: each costs a few HMACs. */
const maxAddresses = 50

const addressesIn = (text: string | undefined): ReadonlyArray<string> =>
  text === undefined ? [] : text.match(/[^\s<>,;:"()]{1,128}@[^\s<>,;:"()]{1,255}/g) ?? []

const shownOf = (report: Report.Report): ReadReport => {
  switch (report._tag) {
    case "DeliveryStatus":
      return {
        _tag: "Dsn",
        reportingMta: report.dsn.reportingMta,
        recipients: report.dsn.recipients.slice(0, 100).map((one) => ({
          address: one.originalRecipient ?? one.finalRecipient,
          action: one.action,
          status: one.status,
          diagnostic: one.diagnostic,
          remoteMta: one.remoteMta
        }))
      }
    case "Feedback":
      return {
        _tag: "Arf",
        type: report.feedback.type,
        userAgent: report.feedback.userAgent,
        originalRecipient: report.feedback.originalRcptTo
      }
    default:
      return report
  }
}

const bare = (text: string | undefined): string | null => text?.trim().replace(/^<(.*)>$/, "$1").slice(0, 500) ?? null

/**
 * Says what the bounce listener would make of a message that somebody pastes, and does nothing of it. The envelope of
 * the message is gone by then: its genuine return path is looked for in the fields that say where it went, and in the
 * header of the message that it is about. Where there is none, the Message-ID of that message may still tell the email.
 *
 * @example
 * ```ts
 * import { BounceReader } from "@sendwright/core/operator/BounceReader"
 * import * as PastedBounce from "@sendwright/receiving/PastedBounce"
 * import * as Effect from "effect/Effect"
 * import { createSecretKey } from "node:crypto"
 *
 * const key = createSecretKey(new Uint8Array(32)) // 32 secret bytes of yours
 * const Reader = PastedBounce.layer({ keys: [key], feedback: null })
 *
 * export const explain = (message: string) =>
 *   Effect.flatMap(BounceReader, ({ read }) => read(message)).pipe(Effect.provide(Reader))
 * ```
 */
export const layer = ({ feedback, keys }: BounceAddresses): Layer.Layer<BounceReader, never, SendJobs> =>
  Layer.effect(
    BounceReader,
    Effect.gen(function*() {
      const jobs = yield* SendJobs
      const { evidenceOf, subjectOf } = ReportMatch.make(keys, jobs)

      const byMessageId = Effect.fnUntraced(function*(messageId: string | null) {
        if (messageId === null) return null
        const id = MessageId.emailIdOf(messageId)
        const addressees = yield* jobs.addressees(id)
        return addressees?.messageId === messageId ? { id, recipient: null, by: "message_id" as const } : null
      })

      return BounceReader.of({
        read: Effect.fn("BounceReader.read")(function*(message: string) {
          const bytes = new TextEncoder().encode(message)
          if (bytes.length > longestMessage) {
            return yield* new UnreadableBounce({ message: "The message is longer than 1 MiB" })
          }
          const mail = yield* Effect.mapError(
            ReportMail.read(bytes),
            ({ message }) => new UnreadableBounce({ message })
          )
          const report = Report.of(mail)
          const own = ownFields.flatMap((name) => addressesIn(mail.head.get(name)))
          const enclosed = enclosedFields.flatMap((name) => addressesIn(mail.original.get(name)))
          const returnPaths = [...new Set([...own, ...enclosed])].slice(0, maxAddresses)
            .flatMap((address) => ReturnPath.parse(keys, address) ?? [])
          const isToFeedback = feedback !== null && own.some((address) => normalize(address) === normalize(feedback))
          const { evidence, ignored } = yield* evidenceOf({ returnPaths, feedback: isToFeedback }, report, {
            now: new Date(yield* Clock.currentTimeMillis),
            messageId: ReportMatch.messageIdOf(mail)
          })
          const [path] = returnPaths
          const subject = path === undefined ? undefined : yield* subjectOf(path)
          const email: ReadBounce["email"] = subject === undefined
            ? yield* byMessageId(
              bare(mail.original.get(MessageId.engineIdName.toLowerCase()) ?? mail.original.get("message-id"))
            )
            : { id: subject.emailId, recipient: subject.recipient, by: "return_path" }
          return {
            report: shownOf(report),
            email,
            events: evidence.flatMap(({ details, emailId, recipients, type }) =>
              recipients === "all" || emailId === null
                ? []
                : recipients.map((recipient) => ({ type, emailId, recipient, details }))
            ),
            ignored
          }
        })
      })
    })
  )
