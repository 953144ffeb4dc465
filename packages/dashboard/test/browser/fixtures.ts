/** Answers that many tests of screens need. */
import type { Answer } from "../../page/src/foundation/api.ts"
import { Live, type Stubs } from "./stub.ts"

export const service: Answer<"GET /service"> = {
  name: "Sendwright",
  version: "0.0.0",
  base_url: "http://127.0.0.1:2525",
  key_prefix: "sw",
  modes: ["live", "test"],
  smtp: { host: "127.0.0.1", port: 2587, tls: "none" },
  sign_in: { oidc: [], mails_links: true }
}

export const me: Answer<"GET /session"> = {
  user: {
    id: "usr_01",
    email_address: "ada@acme.dev",
    name: "Ada",
    is_operator: false,
    has_password: true
  },
  session_id: "ses_01",
  signed_in_at: new Date().toISOString(),
  accounts: [
    { id: "acc_01", name: "Acme", role: "owner", suspended: false },
    { id: "acc_02", name: "Basalt", role: "viewer", suspended: false }
  ],
  service
}

/** An operator who is a member of the same accounts. */
export const operator: Answer<"GET /session"> = { ...me, user: { ...me.user, is_operator: true } }

/** The set-up of an account that has not sent anything yet. */
export const noEmails: Stubs = {
  "GET /accounts/:account_id/emails": { data: [], next_cursor: null, live_cursor: "begin" },
  "POST /live": () => new Live()
}
