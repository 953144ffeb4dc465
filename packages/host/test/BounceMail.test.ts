import { assert, describe, it } from "@effect/vitest"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import { BounceListener } from "@sendwright/smtp/BounceListener"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { once } from "node:events"
import * as fs from "node:fs"
import * as net from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import type { BounceListening } from "../src/config/BounceListening.ts"
import * as BounceMail from "../src/server/BounceMail.ts"

const ring = { active: "a", keys: { a: Redacted.make(new Uint8Array(32).fill(1)) } }

const never = Effect.die(new Error("not asked for"))
const services = Layer.mergeAll(
  Layer.succeed(ProviderEvents, { ingest: () => never, bindSignature: () => never }),
  Layer.succeed(SendJobs, {
    claim: () => never,
    begin: () => never,
    settle: () => never,
    release: () => never,
    intake: () => never,
    bindSignature: () => never,
    addressees: () => never,
    held: () => never,
    free: () => never,
    holdQueued: () => never,
    releaseQueued: () => never,
    settleHeld: () => never,
    applyKept: () => never,
    nextDue: never
  })
)

const problem = (more: Partial<BounceListening>) => {
  const bounces = { host: "127.0.0.1", port: 0, name: "bounces.example.com", feedback: null, tls: null, ...more }
  const built = Layer.build(Layer.provide(BounceMail.layer(bounces, ring, 100), services))
  return Effect.scoped(Effect.map(Effect.flip(built), ({ message }) => message))
}

describe("BounceMail", () => {
  it.effect("says what to do about a port that it cannot have", () =>
    Effect.gen(function*() {
      const taken = net.createServer().listen(0, "127.0.0.1")
      yield* Effect.promise(() => once(taken, "listening"))
      const { port } = taken.address() as net.AddressInfo
      assert.match(yield* problem({ port }), /is in use: .*SENDWRIGHT_BOUNCE_LISTEN/)
      taken.close()
      assert.match(yield* problem({ host: "192.0.2.1" }), /no address of this machine/)
    }))

  it.effect("says which file of the certificate is wrong", () =>
    Effect.gen(function*() {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-test-"))
      const file = path.join(directory, "cert.pem")
      const missing = path.join(directory, "none.pem")
      fs.writeFileSync(file, "no certificate")
      assert.match(
        yield* problem({ tls: { cert: missing, key: file } }),
        /SENDWRIGHT_BOUNCE_TLS_CERT names cannot be read/
      )
      assert.match(
        yield* problem({ tls: { cert: file, key: missing } }),
        /SENDWRIGHT_BOUNCE_TLS_KEY names cannot be read/
      )
      assert.match(
        yield* problem({ tls: { cert: file, key: file } }),
        /check SENDWRIGHT_BOUNCE_LISTEN and its certificate/
      )
      fs.rmSync(directory, { recursive: true })
    }))

  it.effect("lets the mail server in front of it have as many connections as there are", () =>
    Effect.gen(function*() {
      const bounces = { host: "127.0.0.1", port: 0, name: "bounces.example.com", feedback: null, tls: null }
      const context = yield* Layer.build(Layer.provide(BounceMail.layer(bounces, ring, 100), services))
      const { port } = Context.get(context, BounceListener)
      const greeting = Effect.promise(async () => {
        const socket = net.connect(port, "127.0.0.1")
        const [data] = await once(socket, "data")
        return { socket, code: String(data).slice(0, 4) }
      })
      const greetings = yield* Effect.all(Array.from({ length: 40 }, () => greeting), { concurrency: "unbounded" })
      for (const { socket } of greetings) socket.destroy()
      assert.deepStrictEqual([...new Set(greetings.map(({ code }) => code))], ["220 "])
    }))
})
