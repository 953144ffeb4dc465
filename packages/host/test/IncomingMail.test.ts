import { assert, describe, it } from "@effect/vitest"
import { Receivers } from "@sendwright/core/received/Receivers"
import { Reception } from "@sendwright/core/received/Reception"
import { ProviderEvents } from "@sendwright/core/sending/ProviderEvents"
import { SendJobs } from "@sendwright/core/sending/SendJobs"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { once } from "node:events"
import * as fs from "node:fs"
import * as net from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import type { MailListening } from "../src/config/MailListening.ts"
import * as IncomingMail from "../src/server/IncomingMail.ts"

const ring = { active: "a", keys: { a: Redacted.make(new Uint8Array(32).fill(1)) } }

const never = Effect.die(new Error("not asked for"))
const services = Layer.mergeAll(
  NodeDnsResolver.layer({ servers: null }),
  Layer.succeed(Receivers, { find: () => never }),
  Layer.succeed(Reception, { take: () => never }),
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

const mail: MailListening = {
  host: "127.0.0.1",
  port: 0,
  name: "bounces.example.com",
  feedback: null,
  certificate: null,
  proxies: [],
  dmarc: "refuse",
  scanner: null,
  limits: {},
  isOptional: false
}

const problem = (more: Partial<MailListening>) => {
  const built = Effect.provide(IncomingMail.listen({ ...mail, ...more }, ring, 100), services)
  return Effect.scoped(Effect.map(Effect.flip(built), ({ message }) => message))
}

describe("IncomingMail", () => {
  it.effect("says what to do about a port that it cannot have", () =>
    Effect.gen(function*() {
      const taken = net.createServer().listen(0, "127.0.0.1")
      yield* Effect.promise(() => once(taken, "listening"))
      const { port } = taken.address() as net.AddressInfo
      assert.match(yield* problem({ port }), /is in use: .*SENDWRIGHT_MAIL_LISTEN/)
      const optional = IncomingMail.listen({ ...mail, port, isOptional: true }, ring, 100)
      assert.isNull(yield* Effect.provide(optional, services))
      taken.close()
      assert.match(yield* problem({ host: "192.0.2.1" }), /no address of this machine/)
    }))

  it.effect("says what to do about a certificate that cannot be used", () =>
    Effect.gen(function*() {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-test-"))
      const file = path.join(directory, "cert.pem")
      const missing = path.join(directory, "none.pem")
      fs.writeFileSync(file, "no certificate")
      for (const [certFile, keyFile] of [[missing, file], [file, missing], [file, file]] as const) {
        assert.match(
          yield* problem({ certificate: { certFile, keyFile } }),
          /cannot be used \(\w+\): check that SENDWRIGHT_MAIL_TLS_CERT and SENDWRIGHT_MAIL_TLS_KEY/
        )
      }
      fs.rmSync(directory, { recursive: true })
    }))

  it.effect("lets the mail server in front of it have as many connections as there are", () =>
    Effect.gen(function*() {
      const port = yield* Effect.provide(IncomingMail.listen(mail, ring, 100), services)
      const greeting = Effect.promise(async () => {
        const socket = net.connect(port!, "127.0.0.1")
        const [data] = await once(socket, "data")
        return { socket, code: String(data).slice(0, 4) }
      })
      const greetings = yield* Effect.all(Array.from({ length: 40 }, () => greeting), { concurrency: "unbounded" })
      for (const { socket } of greetings) socket.destroy()
      assert.deepStrictEqual([...new Set(greetings.map(({ code }) => code))], ["220 "])
    }))
})
