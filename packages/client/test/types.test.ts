import type { WireAccountSummary } from "@posthorn/api/wire/Account"
import type { WireBatchResult } from "@posthorn/api/wire/Batch"
import type { WireDomain } from "@posthorn/api/wire/Domain"
import type { WireEmail, WireEmailSummary } from "@posthorn/api/wire/Email"
import type { WireErased } from "@posthorn/api/wire/Erasure"
import type { WireSendRequest } from "@posthorn/api/wire/SendRequest"
import type { WireSuppression } from "@posthorn/api/wire/Suppression"
import type { WireTemplate, WireTemplateVersion } from "@posthorn/api/wire/Template"
import type { WireDelivery, WireWebhook } from "@posthorn/api/wire/Webhook"
import type * as Client from "@posthorn/client"
import type { ErrorCode } from "@posthorn/core/Errors"
import { expectTypeOf, it } from "vitest"

// Judged by the compiler: `pnpm check` fails where the client and the API part.
it("knows the shapes of the API as the API declares them", () => {
  expectTypeOf<Client.Account>().toEqualTypeOf<WireAccountSummary>()
  expectTypeOf<Client.Domain>().toEqualTypeOf<WireDomain>()
  expectTypeOf<Client.EmailSummary>().toEqualTypeOf<WireEmailSummary>()
  expectTypeOf<Client.Erased>().toEqualTypeOf<WireErased>()
  expectTypeOf<Client.Suppression>().toEqualTypeOf<WireSuppression>()
  expectTypeOf<Client.Template>().toEqualTypeOf<WireTemplate>()
  expectTypeOf<Client.TemplateVersion>().toEqualTypeOf<WireTemplateVersion>()
  expectTypeOf<Client.Webhook>().toEqualTypeOf<WireWebhook>()
  expectTypeOf<Client.Delivery>().toEqualTypeOf<WireDelivery>()
  expectTypeOf<Client.ErrorCode>().toEqualTypeOf<ErrorCode>()
  expectTypeOf<Client.SendEmail>().toEqualTypeOf<WireSendRequest>()
  expectTypeOf<WireEmail>().toExtend<Client.Email>()
  expectTypeOf<WireBatchResult>().toExtend<Client.BatchAnswer>()
})
