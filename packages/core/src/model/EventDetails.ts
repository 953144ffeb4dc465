import * as Schema from "effect/Schema"
import type { EventDetails, EventType } from "./EmailEvent.ts"

const field = <S extends Schema.Top>(schema: S, description: string) => schema.pipe(Schema.annotateKey({ description }))

const text = (description: string) => field(Schema.NullOr(Schema.String), description)
const moment = (description: string) =>
  field(Schema.NullOr(Schema.String.annotate({ format: "date-time" })), description)

const provider = {
  provider: text("Where the event comes from, such as `smtp`, `ses` or `simulator`; null where it is not kept.")
}

/** What every event carries that tells what a provider did. */
const reported = {
  ...provider,
  provider_message_id: text("The provider's id of the message; null where it gave none.")
}

/** Events of test mode are marked. */
const mark = { test: field(Schema.optionalKey(Schema.Literal(true)), "There in test mode alone.") }

const some = {
  recipients: field(
    Schema.optionalKey(Schema.Array(Schema.String)),
    "The recipients that the event is about; absent where it is about all of them."
  )
}

const recipients = {
  recipients: field(
    Schema.Array(Schema.String),
    "The recipients that the event is about; empty if unknown."
  )
}

const diagnostic = { diagnostic_code: text("What the mail server said, word for word; null where it is not known.") }
const statusCode = { status_code: text("The enhanced status code (RFC 3463) or the reply code, such as `5.1.1`.") }

/**
 * Each event type: when it fires, and what its `details` hold. Types, the API's description, its `webhooks` and the
 * defaults of `complete` follow from this one declaration.
 */
export const eventDetails = {
  "email.queued": {
    fires: "The email was accepted for sending at once, or its scheduled time came.",
    fields: mark
  },
  "email.scheduled": {
    fires: "The email was accepted with scheduled_at.",
    fields: {
      scheduled_at: field(Schema.String.annotate({ format: "date-time" }), "When it is to go out."),
      ...mark
    }
  },
  "email.sent": {
    fires: "The provider took the email.",
    fields: {
      attempt: field(
        Schema.NullOr(Schema.Int),
        "Which hand-off it was, from 1; null where a provider reports one without its number."
      ),
      ...some,
      ...reported,
      ...mark
    }
  },
  "email.delivered": {
    fires: "The recipient's mail server took the email.",
    fields: {
      ...recipients,
      smtp_response: text("What the mail server answered; null where the provider does not tell."),
      processing_time_ms: field(
        Schema.NullOr(Schema.Int),
        "Milliseconds from the hand-off to the delivery; null where the provider does not tell."
      ),
      remote_mta: text("The mail server that took it; null where the provider does not tell."),
      ...reported,
      ...mark
    }
  },
  "email.delivery_delayed": {
    fires: "The provider reports a temporary trouble and goes on trying.",
    fields: {
      ...recipients,
      delay_type: text("What kind of trouble, in a word of the provider's."),
      ...diagnostic,
      ...statusCode,
      expires_at: moment("When the provider gives up; null where it does not tell."),
      ...reported,
      ...mark
    }
  },
  "email.bounced": {
    fires: "A mail server sent the email back.",
    fields: {
      ...recipients,
      bounce_type: field(
        Schema.Literals(["permanent", "transient", "undetermined"]),
        "permanent: the address takes no mail, and is suppressed in live mode."
      ),
      bounce_sub_type: text("The cause, in a word of the provider's."),
      ...diagnostic,
      ...statusCode,
      reporting_mta: text("The mail server that reports it; null where it is not known."),
      ...reported,
      ...mark
    }
  },
  "email.complained": {
    fires: "A recipient called the email spam.",
    fields: {
      ...recipients,
      complaint_type: text("What kind of complaint (RFC 5965), such as `abuse`."),
      complaint_sub_type: text("More on it, in a word of the provider's; null where it does not tell."),
      user_agent: text("What sent the complaint; null where it is not known."),
      feedback_id: text("The complaint's own id; null where it has none."),
      ...reported,
      ...mark
    }
  },
  "email.rejected": {
    fires: "The provider took the email and then refused to send it, or a request that was stored by SQL was refused.",
    fields: {
      ...some,
      reason: field(
        Schema.String,
        "Why, in a word of the provider's, such as `virus`; the code of the error where a request was refused."
      ),
      ...diagnostic,
      ...reported,
      ...mark
    }
  },
  "email.failed": {
    fires: "The email was refused for good at the hand-off, or every attempt was used up.",
    fields: {
      ...some,
      reason: field(
        Schema.String,
        "Why, in a word: `refused`, `retries_exhausted`, `recipient_suppressed`, `domain_removed`, `schedule_missed`, "
          + "`given_up` (by an operator) and others; more may come."
      ),
      provider_code: text("The code that the provider answered; null where it answered none."),
      ...diagnostic,
      attempts: field(Schema.Int, "Hand-offs that were tried."),
      ...provider,
      ...mark
    }
  },
  "email.cancelled": {
    fires: "The email was cancelled before it left.",
    fields: mark
  }
} as const satisfies Record<EventType, { readonly fires: string; readonly fields: Schema.Struct.Fields }>

/** The `details` of an event of a type, as they go over the wire. */
export type EventDetailsOf<Type extends EventType> = Schema.Struct.Type<(typeof eventDetails)[Type]["fields"]>

const aboutAda = { recipients: ["ada@example.com"] }
const reportedBySmtp = { provider: "smtp", provider_message_id: "<0199a1b2@acme.example>" }

/** An example of the details of each type, for the API's description. */
export const eventExamples: { readonly [Type in EventType]: EventDetailsOf<Type> } = {
  "email.queued": {},
  "email.scheduled": { scheduled_at: "2026-03-02T09:00:00.000Z" },
  "email.sent": { attempt: 1, ...reportedBySmtp },
  "email.delivered": {
    ...aboutAda,
    smtp_response: "250 2.0.0 OK",
    processing_time_ms: 840,
    remote_mta: "mx.example.com",
    ...reportedBySmtp
  },
  "email.delivery_delayed": {
    ...aboutAda,
    delay_type: "mailbox_full",
    diagnostic_code: "452 4.2.2 The mailbox is full",
    status_code: "4.2.2",
    expires_at: "2026-03-04T09:30:00.000Z",
    ...reportedBySmtp
  },
  "email.bounced": {
    ...aboutAda,
    bounce_type: "permanent",
    bounce_sub_type: "no_email",
    diagnostic_code: "550 5.1.1 No such user",
    status_code: "5.1.1",
    reporting_mta: "mx.example.com",
    ...reportedBySmtp
  },
  "email.complained": {
    ...aboutAda,
    complaint_type: "abuse",
    complaint_sub_type: null,
    user_agent: "Loop/1.0",
    feedback_id: "0199a1b2-feedback",
    ...reportedBySmtp
  },
  "email.rejected": { reason: "virus", diagnostic_code: "The attachment has a virus", ...reportedBySmtp },
  "email.failed": {
    reason: "refused",
    provider_code: "550",
    diagnostic_code: "550 5.7.1 Not allowed to send",
    attempts: 1,
    provider: "smtp"
  },
  "email.cancelled": {}
}

/** The value of a field that is absent: null where it may be null, an empty list for a list. */
const absentIn = (fields: Schema.Struct.Fields): EventDetails =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]): Array<[string, unknown]> => {
      if (schema.ast.context?.isOptional === true) return []
      const is = Schema.is(schema as Schema.Schema<unknown>)
      return is(null) ? [[name, null]] : is([]) ? [[name, []]] : []
    })
  )

const absent = Object.fromEntries(
  Object.entries(eventDetails).map(([type, { fields }]) => [type, absentIn(fields)])
) as Readonly<Record<EventType, EventDetails>>

/**
 * What is stored of an event's details, with null or an empty list for what a provider did not tell, so that who reads
 * them need not know which provider it was.
 */
export const complete = <Type extends EventType>(type: Type, details: EventDetails): EventDetailsOf<Type> =>
  ({ ...absent[type], ...details }) as EventDetailsOf<Type>
