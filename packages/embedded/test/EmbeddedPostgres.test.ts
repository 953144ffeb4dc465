import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { assert, describe, it } from "@effect/vitest"
import { EmailStore } from "@sendwright/core/emails/EmailStore"
import * as EmbeddedPostgres from "@sendwright/embedded/EmbeddedPostgres"
import { newId } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { SqlClient } from "effect/sql/SqlClient"
import { spawn } from "node:child_process"
import { once } from "node:events"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"
import { createInterface } from "node:readline"

const temporaryDirectory = Effect.acquireRelease(
  Effect.sync(() => fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-embedded-"))),
  (directory) => Effect.sync(() => fs.rmSync(directory, { recursive: true, force: true }))
)

/** To optimize what Postgres was compiled to costs a process seconds, which it does not live to get back. */
const acceptor = ["--liftoff-only", path.join(import.meta.dirname, "fixtures/acceptor.ts")]

const storage = (dataDir: string) => EmbeddedPostgres.layerStorage({ dataDir }).pipe(Layer.provide(NodeCrypto.layer))

/** Runs the acceptor until it has acknowledged so many emails, kills it, and answers with all that it acknowledged. */
const acceptAndKill = (dataDir: string, accountId: string, count: number) =>
  Effect.promise(async () => {
    const child = spawn(process.execPath, [...acceptor, dataDir, accountId], {
      stdio: ["ignore", "pipe", "inherit"]
    })
    const exit = once(child, "exit")
    const ids: Array<string> = []
    const lines = createInterface({ input: child.stdout })
    lines.on("line", (id) => {
      ids.push(id)
      if (ids.length === count) child.kill("SIGKILL")
    })
    const closed = once(lines, "close")
    const [, signal] = await exit
    await closed
    return { ids, signal: signal as string }
  })

describe("EmbeddedPostgres", () => {
  it.live("closes what it keeps to everybody but the owner, whatever it was before", () =>
    Effect.gen(function*() {
      if (process.platform === "win32") return
      const modeOf = (place: string) => fs.statSync(place).mode & 0o777
      const dataDir = path.join(yield* temporaryDirectory, "data")
      fs.mkdirSync(path.join(dataDir, "pgdata"), { recursive: true })
      for (const place of [dataDir, path.join(dataDir, "pgdata")]) fs.chmodSync(place, 0o755)
      yield* Effect.scoped(Layer.build(EmbeddedPostgres.layer({ dataDir })))
      assert.deepStrictEqual([modeOf(dataDir), modeOf(path.join(dataDir, "pgdata"))], [0o700, 0o700])
      // A directory with other things in it is not ours to close; what we keep in it is.
      fs.writeFileSync(path.join(dataDir, "package.json"), "{}")
      for (const place of [dataDir, path.join(dataDir, "pgdata")]) fs.chmodSync(place, 0o755)
      yield* Effect.scoped(Layer.build(EmbeddedPostgres.layer({ dataDir })))
      assert.deepStrictEqual([modeOf(dataDir), modeOf(path.join(dataDir, "pgdata"))], [0o755, 0o700])
    }), 300_000)

  it.live("refuses a directory that cannot be made or written to, and says what to do", () =>
    Effect.gen(function*() {
      const directory = yield* temporaryDirectory
      const file = path.join(directory, "file")
      fs.writeFileSync(file, "")
      // /proc answers ENOENT to whoever makes a directory there, although it exists itself; in /proc/self nobody may.
      for (const dataDir of [file, path.join(file, "below"), "/proc/x/y", "/proc/self"]) {
        const error = yield* Effect.flip(Layer.build(EmbeddedPostgres.layer({ dataDir })))
        assert.strictEqual(error._tag, "EmbeddedPostgresError")
        assert.include(error.message, dataDir)
        assert.match(error.message, /name another data directory|check that the directory is writable/)
      }
    }).pipe(Effect.scoped))

  it.live(
    "keeps every acknowledged email through kill -9, and takes over the lock that is left",
    () =>
      Effect.gen(function*() {
        const dataDir = yield* temporaryDirectory
        const accountId = newId()
        for (const count of [100, 50]) {
          const { ids, signal } = yield* acceptAndKill(dataDir, accountId, count)
          assert.strictEqual(signal, "SIGKILL")
          assert.isAtLeast(ids.length, count)
          assert.isTrue(fs.existsSync(path.join(dataDir, "sendwright.lock")))
          yield* Effect.gen(function*() {
            const store = yield* EmailStore
            const scope = { accountId, modes: ["live"] as const }
            for (const id of ids) {
              const found = yield* store.find(scope, id)
              assert.strictEqual(Option.getOrThrow(found).events.length, 1)
            }
          }).pipe(Effect.provide(storage(dataDir)))
          assert.isFalse(fs.existsSync(path.join(dataDir, "sendwright.lock")))
        }
      }).pipe(Effect.scoped),
    300_000
  )

  it.live("refuses a directory that is open, in this process and in another one", () =>
    Effect.gen(function*() {
      const dataDir = yield* temporaryDirectory
      yield* Effect.gen(function*() {
        const error = yield* Effect.flip(
          Effect.provide(Effect.void, EmbeddedPostgres.layer({ dataDir }))
        )
        assert.strictEqual(error._tag, "DirectoryInUse")
        assert.include(error.message, `process ${process.pid} since 20`)
        assert.include(error.message, dataDir)
        const other = yield* Effect.promise(async () => {
          const child = spawn(process.execPath, [...acceptor, dataDir, newId()], { stdio: ["ignore", "pipe", "pipe"] })
          let text = ""
          child.stderr.on("data", (chunk) => text += String(chunk))
          const [code] = await once(child, "exit")
          return { code: code as number, text }
        })
        assert.notStrictEqual(other.code, 0)
        assert.include(other.text, `is open in process ${process.pid} since`)
      }).pipe(Effect.provide(EmbeddedPostgres.layer({ dataDir })))
      assert.isFalse(fs.existsSync(path.join(dataDir, "sendwright.lock")))
    }).pipe(Effect.scoped), 300_000)

  it.live("takes over a lock whose number has gone to another process", () =>
    Effect.gen(function*() {
      const dataDir = yield* temporaryDirectory
      const lock = { pid: process.ppid, identity: "another boot 1", since: "2026-11-21T12:00:00.000Z" }
      fs.writeFileSync(path.join(dataDir, "sendwright.lock"), JSON.stringify(lock))
      const error = yield* Effect.flip(Effect.provide(
        Effect.fail("opened" as const),
        EmbeddedPostgres.layer({ dataDir })
      ))
      assert.strictEqual(error, fs.existsSync("/proc/self/stat") ? "opened" : error)
    }).pipe(Effect.scoped), 300_000)

  it.live("serves transactions, errors and large values one after the other", () =>
    Effect.gen(function*() {
      const sql = yield* SqlClient
      yield* sql`CREATE TABLE things (id int PRIMARY KEY, content bytea)`
      const content = new Uint8Array(3_000_000).fill(7)
      yield* sql.withTransaction(sql`INSERT INTO things VALUES (1, ${content})`)
      const failure = yield* Effect.flip(sql.withTransaction(Effect.gen(function*() {
        yield* sql`INSERT INTO things VALUES (2, NULL)`
        yield* sql`INSERT INTO things VALUES (1, NULL)`
      })))
      assert.strictEqual(failure.reason._tag, "UniqueViolation")
      const [rows] = yield* Effect.all([
        sql<{ id: number; content: Uint8Array }>`SELECT * FROM things`,
        sql.withTransaction(sql`SELECT 1`),
        Effect.flip(sql`SELECT * FROM nothing`)
      ], { concurrency: "unbounded" })
      assert.deepStrictEqual(rows.map(({ id }) => id), [1])
      assert.deepStrictEqual(rows[0]?.content.length, content.length)
      // A query that is given up does not cost the session what it had prepared or stored.
      yield* Effect.timeoutOption(sql`SELECT count(*) FROM generate_series(1, 3000000)`, "1 millis")
      assert.strictEqual((yield* sql`SELECT id FROM things`).length, 1)
    }).pipe(Effect.provide(EmbeddedPostgres.layer({ memory: true }))), 300_000)
})
