import { type EmailEvent, type EventType, eventTypes } from "@sendwright/core/model/EmailEvent"
import { complete, eventDetails, type EventDetailsOf } from "@sendwright/core/model/EventDetails"
import type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"
import * as Schema from "effect/Schema"
import { DateTime, EmailStatus, Id, Mode } from "./Scalars.ts"

/** What the schemas of an event type are called: `EmailDeliveryDelayed` and what follows. */
export const eventName = (type: WebhookEventType): string =>
  type.split(/[._]/).map((word) => word[0]!.toUpperCase() + word.slice(1)).join("")

const detailsOf = (type: EventType) =>
  Schema.Struct(eventDetails[type].fields as Schema.Struct.Fields).annotate({
    identifier: `${eventName(type)}Details`,
    description: `What is known besides of an event of the type ${type}. A provider of one's own may add fields.`
  })

const allDetails = Object.fromEntries(eventTypes.map((type) => [type, detailsOf(type)])) as Readonly<
  Record<EventType, ReturnType<typeof detailsOf>>
>

/** The schemas of all types, made by one function from a type and its details. */
const ofEach = <S extends Schema.Top>(make: (type: EventType, details: Schema.Top) => S): ReadonlyArray<S> =>
  eventTypes.map((type) => make(type, allDetails[type]))

/** One state change of an email: `type` says what its `payload` holds. */
export type WireEmailEvent = {
  [Type in EventType]: {
    readonly id: string
    readonly type: Type
    readonly payload: EventDetailsOf<Type>
    readonly occurred_at: string
  }
}[EventType]

const eventsWith = (suffix: string, more: Schema.Struct.Fields) =>
  ofEach((type, payload) =>
    Schema.Struct({ id: Id, type: Schema.Literal(type), payload, occurred_at: DateTime, ...more }).annotate({
      identifier: `${eventName(type)}${suffix}`,
      description: eventDetails[type].fires
    })
  )

/** One state change of an email. */
export const WireEmailEvent = Schema.Union(eventsWith("Event", {})).annotate({
  identifier: "EmailEvent",
  description: "One state change of an email. Its type says what the payload holds."
}) as unknown as Schema.Codec<WireEmailEvent>

/** One state change, with the email that it belongs to. */
export const WireExportedEvent = Schema.Union(eventsWith("ExportedEvent", { email_id: Id })).annotate({
  identifier: "ExportedEvent",
  description: "One state change, with the email that it belongs to."
}) as unknown as Schema.Codec<WireExportedEvent>
export type WireExportedEvent = WireEmailEvent & { readonly email_id: string }

/** An event of an email as it goes over the wire. */
export const toWireEvent = (event: EmailEvent): WireEmailEvent =>
  ({
    id: event.id,
    type: event.type,
    payload: complete(event.type, event.details),
    occurred_at: event.occurredAt.toISOString()
  }) as WireEmailEvent

/** The body that is posted to a webhook endpoint: `type` says what `data.details` holds. */
export type WireWebhookEvent = {
  [Type in EventType]: {
    readonly id: string
    readonly type: Type
    readonly created_at: string
    readonly data: {
      readonly email_id: string
      readonly mode: typeof Mode.Type
      readonly from: string
      readonly to: ReadonlyArray<string>
      readonly subject: string
      readonly tags: ReadonlyArray<string>
      readonly status: typeof EmailStatus.Type
      readonly details: EventDetailsOf<Type>
    }
  }
}[EventType]

/** The schemas of the bodies of webhooks, one for each type. */
export const webhookBodies = ofEach((type, details) =>
  Schema.Struct({
    id: Id.annotate({ description: "The event's id: identical on every retry, so handle each id once." }),
    type: Schema.Literal(type),
    created_at: DateTime.annotate({ description: "When the event happened." }),
    data: Schema.Struct({
      email_id: Id,
      mode: Mode,
      from: Schema.String.annotate({ description: "The sender, as given." }),
      to: Schema.Array(Schema.String).annotate({ description: "The recipients in To, as given." }),
      subject: Schema.String,
      tags: Schema.Array(Schema.String),
      status: EmailStatus.annotate({
        description: "The email's status when this request was made, which may be later than the event."
      }),
      details
    })
  }).annotate({ identifier: `${eventName(type)}Webhook`, description: eventDetails[type].fires })
)
