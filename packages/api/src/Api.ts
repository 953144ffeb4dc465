import { parseOptions } from "@sendwright/core/foundation/Issues"
import { HttpApi, OpenApi } from "effect/http-api"
import { AccountGroup } from "./Account.ts"
import { DomainsGroup } from "./Domains.ts"
import { EmailsGroup } from "./Emails.ts"
import { tidy } from "./OpenApiDocument.ts"
import { ReceivedGroup } from "./Received.ts"
import { RecipientsGroup } from "./Recipients.ts"
import { SuppressionsGroup } from "./Suppressions.ts"
import { TemplatesGroup } from "./Templates.ts"
import { WebhooksGroup } from "./Webhooks.ts"
import { webhookBodies } from "./wire/EmailEvent.ts"
import { WireReceivedEvent } from "./wire/ReceivedEvent.ts"

/** The version of the contract, which the machine-readable description carries; packages have versions of their own. */
export const version = "0.1.0"

/** The /v1 contract: served by the host, described by OpenAPI, called by `Client`. */
export class Api extends HttpApi.make("sendwright")
  .add(EmailsGroup)
  .add(ReceivedGroup)
  .add(DomainsGroup)
  .add(SuppressionsGroup)
  .add(TemplatesGroup)
  .add(WebhooksGroup)
  .add(AccountGroup)
  .add(RecipientsGroup)
  .annotate(HttpApi.AdditionalSchemas, [...webhookBodies, WireReceivedEvent])
  .annotate(HttpApi.QueryParseOptions, parseOptions)
  .annotate(HttpApi.PayloadParseOptions, parseOptions)
  .annotateMerge(OpenApi.annotations({
    title: "Sendwright",
    version,
    summary: "Transactional email",
    description:
      "Sends transactional email, keeps its log, and tells your application what became of it. Every body is JSON. "
      + "Every answer with a status of 400 or more has the form `{ error: { code, message, details? } }`, but for a batch "
      + "of which no message was accepted; the code is stable, the message is for people. A query parameter that a route "
      + "does not have is refused. Beyond the specification, HEAD is answered as GET is, without the body.",
    license: { name: "MIT", identifier: "MIT" },
    transform: tidy
  }))
{}
