import { ProcessActivity, type ReceivedReport } from "@sendwright/core/foundation/ProcessActivity"
import type { StorageError } from "@sendwright/core/foundation/StorageError"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import type * as ReturnPath from "@sendwright/smtp/ReturnPath"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Report from "./Report.ts"
import * as ReportMail from "./ReportMail.ts"
import * as ReportMatch from "./ReportMatch.ts"

/** Whose messages are reports of ours. */
export interface BounceAddresses {
  readonly keys: ReturnPath.ReturnPathKeys
  /** Where feedback loops send complaints; null where there is none. */
  readonly feedback: string | null
}

/** What a message is, by what was read of it. */
const formats: Readonly<Record<Report.Report["_tag"], ReceivedReport["format"]>> = {
  DeliveryStatus: "dsn",
  Feedback: "arf",
  AutoReply: "auto_reply",
  Other: "other"
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
 * import { BounceIntake } from "@sendwright/receiving/BounceIntake"
 * import type * as ReturnPath from "@sendwright/smtp/ReturnPath"
 * import { createSecretKey } from "node:crypto"
 *
 * const keys: ReturnPath.ReturnPathKeys = [createSecretKey(new Uint8Array(32))] // 32 secret bytes of yours
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
    destination: ReportMatch.Destination,
    message: Uint8Array
  ) => Effect.Effect<Kind, StorageError | ReportMail.UnreadableMail>
}>()("@sendwright/receiving/BounceIntake") {
  static readonly layer = ({ keys }: BounceAddresses, limits: ReportMail.MailLimits = ReportMail.defaultLimits) =>
    Layer.effect(
      BounceIntake,
      Effect.gen(function*() {
        const jobs = yield* SendJobs
        const events = yield* ProviderEvents

        const { evidenceOf } = ReportMatch.make(keys, jobs)
        const activity = yield* ProcessActivity

        const take = Effect.fn("BounceIntake.take")(
          function*(destination: ReportMatch.Destination, message: Uint8Array) {
            const at = new Date(yield* Clock.currentTimeMillis)
            const mail = yield* Effect.tapError(ReportMail.read(message, limits), ({ message }) => {
              activity.received({ at, format: "unreadable", kind: "unreadable", emailId: null, ignored: message })
              return count("unreadable")
            })
            const report = Report.of(mail)
            const { evidence, ignored } = yield* evidenceOf(destination, report, {
              now: at,
              messageId: ReportMatch.messageIdOf(mail)
            })
            const applied = evidence.length === 0 ? 0 : (yield* events.ingest(evidence)).applied
            const kind = kinds[evidence[0]?.type ?? ""] ?? (report._tag === "AutoReply" ? "auto_reply" : "other")
            activity.received({
              at,
              format: formats[report._tag],
              kind,
              emailId: evidence[0]?.emailId ?? null,
              ignored: ignored ?? (applied === 0 ? "It was known already." : null)
            })
            yield* count(kind)
            return kind
          }
        )

        return BounceIntake.of({ take })
      })
    )
}
