import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll, assert, beforeAll, it } from "vitest"
import { type ScriptedServer, start } from "../../../smtp/test/ScriptedServer.ts"
import { deploy, type Deployment, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"

const name = "shop.example.com"

const scope = Effect.runSync(Scope.make())
let takes: ScriptedServer
let defers: ScriptedServer
let names: NameServer
let sendwright: Deployment

beforeAll(async () => {
  takes = await Effect.runPromise(Scope.provide(start({ ehlo: "250 mx.one.example.net" }), scope))
  defers = await Effect.runPromise(
    Scope.provide(start({ rcpt: "451 4.7.1 Later" }, { host: "127.0.0.2", port: takes.port }), scope)
  )
  names = await startNameServer()
  names.publish([
    { type: "MX", name: "one.example.net", value: "10 dead.one.example.net" },
    { type: "MX", name: "one.example.net", value: "20 mx.one.example.net" },
    { type: "A", name: "dead.one.example.net", value: "127.0.0.3" },
    { type: "A", name: "mx.one.example.net", value: "127.0.0.1" },
    { type: "MX", name: "two.example.net", value: "10 mx.two.example.net" },
    { type: "A", name: "mx.two.example.net", value: "127.0.0.2" },
    { type: "MX", name: "null.example.net", value: "0 ." }
  ])
  sendwright = await deploy({
    MX_URL: `mx://out.example.com?resolver=${names.address}&port=${takes.port}&allowPrivate=true&from=127.0.0.9`,
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "bounces.example.org"
  })
  await verifiedDomain(sendwright, names, name)
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  names?.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

it("takes an email to the servers of each domain: one delivers, one defers, and one domain takes no mail", async () => {
  const to = ["ada@one.example.net", "bea@two.example.net", "nobody@null.example.net", "cleo@one.example.net"]
  const { id } = await sendwright.call("POST", "/v1/emails", {
    from: `orders@${name}`,
    to,
    subject: "plain",
    text: "plain"
  })
  await until("an answer of the server that defers", () => defers.verbs.includes("RCPT") ? true : undefined)
  const email = await until("an end for the others", async () => {
    const found = await sendwright.call("GET", `/v1/emails/${id}`)
    return found.events.filter(({ type }: { readonly type: string }) => /bounced|delivered/.test(type)).length >= 2
      ? found
      : undefined
  })
  const events: ReadonlyArray<{ readonly type: string; readonly payload: any }> = email.events
  assert.deepStrictEqual(
    events.map(({ payload, type }) => [type, payload.recipients, payload.provider]).sort(),
    [
      ["email.bounced", ["nobody@null.example.net"], "mx"],
      ["email.delivered", ["ada@one.example.net", "cleo@one.example.net"], "mx"],
      ["email.queued", undefined, undefined],
      ["email.sent", ["ada@one.example.net", "cleo@one.example.net"], "mx"]
    ].sort()
  )
  const payloadOf = (wanted: string) => events.find(({ type }) => type === wanted)?.payload
  assert.deepInclude(payloadOf("email.delivered"), {
    remote_mta: "mx.one.example.net",
    smtp_response: "250 2.0.0 Ok: queued as 4ABC"
  })
  assert.strictEqual(payloadOf("email.bounced").status_code, "5.1.10")
  assert.deepStrictEqual(takes.messages.flatMap(({ recipients }) => recipients).sort(), [
    "ada@one.example.net",
    "cleo@one.example.net"
  ])
  assert.deepStrictEqual([...new Set([...takes.clients, ...defers.clients])], ["127.0.0.9"])
  assert.strictEqual(takes.lines[0], "EHLO out.example.com")
  assert.match(takes.messages[0]!.data, /^DKIM-Signature: /m)
})

it("keeps an email that all servers put off", async () => {
  const asked = () => defers.verbs.filter((verb) => verb === "RCPT").length
  const before = asked()
  const { id } = await sendwright.call("POST", "/v1/emails", {
    from: `orders@${name}`,
    to: "dora@two.example.net",
    subject: "plain",
    text: "plain"
  })
  await until("an answer of the server that defers", () => asked() > before ? true : undefined)
  const email = await sendwright.call("GET", `/v1/emails/${id}`)
  assert.strictEqual(email.status, "queued")
  assert.deepStrictEqual(email.events.map(({ type }: { readonly type: string }) => type), ["email.queued"])
  assert.lengthOf(defers.messages, 0)
})
