import * as MailgunProvider from "@sendwright/http-providers/MailgunProvider"
import * as PostmarkProvider from "@sendwright/http-providers/PostmarkProvider"
import * as ResendProvider from "@sendwright/http-providers/ResendProvider"
import * as SendGridProvider from "@sendwright/http-providers/SendGridProvider"
import * as Redacted from "effect/Redacted"
import type { HttpInput } from "../src/HttpOptions.ts"
import type { Reply } from "./FakeApi.ts"
import * as Services from "./services.ts"

const secret = (text: string) => Redacted.make(text)

/** Each provider, for the service that stands in for it. */
export const providers = {
  postmark: {
    service: () => Services.postmark,
    make: (input: HttpInput) => PostmarkProvider.make({ token: secret(Services.postmarkToken), ...input }),
    answers: {
      refuse_temporarily: Services.postmarkError(
        422,
        400,
        "The 'From' address you supplied is not a Sender Signature."
      ),
      refuse_permanently: Services.postmarkError(422, 300, "Invalid 'To' address: 'invalid@localhost'."),
      unavailable: Services.postmarkError(401, 10, "The Server Token you provided is not valid.")
    }
  },
  resend: {
    service: Services.makeResend,
    make: (input: HttpInput) => ResendProvider.make({ key: secret(Services.resendKey), ...input }),
    answers: {
      refuse_temporarily: Services.resendError(
        403,
        "validation_error",
        "The example.com domain is not verified. Please, add and verify your domain on https://resend.com/domains"
      ),
      refuse_permanently: Services.resendError(422, "validation_error", "Invalid `to` field."),
      unavailable: Services.resendError(403, "invalid_api_key", "API key is invalid")
    }
  },
  mailgun: {
    service: () => Services.mailgun,
    make: (input: HttpInput) => MailgunProvider.make({ key: secret(Services.mailgunKey), ...input }),
    answers: {
      refuse_temporarily: Services.mailgunError(404, "Domain not found: example.com"),
      refuse_permanently: Services.mailgunError(400, "to parameter is not a valid address. please check documentation"),
      unavailable: { status: 401, text: "Forbidden" }
    }
  },
  sendgrid: {
    service: () => Services.sendgrid,
    make: (input: HttpInput) => SendGridProvider.make({ key: secret(Services.sendgridKey), ...input }),
    answers: {
      refuse_temporarily: Services.sendgridError(
        403,
        "The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.",
        "from"
      ),
      refuse_permanently: Services.sendgridError(
        400,
        "Does not contain a valid address.",
        "personalizations.0.to.0.email"
      ),
      unavailable: Services.sendgridError(401, "The provided authorization grant is invalid, expired, or revoked")
    }
  }
} as const satisfies Record<string, {
  readonly answers: Readonly<Record<"refuse_temporarily" | "refuse_permanently" | "unavailable", Reply>>
  readonly [other: string]: unknown
}>

export type Name = keyof typeof providers

export const names = Object.keys(providers) as ReadonlyArray<Name>
