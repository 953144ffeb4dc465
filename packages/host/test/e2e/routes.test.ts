import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, assert, beforeAll, it } from "vitest"
import { type ScriptedServer, start } from "../../../smtp/test/ScriptedServer.ts"
import { deploy, type Deployment, until, verifiedDomain } from "./Deployment.ts"
import { type NameServer, startNameServer } from "./NameServer.ts"

const name = "shop.example.com"

const scope = Effect.runSync(Scope.make())
let first: ScriptedServer
let second: ScriptedServer
let names: NameServer
let sendwright: Deployment

beforeAll(async () => {
  first = await Effect.runPromise(Scope.provide(start({}), scope))
  second = await Effect.runPromise(Scope.provide(start({}), scope))
  names = await startNameServer()
  sendwright = await deploy({
    SMTP_URL: `smtp://127.0.0.1:${first.port}`,
    SMTP_URL_2: `smtp://127.0.0.1:${second.port}`,
    SENDWRIGHT_PROVIDERS: "smtp",
    SENDWRIGHT_ROUTES: "to:*.company.example=smtp2; tag:kind:news=smtp2",
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

/** Sends an email and answers with who carried whom, and each envelope recipient that each server had of it. */
const send = async (subject: string, to: ReadonlyArray<string>, tags: ReadonlyArray<string>) => {
  const { id } = await sendwright.call("POST", "/v1/emails", { from: `a@${name}`, to, subject, text: "plain", tags })
  const sent = await until("an end for everybody", async () => {
    const { events } = await sendwright.call("GET", `/v1/emails/${id}`)
    const found: ReadonlyArray<any> = events.filter(({ type }: { readonly type: string }) => type === "email.sent")
    const count = found.reduce((sum, { payload }) => sum + (payload.recipients ?? to).length, 0)
    return count === to.length ? found : undefined
  })
  const had = ({ messages }: ScriptedServer) =>
    messages.filter(({ data }) => data.includes(`Subject: ${subject}`)).flatMap(({ recipients }) => recipients)
      .toSorted()
  return {
    carried: sent.map(({ payload }) => [payload.provider, payload.recipients?.toSorted()]).sort(),
    servers: [had(first), had(second)]
  }
}

it("hands an email to two domains over once to each route's server, with its own recipients alone", async () => {
  const { carried, servers } = await send(
    "divided",
    ["ada@hq.company.example", "bea@example.net", "cleo@lab.company.example", "dora@company.example"],
    []
  )
  const own = ["bea@example.net", "dora@company.example"]
  const routed = ["ada@hq.company.example", "cleo@lab.company.example"]
  assert.deepStrictEqual(servers, [own, routed])
  assert.deepStrictEqual(carried, [["smtp", own], ["smtp2", routed]])
})

it("routes an email by a tag, and all others as usual", async () => {
  const to = ["ada@example.net", "bea@example.org"]
  assert.deepStrictEqual((await send("tagged", to, ["kind:news"])).servers, [[], to])
  assert.deepStrictEqual((await send("untagged", to, ["kind:other"])).servers, [to, []])
})

/** Runs a command about routes, and answers with what it prints. */
const command = async (...args: ReadonlyArray<string>) =>
  JSON.parse(await sendwright.sendwright("routes", ...args, "--json"))

/** Stored rules are in use after five seconds; this is enough on a busy machine. */
const heeded = 10_000

it("follows rules that the command line stores while it runs, and its own again once they are cleared", async () => {
  const to = ["ada@stored.example"]
  assert.deepStrictEqual((await send("before", to, [])).servers, [to, []])
  const set = await command("set", "to:stored.example=smtp2")
  assert.deepInclude(set, {
    rules: "to:stored.example=smtp2",
    changed_by: "operator",
    problem: null,
    setting: "to:*.company.example=smtp2; tag:kind:news=smtp2",
    otherwise: "smtp",
    providers: ["smtp", "smtp2"]
  })
  // A time is told by the clock of whoever asks.
  const { changed_at: _, ...shown } = await command("show")
  assert.deepInclude(set, shown)
  assert.deepStrictEqual(await command("explain", "--to", to[0]!, "--from", `a@${name}`), {
    rule: "to:stored.example=smtp2",
    source: "stored",
    providers: ["smtp2"],
    waits: null
  })
  await sleep(heeded)
  assert.deepStrictEqual((await send("after", to, [])).servers, [[], to])

  const refused = await sendwright.sendwright("routes", "set", "to:stored.example=ses", "--json")
    .then(() => "", ({ stderr }) => stderr)
  assert.match(refused, /The text names ses, which is not set up here: write one of smtp, smtp2/)
  const doctor = JSON.parse(await sendwright.sendwright("doctor", "--json").catch(({ stdout }) => stdout))
  assert.deepInclude(
    doctor.find(({ name }: { readonly name: string }) => name === "mail: stored routes"),
    { status: "ok", message: "to:stored.example=smtp2 (set by operator)" }
  )

  assert.deepInclude(await command("clear"), { rules: "", version: set.version + 1 })
  await sleep(heeded)
  assert.deepStrictEqual((await send("cleared", to, [])).servers, [to, []])
  const audit = JSON.parse(await sendwright.sendwright("audit", "list", "--json"))
  assert.lengthOf(
    audit.filter(({ action }: { readonly action: string }) => action === "routes.changed"),
    2
  )
})
