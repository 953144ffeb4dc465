import type { Account } from "@sendwright/core/accounts/Account"
import { limitsOf } from "@sendwright/core/accounts/Account"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import type { AccountChange } from "@sendwright/core/accounts/AccountStore"
import type { ApiKey } from "@sendwright/core/accounts/ApiKey"
import { type Caller, ofOperator } from "@sendwright/core/accounts/Caller"
import { type Member, ownerOf } from "@sendwright/core/accounts/Member"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import type { AuditEntry } from "@sendwright/core/audit/AuditEntry"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import type { Domains } from "@sendwright/core/domains/Domains"
import type { DomainStore } from "@sendwright/core/domains/DomainStore"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import type { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import type { RetentionControl } from "@sendwright/core/privacy/RetentionControl"
import type { Windows } from "@sendwright/core/reputation/Reputation"
import { ReputationGuard } from "@sendwright/core/reputation/ReputationGuard"
import type { SecretBox } from "@sendwright/core/secrets/SecretBox"
import type { SecretStore } from "@sendwright/core/secrets/SecretStore"
import { HeldEmails, type QueuedSelection } from "@sendwright/core/sending/HeldEmails"
import type { RouteControl } from "@sendwright/core/sending/RouteControl"
import type { RouteStore } from "@sendwright/core/sending/RouteStore"
import type { HeldSend, QueuedMoved } from "@sendwright/core/sending/SendJobs"
import type { Sites } from "@sendwright/core/sending/Sites"
import type { Members } from "@sendwright/core/users/Members"
import type { Users } from "@sendwright/core/users/Users"
import type { Delivery, DeliveryAttempt } from "@sendwright/core/webhooks/Delivery"
import type { WebhookEndpoint } from "@sendwright/core/webhooks/WebhookEndpoint"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type { SqlClient } from "effect/sql/SqlClient"
import { overridesOf, shownLimits } from "./AccountLimits.ts"
import { type AdminCommand, AdminError } from "./AdminCommand.ts"
import { allAccounts } from "./allAccounts.ts"
import * as DomainAdmin from "./DomainAdmin.ts"
import * as Examination from "./Examination.ts"
import { type CoreError, notFound, refusal } from "./refusals.ts"
import * as RetentionAdmin from "./RetentionAdmin.ts"
import * as RouteAdmin from "./RouteAdmin.ts"
import * as SampleMessage from "./SampleMessage.ts"
import * as SecretAdmin from "./SecretAdmin.ts"
import * as SiteAdmin from "./SiteAdmin.ts"
import * as UserAdmin from "./UserAdmin.ts"

const time = (date: Date | null): string | null => date === null ? null : date.toISOString()

const accountJson = (account: Account, serviceDomain: string) => {
  return {
    id: account.id,
    name: account.name,
    plan: account.plan,
    trusted: account.trusted,
    ...shownLimits(limitsOf(account)),
    paused_at: time(account.paused?.at ?? null),
    paused_reason: account.paused?.reason ?? null,
    suspended_at: time(account.suspended?.at ?? null),
    suspended_reason: account.suspended?.reason ?? null,
    sandbox_domain: Sandbox.domainOf(account.id, serviceDomain),
    created_at: time(account.createdAt)
  }
}

/** What the account is judged by: live mail, without simulated recipients. */
const figuresJson = ({ day, week }: Windows) => ({
  recipients_7_days: week.recipients,
  bounces_7_days: week.bounces,
  complaints_7_days: week.complaints,
  bounces_24_hours: day.bounces,
  complaints_24_hours: day.complaints
})

const memberJson = (member: Member) => ({
  id: member.id,
  email: member.email,
  name: member.name,
  role: member.role,
  created_at: time(member.createdAt)
})

const keyJson = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  mode: key.mode,
  scopes: key.scopes,
  key: `${key.prefix}…${key.lastFour}`,
  created_at: time(key.createdAt),
  last_used_at: time(key.lastUsedAt),
  revoked_at: time(key.revokedAt)
})

const endpointJson = (endpoint: WebhookEndpoint) => ({
  id: endpoint.id,
  mode: endpoint.mode,
  url: endpoint.url,
  events: endpoint.events,
  created_at: time(endpoint.createdAt)
})

const deliveryJson = (delivery: Delivery) => ({
  id: delivery.id,
  endpoint_id: delivery.endpointId,
  event_type: delivery.eventType,
  email_id: delivery.emailId,
  status: delivery.status,
  attempts: delivery.attempts,
  last_error: delivery.lastError,
  response_code: delivery.responseCode,
  is_test: delivery.isTest,
  replay_of: delivery.replayOf,
  created_at: time(delivery.createdAt)
})

const attemptJson = ({ at, ...attempt }: DeliveryAttempt) => ({
  at: time(at),
  response_code: attempt.responseCode,
  error: attempt.error,
  duration_ms: attempt.durationMs
})

const heldJson = (held: HeldSend) => ({
  id: held.emailId,
  mode: held.mode,
  queued_at: time(held.queuedAt),
  attempts: held.attempts,
  resumes_at: time(held.resumesAt),
  recipients: held.recipients
})

const auditJson = ({ accountId, action, actor, at, id, source, subject }: AuditEntry) => ({
  id,
  at: time(at),
  account_id: accountId,
  action,
  subject,
  actor: actor.kind,
  actor_id: actor.id,
  actor_name: actor.name,
  address: source.address,
  session_id: source.sessionId,
  request_id: source.requestId
})

/** Held emails that are shown at once. */
const maxHeld = 1_000

// The columns are UUIDs: any other text would be an error of the database instead of an answer.
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const known = (kind: string, id: string): Effect.Effect<string, AdminError> =>
  uuid.test(id) ? Effect.succeed(id) : Effect.fail(notFound(kind, id))

/** Carries out what an operator asks for. Answers are JSON values with snake_case names. */
export class Admin extends Context.Service<Admin, {
  readonly execute: (command: AdminCommand) => Effect.Effect<unknown, AdminError>
}>()("@sendwright/host/admin/Admin") {
  static readonly layer: Layer.Layer<
    Admin,
    never,
    | Accounts
    | AuditLog
    | Domains
    | DomainStore
    | HeldEmails
    | RetentionControl
    | Members
    | ReputationGuard
    | RouteControl
    | RouteStore
    | SecretBox
    | SecretStore
    | Sites
    | SqlClient
    | StorageDiagnostics
    | Users
    | Webhooks
  > = Layer.effect(
    Admin,
    Effect.gen(function*() {
      const accounts = yield* Accounts
      const reputation = yield* ReputationGuard
      const webhooks = yield* Webhooks
      const held = yield* HeldEmails
      const retention = yield* RetentionAdmin.make
      const domains = yield* DomainAdmin.make
      const sample = yield* SampleMessage.make
      const secrets = yield* SecretAdmin.make
      const routes = yield* RouteAdmin.make
      const sites = yield* SiteAdmin.make
      const users = yield* UserAdmin.make
      const audit = yield* AuditLog
      const { serviceDomain } = yield* EngineSettings
      const { examination: examine } = yield* Examination.make("the embedded database of the running server")
      const shown = (account: Account) => accountJson(account, serviceDomain)

      const account = (id: string) =>
        Effect.flatMap(known("account", id), (id) => Effect.mapError(accounts.get(id), refusal("account", id)))

      const changed = (id: string, change: (id: string) => Effect.Effect<Account, CoreError>) =>
        Effect.flatMap(
          known("account", id),
          (id) => Effect.mapBoth(change(id), { onSuccess: shown, onFailure: refusal("account", id) })
        )

      // An operator acts for the account's owner, with all that a live key may do.
      const callerOf = Effect.fnUntraced(function*(id: string) {
        const found = yield* account(id)
        const owner = ownerOf(yield* Effect.mapError(accounts.members(found.id), refusal("account", id)))
        if (owner === undefined) {
          return yield* new AdminError({ code: "conflict", message: "The account has no owner." })
        }
        return ofOperator({ account: found, owner }, "live")
      })

      type AtDelivery = { readonly accountId: string; readonly endpointId: string; readonly deliveryId: string }

      const atDelivery = <A, B>(
        at: AtDelivery,
        operation: (caller: Caller, endpointId: string, deliveryId: string) => Effect.Effect<A, CoreError>,
        shown: (value: A) => B
      ) =>
        Effect.gen(function*() {
          const caller = yield* callerOf(at.accountId)
          const endpointId = yield* known("webhook", at.endpointId)
          const deliveryId = yield* known("delivery", at.deliveryId)
          const value = yield* Effect.mapError(
            operation(caller, endpointId, deliveryId),
            refusal("delivery", deliveryId)
          )
          return shown(value)
        })

      const decided = Effect.fnUntraced(function*(
        { accountId, emailId }: { readonly accountId: string; readonly emailId: string },
        decide: (accountId: string, emailId: string) => Effect.Effect<void, CoreError>,
        became: string
      ) {
        const { id } = yield* account(accountId)
        const heldId = yield* known("held email", emailId)
        yield* Effect.mapError(decide(id, heldId), refusal("held email", heldId))
        return { id: heldId, became }
      })

      const swept = (all: Effect.Effect<boolean, CoreError>) =>
        Effect.mapBoth(all, { onSuccess: (changed) => ({ changed }), onFailure: refusal("hold", "") })

      const inQueue = Effect.fnUntraced(function*(
        { accountId, after, queuedBy }: QueuedSelection,
        move: (selection: QueuedSelection) => Effect.Effect<QueuedMoved, CoreError>
      ) {
        const id = accountId === null ? null : (yield* account(accountId)).id
        const { moved, next, underWay } = yield* Effect.mapError(
          move({ accountId: id, after, queuedBy }),
          refusal("account", id ?? "")
        )
        return { moved, under_way: underWay, next }
      })

      const handlers: { readonly [Tag in AdminCommand["_tag"]]: Handler<Tag> } = {
        AccountsCreate: ({ name, ownerEmail, plan, trusted, ...limits }) =>
          accounts.create({ name, ownerEmail, plan, trusted, overrides: overridesOf(limits) }).pipe(
            Effect.map(({ account, owner }) => ({ ...shown(account), owner_email: owner.email })),
            Effect.mapError(refusal("account", ""))
          ),
        AccountsUpdate: ({ id, name, plan, trusted, ...limits }) => {
          const change: AccountChange = {
            ...(name === undefined ? {} : { name }),
            ...(plan === undefined ? {} : { plan }),
            ...(trusted === undefined ? {} : { trusted }),
            overrides: overridesOf(limits)
          }
          return changed(id, (id) => accounts.update(id, change))
        },
        AccountsList: () =>
          Effect.mapBoth(allAccounts(accounts), {
            onSuccess: (all) => all.map(shown),
            onFailure: refusal("account", "")
          }),
        AccountsShow: Effect.fnUntraced(function*({ id }) {
          const found = yield* account(id)
          const members = yield* Effect.mapError(accounts.members(found.id), refusal("account", id))
          const figures = yield* Effect.mapError(reputation.windows(found.id), refusal("account", id))
          return { ...shown(found), ...figuresJson(figures), users: members.map(memberJson) }
        }),
        AccountsPause: ({ id, reason }) => changed(id, (id) => accounts.pause(id, reason)),
        AccountsResume: ({ id }) => changed(id, accounts.resume),
        AccountsSuspend: ({ id, reason }) => changed(id, (id) => accounts.suspend(id, reason)),
        AccountsReinstate: ({ id }) => changed(id, accounts.reinstate),
        KeysCreate: Effect.fnUntraced(function*({ accountId, mode, name, scopes }) {
          const { id } = yield* account(accountId)
          const made = yield* Effect.mapError(
            accounts.createKey({ accountId: id, mode, name, scopes }),
            refusal("account", id)
          )
          return { id: made.key.id, key: Redacted.value(made.text) }
        }),
        KeysList: Effect.fnUntraced(function*({ accountId }) {
          const { id } = yield* account(accountId)
          return (yield* Effect.mapError(accounts.listKeys(id), refusal("account", id))).map(keyJson)
        }),
        KeysRevoke: Effect.fnUntraced(function*({ accountId, id }) {
          const keyId = yield* known("key", id)
          const found = yield* account(accountId)
          return keyJson(yield* Effect.mapError(accounts.revokeKey(found.id, keyId), refusal("key", keyId)))
        }),
        UsersCreate: users.create,
        UsersList: () => users.list,
        UsersInvite: (command) =>
          Effect.flatMap(callerOf(command.accountId), (caller) => users.invite(caller, command)),
        UsersReset: users.reset,
        UsersChange: users.change,
        AuditList: Effect.fnUntraced(function*({ accountId, limit }) {
          const id = accountId === null ? null : yield* known("account", accountId)
          return (yield* Effect.mapError(audit.list(id, limit, null), refusal("account", ""))).map(auditJson)
        }),
        Examine: () => examine,
        SecretsList: () => secrets.list,
        SecretsReseal: () => secrets.reseal,
        DomainsList: ({ accountId }) => Effect.flatMap(callerOf(accountId), domains.list),
        DomainsSample: ({ domain }) => sample(domain),
        DomainsRotateDkim: (command) =>
          Effect.flatMap(callerOf(command.accountId), (caller) => domains.rotateKey(caller, command)),
        DomainsRetireDkim: (command) =>
          Effect.flatMap(callerOf(command.accountId), (caller) => domains.retireKey(caller, command)),
        EmailsHeld: Effect.fnUntraced(function*({ accountId }) {
          const { id } = yield* account(accountId)
          return (yield* Effect.mapError(held.list(id, maxHeld), refusal("account", id))).map(heldJson)
        }),
        EmailsResend: (email) => decided(email, held.resend, "handed over again"),
        EmailsSettle: ({ outcome, ...email }) =>
          decided(email, (accountId, emailId) => held.settle(accountId, emailId, outcome), outcome),
        EmailsSettleListed: ({ emailIds, outcome }) =>
          Effect.mapBoth(held.settleListed(emailIds, outcome), {
            onSuccess: (notHeld) => ({ settled: emailIds.length - notHeld.length, not_held: notHeld }),
            onFailure: refusal("held email", "")
          }),
        EmailsHoldAll: () => swept(held.holdAll()),
        EmailsReleaseAll: () => swept(held.releaseAll()),
        EmailsHold: (selection) => inQueue(selection, held.holdQueued),
        EmailsRelease: (selection) => inQueue(selection, held.releaseQueued),
        SitesList: sites.list,
        SitesShow: sites.show,
        SitesPause: sites.pause,
        SitesResume: sites.resume,
        SitesFlush: sites.flush,
        SitesBounce: sites.bounce,
        RoutesShow: () => routes.show,
        RoutesSet: routes.set,
        RoutesExplain: routes.explain,
        RetentionStatus: () => retention.status,
        RetentionAllow: () => retention.allow,
        RetentionRestore: retention.restore,
        WebhooksList: Effect.fnUntraced(function*({ accountId }) {
          const caller = yield* callerOf(accountId)
          return (yield* Effect.mapError(webhooks.list(caller), refusal("webhook", ""))).map(endpointJson)
        }),
        WebhooksTest: Effect.fnUntraced(function*({ accountId, endpointId }) {
          const caller = yield* callerOf(accountId)
          const id = yield* known("webhook", endpointId)
          return deliveryJson(yield* Effect.mapError(webhooks.sendTest(caller, id), refusal("webhook", id)))
        }),
        WebhooksAgain: (at) => atDelivery(at, webhooks.sendAgain, deliveryJson),
        WebhooksRetry: (at) => atDelivery(at, webhooks.retry, deliveryJson),
        WebhooksAttempts: (at) => atDelivery(at, webhooks.attempts, (attempts) => attempts.map(attemptJson))
      }

      const execute = Effect.fn("Admin.execute")(<Tag extends AdminCommand["_tag"]>(
        command: Extract<AdminCommand, { readonly _tag: Tag }>
      ) => (handlers[command._tag] as Handler<Tag>)(command))

      return Admin.of({ execute: (command) => execute(command) })
    })
  )
}

type Handler<Tag extends AdminCommand["_tag"]> = (
  command: Extract<AdminCommand, { readonly _tag: Tag }>
) => Effect.Effect<unknown, AdminError>
