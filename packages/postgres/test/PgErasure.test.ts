import { assert, describe, it } from "@effect/vitest"
import { type Caller, ofKey } from "@sendwright/core/accounts/Caller"
import { scopes } from "@sendwright/core/accounts/Scope"
import { AuditStore } from "@sendwright/core/audit/AuditStore"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { Emails } from "@sendwright/core/emails/Emails"
import { normalize } from "@sendwright/core/foundation/Address"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import { GuardedHttp, GuardedHttpError } from "@sendwright/core/net/GuardedHttp"
import { Erasures } from "@sendwright/core/privacy/Erasures"
import { ErasureStore } from "@sendwright/core/privacy/ErasureStore"
import * as RecipientHash from "@sendwright/core/privacy/RecipientHash"
import { type KeyRing, SecretBox } from "@sendwright/core/secrets/SecretBox"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Suppressions } from "@sendwright/core/suppressions/Suppressions"
import { Templates } from "@sendwright/core/templates/Templates"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import { FakeProvider } from "@sendwright/testing/FakeProvider"
import { report, seedAccount } from "@sendwright/testing/fixtures"
import { fakeDkimKeys, StaticDns } from "@sendwright/testing/StaticDns"
import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import { SqlClient } from "effect/sql/SqlClient"
import { inspect } from "node:util"
import { random, serverClient } from "./databases.ts"

const ada = "Ada.Lovelace@Example.com"
const bob = "bob@example.com"
const ring: KeyRing = { active: "k1", keys: { k1: Redacted.make(new Uint8Array(32).fill(5)) } }

/** What was posted, and an endpoint that says no and repeats what it was told. */
const posted: Array<string> = []
const echo = Layer.succeed(GuardedHttp, {
  request: ({ body }) => {
    const text = new TextDecoder().decode(body ?? new Uint8Array())
    posted.push(text)
    return Effect.fail(new GuardedHttpError({ reason: "protocol", message: `cannot read ${text}` }))
  }
})

const engine = (client: typeof serverClient) =>
  Sendwright.layerUnchecked().pipe(
    Layer.provideMerge(Layer.mergeAll(
      Layer.provideMerge(PgStorage.layer, client),
      FakeProvider.layer,
      echo,
      SecretBox.layer(ring),
      Layer.provide(DomainIdentities.layerSelfHosted, fakeDkimKeys),
      StaticDns.layer,
      Wakeups.layerLocal
    )),
    Layer.provideMerge(Layer.merge(random, RecipientHash.layer(RecipientHash.fromKeyRing(ring)))),
    Layer.fresh
  )

/** Everything that stands in the database, as text; bytes are shown as the texts that they may be. */
const dump = Effect.gen(function*() {
  const sql = yield* SqlClient
  const tables = yield* sql.unsafe<{ readonly name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'sendwright' AND table_name !~ '_[0-9]{4}_[0-9]{2}$' ORDER BY 1`
  )
  const lines: Array<string> = []
  for (const { name } of tables) {
    const rows = yield* sql.unsafe<{ readonly line: string }>(`SELECT t::text AS line FROM sendwright.${name} t`)
    for (const { line } of rows) {
      lines.push(`${name}: ${line}`)
      for (const [, bytes] of line.matchAll(/\\x((?:[0-9a-f]{2})+)/g)) {
        lines.push(`${name}: ${Buffer.from(bytes!, "hex").toString("latin1")}`)
      }
    }
  }
  return lines
})

const spelt = /ada(?:\.|%2e|&#46;)?lovelace(?:@|%40|&#64;|\\u0040)example/i
const naming = (lines: ReadonlyArray<string>) => lines.filter((line) => spelt.test(line))

const startWorkers = Effect.gen(function*() {
  const scope = yield* Scope.make()
  yield* Layer.buildWithScope(Layer.fresh(Sendwright.layerWorkers), scope)
  return { stop: Scope.close(scope, Exit.void) }
})

const until = Effect.fnUntraced(function*<E, R>(what: string, check: Effect.Effect<boolean, E, R>) {
  for (let tries = 0; tries < 200; tries++) {
    if (yield* check) return
    yield* Effect.sleep(50)
  }
  return yield* Effect.die(new Error(`waited in vain: ${what}`))
})

const count = (table: string, where = "true") =>
  Effect.gen(function*() {
    const sql = yield* SqlClient
    const [row] = yield* sql.unsafe<{ readonly count: number }>(
      `SELECT count(*)::int4 AS count FROM sendwright.${table} WHERE ${where}`
    )
    return row?.count ?? 0
  })

/** A customer whose endpoint hears everything, and how it sends. */
const customer = Effect.gen(function*() {
  const emails = yield* Emails
  const now = yield* Clock.currentTimeMillis
  const { account, domain, owner } = yield* seedAccount({
    plan: "enterprise",
    createdAt: new Date(now - 30 * 86_400_000)
  })
  const caller = (mode: "live" | "test"): Caller =>
    ofKey({ account, owner }, { id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b", name: mode, mode, scopes })
  const live = caller("live")
  yield* Webhooks.use((webhooks) => webhooks.create(live, { url: "https://hooks.example.com/x", events: eventTypes }))
  const request = (over: Record<string, unknown>) => ({
    from: `Engines <hello@${domain.name}>`,
    ...("templateId" in over
      ? {}
      : { subject: "Notes", text: "It can do whatever we know how to order it to perform." }),
    ...over
  })
  const decode = (over: Record<string, unknown>) =>
    Effect.map(Clock.currentTimeMillis, (at) => SendRequest.decode(request(over), new Date(at)))
  const send = Effect.fnUntraced(
    function*(over: Record<string, unknown>, by: "live" | "test" = "live", key: string | null = null) {
      return (yield* emails.send(caller(by), yield* decode(over), key)).id
    }
  )
  return { account, domain, live, test: caller("test"), decode, send }
})

const scenario = Effect.gen(function*() {
  posted.length = 0
  const logs: Array<string> = []
  const logger = Logger.make((options) => void logs.push(inspect(options.message, { depth: 20 })))
  return yield* Effect.gen(function*() {
    const t = yield* customer
    const emails = yield* Emails
    const provider = yield* FakeProvider
    const suppressions = yield* Suppressions
    const events = yield* ProviderEvents
    const template = yield* Templates.use((templates) =>
      templates.create(t.live, {
        name: "Welcome",
        subject: "Welcome {{name}}",
        html: "<p>{{email}}</p>"
      })
    )
    const encoded = encodeURIComponent(ada)
    const talkative = {
      to: [`Ada Lovelace <${ada}>`, bob],
      cc: [ada.toUpperCase(), `"Carl, of ${ada}" <carl@example.com>`],
      bcc: [ada.toLowerCase()],
      replyTo: ada,
      subject: `For ${ada}`,
      html: `<a href="https://x.example/?e=${encoded}">${ada.replace("@", "&#64;")}</a>`,
      text: `Dear ${ada}, {"to":"${ada.replace("@", "\\u0040")}"} ${ada.toUpperCase()}`,
      headers: { "X-For": `<${ada}>` },
      tags: ["welcome"],
      unsubscribeUrl: `https://x.example/u/${encoded}`,
      attachments: [
        { filename: `${ada}.txt`, content: Buffer.from(`Hello ${ada}`).toString("base64"), contentType: "text/plain" },
        { filename: "a.csv", content: Buffer.from(`email\n${ada}\n`).toString("base64") }
      ]
    }
    const inTwoHours = new Date((yield* Clock.currentTimeMillis) + 7_200_000).toISOString()

    // What happens before: sends of every shape, with workers, bounces, complaints and webhooks that fail.
    yield* provider.refuse("quinn@example.com", "permanent")
    const workers = yield* startWorkers
    yield* t.send(talkative, "live", `welcome-${ada}`)
    yield* t.send(talkative, "test")
    const about = yield* t.send({ to: bob, text: `About ${ada}` }, "live", "about")
    const bounced = yield* t.send({ to: [ada, bob] })
    const complained = yield* t.send({ to: [ada, bob] })
    yield* t.send({ to: ada }, "live", "alone")
    yield* t.send({ to: ["quinn@example.com", bob], subject: ada })
    const batch = yield* emails.sendBatch(
      t.live,
      yield* Effect.all([
        t.decode({ to: bob, subject: `Batch for ${ada}` }),
        t.decode({ to: "not an address", subject: ada }),
        t.decode({ from: `${ada}`, to: bob }),
        t.decode(talkative)
      ]),
      "batch"
    )
    assert.strictEqual(batch.accepted, 2)
    yield* t.send({
      to: bob,
      templateId: template.id,
      variables: { name: "Ada", email: ada }
    }).pipe(Effect.orDie)
    yield* until("handed over", Effect.map(count("send_jobs"), (left) => left === 0))
    const failing = { diagnostic_code: `550 5.1.1 <${ada}> unknown`, reporting_mta: "mx.example.com" }
    yield* events.ingest([
      report({
        type: "email.bounced",
        emailId: bounced,
        recipients: [ada],
        details: { recipients: [ada], bounce_type: "permanent", ...failing }
      }),
      report({
        type: "email.complained",
        emailId: complained,
        recipients: [ada],
        keys: [`complaint of ${ada}`],
        details: { recipients: [ada], complaint_type: "abuse" }
      }),
      report({
        type: "email.failed",
        emailId: about,
        recipients: [bob],
        details: { reason: "refused", ...failing },
        error: `550 <${ada}> is unknown`
      }),
      // Waits for an email that nobody knows.
      report({ type: "email.bounced", providerMessageId: `to-${ada}`, recipients: [ada], details: failing })
    ])
    yield* until("webhooks tried", Effect.map(count("webhook_attempts"), (tried) => tried > 20))
    yield* workers.stop
    assert.deepStrictEqual(
      (yield* suppressions.list(t.live, { limit: 10, cursor: null })).data.map(({ address }) => address).toSorted(),
      [ada.toLowerCase(), "quinn@example.com"]
    )
    yield* suppressions.remove(t.live, ada)
    yield* t.send({ ...talkative, scheduledAt: inTwoHours })
    yield* t.send({ to: ada, scheduledAt: inTwoHours })
    yield* t.send(talkative)
    yield* t.send({ to: ada })
    yield* suppressions.add(t.live, ada)
    yield* until("named", Effect.map(dump, (lines) => naming(lines).length > 30))
    const tables = new Set(naming(yield* dump).map((line) => line.slice(0, line.indexOf(":"))))
    assert.deepStrictEqual([...tables].toSorted(), [
      "email_attachments",
      "email_contents",
      "email_events",
      "email_history",
      "email_states",
      "emails",
      "idempotency_keys",
      "provider_events",
      "search_entries",
      "suppressions",
      "webhook_attempts",
      "webhook_deliveries"
    ])
    assert.isAbove(naming(posted).length, 0)
    const deliveries = yield* count("webhook_deliveries")

    const erasures = yield* Erasures
    const done = yield* erasures.erase(t.live, ada)

    assert.deepStrictEqual(naming(yield* dump), [])
    assert.strictEqual(done.emailsDeleted, 3)
    assert.strictEqual(done.emailsRedacted, 11)
    assert.isAtLeast(done.eventsRedacted, 3)
    assert.isTrue(done.suppressed)
    assert.isBelow(yield* count("webhook_deliveries"), deliveries)
    assert.strictEqual(yield* count("send_jobs"), 0)
    assert.strictEqual(yield* count("email_states", "status = 'scheduled'"), 0)

    // What waits is delivered without the address, and late reports bring nothing back.
    posted.length = 0
    const again = yield* startWorkers
    yield* events.ingest([
      report({ type: "email.bounced", emailId: bounced, recipients: [ada], details: { recipients: [ada], ...failing } })
    ])
    yield* until("webhooks again", Effect.sync(() => posted.length > 5))
    yield* again.stop
    assert.deepStrictEqual(naming(posted), [])
    assert.deepStrictEqual(naming(yield* dump), [])
    for (const spelling of [ada, ada.toUpperCase(), `A <${ada}>`]) {
      const refused = yield* Effect.flip(t.send({ to: spelling }))
      assert.strictEqual(refused._tag, "RecipientSuppressed")
      assert.deepStrictEqual(refused._tag === "RecipientSuppressed" && refused.suppressed, [ada.toLowerCase()])
    }
    assert.strictEqual((yield* Effect.flip(t.send({ to: ada }, "test")))._tag, "RecipientSuppressed")
    assert.strictEqual((yield* Effect.flip(t.send({ to: ada }, "live", "alone")))._tag, "RecipientSuppressed")
    assert.strictEqual((yield* Effect.flip(suppressions.add(t.live, ada)))._tag, "Conflict")
    const second = yield* erasures.erase(t.live, ada)
    assert.deepStrictEqual(second, { ...done, emailsDeleted: 0, emailsRedacted: 0, eventsRedacted: 0 })
    assert.deepStrictEqual(naming(yield* dump), [])

    const trail = yield* AuditStore.use((audit) => audit.list(t.account.id, 10, null))
    const erased = trail.filter(({ action }) => action === "recipient.erased")
    assert.deepStrictEqual(erased.map(({ subject }) => subject), [
      done.recipientHash.slice(0, 12),
      done.recipientHash.slice(0, 12)
    ])
    yield* suppressions.remove(t.live, ada)
    yield* t.send({ to: ada })
    assert.deepStrictEqual(naming(logs), [])
  }).pipe(Effect.provide(Logger.layer([logger])))
})

const race = Effect.gen(function*() {
  const t = yield* customer
  const erasures = yield* Erasures
  const provider = yield* FakeProvider
  const workers = yield* startWorkers
  yield* provider.delay(20)
  const outcomes = { sent: 0, refused: 0 }
  let erasedAt = Infinity
  const sender = Effect.fnUntraced(function*(lane: number) {
    for (let refused = 0; refused < 5;) {
      const began = performance.now()
      const answer = yield* Effect.exit(
        t.send({ to: lane % 2 === 0 ? ada : [ada, bob], cc: "carl@example.com", subject: `Hello ${ada}` })
      )
      if (Exit.isSuccess(answer)) {
        assert.isBelow(began, erasedAt)
        outcomes.sent++
      } else {
        assert.include(inspect(answer, { depth: 10 }), "RecipientSuppressed")
        outcomes.refused++
        refused++
      }
    }
  })
  const [first, second] = yield* Effect.all([
    Effect.gen(function*() {
      yield* until("some were sent", Effect.sync(() => outcomes.sent >= 40))
      const both = yield* Effect.all([erasures.erase(t.live, ada), erasures.erase(t.live, ada)], { concurrency: 2 })
      erasedAt = performance.now()
      return both
    }),
    Effect.forEach(Array.from({ length: 8 }, (_, lane) => lane), sender, { concurrency: 8, discard: true })
  ], { concurrency: 2 }).pipe(Effect.map(([both]) => both))
  assert.strictEqual(first.recipientHash, second.recipientHash)
  assert.isAbove(outcomes.sent, 0)
  assert.isAbove(outcomes.refused, 0)
  yield* until("handed over", Effect.map(count("send_jobs"), (left) => left === 0))
  yield* workers.stop
  assert.deepStrictEqual(naming(yield* dump), [])
  assert.strictEqual(yield* count("emails", "subject like 'Hello%'"), outcomes.sent)
})

/** What an application wrote before it could see the erasure, and commits while the erasure is under way. */
const late = Effect.gen(function*() {
  const t = yield* customer
  const erasures = yield* Erasures
  const suppressions = yield* Suppressions
  const sql = yield* SqlClient
  const written = yield* Deferred.make<void>()
  const over = { committed: false }
  const application = sql.withTransaction(Effect.gen(function*() {
    yield* t.send({ to: ada })
    yield* t.send({ to: [ada, bob], subject: `Hello ${ada}` }, "live", `late-${ada}`)
    yield* suppressions.add(t.live, ada)
    yield* Deferred.succeed(written, undefined)
    yield* Effect.sleep(300)
    over.committed = true
  }))
  const erasure = Effect.andThen(Deferred.await(written), erasures.erase(t.live, ada))
  const [, done] = yield* Effect.all([application, erasure], { concurrency: 2 })
  assert.isTrue(over.committed)
  assert.deepStrictEqual([done.emailsDeleted, done.emailsRedacted], [1, 1])
  assert.deepStrictEqual(naming(yield* dump), [])
})

/** A transaction of the application that wrote and stays open until it is told to end, and whether sends pass it. */
const open = Effect.gen(function*() {
  const t = yield* customer
  const other = yield* customer
  const sql = yield* SqlClient
  const store = yield* ErasureStore
  const end = yield* Deferred.make<void>()
  const written = yield* Deferred.make<void>()
  const application = yield* Effect.forkChild(sql.withTransaction(Effect.gen(function*() {
    yield* t.send({ to: [ada, bob] })
    yield* Deferred.succeed(written, undefined)
    yield* Deferred.await(end)
  })))
  yield* Deferred.await(written)
  const sends = Effect.suspend(() => {
    const began = performance.now()
    return Effect.repeat(Effect.all([t.send({ to: bob }), other.send({ to: ada })], { concurrency: 2 }), { times: 19 })
      .pipe(Effect.map(() => performance.now() - began))
  })
  const usual = yield* sends
  const erasure = {
    accountId: t.account.id,
    address: normalize(ada),
    spelling: ada.toLowerCase(),
    suppressionId: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1c",
    now: new Date(),
    waitMillis: 60_000
  }
  const waiting = yield* Effect.forkChild(store.erase(erasure))
  yield* until("suppressed", Effect.map(count("suppressions", "recipient_hash IS NOT NULL"), (found) => found === 1))
  // As long as before on this machine, however busy it is: a wait would be one of seconds for each.
  assert.isBelow(yield* sends, 5 * usual + 1_000, "sends waited for the erasure")
  assert.isUndefined(waiting.pollUnsafe())
  const blocked = yield* Effect.flip(store.erase({ ...erasure, waitMillis: 50 }))
  assert.deepStrictEqual([blocked._tag, blocked._tag === "ErasureBlocked" && blocked.transactions], [
    "ErasureBlocked",
    1
  ])
  yield* Deferred.succeed(end, undefined)
  yield* Fiber.join(application)
  assert.strictEqual((yield* Fiber.join(waiting)).emailsRedacted, 1)
  assert.strictEqual(yield* count("emails", `account_id = '${t.account.id}' AND search_text ~ 'ada'`), 0)
  assert.strictEqual(yield* count("emails", `account_id = '${other.account.id}' AND search_text ~ 'ada'`), 40)
})

/** A statement whose snapshot is from before the erasure, and which has written nothing yet: it has no id to wait for. */
const unseen = Effect.gen(function*() {
  const t = yield* customer
  const erasures = yield* Erasures
  const sql = yield* SqlClient
  const writer = yield* Effect.forkChild(
    sql.unsafe(
      `INSERT INTO sendwright.suppressions (id, account_id, address, reason, created_at)
    SELECT '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1d', '${t.account.id}', '${ada.toLowerCase()}', 'bounce', now()
    FROM (SELECT pg_sleep(2) OFFSET 0) slept WHERE NOT EXISTS (
      SELECT FROM sendwright.suppressions WHERE account_id = '${t.account.id}' AND recipient_hash IS NOT NULL
    )`
    ).unprepared
  )
  const asleep = sql<{ readonly xid: string | null }>`
    SELECT backend_xid::text AS xid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`
  yield* until("asleep", Effect.map(asleep, (rows) => rows.length === 1 && rows[0]?.xid === null))
  yield* erasures.erase(t.live, ada)
  assert.isDefined(writer.pollUnsafe(), "the erasure did not wait for the statement")
  yield* Fiber.join(writer)
  assert.deepStrictEqual(naming(yield* dump), [])
})

/** An erasure that breaks off is completed by another one, which counts what is left. */
const brokenOff = Effect.gen(function*() {
  const t = yield* customer
  const erasures = yield* Erasures
  const messages = 400
  yield* Effect.forEach(Array.from({ length: messages }), () => t.send({ to: [ada, bob] }), { concurrency: 50 })
  const redacted = count("emails", "'[erased]' = ANY (recipients)")
  const first = yield* Effect.forkChild(erasures.erase(t.live, ada))
  yield* until("half-way", Effect.map(redacted, (done) => done > 0))
  yield* Fiber.interrupt(first)
  const done = yield* redacted
  assert.isBelow(done, messages)
  assert.strictEqual((yield* erasures.erase(t.live, ada)).emailsRedacted, messages - done)
  assert.deepStrictEqual(naming(yield* dump), [])
  assert.strictEqual((yield* erasures.erase(t.live, ada)).emailsRedacted, 0)
})

describe("erasing a recipient", () => {
  it.live(
    "leaves nothing of the address on a server",
    () => scenario.pipe(Effect.provide(engine(serverClient)), Effect.scoped),
    300_000
  )

  it.live(
    "leaves nothing of the address in the embedded database",
    () =>
      scenario.pipe(
        Effect.provide(engine(EmbeddedPostgres.layer({ memory: true }) as unknown as typeof serverClient)),
        Effect.scoped
      ),
    300_000
  )

  it.live(
    "waits for what others are about to commit",
    () => late.pipe(Effect.provide(engine(serverClient)), Effect.scoped),
    300_000
  )

  it.live(
    "holds up no send while it waits, and gives up when it has waited long enough",
    () => open.pipe(Effect.provide(engine(serverClient)), Effect.scoped),
    300_000
  )

  it.live(
    "waits for statements that cannot have seen it, also when they have written nothing yet",
    () => unseen.pipe(Effect.provide(engine(serverClient)), Effect.scoped),
    300_000
  )

  it.live(
    "is completed by another one where it broke off",
    () => brokenOff.pipe(Effect.provide(engine(serverClient)), Effect.scoped),
    300_000
  )

  it.live(
    "leaves nothing of the address beside sends and hand-offs in flight",
    () => race.pipe(Effect.provide(engine(serverClient)), Effect.scoped),
    300_000
  )
})
