import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type ScriptedServer, start } from "../../../smtp/test/ScriptedServer.ts"
import { deploy, type Deployment, request, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"

const name = "shop.example.com"
const site = "mx.one.example.net"

const scope = Effect.runSync(Scope.make())
let answer = "451 4.7.1 <someone@one.example.net> Come back later"
let receiver: ScriptedServer
let names: NameServer
let sendwright: Deployment
let ports: ReadonlyArray<number>

/** An order is heeded after five seconds; this is enough on a busy machine. */
const heeded = 10_000

const command = async (...args: ReadonlyArray<string>) =>
  JSON.parse(await sendwright.sendwright("sites", ...args, "--json"))
const refused = (...args: ReadonlyArray<string>): Promise<string> =>
  sendwright.sendwright("sites", ...args, "--json").then(() => "", (error) => error.stderr)

/** Emails by both processes in turn. */
const send = async (count: number): Promise<ReadonlyArray<string>> => {
  const ids: Array<string> = []
  for (let index = 0; index < count; index++) {
    const response = await request(`http://127.0.0.1:${ports[index % 2]}/v1/emails`, {
      method: "POST",
      headers: { authorization: `Bearer ${sendwright.key}`, "content-type": "application/json" },
      body: JSON.stringify({ from: `orders@${name}`, to: `r${index}@one.example.net`, subject: "plain", text: "plain" })
    })
    ids.push(((await response.json()) as { readonly id: string }).id)
  }
  return ids
}

const eventOf = async (id: string, type: string) => {
  const { events } = await sendwright.call("GET", `/v1/emails/${id}`)
  return events.find((event: { readonly type: string }) => event.type === type)
}

const all = (what: string, ids: ReadonlyArray<string>, type: string) =>
  until(what, async () => {
    for (const id of ids) if ((await eventOf(id, type)) === undefined) return undefined
    return true
  })

/** The site as the command line shows it, once so many emails wait and so many answers are reported. Asking takes a second. */
const shownWith = async (waiting: number, answers: number) => {
  let shown: any
  for (let tries = 0; tries < 20; tries++) {
    shown = (await command("list"))[0]
    if (shown?.waiting === waiting && shown.other_10_minutes + shown.taken_10_minutes === answers) return shown
    await sleep(500)
  }
  throw new Error(`${waiting} do not wait after ${answers} answers: ${JSON.stringify(shown)}`)
}

beforeAll(async () => {
  receiver = await Effect.runPromise(Scope.provide(start({ ehlo: `250 ${site}`, rcpt: () => answer }), scope))
  names = await startNameServer()
  names.publish([
    { type: "MX", name: "one.example.net", value: `10 ${site}` },
    { type: "A", name: site, value: "127.0.0.1" }
  ])
  sendwright = await deploy({
    MX_URL: `mx://out.example.com?resolver=${names.address}&port=${receiver.port}&allowPrivate=true`,
    SENDWRIGHT_DNS_SERVERS: names.address,
    SENDWRIGHT_MAIL_HOST: "bounces.example.org"
  })
  ports = [sendwright.port, await sendwright.join()]
  await verifiedDomain(sendwright, names, name)
}, 300_000)
afterAll(async () => {
  await sendwright?.stop()
  names?.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

describe("a site of a receiver", { timeout: 300_000 }, () => {
  it("is shown, paused and resumed, in two processes", async () => {
    const early = await send(4)
    const shown = await shownWith(4, 4)
    assert.deepInclude(shown, {
      site,
      state: "well",
      other_10_minutes: 4,
      taken_10_minutes: 0,
      refusal_code: "451",
      refusal: "451 4.7.1 [address] Come back later",
      paused_at: null
    })
    assert.isTrue(Number.isFinite(Date.parse(shown.oldest_at)))
    assert.deepStrictEqual(await command("pause", site), { site, changed: true })
    assert.deepStrictEqual(await command("pause", site), { site, changed: false })
    await sleep(heeded)
    const [asked, connections] = [receiver.verbs.length, receiver.connections()]
    answer = "250 2.1.5 Ok"
    const late = await send(4)
    assert.strictEqual((await shownWith(8, 4)).state, "paused")
    assert.deepStrictEqual([receiver.verbs.length, receiver.connections()], [asked, connections])
    assert.include(await refused("flush", site), "resume it")
    assert.deepStrictEqual(await command("resume", site), { moved: 8, under_way: 0 })
    await all("all are delivered", [...early, ...late], "email.delivered")
    assert.lengthOf(receiver.messages, 8)
    assert.strictEqual((await shownWith(0, 12)).oldest_at, null)
  })

  it("is flushed: what it put off is handed over again", async () => {
    answer = "451 4.7.1 Come back later"
    const ids = await send(4)
    await shownWith(4, 16)
    answer = "250 2.1.5 Ok"
    assert.deepStrictEqual(await command("flush", site), { moved: 4, under_way: 0 })
    await all("all are delivered", ids, "email.delivered")
  })

  it("is given up, when that is said twice: its recipients fail, and are not suppressed", async () => {
    answer = "451 4.7.1 Come back later"
    const ids = await send(2)
    await shownWith(2, 22)
    assert.include(await refused("bounce", site), "--yes")
    assert.deepStrictEqual(await command("bounce", site, "--yes"), { moved: 2, under_way: 0 })
    for (const id of ids) {
      const { payload } = await eventOf(id, "email.failed")
      assert.deepInclude(payload, { reason: "given_up", attempts: 1 })
    }
    answer = "250 2.1.5 Ok"
    await all("one like it is delivered", await send(1), "email.delivered")
    assert.include(await refused("show", "mx.other.example.net"), "There is no site")
    const actions = JSON.parse(await sendwright.sendwright("audit", "list", "--limit", "10", "--json"))
      .filter(({ subject }: { readonly subject: string | null }) => subject === site)
      .map(({ action }: { readonly action: string }) => action)
    assert.deepStrictEqual(actions, ["site.bounced", "site.flushed", "site.resumed", "site.paused"])
  })
})
