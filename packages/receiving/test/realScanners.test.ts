/** The scanners themselves, as Debian has them, each in a process of its own with a directory of its own. */
import { assert, describe, it } from "@effect/vitest"
import type { Arrival } from "@sendwright/core/received/SenderAuthentication"
import { SpamScanner } from "@sendwright/core/received/SpamScanner"
import * as RspamdScanner from "@sendwright/receiving/spam/RspamdScanner"
import * as SpamdScanner from "@sendwright/receiving/spam/SpamdScanner"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import { spawn } from "node:child_process"
import * as fs from "node:fs"
import * as net from "node:net"
import * as os from "node:os"
import * as path from "node:path"

const [rspamd, spamd] = ["/usr/bin/rspamd", "/usr/sbin/spamd"]

const isThere = (program: string) => fs.existsSync(program) && process.getuid?.() === 0

const arrival = (text: string): Arrival => ({
  returnPath: "ada@a.example",
  greeting: "mx.a.example",
  remoteAddress: "192.0.2.1",
  message: Buffer.from(
    "From: Ada <ada@a.example>\r\nTo: bob@b.example\r\nSubject: Prices\r\nMessage-ID: <1@a.example>\r\n"
      // Scanners distrust mail that is days old.
      + `Date: ${
        new Date(Date.now()).toUTCString()
      }\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`
  )
})

/** What every scanner knows as spam, so that it can be tried. */
const gtube = "XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X"

const freePort = Effect.callback<number>((resume) => {
  const server = net.createServer()
  server.listen(0, "127.0.0.1", () => {
    const { port } = server.address() as net.AddressInfo
    server.close(() => resume(Effect.succeed(port)))
  })
})

/** A directory that the program may write to under another user. */
const directory = Effect.acquireRelease(
  Effect.sync(() => {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-scanner-"))
    fs.chmodSync(made, 0o777)
    return made
  }),
  (made) => Effect.sync(() => fs.rmSync(made, { recursive: true, force: true }))
)

const started = (program: string, args: ReadonlyArray<string>) =>
  Effect.acquireRelease(
    Effect.sync(() => spawn(program, args, { stdio: "ignore" })),
    (child) =>
      Effect.callback<void>((resume) => {
        if (child.exitCode !== null) return resume(Effect.void)
        child.once("exit", () => resume(Effect.void))
        child.kill("SIGTERM")
      })
  )

/** rspamd compiles its expressions first, which takes up to a minute. */
const scanOf = (scanner: Layer.Layer<SpamScanner>, text: string) =>
  Effect.gen(function*() {
    const score = yield* (yield* SpamScanner).scan(arrival(text))
    return score ?? (yield* Effect.fail("no score yet"))
  }).pipe(Effect.provide(scanner), Effect.retry({ times: 200, schedule: Schedule.spaced("500 millis") }))

const distinguishes = Effect.fnUntraced(function*(scanner: Layer.Layer<SpamScanner>) {
  const spam = yield* scanOf(scanner, gtube)
  assert.isTrue(spam.isSpam)
  const ham = yield* scanOf(scanner, "Hello Bob, here are the prices of last week.")
  assert.isFalse(ham.isSpam)
  assert.isBelow(ham.score, spam.score)
})

describe.skipIf(!isThere(rspamd))("rspamd", () => {
  it.live("tells spam from other mail", () =>
    Effect.gen(function*() {
      const port = yield* freePort
      const home = yield* directory
      const config = path.join(home, "rspamd.conf")
      fs.writeFileSync(
        config,
        `options { pidfile = "${home}/pid"; tempdir = "${home}"; control_socket = "${home}/control"; filters = ""; `
          + `cache_file = "${home}/cache"; hs_cache_dir = "${home}"; disable_hyperscan = true; dns { nameserver = ["127.0.0.1:1"]; } }\n`
          + `logging { type = "file"; filename = "${home}/log"; }\n`
          + `worker "normal" { bind_socket = "127.0.0.1:${port}"; count = 1; }\n`
          + `metric { name = "default"; actions { reject = 15; add_header = 6; } }\n`
      )
      yield* started(rspamd, ["-f", "-i", "-c", config])
      yield* distinguishes(RspamdScanner.layer({ url: `http://127.0.0.1:${port}`, timeout: "30 seconds" }))
    }))
})

describe.skipIf(!isThere(spamd))("spamd", () => {
  it.live("tells spam from other mail", () =>
    Effect.gen(function*() {
      const port = yield* freePort
      const home = yield* directory
      yield* started(spamd, [
        "-L",
        "-x",
        "-i",
        `127.0.0.1:${port}`,
        "-u",
        "nobody",
        "-m",
        "1",
        "-s",
        path.join(home, "log")
      ])
      yield* distinguishes(SpamdScanner.layer({ host: "127.0.0.1", port, timeout: "30 seconds" }))
    }))
})
