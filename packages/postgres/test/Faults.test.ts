import { assert, describe, it } from "@effect/vitest"
import { Wakeups } from "@sendwright/core/foundation/Wakeups"
import * as PgWakeups from "@sendwright/postgres/PgWakeups"
import * as FaultProxy from "@sendwright/testing/FaultProxy"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { newDatabase } from "./databases.ts"
import { clientWith, elapsed, proxied, through, together } from "./faults.ts"
import { tlsInFront } from "./tls.ts"

const names = (conditions: ReadonlyArray<{ readonly name: string }>) => conditions.map(({ name }) => name)

describe("connections that go mute", () => {
  it.live("fail what waits for them by the deadline, and are given up together", () =>
    Effect.gen(function*() {
      const { ask, conditions, lines, proxy, sleep } = yield* proxied({ commandTimeout: "1 second" })
      // Six connections are open.
      yield* together(Array.from({ length: 6 }, () => sleep(0.2)))
      const opened = proxy.accepted
      assert.isAtLeast(opened, 6)
      proxy.mute()
      const [error, millis] = yield* elapsed(Effect.flip(ask))
      assert.strictEqual(error.outage, "unanswered")
      assert.isBelow(millis, 1_900)
      assert.deepStrictEqual(names(yield* conditions), ["database"])
      // Nothing asked the others meanwhile: one that was mute is enough to know.
      yield* Effect.sleep("1500 millis")
      // Each of them would fail at its deadline on a connection that is mute.
      yield* together(Array.from({ length: 8 }, () => ask))
      assert.strictEqual(lines.length, 1, lines.join())
      yield* Effect.sleep("5 seconds")
      yield* ask
      assert.deepStrictEqual(yield* conditions, [])
      assert.strictEqual(lines.length, 2, lines.join())
    }).pipe(Effect.scoped), 300_000)

  it.live("do so under load as well, and over TLS", () =>
    Effect.gen(function*() {
      const { url } = yield* newDatabase
      const tls = yield* tlsInFront(url)
      const proxy = yield* FaultProxy.make({ target: { port: tls.port } })
      const secure = through(url, proxy.port, (to) => {
        to.hostname = "localhost"
        to.searchParams.set("sslmode", "require")
      })
      const { ask, sleep } = yield* clientWith({ commandTimeout: "1500 millis", url: secure })
      // On a busy machine that takes longer than a command may.
      yield* Effect.repeat(Effect.ignore(together(Array.from({ length: 6 }, () => sleep(0.2)))), {
        until: () => Effect.sync(() => tls.secured() >= 6)
      })
      let done = false
      const answers: Array<boolean> = []
      const load = yield* Effect.forkChild(together(Array.from({ length: 12 }, () =>
        Effect.gen(function*() {
          // oxlint-disable-next-line no-unmodified-loop-condition -- it is, below
          while (!done) {
            answers.push(Exit.isSuccess(yield* Effect.exit(ask)))
            yield* Effect.sleep("5 millis")
          }
        }))))
      yield* Effect.sleep("200 millis")
      proxy.mute()
      yield* Effect.sleep("4 seconds")
      answers.length = 0
      yield* Effect.sleep("300 millis")
      done = true
      yield* Fiber.join(load)
      assert.isAbove(answers.length, 20)
      assert.isTrue(answers.every((ok) => ok))
    }).pipe(Effect.scoped), 300_000)

  it.live("cost the listener no more than that", () =>
    Effect.gen(function*() {
      const { ask, conditions, context, proxy, url } = yield* proxied()
      const wakeups = Context.get(
        yield* Effect.provide(Layer.build(Layer.fresh(PgWakeups.layer)), context),
        Wakeups
      )
      const other = yield* clientWith({ url })
      const notify = Effect.provide(
        Effect.flatMap(SqlClient, (sql) => sql`SELECT pg_notify('sendwright', 'sends')`),
        other.context
      )
      yield* wakeups.wait("sends")
      yield* wakeups.wait("webhooks")
      yield* ask
      proxy.mute()
      yield* Effect.flip(ask)
      // It listens again, and wakes the workers for what it may have missed.
      yield* Effect.timeout(together([wakeups.wait("sends"), wakeups.wait("webhooks")]), "6 seconds")
      assert.notInclude(names(yield* conditions), "wakeups")
      yield* notify
      yield* Effect.timeout(wakeups.wait("sends"), "2 seconds")
    }).pipe(Effect.scoped), 300_000)

  it.live("do not hold up a client that closes", () =>
    Effect.gen(function*() {
      const [, millis] = yield* elapsed(Effect.scoped(Effect.gen(function*() {
        const { ask, context, proxy } = yield* proxied()
        const wakeups = Context.get(
          yield* Effect.provide(Layer.build(Layer.fresh(PgWakeups.layer)), context),
          Wakeups
        )
        yield* wakeups.wait("sends")
        yield* ask
        proxy.mute()
      })))
      assert.isBelow(millis, 4_000)
    }), 300_000)

  it.live("keep nobody waiting while new ones are mute too", () =>
    Effect.gen(function*() {
      const { ask, proxy } = yield* proxied({ connectTimeout: "1 second" })
      yield* ask
      proxy.muteAll()
      for (let i = 0; i < 3; i++) {
        const [errors, millis] = yield* elapsed(together(Array.from({ length: 20 }, () => Effect.flip(ask))))
        assert.isTrue(errors.every(({ outage }) => outage !== null))
        assert.isBelow(millis, 1_800)
      }
      proxy.unmute()
      yield* Effect.timeout(Effect.eventually(ask), "5 seconds")
    }).pipe(Effect.scoped), 300_000)
})

describe("a database that is out of reach", () => {
  it.live(
    "fails commands at once, in one line of the log, and is used again when it is back",
    () =>
      Effect.gen(function*() {
        const { ask, conditions, lines, proxy } = yield* proxied()
        yield* ask
        yield* Effect.promise(() => proxy.refuse(true))
        proxy.reset()
        const errors = yield* together(
          Array.from({ length: 20 }, (_, index) => Effect.delay(Effect.flip(ask), index * 75))
        )
        assert.deepStrictEqual([...new Set(errors.map(({ outage }) => outage))], ["unreachable"])
        assert.deepStrictEqual(names(yield* conditions), ["database"])
        assert.strictEqual(lines.length, 1, lines.join())
        yield* Effect.promise(() => proxy.refuse(false))
        yield* ask
        yield* Effect.sleep("5500 millis")
        yield* ask
        assert.deepStrictEqual(yield* conditions, [])
        assert.strictEqual(lines.length, 2, lines.join())
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("is not told of where a single connection broke", () =>
    Effect.gen(function*() {
      const { ask, conditions, proxy, sleep } = yield* proxied({ commandTimeout: "5 seconds" })
      yield* ask
      const broken = yield* Effect.forkChild(Effect.flip(sleep(3)))
      yield* Effect.sleep("200 millis")
      proxy.reset()
      assert.strictEqual((yield* Fiber.join(broken)).outage, "unreachable")
      yield* ask
      assert.deepStrictEqual(yield* conditions, [])
    }).pipe(Effect.scoped))
})

describe("a command that takes too long", () => {
  it.live("is ended in the database as well, and costs no other connection", () =>
    Effect.gen(function*() {
      const { ask, conditions, context, db, run, sleep } = yield* proxied({ commandTimeout: "500 millis" })
      const sql = Context.get(context, SqlClient)
      yield* sql`CREATE TABLE things (id int PRIMARY KEY)`
      yield* sql`INSERT INTO things VALUES (1)`
      const locked = yield* Deferred.make<void>()
      const release = yield* Deferred.make<void>()
      const locker = yield* Effect.forkChild(sql.withTransaction(Effect.gen(function*() {
        yield* sql`SELECT * FROM things FOR UPDATE`
        yield* Deferred.succeed(locked, undefined)
        yield* Deferred.await(release)
      })))
      yield* Deferred.await(locked)
      // It takes long, and is told so by its share.
      const long = yield* Effect.forkChild(sleep(3, "background"))
      // Others go on meanwhile, without whom nobody could tell whether the database answers at all.
      const others = yield* Effect.forkChild(Effect.forever(Effect.andThen(ask, Effect.sleep("20 millis"))))
      const blocked = run(db.write(db.query("UPDATE things SET id = 2")))
      const errors = yield* together([Effect.flip(blocked), Effect.flip(blocked)])
      assert.deepStrictEqual(errors.map(({ outage }) => outage), ["unanswered", "unanswered"])
      const waiting = sql<{ readonly count: number }>`
        SELECT count(*)::int4 AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      yield* Effect.repeat(Effect.delay(waiting, "50 millis"), { until: ([row]) => row?.count === 0 })
      // All of that while the lock is held.
      assert.isUndefined(locker.pollUnsafe())
      assert.deepStrictEqual(yield* conditions, [])
      yield* Deferred.succeed(release, undefined)
      yield* Fiber.join(long)
      yield* Fiber.join(locker)
      assert.isUndefined(others.pollUnsafe(), "another command failed")
      yield* Fiber.interrupt(others)
    }).pipe(Effect.scoped), 300_000)

  it.live("fails as overloaded where it never had a connection", () =>
    Effect.gen(function*() {
      const { ask, connections, sleep } = yield* proxied({ maxConnections: 3, commandTimeout: "500 millis" })
      const long = yield* Effect.forkChild(together([sleep(1.2, "reads"), sleep(1.2, "background")]))
      yield* Effect.sleep("150 millis")
      assert.strictEqual(connections.inUse(), 1)
      // The two have one connection together: the other one is for commands.
      assert.deepStrictEqual(connections.waiting(), { commands: 0, reads: 0, background: 1 })
      yield* ask
      const commands = yield* Effect.forkChild(Effect.exit(sleep(0.45)))
      yield* Effect.sleep("20 millis")
      const late = yield* Effect.forkChild(together([Effect.flip(sleep(0.3)), Effect.flip(sleep(0.3))]))
      const outages = (yield* Fiber.join(late)).map(({ outage }) => outage)
      assert.include(outages, "overloaded")
      yield* Fiber.join(commands)
      yield* Fiber.join(long)
      assert.deepStrictEqual(connections.waiting(), { commands: 0, reads: 0, background: 0 })
      assert.strictEqual(connections.inUse(), 0)
    }).pipe(Effect.scoped))

  it.live("takes no connection from others where it is a search, or work in the background", () =>
    Effect.gen(function*() {
      const { ask, connections, db, run, url } = yield* proxied({ commandTimeout: "60 seconds" })
      const outside = Context.get((yield* clientWith({ url })).context, SqlClient)
      const locked = yield* Deferred.make<void>()
      const release = yield* Deferred.make<void>()
      const holder = yield* Effect.forkChild(outside.withTransaction(Effect.gen(function*() {
        yield* outside`SELECT pg_advisory_xact_lock(1)`
        yield* Deferred.succeed(locked, undefined)
        yield* Deferred.await(release)
      })))
      yield* Deferred.await(locked)
      const stuck = (share: "reads" | "background") => run(db.query("SELECT pg_advisory_xact_lock_shared(1)"), share)
      const slow = yield* Effect.forkChild(together([
        ...Array.from({ length: 12 }, () => stuck("reads")),
        ...Array.from({ length: 6 }, () => stuck("background"))
      ]))
      yield* Effect.repeat(Effect.sleep("5 millis"), {
        until: () =>
          Effect.sync(() => {
            const { background, reads } = connections.waiting()
            return background > 0 && reads > 0
          })
      })
      // They come through, although none of the others has come to its end.
      yield* Effect.forEach(Array.from({ length: 10 }), () => ask)
      assert.isUndefined(slow.pollUnsafe())
      yield* Deferred.succeed(release, undefined)
      yield* Fiber.join(holder)
      yield* Fiber.join(slow)
    }).pipe(Effect.scoped))

  it.live("waits for no connection within a transaction that has one", () =>
    Effect.gen(function*() {
      const { context, db, run } = yield* proxied({ maxConnections: 2 })
      const sql = Context.get(context, SqlClient)
      // Both connections are the caller's, and each asks for a command within.
      const transactions = Array.from({ length: 2 }, () =>
        sql.withTransaction(Effect.andThen(
          Effect.sleep("100 millis"),
          run(Effect.andThen(db.query("SELECT 1"), db.transaction(db.query("SELECT 2"))), "reads")
        )))
      assert.strictEqual((yield* together(transactions)).length, 2)
    }).pipe(Effect.scoped))
})

describe("what the server says", () => {
  it.live("tells that it takes no writes, and that it does again", () =>
    Effect.gen(function*() {
      const { name, url } = yield* newDatabase
      const { conditions, db, lines, run } = yield* clientWith({ url })
      const outside = yield* clientWith({ url })
      const admin = Context.get(outside.context, SqlClient)
      yield* admin`CREATE TABLE things (id int)`
      yield* admin.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
      const write = run(db.write(db.query("INSERT INTO things VALUES (1)")))
      const error = yield* Effect.flip(write)
      assert.strictEqual(error.outage, "read-only")
      // Reading goes on, and changes nothing about it.
      yield* run(db.query("SELECT * FROM things"))
      yield* Effect.flip(write)
      assert.deepStrictEqual(names(yield* conditions), ["database"])
      assert.strictEqual(lines.length, 1, lines.join())
      assert.include(lines[0], "no writes")
    }).pipe(Effect.scoped))

  it.live("tells that its disk is full, or that it waits for a lock, or was told to stop", () =>
    Effect.gen(function*() {
      const { db, run } = yield* proxied()
      const raise = (code: string) =>
        Effect.map(
          Effect.flip(run(db.query(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`))),
          ({ outage }) => outage
        )
      assert.deepStrictEqual(
        yield* Effect.forEach(["53100", "53200", "55P03", "57014", "57P01", "25P03", "22012", "23505"], raise),
        ["full", "overloaded", "unanswered", "unanswered", "unreachable", "unanswered", null, null]
      )
    }).pipe(Effect.scoped))

  it.live("tells that it has no connection to spare", () =>
    Effect.gen(function*() {
      const { name, url } = yield* newDatabase
      const admin = Context.get((yield* clientWith({ url })).context, SqlClient)
      const role = `${name}_role`
      yield* Effect.acquireRelease(
        admin.unsafe(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 1 PASSWORD 'secret'`),
        () => Effect.orDie(admin.unsafe(`DROP ROLE ${role}`))
      )
      const limited = new URL(Redacted.value(url))
      limited.username = role
      limited.password = "secret"
      const { ask, sleep } = yield* clientWith({ url: Redacted.make(limited.href) })
      const first = yield* Effect.forkChild(sleep(1))
      yield* Effect.sleep("300 millis")
      assert.strictEqual((yield* Effect.flip(ask)).outage, "overloaded")
      yield* Fiber.join(first)
    }).pipe(Effect.scoped))

  it.live("ends a transaction whose client says nothing any more", () =>
    Effect.gen(function*() {
      const { context } = yield* proxied({ idleTransactionTimeout: "300 millis" })
      const sql = Context.get(context, SqlClient)
      const exit = yield* Effect.exit(sql.withTransaction(
        Effect.andThen(sql`SELECT 1`, Effect.andThen(Effect.sleep("800 millis"), sql`SELECT 2`))
      ))
      assert.isTrue(Exit.isFailure(exit))
    }).pipe(Effect.scoped))
})
