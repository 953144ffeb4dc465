import type { WireAccountSummary } from "@sendwright/api/wire/Account"
import type { WireBatchResult } from "@sendwright/api/wire/Batch"
import type { WireDomain } from "@sendwright/api/wire/Domain"
import type { WireEmail, WireEmailSummary } from "@sendwright/api/wire/Email"
import type { WireEmailEvent, WireWebhookEvent } from "@sendwright/api/wire/EmailEvent"
import type { WireErased } from "@sendwright/api/wire/Erasure"
import type { WireReceivedEmail, WireReceivedSummary } from "@sendwright/api/wire/Received"
import type { WireReceivedEvent } from "@sendwright/api/wire/ReceivedEvent"
import type { WireSendRequest } from "@sendwright/api/wire/SendRequest"
import type { WireSuppression } from "@sendwright/api/wire/Suppression"
import type { WireTemplate, WireTemplateVersion } from "@sendwright/api/wire/Template"
import type { WireDelivery, WireWebhook } from "@sendwright/api/wire/Webhook"
import type * as Client from "@sendwright/client"
import type { ErrorCode } from "@sendwright/core/foundation/Errors"
import type { EventType } from "@sendwright/core/model/EmailEvent"
import type { EventDetailsOf } from "@sendwright/core/model/EventDetails"
import { expectTypeOf, it } from "vitest"

type Flat<A> = { [Name in keyof A]: A[Name] }

// Judged by the compiler: `pnpm check` fails where the client and the API part.
it("knows the shapes of the API as the API declares them", () => {
  expectTypeOf<Client.Account>().toEqualTypeOf<WireAccountSummary>()
  expectTypeOf<Client.Domain>().toEqualTypeOf<WireDomain>()
  expectTypeOf<Client.EmailSummary>().toEqualTypeOf<WireEmailSummary>()
  expectTypeOf<Client.Erased>().toEqualTypeOf<WireErased>()
  expectTypeOf<WireReceivedSummary>().toExtend<Client.ReceivedSummary>()
  expectTypeOf<WireReceivedEmail>().toExtend<Client.ReceivedEmail>()
  expectTypeOf<Client.Suppression>().toEqualTypeOf<WireSuppression>()
  expectTypeOf<Client.Template>().toEqualTypeOf<WireTemplate>()
  expectTypeOf<Client.TemplateVersion>().toEqualTypeOf<WireTemplateVersion>()
  expectTypeOf<Client.Webhook>().toEqualTypeOf<WireWebhook>()
  expectTypeOf<Client.Delivery>().toEqualTypeOf<WireDelivery>()
  expectTypeOf<Client.ErrorCode>().toEqualTypeOf<ErrorCode>()
  expectTypeOf<Client.SendEmail>().toEqualTypeOf<WireSendRequest>()
  // Field by field, in both directions: a field more or less in one of them is an error.
  expectTypeOf<{ readonly [Type in EventType]: Flat<Client.EventDetails[Type]> }>().toEqualTypeOf<
    { readonly [Type in EventType]: Flat<EventDetailsOf<Type>> }
  >()
  expectTypeOf<WireEmailEvent>().toExtend<Client.EmailEvent>()
  expectTypeOf<WireWebhookEvent>().toExtend<Client.SentEmailEvent>()
  expectTypeOf<WireReceivedEvent>().toExtend<Client.ReceivedEmailEvent>()
  expectTypeOf<WireEmail>().toExtend<Client.Email>()
  expectTypeOf<WireBatchResult>().toExtend<Client.BatchAnswer>()
})
