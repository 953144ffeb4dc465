import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Report from "./Report.ts"
import * as ReportEvents from "./ReportEvents.ts"
import * as ReportMail from "./ReportMail.ts"
import * as ReturnPath from "./ReturnPath.ts"

/** Whose messages are reports of ours. */
export interface BounceAddresses {
  readonly keys: ReturnPath.ReturnPathKeys
  /** Where feedback loops send complaints; null where there is none. Normalised (`Address.normalize`). */
  readonly feedback: string | null
}

/** Where a message was sent to: the genuine return paths among its recipients, and the feedback address. */
export interface Destination {
  readonly returnPaths: ReadonlyArray<ReturnPath.ReturnPath>
  readonly feedback: boolean
}

/** What a message was taken for; see `sendwright_bounce_mails_total`. */
export type Kind = "delivered" | "delayed" | "bounced" | "complained" | "auto_reply" | "other" | "unreadable"

const counter = Metric.counter("sendwright_bounce_mails_total", {
  description: "Messages that the bounce listener took or could not read, by what they are",
  incremental: true
})

const count = (kind: Kind): Effect.Effect<void> => Metric.update(Metric.withAttributes(counter, { kind }), 1)

const kinds: Readonly<Record<string, Kind>> = {
  "email.delivered": "delivered",
  "email.delivery_delayed": "delayed",
  "email.bounced": "bounced",
  "email.complained": "complained"
}

/**
 * Reads messages that came to return paths or to the feedback address, and takes the evidence in them.
 *
 * The genuine return path names the email and the recipient that a report is about. A complaint that comes to the
 * feedback address counts for the return path that the message complained of was sent from, and for no other proof.
 *
 * @example
 * ```ts
 * import { BounceIntake } from "@sendwright/smtp/BounceIntake"
 * import type * as ReturnPath from "@sendwright/smtp/ReturnPath"
 *
 * const keys: ReturnPath.ReturnPathKeys = [new Uint8Array(32)] // 32 secret bytes of yours
 *
 * export const Intake = BounceIntake.layer({ keys, feedback: "fbl@bounces.shop.example" })
 * ```
 */
export class BounceIntake extends Context.Service<BounceIntake, {
  /**
   * Takes one message. When it succeeds, what it reports is stored; a message that is no report, or a report of an
   * email that is gone, succeeds as well.
   */
  readonly take: (
    destination: Destination,
    message: Uint8Array
  ) => Effect.Effect<Kind, StorageError | ReportMail.UnreadableMail>
}>()("@sendwright/smtp/BounceIntake") {
  static readonly layer = ({ keys }: BounceAddresses, limits: ReportMail.MailLimits = ReportMail.defaultLimits) =>
    Layer.effect(
      BounceIntake,
      Effect.gen(function*() {
        const jobs = yield* SendJobs
        const events = yield* ProviderEvents

        const subjectOf = Effect.fnUntraced(function*(path: ReturnPath.ReturnPath) {
          const addressees = yield* jobs.addressees(path.emailId)
          const recipient = addressees?.recipients.find((address) => ReturnPath.isFor(path, address))
          if (addressees === null || recipient === undefined) return undefined
          // A report may overtake the commit of its hand-off. Over SMTP the Message-ID is the provider's id.
          const { messageId, providerMessageId } = addressees
          return { emailId: path.emailId, recipient, providerMessageId: providerMessageId ?? messageId }
        })

        const subjectsOf = (paths: ReadonlyArray<ReturnPath.ReturnPath>) =>
          Effect.map(
            Effect.forEach(paths, subjectOf),
            (subjects) => subjects.filter((subject) => subject !== undefined)
          )

        const complainedOf = (report: { readonly mailFrom: ReadonlyArray<string> }) =>
          report.mailFrom.map((sender) => ReturnPath.parse(keys, sender)).filter((path) => path !== undefined)

        const evidenceOf = Effect.fnUntraced(
          function*(destination: Destination, report: Report.Report, carrier: ReportEvents.Carrier) {
            if (report._tag === "DeliveryStatus") {
              const subjects = yield* subjectsOf(destination.returnPaths)
              return subjects.flatMap((subject) => ReportEvents.ofDsn(subject, report.dsn, carrier))
            }
            if (report._tag === "Feedback") {
              const paths = destination.feedback ? complainedOf(report.feedback) : destination.returnPaths
              const subjects = yield* subjectsOf(paths)
              return subjects.flatMap((subject) => ReportEvents.ofFeedback(subject, report.feedback, carrier))
            }
            return []
          }
        )

        const take = Effect.fn("BounceIntake.take")(function*(destination: Destination, message: Uint8Array) {
          const mail = yield* Effect.tapError(ReportMail.read(message, limits), () => count("unreadable"))
          const report = Report.of(mail)
          const evidence = yield* evidenceOf(destination, report, {
            now: new Date(yield* Clock.currentTimeMillis),
            messageId: mail.head.get("message-id")?.replace(/^<(.*)>$/, "$1").slice(0, 500) ?? null
          })
          if (evidence.length > 0) yield* events.ingest(evidence)
          const kind = kinds[evidence[0]?.type ?? ""] ?? (report._tag === "AutoReply" ? "auto_reply" : "other")
          yield* count(kind)
          return kind
        })

        return BounceIntake.of({ take })
      })
    )
}
