import { assert, describe, it } from "@effect/vitest"
import { normalize } from "@sendwright/core/foundation/Address"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { MailListener } from "@sendwright/receiving/MailListener"
import * as ReturnPath from "@sendwright/smtp/ReturnPath"
import { newId } from "@sendwright/testing/fixtures"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { createSecretKey } from "node:crypto"
import { greet, tryConnect } from "../../smtp/test/MailClient.ts"
import { ada, bob, engine, feedback, listener, pathOf, sent } from "./listening.ts"
import { fixture } from "./reports.ts"

const complaint = (path: string) => fixture("yahoo-complaint", path)

describe("reports that are ours", () => {
  it.effect("a hard bounce is stored before it is taken, once, and suppresses its recipient alone", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { id, path, providerMessageId, suppressed, t, types } = yield* sent()
      const client = yield* greet(port)
      // The report speaks of another address: that of the return path counts.
      const dsn = fixture("postfix-unknown-user", path)
      assert.match(yield* client.mail([path], dsn), /^250 2\.6\.0/)
      assert.deepStrictEqual(yield* types, ["email.bounced"])
      assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
      const email = yield* t.get(id)
      assert.deepInclude(email.events[2]?.details, { recipients: [ada], provider_message_id: providerMessageId })
      assert.deepInclude(email.events[2]?.details, { bounce_type: "permanent", status_code: "5.1.1" })
      assert.match(yield* client.mail([path.toUpperCase()], dsn), /^250/)
      assert.deepStrictEqual(yield* types, ["email.bounced"])
      assert.match(yield* client.mail([pathOf(id, bob)], fixture("gmail-over-quota")), /^250/)
      assert.deepStrictEqual(yield* types, ["email.bounced", "email.bounced"])
      assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))

  it.effect("one report to two return paths speaks of both", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { id, path, suppressed } = yield* sent()
      const client = yield* greet(port)
      assert.match(yield* client.mail([path, pathOf(id, bob)], fixture("qmail-no-mailbox")), /^250/)
      assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce", [bob]: "bounce" })
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))

  it.effect("a complaint counts where the message complained of has a genuine return path", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { id, path, suppressed, types } = yield* sent()
      const client = yield* greet(port)
      const forged = path.replace(/.(?=@)/, (last) => last === "a" ? "q" : "a")
      for (const sender of [forged, "orders@shop.example", pathOf(newId()), pathOf(id, "eve@example.com")]) {
        assert.match(yield* client.mail([feedback], complaint(sender)), /^250/)
      }
      // It proves nothing to know a Message-ID, nor to write to the feedback address.
      assert.match(yield* client.mail([feedback], fixture("postfix-unknown-user", path)), /^250/)
      assert.deepStrictEqual([yield* types, yield* suppressed], [[], {}])
      assert.match(yield* client.mail([feedback.toUpperCase()], complaint(path)), /^250/)
      assert.match(yield* client.mail([feedback], complaint(path)), /^250/)
      assert.deepStrictEqual([yield* types, yield* suppressed], [["email.complained"], { [ada]: "complaint" }])
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))

  it.effect("auto-replies and answers of people are taken and dropped", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { path, suppressed, types } = yield* sent()
      const client = yield* greet(port)
      for (const name of ["vacation", "ordinary"]) assert.match(yield* client.mail([path], fixture(name)), /^250/)
      assert.deepStrictEqual([yield* types, yield* suppressed], [[], {}])
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))

  it.effect("what cannot be stored is asked for again", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { path, suppressed } = yield* sent()
      const client = yield* greet(port)
      assert.match(yield* client.mail([path], fixture("postfix-unknown-user", path)), /^451 4\.3\.0/)
      assert.match(yield* client.say("NOOP"), /^250/)
      assert.deepStrictEqual(yield* suppressed, {})
    }).pipe(Effect.provide(
      listener().pipe(
        Layer.provide(Layer.succeed(ProviderEvents, {
          ingest: () => Effect.fail(new StorageError({ command: "SendJobs.intake", cause: new Error("down") })),
          bindSignature: () => Effect.succeed(true)
        })),
        Layer.provideMerge(engine)
      )
    )))
})

describe("addresses that are not ours", () => {
  it.effect("are refused, and too many of them end the connection", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { id, path } = yield* sent()
      const other = pathOf(newId())
      const [local = "", domain = ""] = path.split("@")
      const foreign = ReturnPath.make([createSecretKey(new Uint8Array(32).fill(2))], id, ada, domain)
      const client = yield* greet(port)
      yield* client.say("MAIL FROM:<>")
      const strange = [
        "ada@example.com",
        "postmaster@send.shop.example",
        `x${path}`,
        `${local.slice(0, -1)}@${domain}`,
        `not-${feedback}`
      ]
      for (const address of strange) assert.match(yield* client.say(`RCPT TO:<${address}>`), /^550 5\.7\.1/, address)
      // The email of one address with the code of another, and what somebody else has made.
      const forged = [`${local.slice(0, 37)}${other.split("@")[0]?.slice(37)}@${domain}`, foreign]
      for (const address of forged) assert.match(yield* client.say(`RCPT TO:<${address}>`), /^550 5\.1\.1/, address)
      assert.match(yield* client.say("DATA"), /^503/)
      assert.match(yield* client.say(`RCPT TO:<${path}>`), /^250/)
      for (let more = strange.length + forged.length; more < 20; more++) {
        assert.match(yield* client.say("RCPT TO:<eve@example.com>"), /^550/)
      }
      assert.match(yield* client.say("RCPT TO:<eve@example.com>"), /^421/)
      yield* client.closed
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))

  it.effect("a genuine address of an email that is gone, or of no recipient of it, has no effect", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const { id, suppressed, t, types } = yield* sent()
      const client = yield* greet(port)
      for (const path of [pathOf(newId()), pathOf(id, "eve@example.com"), pathOf(id, "[erased]")]) {
        assert.match(yield* client.mail([path], fixture("postfix-unknown-user", path)), /^250/)
      }
      yield* t.erasures.erase({
        accountId: t.account.id,
        address: normalize(ada),
        spelling: ada,
        suppressionId: newId(),
        now: t.at(1),
        waitMillis: 1_000
      })
      assert.match(yield* client.mail([pathOf(id)], fixture("postfix-unknown-user")), /^250/)
      assert.deepStrictEqual(yield* types, [])
      assert.notProperty(yield* suppressed, bob)
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))
})

describe("the end", () => {
  it.effect(
    "a message under way is taken, idle clients are let go, and nobody new is served",
    () =>
      Effect.gen(function*() {
        const { path, suppressed } = yield* sent()
        const scope = yield* Scope.make()
        const services = yield* Layer.buildWithScope(listener(), scope)
        const { port } = yield* Effect.provideContext(MailListener, services)
        const [busy, idle] = [yield* greet(port), yield* greet(port)]
        yield* busy.say("MAIL FROM:<>")
        yield* busy.say(`RCPT TO:<${path}>`)
        yield* busy.say("DATA")
        const done = yield* Deferred.make<void>()
        const closing = yield* Effect.forkChild(
          Effect.andThen(Scope.close(scope, Exit.void), Deferred.succeed(done, undefined))
        )
        assert.match(yield* idle.reply, /^421/)
        assert.isFalse(yield* Deferred.isDone(done))
        yield* busy.write(fixture("postfix-unknown-user", path))
        assert.match(yield* busy.say("\r\n."), /^250/)
        busy.close()
        yield* Fiber.join(closing)
        assert.deepStrictEqual(yield* suppressed, { [ada]: "bounce" })
        assert.strictEqual(yield* Effect.flip(tryConnect(port)), "refused")
      }).pipe(Effect.provide(engine)),
    300_000
  )

  it.effect("a port that is taken is told by its code", () =>
    Effect.gen(function*() {
      const { port } = yield* MailListener
      const failed = yield* Effect.flip(Layer.build(Layer.fresh(listener({ port }))))
      assert.strictEqual(failed.code, "EADDRINUSE")
    }).pipe(Effect.provide(Layer.provideMerge(listener(), engine))))
})
