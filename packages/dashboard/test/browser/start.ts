/** Answers of the first screens of a new user. */
import type { Answer } from "../../page/src/foundation/api.ts"

/** The first steps of an account that has done all of them. */
export const firstSteps: Answer<"GET /accounts/:account_id/first-steps"> = {
  key: { id: "key_01", name: "web", mode: "live", last_used_at: "2026-11-02T10:00:00.000Z" },
  email: {
    id: "em_01",
    mode: "live",
    to: "tanaka@example.jp",
    subject: "Reset your password",
    status: "delivered",
    created_at: "2026-11-02T10:00:00.000Z",
    updated_at: "2026-11-02T10:00:01.400Z"
  },
  domain: { id: "dom_01", name: "acme.dev", status: "verified" }
}

/** The form of an email in an account with a domain and two templates. */
export const sendForm: Answer<"GET /accounts/:account_id/send"> = {
  domains: ["acme.dev"],
  sandbox: {
    domain: "0000000001.sandbox.example.com",
    recipients: [
      "owner@example.com",
      "delivered@0000000001.sandbox.example.com",
      "bounced@0000000001.sandbox.example.com",
      "complained@0000000001.sandbox.example.com"
    ],
    simulator: {
      delivered: "delivered@0000000001.sandbox.example.com",
      bounced: "bounced@0000000001.sandbox.example.com",
      complained: "complained@0000000001.sandbox.example.com"
    }
  },
  templates: [
    { id: "00000000-0000-7000-8000-0000000000a1", slug: "welcome", name: "Welcome" },
    { id: "00000000-0000-7000-8000-0000000000a2", slug: "receipt", name: "Receipt" }
  ]
}

/** An account that may send. */
export const overview: Answer<"GET /accounts/:account_id/overview"> = {
  id: "acc_01",
  name: "Acme",
  plan: "pro",
  plan_step: null,
  created_at: "2026-01-02T10:00:00.000Z",
  paused: null,
  suspended: null,
  limits: { monthly_emails: 50_000, daily_emails: null, domains: 10, request_rate: 20, received_megabytes: 10_000 },
  used: { monthly_emails: 12_430, domains: 2, received_bytes: 41_000_000 },
  standing: {
    recipients: 4_211,
    min_recipients: 200,
    bounces: { count: 47, rate: 47 / 4_211, limit: 0.08, least: 10 },
    complaints: { count: 11, rate: 11 / 4_211, limit: 0.003, least: 5 },
    day: { bounces: 3, complaints: 1 },
    new_account: null
  }
}
