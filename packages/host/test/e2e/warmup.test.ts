/** Three servers on one database, that deliver directly from addresses which warm up. */
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import * as fs from "node:fs"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, assert, beforeAll, it } from "vitest"
import { type ScriptedServer, start } from "../../../smtp/test/ScriptedServer.ts"
import { temporaryDirectory } from "../Program.ts"
import { deploy, type Deployment, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"

const name = "shop.example.com"
const cap = 20
const young = ["young1.example.com@127.0.0.10", "young2.example.com@127.0.0.11"]
const known = "known.example.com@127.0.0.9"
const today = () => new Date().toISOString().slice(0, 10)

const scope = Effect.runSync(Scope.make())
const { directory, remove } = temporaryDirectory()
const sites = path.join(directory, "sites.json")
let receivers: ReadonlyArray<ScriptedServer>
let names: NameServer
let sendwright: Deployment
let ports: ReadonlyArray<number>
let begins: string

beforeAll(async () => {
  const script = { rcpt: (address: string) => address.startsWith("guarded") ? "550 5.7.1 Members only" : "250 Ok" }
  const first = await Effect.runPromise(Scope.provide(start(script), scope))
  const place = { host: "127.0.0.2", port: first.port }
  receivers = [first, await Effect.runPromise(Scope.provide(start(script, place), scope))]
  names = await startNameServer()
  names.publish(["one", "two"].flatMap((site, index) => [
    { type: "MX", name: `${site}.example.net`, value: `10 mx.${site}.example.net` },
    { type: "A", name: `mx.${site}.example.net`, value: `127.0.0.${index + 1}` }
  ]))
  fs.writeFileSync(sites, JSON.stringify([{ pattern: "*", connections: 60, perMinute: 1_000_000 }]))
  const options = `resolver=${names.address}&port=${first.port}&allowPrivate=true`
  begins = today()
  sendwright = await deploy({
    MX_URL: `mx://known.example.com?${options}&from=127.0.0.9`,
    MX_SITES_FILE: sites,
    MX_URL_2: `mx://young1.example.com?${options}&from=127.0.0.10&from=${young[1]}&warmup=${begins}&plan=${cap},${cap}`,
    MX_SITES_FILE_2: sites,
    SENDWRIGHT_PROVIDERS: "mx2,mx",
    // It begins on another day.
    MX_URL_3: `mx://young1.example.com?${options}&warmup=2999-01-01`,
    SENDWRIGHT_ROUTES: "tag:later=mx3",
    SENDWRIGHT_LOG_LEVEL: "warn",
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "bounces.example.org"
  })
  ports = [sendwright.port, await sendwright.join(), await sendwright.join()]
  await verifiedDomain(sendwright, names, name)
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  names?.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  remove()
})

interface Wanted {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends through one of the servers, those again that come too fast. */
const post = async (port: number, messages: ReadonlyArray<Wanted>): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/emails/batch`, {
    method: "POST",
    headers: { "authorization": `Bearer ${sendwright.key}`, "content-type": "application/json" },
    body: JSON.stringify({ messages })
  })
  const { results } = await answer.json() as { readonly results?: ReadonlyArray<{ readonly id?: string }> }
  const left = messages.filter((_, index) => results?.[index]?.id === undefined)
  if (left.length === 0) return
  await sleep(500)
  await post(port, left)
}

/** Sends to both sites through all servers at once; they refuse one recipient in `guarded`. */
const send = (each: number, round: string, guarded = Infinity) =>
  Promise.all(ports.map((port, server) =>
    post(
      port,
      Array.from({ length: each }, (_, n) => ({
        from: `a@${name}`,
        to: `${n % guarded === guarded - 1 ? "guarded" : "ada"}.${round}.${server}.${n}@${
          n % 2 === 0 ? "one" : "two"
        }.example.net`,
        subject: "plain",
        text: "plain"
      }))
    )
  ))

/** How many messages a receiver took from each source. */
const bySource = ({ messages }: ScriptedServer) =>
  Object.fromEntries([...Map.groupBy(messages, ({ client, helo }) => `${helo}@${client}`)]
    .map(([source, all]) => [source, all.length]))

/** Whether every young source has carried to each receiver what its plan says. */
const isSpent = () => receivers.every((receiver) => young.every((source) => (bySource(receiver)[source] ?? 0) >= cap))

it("keeps to the plan to the message over three processes, and the rest goes from the next pool", async () => {
  await send(96, "a", 7)
  const taken = () => receivers.reduce((sum, { messages }) => sum + messages.length, 0)
  // What was refused gives its place back: others come until all are taken.
  let sent = 3 * (96 - 13)
  for (let round = 0; round < 100 && !isSpent(); round++) {
    await send(2, `b${round}`)
    sent += 6
    await until("a delivery of each", () => taken() === sent ? true : undefined, 90)
  }
  await send(24, "c")
  sent += 72
  await until("a delivery of each", () => taken() === sent ? true : undefined, 90)
  // What has no room today is no trouble of a provider.
  assert.deepStrictEqual(sendwright.log().filter(({ message }) => /provider/i.test(message)), [])
  // A day may end in the middle of the test, and has the same cap.
  const isOneDay = today() === begins
  for (const receiver of receivers) {
    const found = bySource(receiver)
    assert.sameMembers(Object.keys(found), [...young, known])
    for (const source of young) {
      if (isOneDay) assert.strictEqual(found[source], cap)
      else assert.isTrue(found[source]! >= cap && found[source]! <= 2 * cap)
    }
  }
  const recipients = receivers.flatMap(({ messages }) => messages.flatMap(({ recipients }) => recipients))
  assert.strictEqual(new Set(recipients).size, recipients.length)
})

it("leaves an email queued, as not tried, where no other pool may take it", async () => {
  const before = receivers.map(({ messages }) => messages.length)
  const { id } = await sendwright.call("POST", "/v1/emails", {
    from: `a@${name}`,
    to: "late@one.example.net",
    subject: "plain",
    text: "plain",
    tags: ["later"]
  })
  await sleep(2_000)
  const { events, status } = await sendwright.call("GET", `/v1/emails/${id}`)
  assert.strictEqual(status, "queued")
  assert.deepStrictEqual(events.map(({ type }: { readonly type: string }) => type), ["email.queued"])
  assert.deepStrictEqual(receivers.map(({ messages }) => messages.length), before)
})
