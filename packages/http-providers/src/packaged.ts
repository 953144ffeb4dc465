/** The providers as `createSendwright` of `@sendwright/promise` takes them: with keys as texts, and loaded at the start. */
import type { ProviderSetup } from "@sendwright/core/sending/ProviderDefinition"
import * as Redacted from "effect/Redacted"
import type { MailgunInput } from "./MailgunProvider.ts"
import type { PostmarkInput } from "./PostmarkProvider.ts"
import type { ResendInput } from "./ResendProvider.ts"
import type { SendGridInput } from "./SendGridProvider.ts"

/** A provider of this package, under its name in events and logs. */
export interface Packaged {
  readonly name: string
  readonly setup: () => Promise<ProviderSetup>
}

type Plain<Input, Key extends keyof Input> = Omit<Input, Key> & { readonly [K in Key]: string }

/**
 * Hands mail to Postmark, which signs it.
 *
 * @example
 * ```ts
 * import { postmark } from "@sendwright/http-providers/packaged"
 * import { createSendwright, memory } from "@sendwright/promise"
 *
 * const sendwright = createSendwright({
 *   storage: memory(),
 *   provider: postmark({ token: "server-token" }),
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * ```
 */
export const postmark = ({ token, ...input }: Plain<PostmarkInput, "token">): Packaged => ({
  name: "postmark",
  setup: async () => (await import("./PostmarkDefinition.ts")).setup({ ...input, token: Redacted.make(token) })
})

/**
 * Hands mail to Resend, which signs it.
 *
 * @example
 * ```ts
 * import { postmark, resend } from "@sendwright/http-providers/packaged"
 * import { createSendwright, memory } from "@sendwright/promise"
 *
 * // Postmark stands in while Resend is in trouble.
 * const sendwright = createSendwright({
 *   storage: memory(),
 *   provider: [resend({ key: "re_key" }), postmark({ token: "server-token" })],
 *   account: { name: "Shop", ownerEmail: "ada@example.com" }
 * })
 * ```
 */
export const resend = ({ key, ...input }: Plain<ResendInput, "key">): Packaged => ({
  name: "resend",
  setup: async () => (await import("./ResendDefinition.ts")).setup({ ...input, key: Redacted.make(key) })
})

/**
 * Hands mail to Mailgun, whole and signed under each domain's key.
 *
 * @example
 * ```ts
 * import { mailgun } from "@sendwright/http-providers/packaged"
 *
 * const provider = mailgun({ key: "key", endpoint: "https://api.eu.mailgun.net" })
 * ```
 */
export const mailgun = ({ key, ...input }: Plain<MailgunInput, "key">): Packaged => ({
  name: "mailgun",
  setup: async () => (await import("./MailgunDefinition.ts")).setup({ ...input, key: Redacted.make(key) })
})

/**
 * Hands mail to SendGrid, which signs it.
 *
 * @example
 * ```ts
 * import { sendgrid } from "@sendwright/http-providers/packaged"
 *
 * const provider = sendgrid({ key: "SG.key" })
 * ```
 */
export const sendgrid = ({ key, ...input }: Plain<SendGridInput, "key">): Packaged => ({
  name: "sendgrid",
  setup: async () => (await import("./SendGridDefinition.ts")).setup({ ...input, key: Redacted.make(key) })
})
