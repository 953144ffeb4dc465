import { assert, describe, it } from "@effect/vitest"
import { Accounts } from "@sendwright/core/accounts/Accounts"
import { AccountStore } from "@sendwright/core/accounts/AccountStore"
import * as ApiKey from "@sendwright/core/accounts/ApiKey"
import { ofKey } from "@sendwright/core/accounts/Caller"
import { type Scope as KeyScope, scopes } from "@sendwright/core/accounts/Scope"
import { AccountSummaries } from "@sendwright/core/AccountSummary"
import type { NotFound, ValidationError } from "@sendwright/core/foundation/Errors"
import { Brand } from "@sendwright/core/foundation/Settings"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import { createHash } from "node:crypto"
import { engine, second, start } from "./support/harness.ts"

const newAccount = { name: "Analytical Engines", ownerEmail: "ada@engines.example", plan: "free" } as const

/** An account with a live key: its text, as a customer has it. */
const withKey = Effect.gen(function*() {
  const accounts = yield* Accounts
  const { account, owner } = yield* accounts.create(newAccount)
  const { key, text } = yield* accounts.createKey({ accountId: account.id, name: "Server", mode: "live" })
  return { accounts, account, owner, key, text: Redacted.value(text) }
})

/** `Accounts` on a store whose look-ups are changed; it closes with the scope. */
const accountsOn = Effect.fnUntraced(function*(
  authenticate: (store: AccountStore["Service"]) => AccountStore["Service"]["authenticate"],
  scope?: Scope.Scope
) {
  const store = Layer.effect(
    AccountStore,
    Effect.map(AccountStore, (store) => ({ ...store, authenticate: authenticate(store) }))
  )
  const context = yield* Layer.buildWithScope(
    Layer.fresh(Layer.provide(Accounts.layer, store)),
    scope ?? (yield* Scope.make())
  )
  return yield* Effect.provideContext(Accounts, context)
})

describe("Accounts.authenticate", () => {
  it.effect("finds the caller behind a key", () =>
    Effect.gen(function*() {
      const { account, accounts, key, owner, text } = yield* withKey
      assert.deepStrictEqual(yield* accounts.authenticate(text), ofKey({ account, owner }, key))
      assert.match(text, /^svc_live_[0-9A-Za-z]{38}$/)
      assert.deepInclude(key, {
        prefix: "svc_live_",
        lastFour: text.slice(-4),
        scopes,
        createdBy: null,
        revokedAt: null,
        lastUsedAt: null
      })
      const test = yield* accounts.createKey({
        accountId: account.id,
        name: "CI",
        mode: "test",
        scopes: ["emails:send"]
      })
      assert.match(Redacted.value(test.text), /^svc_test_/)
      assert.deepStrictEqual((yield* accounts.authenticate(Redacted.value(test.text))).scopes, ["emails:send"])
      assert.deepStrictEqual(
        (yield* accounts.listKeys(account.id)).map(({ id }) => id).sort(),
        [key.id, test.key.id].sort()
      )
      const none = yield* accounts.createKey({ accountId: account.id, name: "x", mode: "live", scopes: [] })
      assert.deepStrictEqual(none.key.scopes, scopes, "naming none means all")
    }).pipe(Effect.provide(engine())))

  it.effect("finds it by the hash of the key, too", () =>
    Effect.gen(function*() {
      const { account, accounts, key, text } = yield* withKey
      const hash = createHash("sha256").update(text).digest("hex")
      assert.deepStrictEqual(yield* accounts.identify(hash), yield* accounts.authenticate(text))
      for (const wrong of ["", text, hash.toUpperCase(), `${hash}0`, hash.replace(/^./, "g"), "0".repeat(64)]) {
        assert.strictEqual((yield* Effect.flip(accounts.identify(wrong)))._tag, "Unauthorized")
      }
      yield* accounts.revokeKey(account.id, key.id)
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Effect.flip(accounts.identify(hash)))._tag, "Unauthorized")
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a revoked key a second later, also where the system's clock was set back meanwhile", () => {
    let setBack = 0
    return Effect.gen(function*() {
      const { account, accounts, key, text } = yield* withKey
      yield* accounts.authenticate(text)
      yield* accounts.revokeKey(account.id, key.id)
      setBack = 3_600_000
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Effect.flip(accounts.authenticate(text)))._tag, "Unauthorized")
    }).pipe(
      Effect.provide(engine()),
      Effect.updateService(Clock.Clock, (clock): Clock.Clock => ({
        ...clock,
        currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe() - setBack
      }))
    )
  })

  it.effect("gives a key no more than whoever makes it has", () =>
    Effect.gen(function*() {
      const { account, accounts } = yield* withKey
      const within = ["emails:send", "emails:read"] as const
      const make = (asked: ReadonlyArray<KeyScope> | undefined, within?: ReadonlyArray<KeyScope>) =>
        accounts.createKey({
          accountId: account.id,
          name: "k",
          mode: "live",
          ...(asked === undefined ? {} : { scopes: asked }),
          ...(within === undefined ? {} : { within })
        })
      assert.deepStrictEqual((yield* make(undefined, within)).key.scopes, within)
      assert.deepStrictEqual((yield* make(["emails:read"], within)).key.scopes, ["emails:read"])
      const before = (yield* accounts.listKeys(account.id)).length
      const { issues } = yield* Effect.flip(make(["emails:send", "account:manage"], within)).pipe(
        Effect.flatMap((error) => error._tag === "ValidationError" ? Effect.succeed(error) : Effect.die(error))
      )
      assert.deepStrictEqual(issues.map(({ path }) => path), [["scopes", 1]])
      assert.strictEqual((yield* Effect.flip(make(undefined, [])))._tag, "ValidationError", "who has none gives none")
      assert.strictEqual((yield* accounts.listKeys(account.id)).length, before)
    }).pipe(Effect.provide(engine())))

  it.effect("knows keys of its own brand", () =>
    Effect.gen(function*() {
      const { accounts, text } = yield* withKey
      assert.match(text, /^post_live_/)
      assert.strictEqual((yield* accounts.authenticate(text)).actor.name, "Server")
      assert.strictEqual((yield* Effect.flip(accounts.authenticate(text.replace("post", "svc"))))._tag, "Unauthorized")
    }).pipe(
      Effect.provide(Layer.provide(engine(), Layer.succeed(Brand, { keyPrefix: "post", webhookHeaderPrefix: "Post" })))
    ))

  it.effect("answers alike to what is no key, and looks up only what has the form of one", () =>
    Effect.gen(function*() {
      const { text } = yield* withKey
      let lookups = 0
      const accounts = yield* accountsOn((store) => (hash) => {
        lookups++
        return store.authenticate(hash)
      })
      const last = text.endsWith("0") ? "1" : "0"
      const malformed = [
        "",
        " ",
        "svc_live_",
        text.slice(0, -1),
        `${text}x`,
        ` ${text}`,
        text.replace("live", "test"),
        text.slice(0, -1) + last,
        "ä".repeat(47)
      ]
      for (const bad of malformed) {
        assert.strictEqual((yield* Effect.flip(accounts.authenticate(bad)))._tag, "Unauthorized", bad)
      }
      assert.strictEqual(lookups, 0)
      const unknown = Redacted.value(yield* ApiKey.generate("svc", "live"))
      assert.strictEqual((yield* Effect.flip(accounts.authenticate(unknown)))._tag, "Unauthorized")
      assert.strictEqual(lookups, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("holds a revocation within a second, and forgets nothing sooner than it must", () =>
    Effect.gen(function*() {
      const { account, key, text } = yield* withKey
      let lookups = 0
      const accounts = yield* accountsOn((store) => (hash) => {
        lookups++
        assert.strictEqual(hash, createHash("sha256").update(text).digest("hex"))
        return store.authenticate(hash)
      })
      for (let i = 0; i < 100; i++) {
        yield* accounts.authenticate(text)
        yield* TestClock.adjust(5)
      }
      assert.strictEqual(lookups, 1)
      const revoked = yield* accounts.revokeKey(account.id, key.id)
      assert.deepStrictEqual(revoked.revokedAt, new Date(start + 500))
      yield* TestClock.adjust(second - 1)
      assert.strictEqual((yield* Effect.flip(accounts.authenticate(text)))._tag, "Unauthorized")
      const again = yield* accounts.revokeKey(account.id, key.id)
      assert.deepStrictEqual(again.revokedAt, revoked.revokedAt)
      const other = (yield* accounts.create(newAccount)).account.id
      assert.strictEqual((yield* Effect.flip(accounts.revokeKey(other, key.id)))._tag, "NotFound")
    }).pipe(Effect.provide(engine())))

  it.effect("looks up once for many who ask at once, also when the first of them goes away", () =>
    Effect.gen(function*() {
      const { text } = yield* withKey
      let lookups = 0
      const accounts = yield* accountsOn((store) => (hash) =>
        Effect.suspend(() => {
          lookups++
          return Effect.delay(store.authenticate(hash), 100)
        })
      )
      const fibers = yield* Effect.forEach(
        Array.from({ length: 50 }),
        () => Effect.forkChild(accounts.authenticate(text))
      )
      yield* TestClock.adjust(50)
      yield* Fiber.interrupt(fibers[0]!)
      yield* TestClock.adjust(50)
      const callers = yield* Effect.forEach(fibers.slice(1), Fiber.join)
      assert.strictEqual(lookups, 1)
      assert.strictEqual(new Set(callers).size, 1)
    }).pipe(Effect.provide(engine())))

  it.effect("does not remember a look-up that failed", () =>
    Effect.gen(function*() {
      const { text } = yield* withKey
      let down = true
      const accounts = yield* accountsOn((store) => (hash) =>
        Effect.suspend(() =>
          down
            ? Effect.fail(new StorageError({ command: "AccountStore.authenticate", cause: "down" }))
            : store.authenticate(hash)
        )
      )
      assert.strictEqual((yield* Effect.flip(accounts.authenticate(text)))._tag, "StorageError")
      down = false
      assert.strictEqual((yield* accounts.authenticate(text)).actor.name, "Server")
    }).pipe(Effect.provide(engine())))

  it.effect("closes and pauses an account within a second on every node, also for keys that are in use", () =>
    Effect.gen(function*() {
      const { account, accounts, text } = yield* withKey
      const nodes = yield* Effect.all(Array.from({ length: 3 }, () => accountsOn((store) => store.authenticate)))
      // Each node looked the key up at another moment, and goes on doing so.
      for (const node of nodes) {
        yield* node.authenticate(text)
        yield* TestClock.adjust(250)
      }
      const everyTenth = Effect.forEach(Array.from({ length: 10 }), () =>
        Effect.andThen(
          Effect.forEach(nodes, (node) => Effect.exit(node.authenticate(text)), { discard: true }),
          TestClock.adjust(100)
        ), { discard: true })
      yield* accounts.pause(account.id, "a look at your list")
      yield* everyTenth
      for (const node of nodes) {
        assert.strictEqual((yield* node.authenticate(text)).account.paused?.reason, "a look at your list")
      }
      yield* accounts.suspend(account.id, "phishing")
      yield* everyTenth
      for (const node of nodes) {
        const error = yield* Effect.flip(node.authenticate(text))
        assert.strictEqual(error.message, "This account is suspended: phishing")
      }
    }).pipe(Effect.provide(engine())))

  it.effect("tells a suspended account why, and lets it in again", () =>
    Effect.gen(function*() {
      const { account, accounts, text } = yield* withKey
      yield* accounts.suspend(account.id, "Unpaid since May.")
      const error = yield* Effect.flip(accounts.authenticate(text))
      assert.strictEqual(error.message, "This account is suspended: Unpaid since May.")
      yield* accounts.reinstate(account.id)
      yield* TestClock.adjust(second)
      assert.isNull((yield* accounts.authenticate(text)).account.suspended)
    }).pipe(Effect.provide(engine())))

  it.effect("notes when a key was last used, within ten seconds and at the end", () =>
    Effect.gen(function*() {
      const { account, text } = yield* withKey
      const scope = yield* Scope.make()
      const accounts = yield* accountsOn((store) => store.authenticate, scope)
      const lastUsed = Effect.map(accounts.listKeys(account.id), ([key]) => key?.lastUsedAt?.getTime())
      yield* TestClock.adjust(second)
      yield* accounts.authenticate(text)
      yield* TestClock.adjust(4 * second)
      yield* accounts.authenticate(text)
      yield* TestClock.adjust(6 * second)
      assert.strictEqual(yield* lastUsed, start + 5 * second)
      yield* accounts.authenticate(text)
      yield* TestClock.adjust(10 * second)
      assert.strictEqual(yield* lastUsed, start + 11 * second)
      yield* accounts.authenticate(text)
      yield* Scope.close(scope, Exit.void)
      assert.strictEqual(yield* lastUsed, start + 21 * second)
    }).pipe(Effect.provide(engine())))
})

describe("Accounts", () => {
  it.effect("refuses what cannot be an account, a change or a key, with every issue", () =>
    Effect.gen(function*() {
      const { account, accounts } = yield* withKey
      const paths = <A>(attempt: Effect.Effect<A, NotFound | ValidationError | StorageError>) =>
        Effect.match(attempt, {
          onSuccess: () => ["succeeded"],
          onFailure: (error) =>
            error._tag === "ValidationError" ? error.issues.map(({ path }) => path.join(".")) : [error._tag]
        })
      assert.deepStrictEqual(
        yield* paths(
          accounts.create({
            name: "",
            ownerEmail: "Ada <a@b.co>",
            plan: "free",
            overrides: { requestRate: 0, domains: -1, monthlyEmails: 1.5 }
          })
        ),
        ["ownerEmail", "name", "overrides.monthlyEmails", "overrides.domains", "overrides.requestRate"]
      )
      assert.deepStrictEqual(yield* paths(accounts.update(account.id, { name: "a\nb" })), ["name"])
      for (const reason of ["", "  ", "two\nlines", "x".repeat(501)]) {
        assert.deepStrictEqual(yield* paths(accounts.suspend(account.id, reason)), ["reason"])
        assert.deepStrictEqual(yield* paths(accounts.pause(account.id, reason)), ["reason"])
      }
      assert.deepStrictEqual(yield* paths(accounts.update(account.id, { overrides: { domains: 2 ** 31 } })), [
        "overrides.domains"
      ])
      assert.deepStrictEqual(yield* paths(accounts.update(account.id, { planStep: "a\0b" })), ["planStep"])
      assert.deepStrictEqual(
        yield* paths(accounts.createKey({ accountId: account.id, name: "x".repeat(101), mode: "live" })),
        ["name"]
      )
      assert.deepStrictEqual(yield* paths(accounts.createKey({ accountId: "nobody", name: "x", mode: "live" })), [
        "NotFound"
      ])
      for (const attempt of [accounts.get("nobody"), accounts.pause("nobody", null), accounts.resume("nobody")]) {
        assert.deepStrictEqual(yield* paths(attempt), ["NotFound"])
      }
    }).pipe(Effect.provide(engine())))

  it.effect("changes what is named and nothing else", () =>
    Effect.gen(function*() {
      const { account, accounts, owner } = yield* withKey
      const changed = yield* accounts.update(account.id, { plan: "pro", trusted: true })
      assert.deepStrictEqual(changed, { ...account, plan: "pro", trusted: true })
      const paused = yield* accounts.pause(account.id, null)
      assert.deepStrictEqual(paused, { ...changed, paused: { at: new Date(start), reason: null } })
      assert.deepStrictEqual(yield* accounts.resume(account.id), changed)
      assert.deepStrictEqual(yield* accounts.get(account.id), changed)
      assert.deepStrictEqual(yield* accounts.list(), [changed])
      assert.deepStrictEqual(yield* accounts.members(account.id), [owner])
    }).pipe(Effect.provide(engine())))
})

describe("AccountSummaries", () => {
  it.effect("describes the account behind a key", () =>
    Effect.gen(function*() {
      const { account, accounts, text } = yield* withKey
      const summaries = yield* AccountSummaries
      const summary = yield* summaries.describe(yield* accounts.authenticate(text))
      const domain = `${account.id.replaceAll("-", "").slice(-10)}.sandbox.sendwright.test`
      assert.deepInclude(summary, { account, domains: [], webhooks: [], templates: [] })
      assert.deepStrictEqual(summary.sandbox, {
        domain,
        recipients: ["ada@engines.example", `delivered@${domain}`, `bounced@${domain}`, `complained@${domain}`],
        simulator: {
          delivered: `delivered@${domain}`,
          bounced: `bounced@${domain}`,
          complained: `complained@${domain}`
        }
      })
    }).pipe(Effect.provide(engine())))
})
