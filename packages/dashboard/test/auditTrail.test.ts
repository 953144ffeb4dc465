// `prepare` is an effect that returns another one, the change itself, to run later.
// @effect-diagnostics returnEffectInGen:off
import { assert, describe, it, layer } from "@effect/vitest"
import type { AuditAction } from "@sendwright/core/audit/AuditEntry"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { newEmail } from "./emails.ts"
import { rows } from "./endpoints.ts"
import { type Answer, Harness, layer as harnessLayer, password, type Who } from "./harness.ts"
import { newPortal } from "./portals.ts"
import { newReceived } from "./received.ts"

type Asking = (method: string, path: string, body?: unknown) => Effect.Effect<Answer, never, Harness>

/** An account with an owner, and an operator. */
interface Stand {
  readonly accountId: string
  readonly owner: Who
  readonly operator: Who
  /** Asks as the owner, in the account. */
  readonly account: Asking
  /** Asks as the owner, outside of the account. */
  readonly own: Asking
  /** Asks as the operator, under `/operator`. */
  readonly operate: Asking
  /** Asks without a session. */
  readonly arrive: Asking
}

/** A change that the dashboard makes. */
interface Deed {
  /** Makes the subject of the change, and returns the change itself. */
  readonly prepare: (stand: Stand) => Effect.Effect<Effect.Effect<Answer, never, Harness>, never, Harness>
  /** The entries of the audit log, in any order. */
  readonly says: ReadonlyArray<AuditAction>
  /** The id of the actor; by default the user who asks. */
  readonly by?: (answer: Answer) => string
}

const base = "/dashboard/api"

const standing = Effect.gen(function*() {
  const { ask, newAccount, newUser } = yield* Harness
  const accountId = yield* newAccount("Shop")
  const owner = yield* newUser({ accountId, role: "owner" })
  const operator = yield* newUser({ isOperator: true })
  const asking = (who: Who | null, below: string): Asking => (method, path, body) =>
    ask(method, `${base}${below}${path}`, {
      ...who === null ? {} : { cookie: who.cookie },
      ...body === undefined ? {} : { body }
    })
  const stand: Stand = {
    accountId,
    owner,
    operator,
    account: asking(owner, `/accounts/${accountId}`),
    own: asking(owner, ""),
    operate: asking(operator, "/operator"),
    arrive: asking(null, "")
  }
  return stand
})

/** A change that needs no preparation. */
const at = (says: ReadonlyArray<AuditAction>, does: (stand: Stand) => Effect.Effect<Answer, never, Harness>): Deed => ({
  says,
  prepare: (stand) => Effect.succeed(does(stand))
})

/** A change of a subject that the owner creates in the account. */
const to = (
  [path, body]: readonly [path: string, body: unknown],
  says: ReadonlyArray<AuditAction>,
  does: (stand: Stand, id: string) => Effect.Effect<Answer, never, Harness>
): Deed => ({
  says,
  prepare: (stand) => Effect.map(stand.account("POST", path, body), ({ json }) => does(stand, json.id))
})

const template = ["/templates", { name: "a template", subject: "s", text: "t" }] as const
const domain = ["/domains", { name: "mail.shop.example" }] as const
const webhook = ["/webhooks", { url: "https://hooks.shop.example/", events: ["email.queued"] }] as const
const key = ["/keys", { name: "web", mode: "live", scopes: ["emails:send"] }] as const
const invitation = ["/invitations", { email_address: "new@people.example", role: "viewer" }] as const
const address = { email_address: "gone@people.example" }
const nobody = "00000000-0000-7000-8000-000000000001"

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** The sender's address of an account's sandbox. */
const senderOf = ({ account }: Stand) =>
  Effect.map(account("GET", "/send"), ({ json }) => `hello@${json.sandbox.domain}`)
const simulatedOf = ({ account }: Stand) =>
  Effect.map(account("GET", "/send"), ({ json }) => json.sandbox.simulator.delivered as string)

/** A delivery of an email's first event, on request a failed one. */
const delivered = Effect.fnUntraced(function*(stand: Stand, hasFailed: boolean) {
  const { webhookStore } = yield* Harness
  const { id: endpoint } = (yield* stand.account("POST", ...webhook)).json
  const email = yield* newEmail(stand.accountId)
  if (hasFailed) {
    const now = new Date(0)
    const leases = yield* webhookStore.claim({ now, limit: 100, perEndpoint: 100, leaseMillis: 30_000 })
    const attempt = { at: now, responseCode: 500, error: "HTTP 500", durationMs: 1 }
    yield* webhookStore.settle(leases.map((lease) => ({ ...lease, attempt, next: { _tag: "Failed" as const } })))
  }
  const { data: [delivery] } = (yield* stand.account("GET", `/webhooks/${endpoint}/deliveries`)).json
  return { email, endpoint: `/webhooks/${endpoint}`, id: delivery.id as string }
}, Effect.orDie)

const ofDelivery = (
  hasFailed: boolean,
  says: ReadonlyArray<AuditAction>,
  does: (
    stand: Stand,
    delivery: { readonly email: string; readonly endpoint: string; readonly id: string }
  ) => Effect.Effect<Answer, never, Harness>
): Deed => ({ says, prepare: (stand) => Effect.map(delivered(stand, hasFailed), (one) => does(stand, one)) })

const ofEmail = (
  over: () => Readonly<Record<string, unknown>>,
  says: ReadonlyArray<AuditAction>,
  does: (stand: Stand, id: string) => Effect.Effect<Answer, never, Harness>
): Deed => ({
  says,
  prepare: (stand) => Effect.map(newEmail(stand.accountId, over()), (id) => does(stand, id))
})

const ofMember = (
  says: ReadonlyArray<AuditAction>,
  does: (stand: Stand, id: string) => Effect.Effect<Answer, never, Harness>
): Deed => ({
  says,
  prepare: (stand) =>
    Effect.gen(function*() {
      const { newUser } = yield* Harness
      return does(stand, (yield* newUser({ accountId: stand.accountId })).user.id)
    })
})

const ofUser = (
  says: ReadonlyArray<AuditAction>,
  does: (stand: Stand, id: string) => Effect.Effect<Answer, never, Harness>
): Deed => at(says, (stand) => does(stand, stand.owner.user.id))

const ofAccount = (
  says: AuditAction,
  path: string,
  body?: unknown,
  before?: readonly [path: string, body: unknown]
): Deed => ({
  says: [says],
  prepare: (stand) =>
    Effect.gen(function*() {
      const one = `/accounts/${stand.accountId}`
      if (before !== undefined) yield* stand.operate("POST", `${one}${before[0]}`, before[1])
      return stand.operate(path === "" ? "PATCH" : "POST", `${one}${path}`, body)
    })
})

const user = ({ json }: Answer): string => json.user.id

/** A new user with a link. */
const linked = (
  kind: "start" | "reset" | "invitation" | "setup",
  path: string,
  input: Readonly<Record<string, unknown>>,
  says: ReadonlyArray<AuditAction>
): Deed => ({
  says,
  by: user,
  prepare: (stand) =>
    Effect.gen(function*() {
      const { newUser, users } = yield* Harness
      if (kind === "invitation") {
        const invited = yield* stand.account("POST", "/invitations", {
          email_address: `${stand.owner.user.id}@invited.example`,
          role: "viewer"
        })
        const again = `/accounts/${stand.accountId}/invitations/${invited.json.id}/again`
        const { ask } = yield* Harness
        const { json } = yield* ask("POST", `${base}${again}`, { cookie: stand.operator.cookie, body: {} })
        return stand.arrive("POST", path, { ...input, token: json.link.split("#")[1] })
      }
      const { user } = yield* newUser()
      const { secret } = kind === "setup"
        ? Option.getOrThrow(yield* users.setupLink)
        : yield* kind === "start" ? users.startLink(user.id) : users.resetLink(user.id)
      return stand.arrive("POST", path, { ...input, token: Redacted.value(secret) })
    }).pipe(Effect.orDie)
})

const told: Readonly<Record<string, Deed>> = {
  "POST /session": {
    says: ["user.signed_in"],
    by: user,
    prepare: ({ arrive, owner }) =>
      Effect.succeed(arrive("POST", "/session", { email_address: owner.user.email, password }))
  },
  "POST /links/start": linked("start", "/links/start", {}, ["user.signed_in"]),
  "POST /links/reset": linked("reset", "/links/reset", { password: "a long walk by the sea" }, [
    "user.password_changed",
    "user.signed_in"
  ]),
  "POST /links/join": linked("invitation", "/links/join", { name: "Kim", password: "a long walk by the sea" }, [
    "user.created",
    "member.joined",
    "user.signed_in"
  ]),
  "POST /links/accept": {
    says: ["member.joined"],
    by: user,
    prepare: ({ account, accountId, operator }) =>
      Effect.gen(function*() {
        const { ask, newUser } = yield* Harness
        const guest = yield* newUser()
        const { json } = yield* account("POST", "/invitations", { email_address: guest.user.email, role: "viewer" })
        const again = `${base}/accounts/${accountId}/invitations/${json.id}/again`
        const { link } = (yield* ask("POST", again, { cookie: operator.cookie, body: {} })).json
        const body = { token: link.split("#")[1] }
        return ask("POST", `${base}/links/accept`, { cookie: guest.cookie, body })
      })
  },
  "DELETE /session": at(["session.revoked"], ({ own }) => own("DELETE", "/session")),
  "PATCH /me": at(["user.changed"], ({ own }) => own("PATCH", "/me", { name: "Ada" })),
  "POST /me/password": at(
    ["user.password_changed"],
    ({ own }) => own("POST", "/me/password", { current_password: password, new_password: "a long walk by the sea" })
  ),
  "DELETE /sessions/:id": {
    says: ["session.revoked"],
    prepare: ({ arrive, own, owner }) =>
      Effect.map(
        arrive("POST", "/session", { email_address: owner.user.email, password }),
        ({ json }) => own("DELETE", `/sessions/${json.session_id}`)
      )
  },
  "DELETE /sessions": {
    says: ["session.others_revoked"],
    prepare: ({ arrive, own, owner }) =>
      Effect.as(arrive("POST", "/session", { email_address: owner.user.email, password }), own("DELETE", "/sessions"))
  },

  "POST /accounts/:account_id/emails/bulk": at(
    ["emails.cancelled"],
    ({ account }) => account("POST", "/emails/bulk", { action: "cancel", run: nobody, cursor: null })
  ),
  "POST /accounts/:account_id/emails/:id/cancel": ofEmail(
    () => ({ scheduledAt: inAnHour() }),
    ["email.cancelled"],
    ({ account }, id) => account("POST", `/emails/${id}/cancel`)
  ),
  "POST /accounts/:account_id/emails/:id/copies": ofEmail(
    () => ({}),
    ["email.copied"],
    (stand, id) =>
      Effect.flatMap(simulatedOf(stand), (to) => stand.account("POST", `/emails/${id}/copies`, { to: [to] }))
  ),
  "POST /accounts/:account_id/emails/:id/suppress": ofEmail(
    () => ({}),
    ["suppression.added"],
    ({ account }, id) => account("POST", `/emails/${id}/suppress`, { ...address, suppressed: true })
  ),
  "POST /accounts/:account_id/emails/:id/webhooks": ofDelivery(
    true,
    ["webhook.delivery_sent_again"],
    ({ account }, { email, id }) => account("POST", `/emails/${email}/webhooks`, { delivery_ids: [id] })
  ),

  "POST /accounts/:account_id/templates": at(["template.created"], ({ account }) => account("POST", ...template)),
  "PATCH /accounts/:account_id/templates/:id/versions/:version": to(
    template,
    ["template.changed"],
    ({ account }, id) => account("PATCH", `/templates/${id}/versions/1`, { subject: "another" })
  ),
  "DELETE /accounts/:account_id/templates/:id": to(
    template,
    ["template.removed"],
    ({ account }, id) => account("DELETE", `/templates/${id}`)
  ),
  "POST /accounts/:account_id/templates/:id/versions/:version/restore": {
    says: ["template.restored"],
    prepare: ({ account }) =>
      Effect.gen(function*() {
        const { id } = (yield* account("POST", ...template)).json
        yield* account("PATCH", `/templates/${id}/versions/1`, { subject: "another" })
        return account("POST", `/templates/${id}/versions/1/restore`)
      })
  },

  "POST /accounts/:account_id/domains": at(["domain.added"], ({ account }) => account("POST", ...domain)),
  "POST /accounts/:account_id/domains/:id/rotate-dkim": to(
    domain,
    ["domain.dkim_rotated"],
    ({ account }, id) => account("POST", `/domains/${id}/rotate-dkim`)
  ),
  "DELETE /accounts/:account_id/domains/:id": to(
    domain,
    ["domain.removed"],
    ({ account }, id) => account("DELETE", `/domains/${id}`)
  ),

  "POST /accounts/:account_id/domains/:id/receiving": to(
    domain,
    ["domain.receiving_added"],
    ({ account }, id) => account("POST", `/domains/${id}/receiving`)
  ),
  "DELETE /accounts/:account_id/domains/:id/receiving": {
    says: ["domain.receiving_removed"],
    prepare: ({ account }) =>
      Effect.gen(function*() {
        const { id } = (yield* account("POST", ...domain)).json
        yield* account("POST", `/domains/${id}/receiving`)
        return account("DELETE", `/domains/${id}/receiving`)
      })
  },

  "DELETE /accounts/:account_id/received/:id": {
    says: ["received.removed"],
    prepare: ({ account, accountId }) =>
      Effect.map(newReceived(accountId), (id) => account("DELETE", `/received/${id}`))
  },

  "POST /accounts/:account_id/webhooks": at(["webhook.added"], ({ account }) => account("POST", ...webhook)),
  "DELETE /accounts/:account_id/webhooks/:id": to(
    webhook,
    ["webhook.removed"],
    ({ account }, id) => account("DELETE", `/webhooks/${id}`)
  ),
  "PATCH /accounts/:account_id/webhooks/:id": to(
    webhook,
    ["webhook.updated"],
    ({ account }, id) => account("PATCH", `/webhooks/${id}`, { received_body: true })
  ),
  "POST /accounts/:account_id/webhooks/:id/rotate-secret": to(
    webhook,
    ["webhook.secret_rotated"],
    ({ account }, id) => account("POST", `/webhooks/${id}/rotate-secret`, { overlap_hours: 1 })
  ),
  "POST /accounts/:account_id/webhooks/:id/deliveries/:delivery_id/retry": ofDelivery(
    true,
    ["webhook.delivery_retried"],
    ({ account }, { endpoint, id }) => account("POST", `${endpoint}/deliveries/${id}/retry`)
  ),
  "POST /accounts/:account_id/webhooks/:id/deliveries/:delivery_id/again": ofDelivery(
    true,
    ["webhook.delivery_sent_again"],
    ({ account }, { endpoint, id }) => account("POST", `${endpoint}/deliveries/${id}/again`)
  ),
  "POST /accounts/:account_id/webhooks/:id/retry-failed": ofDelivery(
    true,
    ["webhook.deliveries_retried"],
    ({ account }, { endpoint }) =>
      account("POST", `${endpoint}/retry-failed`, { since: new Date(0).toISOString(), cursor: null })
  ),

  "POST /accounts/:account_id/keys": at(["key.created"], ({ account }) => account("POST", ...key)),
  "POST /accounts/:account_id/keys/:id/revoke": to(
    key,
    ["key.revoked"],
    ({ account }, id) => account("POST", `/keys/${id}/revoke`)
  ),

  "POST /accounts/:account_id/suppressions": at(
    ["suppression.added"],
    ({ account }) => account("POST", "/suppressions", address)
  ),
  "POST /accounts/:account_id/suppressions/import": at(
    ["suppressions.imported"],
    ({ account }) => account("POST", "/suppressions/import", { entries: [{ ...address, reason: "manual" }] })
  ),
  "DELETE /accounts/:account_id/suppressions/:email": to(
    ["/suppressions", address],
    ["suppression.removed"],
    ({ account }) => account("DELETE", `/suppressions/${address.email_address}`)
  ),

  "POST /accounts/:account_id/erasures": at(
    ["recipient.erased"],
    ({ account }) => account("POST", "/erasures", address)
  ),
  "PATCH /accounts/:account_id/members/:id": ofMember(
    ["member.role_changed"],
    ({ account }, id) => account("PATCH", `/members/${id}`, { role: "developer" })
  ),
  "DELETE /accounts/:account_id/members/:id": ofMember(
    ["member.removed"],
    ({ account }, id) => account("DELETE", `/members/${id}`)
  ),
  "POST /accounts/:account_id/leave": at(["member.removed"], ({ account }) => account("POST", "/leave")),
  "POST /accounts/:account_id/invitations": at(["member.invited"], ({ account }) => account("POST", ...invitation)),
  "POST /accounts/:account_id/invitations/:id/again": to(
    invitation,
    ["member.invited"],
    ({ account }, id) => account("POST", `/invitations/${id}/again`)
  ),
  "DELETE /accounts/:account_id/invitations/:id": to(
    invitation,
    ["member.invitation_withdrawn"],
    ({ account }, id) => account("DELETE", `/invitations/${id}`)
  ),

  "POST /accounts/:account_id/portal/links": at(
    ["portal.link_made"],
    ({ account }) => account("POST", "/portal/links", { label: "Ada of Shop" })
  ),
  "DELETE /accounts/:account_id/portal/sessions/:id": {
    says: ["portal.ended"],
    prepare: ({ account, accountId }) =>
      Effect.map(newPortal(accountId), ({ session }) => account("DELETE", `/portal/sessions/${session.id}`))
  },

  "POST /operator/accounts": at(
    ["account.created"],
    ({ operate }) => operate("POST", "/accounts", { name: "Basalt", owner_email: "bo@basalt.example", plan: "pro" })
  ),
  "PATCH /operator/accounts/:id": ofAccount("account.changed", "", { trusted: true }),
  "POST /operator/accounts/:id/pause": ofAccount("account.paused", "/pause", { reason: "a look" }),
  "POST /operator/accounts/:id/resume": ofAccount("account.resumed", "/resume", undefined, ["/pause", {}]),
  "POST /operator/accounts/:id/suspend": ofAccount("account.suspended", "/suspend", { reason: "fraud" }),
  "POST /operator/accounts/:id/reinstate": ofAccount("account.reinstated", "/reinstate", undefined, ["/suspend", {
    reason: "fraud"
  }]),
  "POST /operator/users/:id/disable": ofUser(
    ["user.disabled"],
    ({ operate }, id) => operate("POST", `/users/${id}/disable`)
  ),
  "POST /operator/users/:id/enable": {
    says: ["user.enabled"],
    prepare: ({ operate, owner: { user } }) =>
      Effect.as(operate("POST", `/users/${user.id}/disable`), operate("POST", `/users/${user.id}/enable`))
  },
  "POST /operator/users/:id/reset-link": ofUser(
    ["user.link_made"],
    ({ operate }, id) => operate("POST", `/users/${id}/reset-link`)
  ),
  "DELETE /operator/users/:id/sessions": ofUser(
    ["user.sessions_ended"],
    ({ operate }, id) => operate("DELETE", `/users/${id}/sessions`)
  ),
  "POST /operator/sites": {
    says: ["site.paused"],
    prepare: ({ operate }) =>
      Effect.gen(function*() {
        const { sites } = yield* Harness
        const now = new Date()
        const report = {
          site: "mx.shop.example",
          state: "well",
          perMinute: 60,
          connections: 0,
          answers: { taken: 1, slowed: 0, other: 0, silent: 0 },
          refusal: null
        } as const
        yield* sites.report("0199a1b2-7c3d-7e4f-8a5b-000000000001", [report], { now, flushedSince: now })
        return operate("POST", "/sites", { site: report.site, action: "pause", after: null })
      }).pipe(Effect.orDie)
  },
  "PUT /operator/routes": {
    says: ["routes.changed"],
    prepare: ({ operate }) =>
      Effect.map(
        operate("GET", "/routes"),
        ({ json: { version } }) => operate("PUT", "/routes", { rules: "tag:news=smtp", version })
      )
  },
  "POST /operator/held": {
    says: ["email.settled"],
    prepare: ({ accountId, operate }) =>
      Effect.gen(function*() {
        const { jobs } = yield* Harness
        const email_id = yield* newEmail(accountId, { to: ["shop@owners.example"] })
        const now = new Date()
        const leases = yield* jobs.claim({
          now,
          limit: 100,
          perAccount: 100,
          leaseMillis: 60_000,
          unknownWaitMillis: 60_000,
          unknownPolicy: "hold",
          maxCrashes: 5
        })
        const lease = leases.find(({ emailId }) => emailId === email_id)!
        yield* jobs.begin([lease], now)
        yield* jobs.settle([{ lease, now, evidence: [], next: { _tag: "Hold" }, later: [] }])
        return operate("POST", "/held", { decision: "sent", emails: [{ account_id: accountId, email_id }] })
      }).pipe(Effect.orDie)
  }
}

/** Endpoints without an entry in the audit log, and why. */
const untold: Readonly<Record<string, string>> = {
  "POST /password-resets": "nobody is signed in; the link that it makes is told of as made by the user who gets it",
  "POST /oidc": "nobody is signed in: it says where to go; who comes back is told of as signed in",
  "POST /links/look": "it reads what a link is for",
  "POST /links/setup": "the first operator is made once for a service: test/signIn.test.ts",
  "POST /portal/sessions": "told as portal.opened, by the portal itself: there is no user",
  "POST /portal/links": "told as portal.link_made, by the key of the program that makes it",
  "POST /live": "it reads",
  "POST /accounts/:account_id/send": "the email itself says who sent it, and for as long as it is kept",
  "POST /accounts/:account_id/template-tests": "as a send",
  "POST /accounts/:account_id/received/:id/reply": "as a send",
  "POST /accounts/:account_id/domains/:id/check": "it looks up what the DNS says; what that changes is told of",
  "POST /accounts/:account_id/domains/:id/retire-dkim": "told as domain.dkim_retired: core's DomainRotation.test.ts",
  "POST /accounts/:account_id/webhooks/:id/test":
    "a test event changes nothing, and is marked as one in the deliveries",
  "POST /operator/bounces": "it reads a message that is kept nowhere",
  "POST /operator/routes/explanation": "it reads"
}

const below = (name: string): string => name.replace(base, "")

describe("what the dashboard changes", () => {
  it("is in the audit log, or has a reason not to be", () => {
    const changing = rows.filter(({ endpoint }) => endpoint.method !== "GET").map(({ name }) => below(name))
    assert.deepStrictEqual([...Object.keys(told), ...Object.keys(untold)].toSorted(), changing.toSorted())
  })
})

layer(harnessLayer())("the audit log of all that the dashboard changes", (it) => {
  for (const [name, { by, prepare, says }] of Object.entries(told)) {
    it.effect(`${name} is ${says.join(", ")}, by name`, () =>
      Effect.gen(function*() {
        const { audit } = yield* Harness
        const stand = yield* standing
        const all = Effect.orDie(audit.list(null, 1_000, null))
        const does = yield* prepare(stand)
        const before = new Set((yield* all).map(({ id }) => id))
        const answer = yield* does
        assert.include([200, 201, 204], answer.status, answer.text)
        const entries = (yield* all).filter(({ id }) => !before.has(id))
        assert.sameMembers(entries.map(({ action }) => action), [...says])
        const { operator, owner } = stand
        const isOperators = name.includes(" /operator/")
        const id = by?.(answer) ?? (isOperators ? operator : owner).user.id
        for (const { accountId, action, actor } of entries) {
          assert.deepInclude(actor, { kind: isOperators ? "operator" : "user", id }, action)
          assert.include(["Ada", "Kim"], actor.name, action)
          const isOfAccount = name.includes("/accounts/:") || action === "member.joined"
          if (isOfAccount) assert.strictEqual(accountId, stand.accountId, action)
        }
      }))
  }
})

layer(harnessLayer())("an email that was sent from the dashboard", (it) => {
  it.effect("has no entry in the audit log, but names the user who sent it", () =>
    Effect.gen(function*() {
      const stand = yield* standing
      const body = { from: yield* senderOf(stand), to: [yield* simulatedOf(stand)], subject: "s", text: "t" }
      const { json, status, text } = yield* stand.account("POST", "/send", body)
      assert.strictEqual(status, 201, text)
      const sent = yield* stand.account("GET", `/emails/${json.id}`)
      assert.strictEqual(sent.json.origin.user_id, stand.owner.user.id)
    }))
})
