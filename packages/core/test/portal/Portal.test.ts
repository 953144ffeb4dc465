import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { type Caller, ofMember, originOf, readableModes } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import { Emails } from "@sendwright/core/emails/Emails"
import { Portal } from "@sendwright/core/portal/Portal"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { customer, engine, hour, minute, send } from "../support/harness.ts"
import { client } from "../support/people.ts"

const ring = { active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(5)) } }
const portals = () => Layer.provide(engine(), Portal.layerKeys(ring))

const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

const opened = Effect.fnUntraced(
  function*(caller: Caller, over: Partial<Parameters<Portal["Service"]["link"]>[1]> = {}) {
    const portal = yield* Portal
    const { token } = yield* portal.link(caller, { label: "Ada of Shop", ...over })
    return { ...(yield* portal.exchange(token, client)), token }
  }
)

describe("Portal", () => {
  it.effect("exchanges a link once within 15 minutes, for a session of an hour", () =>
    Effect.gen(function*() {
      const portal = yield* Portal
      const { account, live } = yield* customer()
      const { link, token } = yield* portal.link(live, { label: " Ada of Shop " })
      assert.deepInclude(link, {
        accountId: account.id,
        mode: "live",
        label: "Ada of Shop",
        parts: ["emails", "webhooks", "domains"]
      })
      yield* TestClock.adjust(15 * minute - 1)
      const { caller, secret, session } = yield* portal.exchange(token, client)
      assert.strictEqual(session.id, link.id)
      assert.deepStrictEqual([session.agent, session.network], ["Firefox on Linux", "203.0.113.0/24"])
      assert.deepStrictEqual(caller.actor, { kind: "portal", id: link.id, name: "Ada of Shop" })
      assert.strictEqual(yield* tagOf(portal.exchange(token, client)), "LinkUnusable")
      yield* TestClock.adjust(hour - 1)
      assert.deepStrictEqual((yield* portal.authenticate(secret)).session, session)
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* tagOf(portal.authenticate(secret)), "NotSignedIn")

      const late = yield* portal.link(live, { label: "late" })
      yield* TestClock.adjust(15 * minute)
      assert.strictEqual(yield* tagOf(portal.exchange(late.token, client)), "LinkUnusable")
    }).pipe(Effect.provide(portals())))

  it.effect("reads the link's account and mode, and nothing else", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const [one, other] = [yield* customer(), yield* customer()]
      const ids = {
        live: yield* send(one),
        test: yield* send(one, {}, one.test),
        other: yield* send(other)
      }
      for (const mode of ["live", "test"] as const) {
        const { caller } = yield* opened(one.live, { mode })
        assert.deepStrictEqual(readableModes(caller), [mode])
        assert.deepStrictEqual(caller.scopes, [])
        assert.isNull(originOf(caller).userId)
        for (const [name, id] of Object.entries(ids)) {
          const found = yield* Effect.isSuccess(emails.get(caller, id))
          assert.strictEqual(found, name === mode, `${name} in a portal of ${mode}`)
        }
      }
    }).pipe(Effect.provide(portals())))

  it.effect("is opened by who manages the account; a test key opens test mode alone", () =>
    Effect.gen(function*() {
      const portal = yield* Portal
      const of = yield* customer()
      const link = (caller: Caller, over: object = {}) => portal.link(caller, { label: "x", ...over })
      const member = (role: "developer" | "owner") => ofMember(of, { id: of.owner.id, name: "Ada", role }, "live")
      yield* link(member("owner"))
      assert.strictEqual(yield* tagOf(link(member("developer"))), "Forbidden")
      assert.strictEqual(yield* tagOf(link({ ...of.live, scopes: ["emails:send"] })), "Forbidden")
      assert.strictEqual(yield* tagOf(link(of.test, { mode: "live" })), "Forbidden")
      assert.strictEqual((yield* link(of.test)).link.mode, "test")
      const { caller } = yield* opened(of.live)
      assert.strictEqual(yield* tagOf(link(caller)), "Forbidden", "a portal opens no other")
      assert.strictEqual(yield* tagOf(portal.list(caller)), "Forbidden")
      for (const label of ["", "  ", "a\nb", "x".repeat(101)]) {
        const error = yield* Effect.flip(link(of.live, { label }))
        assert.deepInclude(error, { _tag: "ValidationError" }, JSON.stringify(label))
      }
      for (const parts of [[], ["emails", "emails"]]) {
        assert.strictEqual(yield* tagOf(link(of.live, { parts })), "ValidationError")
      }
    }).pipe(Effect.provide(portals())))

  it.effect("is listed for its account, ended by its owner, and closed to a suspended one", () =>
    Effect.gen(function*() {
      const portal = yield* Portal
      const [of, other] = [yield* customer(), yield* customer()]
      const { secret, session, token } = yield* opened(of.live, { parts: ["domains"] })
      const { session: theirs } = yield* opened(other.live)
      assert.deepStrictEqual(yield* portal.list(of.live), [session])
      assert.strictEqual(yield* tagOf(portal.end(of.live, theirs.id)), "NotFound")
      yield* portal.end(of.live, session.id)
      assert.strictEqual(yield* tagOf(portal.end(of.live, session.id)), "NotFound")
      assert.strictEqual(yield* tagOf(portal.authenticate(secret)), "NotSignedIn")
      assert.strictEqual(yield* tagOf(portal.exchange(token, client)), "LinkUnusable", "it stays used")
      assert.deepStrictEqual(yield* portal.list(of.live), [])

      const again = yield* opened(of.live)
      yield* (yield* Accounts).suspend(of.account.id, "unpaid")
      assert.strictEqual(yield* tagOf(portal.authenticate(again.secret)), "AccountSuspended")
    }).pipe(Effect.provide(portals())))

  it.effect("stands in the audit log by the name that the application gave", () =>
    Effect.gen(function*() {
      const portal = yield* Portal
      const of = yield* customer()
      const { session } = yield* opened(of.live)
      yield* portal.end(of.live, session.id)
      const log = yield* (yield* AuditLog).list(of.account.id, 10, null)
      assert.deepStrictEqual(
        log.map(({ action, actor, subject }) => [action, actor.kind, actor.name, subject]).toReversed(),
        [
          ["portal.link_made", "key", "live", session.id],
          ["portal.opened", "portal", "Ada of Shop", session.id],
          ["portal.ended", "key", "live", session.id]
        ]
      )
    }).pipe(Effect.provide(portals())))

  it.effect("has no links without keys", () =>
    Effect.gen(function*() {
      const portal = yield* Portal
      const of = yield* customer()
      assert.isTrue((yield* Effect.exit(portal.link(of.live, { label: "x" })))._tag === "Failure")
      assert.strictEqual(yield* tagOf(portal.exchange(Redacted.make("a.b"), client)), "LinkUnusable")
    }).pipe(Effect.provide(engine())))
})
