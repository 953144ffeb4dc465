import { type Listing, listingOf, type PageOptions } from "./listing.ts"
import type { ReceivedEmail, ReceivedSummary } from "./receivedTypes.ts"
import { type CallOptions, type ClientOptions, makeTransport } from "./transport.ts"
import type * as Api from "./types.ts"

/** Options of a send. */
export interface SendOptions extends CallOptions {
  /**
   * 1 to 256 printable ASCII characters: the same key with the same email sends once, for 24 hours. Without one, each
   * call gets a generated key, so that its retries never send twice.
   */
  readonly idempotencyKey?: string
}

/** Filters for a list of emails. */
export interface EmailFilter extends PageOptions, CallOptions {
  readonly status?: Api.EmailStatus
  readonly tag?: string
  readonly mode?: Api.Mode
  /** The sender's domain. */
  readonly domain?: string
  /** The sender's address, without a name. */
  readonly from?: string
  /** In UTC: `2026-11-22T10:00:00Z`. Only emails accepted at this time or later. */
  readonly created_from?: string
  /** In UTC: `2026-11-22T10:00:00Z`. Only emails accepted before this time. */
  readonly created_before?: string
  /** Only emails whose contents the template with this id made. */
  readonly template_id?: string
  /** At least 3 characters: an id, a Message-ID, or part of a recipient's address or of the subject. */
  readonly q?: string
}

/** Filters for a list of received emails. */
interface ReceivedFilter extends PageOptions, CallOptions {
  readonly mode?: Api.Mode
  /** The domain that they were received for. */
  readonly domain?: string
  /** The writer's address, without a name. */
  readonly from?: string
  /** A recipient's address. */
  readonly to?: string
  /** In UTC: `2026-11-22T10:00:00Z`. Only emails received at this time or later. */
  readonly received_from?: string
  /** In UTC: `2026-11-22T10:00:00Z`. Only emails received before this time. */
  readonly received_before?: string
  /** Only emails that answer this sent email. */
  readonly replied_to_email_id?: string
  /** At least 3 characters: an id, a Message-ID, or part of a sender, a recipient or the subject. */
  readonly q?: string
}

const id = encodeURIComponent

/**
 * A client of the HTTP API. Calls reject with a `SendwrightError`, or with the reason of their `signal`.
 *
 * @example
 * ```ts
 * import { Sendwright, SendwrightError } from "@sendwright/client"
 *
 * const sendwright = new Sendwright({ apiKey: "svc_test_…", baseUrl: "http://127.0.0.1:4400" })
 *
 * export const welcome = async (client: Sendwright) => {
 *   try {
 *     const email = { from: "hello@shop.example", to: ["ada@example.com"], subject: "Welcome", text: "Hello, Ada." }
 *     return await client.emails.send(email, { idempotencyKey: "welcome-ada" })
 *   } catch (error) {
 *     if (error instanceof SendwrightError && error.code === "recipient_suppressed") return undefined
 *     throw error
 *   }
 * }
 * ```
 */
export class Sendwright {
  readonly emails
  readonly received
  readonly domains
  readonly templates
  readonly suppressions
  readonly webhooks
  readonly account
  readonly recipients

  constructor(options: ClientOptions) {
    const call = makeTransport(options)
    const keyOf = ({ idempotencyKey = crypto.randomUUID() }: SendOptions) => idempotencyKey
    const all = async <A>(path: string, options: CallOptions): Promise<ReadonlyArray<A>> =>
      (await call<{ readonly data: ReadonlyArray<A> }>({ ...options, method: "GET", path })).data

    this.emails = {
      send: (email: Api.SendEmail, options: SendOptions = {}): Promise<{ readonly id: string }> =>
        call({ ...options, method: "POST", path: "/v1/emails", body: email, idempotencyKey: keyOf(options) }),
      /** Sends up to 100 emails, each checked separately. Resolves with a result for each, even if none was accepted. */
      sendBatch: (messages: ReadonlyArray<Api.SendEmail>, options: SendOptions = {}): Promise<Api.BatchAnswer> =>
        call({
          ...options,
          method: "POST",
          path: "/v1/emails/batch",
          body: { messages },
          idempotencyKey: keyOf(options),
          answers: [422]
        }),
      /**
       * Sends a whole message (RFC 5322), which is sent as it is. Without `recipients`, those get it that its To, Cc and
       * Bcc name.
       */
      sendRaw: (
        message: string | Uint8Array<ArrayBuffer>,
        { recipients, ...options }: SendOptions & { readonly recipients?: ReadonlyArray<string> } = {}
      ): Promise<{ readonly id: string }> =>
        call({
          ...options,
          method: "POST",
          path: "/v1/emails/raw",
          query: { recipient: recipients },
          message,
          idempotencyKey: keyOf(options)
        }),
      get: (emailId: string, options: CallOptions = {}): Promise<Api.Email> =>
        call({ ...options, method: "GET", path: `/v1/emails/${id(emailId)}` }),
      /** Newest first. */
      list: ({ signal, ...query }: EmailFilter = {}): Listing<Api.EmailSummary> =>
        listingOf(call, { method: "GET", path: "/v1/emails", query, ...signalOf(signal) }),
      /** Gives a scheduled email another time, such as `2026-12-31T09:00:00Z`; `not_scheduled` for any other. */
      reschedule: (
        emailId: string,
        scheduledAt: string,
        options: CallOptions = {}
      ): Promise<{ readonly id: string; readonly status: "scheduled"; readonly scheduled_at: string }> =>
        call({ ...options, method: "PATCH", path: `/v1/emails/${id(emailId)}`, body: { scheduled_at: scheduledAt } }),
      /** Cancels a scheduled email that is not queued yet; `not_scheduled` for any other. */
      cancel: (
        emailId: string,
        options: CallOptions = {}
      ): Promise<{ readonly id: string; readonly status: "cancelled" }> =>
        call({ ...options, method: "POST", path: `/v1/emails/${id(emailId)}/cancel` })
    }

    this.received = {
      /** Newest first. */
      list: ({ signal, ...query }: ReceivedFilter = {}): Listing<ReceivedSummary> =>
        listingOf(call, { method: "GET", path: "/v1/received", query, ...signalOf(signal) }),
      get: (receivedId: string, options: CallOptions = {}): Promise<ReceivedEmail> =>
        call({ ...options, method: "GET", path: `/v1/received/${id(receivedId)}` }),
      /** The content of an attachment, by its place in `attachments`, from 0. */
      attachment: (
        receivedId: string,
        place: number | string,
        options: CallOptions = {}
      ): Promise<Uint8Array<ArrayBuffer>> =>
        call({
          ...options,
          method: "GET",
          path: `/v1/received/${id(receivedId)}/attachments/${id(place)}`,
          isBytes: true
        }),
      /** The message as it came (RFC 5322), while its contents are kept. */
      raw: (receivedId: string, options: CallOptions = {}): Promise<Uint8Array<ArrayBuffer>> =>
        call({ ...options, method: "GET", path: `/v1/received/${id(receivedId)}/raw`, isBytes: true }),
      /** Answers a received email in its thread. What is left out comes from it. */
      reply: (receivedId: string, reply: Api.Reply, options: SendOptions = {}): Promise<{ readonly id: string }> =>
        call({
          ...options,
          method: "POST",
          path: `/v1/received/${id(receivedId)}/reply`,
          body: reply,
          idempotencyKey: keyOf(options)
        }),
      remove: (receivedId: string, options: CallOptions = {}): Promise<void> =>
        call({ ...options, method: "DELETE", path: `/v1/received/${id(receivedId)}` })
    }

    this.domains = {
      add: (name: string, options: CallOptions = {}): Promise<Api.Domain> =>
        call({ ...options, method: "POST", path: "/v1/domains", body: { name } }),
      list: (options: CallOptions = {}) => all<Api.Domain>("/v1/domains", options),
      /** Checks the DNS again. */
      get: (domainId: string, options: CallOptions = {}): Promise<Api.Domain> =>
        call({ ...options, method: "GET", path: `/v1/domains/${id(domainId)}` }),
      remove: (domainId: string, options: CallOptions = {}): Promise<void> =>
        call({ ...options, method: "DELETE", path: `/v1/domains/${id(domainId)}` }),
      /** Asks a domain to receive; its `receiving` has the record to publish. */
      addReceiving: (domainId: string, options: CallOptions = {}): Promise<Api.Domain> =>
        call({ ...options, method: "POST", path: `/v1/domains/${id(domainId)}/receiving` }),
      removeReceiving: (domainId: string, options: CallOptions = {}): Promise<void> =>
        call({ ...options, method: "DELETE", path: `/v1/domains/${id(domainId)}/receiving` })
    }

    this.templates = {
      add: (template: Api.NewTemplate, options: CallOptions = {}): Promise<Api.Template> =>
        call({ ...options, method: "POST", path: "/v1/templates", body: template }),
      list: (options: CallOptions = {}) => all<Api.Template>("/v1/templates", options),
      get: (templateId: string, options: CallOptions = {}): Promise<Api.Template> =>
        call({ ...options, method: "GET", path: `/v1/templates/${id(templateId)}` }),
      /** Every save creates a version. */
      update: (templateId: string, change: Api.TemplateChange, options: CallOptions = {}): Promise<Api.Template> =>
        call({ ...options, method: "PATCH", path: `/v1/templates/${id(templateId)}`, body: change }),
      remove: (templateId: string, options: CallOptions = {}): Promise<void> =>
        call({ ...options, method: "DELETE", path: `/v1/templates/${id(templateId)}` }),
      /** Newest first. */
      versions: (templateId: string, options: CallOptions = {}) =>
        all<Api.TemplateVersion>(`/v1/templates/${id(templateId)}/versions`, options),
      restore: (templateId: string, version: number, options: CallOptions = {}): Promise<Api.Template> =>
        call({ ...options, method: "POST", path: `/v1/templates/${id(templateId)}/restore`, body: { version } })
    }

    this.suppressions = {
      list: ({ signal, ...query }: PageOptions & CallOptions = {}): Listing<Api.Suppression> =>
        listingOf(call, { method: "GET", path: "/v1/suppressions", query, ...signalOf(signal) }),
      add: (address: string, options: CallOptions = {}): Promise<Api.Suppression> =>
        call({ ...options, method: "POST", path: "/v1/suppressions", body: { email_address: address } }),
      get: (address: string, options: CallOptions = {}): Promise<Api.Suppression> =>
        call({ ...options, method: "GET", path: `/v1/suppressions/${id(address)}` }),
      remove: (address: string, options: CallOptions = {}): Promise<void> =>
        call({ ...options, method: "DELETE", path: `/v1/suppressions/${id(address)}` })
    }

    this.webhooks = {
      /** Returns the endpoint's secret, only here. Without `events`, it receives all except queued, scheduled and received. */
      add: (
        webhook: {
          readonly url: string
          readonly events?: ReadonlyArray<Api.WebhookEventType>
          readonly format?: Api.WebhookFormat
          readonly received_body?: boolean
        },
        options: CallOptions = {}
      ): Promise<Api.NewWebhook> => call({ ...options, method: "POST", path: "/v1/webhooks", body: webhook }),
      list: (options: CallOptions = {}) => all<Api.Webhook>("/v1/webhooks", options),
      get: (webhookId: string, options: CallOptions = {}): Promise<Api.Webhook> =>
        call({ ...options, method: "GET", path: `/v1/webhooks/${id(webhookId)}` }),
      update: (webhookId: string, change: Api.WebhookChange, options: CallOptions = {}): Promise<Api.Webhook> =>
        call({ ...options, method: "PATCH", path: `/v1/webhooks/${id(webhookId)}`, body: change }),
      /** Returns the endpoint's new secret, only here. The old secret also signs for 24 hours; an even older one stops. */
      rotateSecret: (webhookId: string, options: CallOptions = {}): Promise<Api.NewWebhook> =>
        call({ ...options, method: "POST", path: `/v1/webhooks/${id(webhookId)}/rotate-secret` }),
      remove: (webhookId: string, options: CallOptions = {}): Promise<void> =>
        call({ ...options, method: "DELETE", path: `/v1/webhooks/${id(webhookId)}` }),
      /** Newest first. */
      deliveries: (webhookId: string, { signal, ...query }: PageOptions & CallOptions = {}): Listing<Api.Delivery> =>
        listingOf(call, {
          method: "GET",
          path: `/v1/webhooks/${id(webhookId)}/deliveries`,
          query,
          ...signalOf(signal)
        }),
      /** Retries a failed delivery; `conflict` for any other. */
      retry: (webhookId: string, deliveryId: string, options: CallOptions = {}): Promise<Api.Delivery> =>
        call({
          ...options,
          method: "POST",
          path: `/v1/webhooks/${id(webhookId)}/deliveries/${id(deliveryId)}/retry`
        })
    }

    this.account = {
      get: (options: CallOptions = {}): Promise<Api.Account> =>
        call({ ...options, method: "GET", path: "/v1/account" }),
      /** All stored data of the account, as one document. */
      export: (options: CallOptions = {}): Promise<Readonly<Record<string, Api.Json>>> =>
        call({ ...options, method: "GET", path: "/v1/account/export" })
    }

    this.recipients = {
      /** Removes an address from all stored data, and suppresses it. */
      erase: (address: string, options: CallOptions = {}): Promise<Api.Erased> =>
        call({ ...options, method: "POST", path: "/v1/recipients/erase", body: { email_address: address } })
    }
  }
}

const signalOf = (signal: AbortSignal | undefined): CallOptions => signal === undefined ? {} : { signal }
