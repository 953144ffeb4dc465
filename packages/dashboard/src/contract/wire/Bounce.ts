import { decoder } from "@sendwright/api/wire/Body"
import { EventType, Id } from "@sendwright/api/wire/Scalars"
import { longestMessage, type ReadBounce, type ReadReport } from "@sendwright/core/operator/BounceReader"
import * as Schema from "effect/Schema"

const Text = Schema.NullOr(Schema.String)

const WireReport = Schema.Struct({
  format: Schema.Literals(["dsn", "arf", "auto_reply", "other"]),
  reporting_mta: Text,
  recipients: Schema.Array(Schema.Struct({
    address: Text,
    action: Schema.String,
    status: Text,
    diagnostic: Text,
    remote_mta: Text
  })).annotate({ description: "Of a delivery status notification." }),
  type: Text.annotate({ description: "Of a complaint, such as `abuse`." }),
  user_agent: Text,
  original_recipient: Text
}).annotate({ identifier: "Report" })

/** A message as the bounce listener would read it. */
export const WireReadBounce = Schema.Struct({
  report: WireReport,
  email: Schema.NullOr(Schema.Struct({
    id: Id,
    recipient: Text.annotate({ description: "Whom the return path was made for; null where the message names none." }),
    by: Schema.Literals(["return_path", "message_id"])
  })),
  events: Schema.Array(Schema.Struct({ type: EventType, email_id: Id, recipient: Schema.String })).annotate({
    description: "What would be stored."
  }),
  ignored: Text.annotate({ description: "Why nothing would be stored; null where something would." })
}).annotate({ identifier: "ReadBounce" })

/** A complete message, with its header (RFC 5322). */
export const WirePastedBounce = Schema.Struct({
  message: Schema.String.check(Schema.isMaxLength(longestMessage))
}).annotate({ identifier: "PastedBounce" })

/** The longest body of a request with such a message, in bytes: escaping in JSON makes it longer. */
export const longestBody = 2 * longestMessage

/** Reads a pasted message. */
export const decodePastedBounce = decoder(WirePastedBounce)

const toWireReport = (report: ReadReport): typeof WireReport.Type => {
  const none = { reporting_mta: null, recipients: [], type: null, user_agent: null, original_recipient: null }
  switch (report._tag) {
    case "Dsn":
      return {
        ...none,
        format: "dsn",
        reporting_mta: report.reportingMta,
        recipients: report.recipients.map(({ action, address, diagnostic, remoteMta, status }) => ({
          address,
          action,
          status,
          diagnostic,
          remote_mta: remoteMta
        }))
      }
    case "Arf":
      return {
        ...none,
        format: "arf",
        type: report.type,
        user_agent: report.userAgent,
        original_recipient: report.originalRecipient
      }
    case "AutoReply":
      return { ...none, format: "auto_reply" }
    case "Other":
      return { ...none, format: "other" }
  }
}

/** Encodes the result of reading a message. */
export const toWire = ({ email, events, ignored, report }: ReadBounce): typeof WireReadBounce.Type => ({
  report: toWireReport(report),
  email,
  events: events.map(({ emailId, recipient, type }) => ({ type, email_id: emailId, recipient })),
  ignored
})
