import { eventStates, type EventType } from "@sendwright/core/model/EmailEvent"
import { emptyContents } from "@sendwright/core/model/EmailFields"
import { eventExamples } from "@sendwright/core/model/EventDetails"
import type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"
import { wireNamed } from "./wire/Names.ts"

type Json = Record<string, unknown>

const accountId = "0199a1a0-f3e4-7d5c-8b6a-79889a0b1c2d"
const emailId = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
const eventId = "0199a1b2-8d4e-7f50-9b6c-7d8e9f0a1b2c"
const webhookId = "0199a1b0-1a2b-7c3d-8e4f-5a6b7c8d9e0f"
const domainId = "0199a1af-2b3c-7d4e-9f50-6b7c8d9e0f1a"
const templateId = "0199a1ae-3c4d-7e5f-8061-7c8d9e0f1a2b"
const at = "2026-03-01T09:30:00.000Z"
const later = "2026-03-01T09:30:02.000Z"
const nextCursor = "eyJ2IjoxfQ"

const summary = {
  id: emailId,
  mode: "live",
  from: "Acme <hello@acme.example>",
  to: ["ada@example.com"],
  cc: [],
  bcc: [],
  reply_to: null,
  subject: "Your receipt",
  tags: ["receipt"],
  status: "delivered",
  scheduled_at: null,
  created_at: at,
  updated_at: later,
  match: null
}

const event = { id: eventId, type: "email.delivered", payload: eventExamples["email.delivered"], occurred_at: later }

const email = {
  ...summary,
  ...wireNamed(emptyContents),
  html: "<p>Thank you.</p>",
  text: "Thank you.",
  headers: { "X-Order": "1234" },
  idempotency_key: "order-1234-receipt",
  attachments: [{ filename: "invoice.pdf", content_type: "application/pdf", size: 18_204 }],
  domain_id: domainId,
  provider_message_id: "<0199a1b2@acme.example>",
  error: null,
  events: [event]
}

const receivedId = "0199a1b4-1b2c-7d3e-8f4a-5b6c7d8e9f0a"

const receivedExample = {
  id: receivedId,
  type: "email.received",
  created_at: later,
  data: {
    id: receivedId,
    mode: "live",
    domain: "acme.example",
    envelope: { from: "ada@example.com", to: ["help@acme.example"] },
    from: "Ada <ada@example.com>",
    to: ["Acme <help@acme.example>"],
    cc: [],
    reply_to: [],
    subject: "Re: Your receipt",
    message_id: "c0ffee@example.com",
    in_reply_to: `${emailId}@acme.example`,
    references: [`${emailId}@acme.example`],
    authentication: {
      spf: { result: "pass", domain: "example.com" },
      dkim: [{ result: "pass", domain: "example.com", selector: "s1" }],
      dmarc: { result: "pass", domain: "example.com", policy: "reject" },
      arc: { result: "none", domain: null }
    },
    spam: { score: 0.4, is_spam: false },
    size: 4_096,
    replied_to_email_id: emailId,
    attachments: [{ filename: "photo.jpg", content_type: "image/jpeg", size: 2_048 }],
    received_at: later,
    urls: { email: `/v1/received/${receivedId}`, raw: `/v1/received/${receivedId}/raw` }
  }
}

/** The body of a webhook, of each type. */
export const webhookExamples = Object.fromEntries([
  ...Object.entries(eventStates).map(([type, state]) => [type, {
    id: eventId,
    type,
    created_at: later,
    data: {
      email_id: emailId,
      mode: "live",
      from: summary.from,
      to: summary.to,
      subject: summary.subject,
      tags: summary.tags,
      status: state === "delayed" ? "sent" : state,
      details: eventExamples[type as EventType]
    }
  }]),
  ["email.received", receivedExample]
]) as unknown as Readonly<Record<WebhookEventType, Json>>

const webhook = {
  id: webhookId,
  url: "https://example.com/hooks/email",
  events: ["email.delivered", "email.bounced"],
  format: "sendwright",
  received_body: false,
  enabled: true,
  created_at: at
}

const delivery = {
  id: "0199a1b2-9e5f-8061-ac7d-8e9f0a1b2c3d",
  endpoint_id: webhookId,
  email_event_id: eventId,
  event_type: "email.delivered",
  email_id: emailId,
  status: "pending",
  attempts: 1,
  last_error: "HTTP 503",
  response_code: 503,
  duration_ms: 41,
  is_test: false,
  replay_of: null,
  created_at: later
}

const sandbox = "0199a1a0f3.sandbox.sendwright.test"

const suppression = {
  id: "0199a1b3-0a1b-7c2d-8e3f-4a5b6c7d8e9f",
  email_address: "ada@example.com",
  reason: "manual",
  created_at: at
}

const dkim = {
  type: "TXT",
  name: "sw1._domainkey.acme.example",
  value: "v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQ",
  purpose: "dkim"
}

const domain = {
  id: domainId,
  name: "acme.example",
  region: "local",
  status: "verified",
  dns_records: [dkim],
  health: "healthy",
  health_changed_at: later,
  dns_checks: [{ ...dkim, id: "dkim", state: "found", found: dkim.value }],
  dns_checked_at: later,
  receiving: null,
  created_at: at
}

const mx = { type: "MX", name: "acme.example", value: "10 bounces.sendwright.test", purpose: "receiving" }

const receivingDomain = {
  ...domain,
  receiving: {
    status: "verified",
    dns_records: [mx],
    health: "healthy",
    health_changed_at: later,
    dns_checks: [{ ...mx, id: "receiving_mx", state: "found", found: mx.value }],
    dns_checked_at: later,
    created_at: at
  }
}

const receivedSummary = {
  id: "0199a1b4-1b2c-7d3e-8f4a-5b6c7d8e9f0a",
  mode: "live",
  domain: "acme.example",
  envelope: { from: "ada@example.com", to: ["help@acme.example"] },
  from: "Ada <ada@example.com>",
  to: ["Acme <help@acme.example>"],
  cc: [],
  reply_to: [],
  subject: "Re: Your receipt",
  message_id: "c0ffee@example.com",
  in_reply_to: `${emailId}@sendwright.test`,
  references: [`${emailId}@sendwright.test`],
  authentication: {
    spf: { result: "pass", domain: "example.com" },
    dkim: [{ result: "pass", domain: "example.com", selector: "s1" }],
    dmarc: { result: "pass", domain: "example.com", policy: "reject" },
    arc: { result: "none", domain: null }
  },
  spam: { score: 0.4, is_spam: false },
  size: 4_096,
  replied_to_email_id: emailId,
  received_at: later
}

const receivedRecord = {
  ...receivedSummary,
  html: null,
  text: "Thanks!\n\nOn 1 March 2026, Acme wrote:\n> Thank you.\n",
  reply_text: "Thanks!",
  headers: [{ name: "Subject", value: "Re: Your receipt" }],
  attachments: [{ filename: "photo.jpg", content_type: "image/jpeg", size: 2_048 }],
  has_original: true
}

const received = {
  ...receivedRecord,
  replies: [{
    id: "0199a1b5-2c3d-7e4f-8a5b-6c7d8e9f0a1b",
    from: "help@acme.example",
    subject: "Re: Your receipt",
    status: "delivered",
    created_at: later
  }]
}

const templateContent = {
  name: "Receipt",
  subject: "Your receipt, {{ name }}",
  html: "<p>Thank you, {{ name }}.</p>",
  text: "Thank you, {{ name }}."
}

const template = {
  id: templateId,
  ...templateContent,
  slug: "receipt",
  variables: ["name"],
  version: 2,
  created_at: at,
  updated_at: later
}

/** One example for each body that a request or an answer may have, by the name of its schema. */
export const examples: Readonly<Record<string, Json>> = {
  BatchRequest: {
    messages: [{ from: "hello@acme.example", to: "ada@example.com", subject: "Your receipt", text: "Thank you." }]
  },
  BatchResult: {
    results: [
      { ok: true, index: 0, id: emailId },
      {
        ok: false,
        index: 1,
        error: {
          code: "validation_error",
          message: "The request is not valid: to must name at least one address.",
          details: [{ path: "to", message: "must name at least one address" }]
        }
      }
    ],
    accepted: 1,
    failed: 1
  },
  EmailPage: { data: [summary], next_cursor: nextCursor },
  Email: email,
  AccountExport: {
    generated_at: later,
    account: { id: accountId, name: "Acme", plan: "pro", plan_step: null, created_at: at },
    users: [{ id: "0199a1a0-f4a5-7b6c-8d7e-8f901a2b3c4d", email: "owner@acme.example", role: "owner", created_at: at }],
    keys: [{
      id: "0199a1a0-f5b6-7c7d-9e8f-901a2b3c4d5e",
      name: "deploy",
      prefix: "svc_live_",
      mode: "live",
      scopes: ["emails:send"],
      created_at: at,
      last_used_at: later,
      revoked_at: null
    }],
    domains: [domain],
    emails: [email],
    events: [{ ...event, email_id: emailId }],
    received: [receivedRecord],
    suppressions: [suppression],
    webhooks: [webhook]
  },
  Domain: receivingDomain,
  ReceivedPage: { data: [{ ...receivedSummary, match: null }], next_cursor: nextCursor },
  ReceivedEmail: received,
  DomainList: { data: [domain] },
  Template: template,
  TemplateList: { data: [template] },
  TemplateVersionList: {
    data: [{ version: 2, ...templateContent, created_by: "deploy", created_at: later }]
  },
  Suppression: suppression,
  EraseResult: {
    recipient_hash: "b7c1f0a3d2e4958677a8b9cadbecfd0e1f2031425364758697a8b9cadbecfd0e",
    emails_redacted: 1,
    emails_deleted: 3,
    events_redacted: 12,
    suppressed: true
  },
  SuppressionPage: { data: [suppression], next_cursor: null },
  Rescheduled: { id: emailId, status: "scheduled", scheduled_at: "2026-12-31T09:00:00.000Z" },
  Cancelled: { id: emailId, status: "cancelled" },
  Webhook: webhook,
  CreatedWebhook: { ...webhook, secret: "whsec_c2VjcmV0IG9mIHRoZSBleGFtcGxl" },
  WebhookList: { data: [webhook] },
  Delivery: delivery,
  DeliveryPage: { data: [delivery], next_cursor: null },
  AccountSummary: {
    account: { id: accountId, name: "Acme", plan: "pro", plan_step: null },
    key: { mode: "live", scopes: ["emails:send", "emails:read"] },
    sandbox: {
      domain: sandbox,
      recipients: ["owner@acme.example", `delivered@${sandbox}`, `bounced@${sandbox}`, `complained@${sandbox}`],
      simulator: {
        delivered: `delivered@${sandbox}`,
        bounced: `bounced@${sandbox}`,
        complained: `complained@${sandbox}`
      }
    },
    receiving_domain: "0199a1a0f3.inbound.sendwright.test",
    domains: [{ id: domainId, name: "acme.example", status: "verified" }],
    webhooks: [{ id: webhookId, url: webhook.url, enabled: true }],
    templates: [{ id: templateId, slug: "receipt", name: "Receipt" }],
    docs_url: "https://mail.example.com/docs"
  }
}
