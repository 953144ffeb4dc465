// A program of its own, outside of any Effect.
// @effect-diagnostics globalFetch:off
/** Fills the server with a week of an account's life, by the calls that its page and its programs make. */
import { setTimeout as sleep } from "node:timers/promises"
import type { Dashboard } from "./Dashboard.ts"
import type { Hooks } from "./Hooks.ts"
import { complain, type Relay, report, type Taken, type Verdict } from "./Relay.ts"
import type { Server } from "./Server.ts"
import { beginsAt, bodyOf, emailsAt, endsAt, isGone, kinds, numbers, someKind, someone, templates } from "./story.ts"

export interface Stage {
  readonly server: Server
  readonly dashboard: Dashboard
  readonly relay: Relay
  readonly hooks: Hooks
  /** The account that the story is about. */
  readonly account: string
}

/** What of the filled server the pictures open. */
export interface Filled {
  readonly emails: Readonly<Record<"bounced" | "scheduled" | "delivered", string>>
  readonly domains: Readonly<Record<"verified" | "pending", string>>
  readonly templates: Readonly<Record<"welcome", string>>
  readonly webhooks: Readonly<Record<"failing", string>>
}

const hour = 3_600_000
const second = 1_000

export const hookHosts = ["api.acme.dev", "crm.acme.dev", "staging.acme.dev"]

/** What the mail server does with the story's recipients. */
export const judge = (recipient: string): Verdict =>
  recipient.startsWith("held.")
    ? "cut"
    : recipient.startsWith("grey.")
    ? { refused: "451 4.7.1 Greylisted, please try again in 5 minutes", at: "recipient" }
    : recipient.startsWith("blocked.")
    ? { refused: "550 5.7.1 Message blocked by local policy", at: "message" }
    : "taken"

type Message = Readonly<Record<string, unknown>>

export const fill = async ({ account, dashboard, hooks, relay, server }: Stage): Promise<Filled> => {
  const { call } = dashboard
  const random = numbers(7)
  const params = { account_id: account }
  const at = (time: number) => server.change({ at: time })
  const pass = (ms: number) => at(server.world().at + ms)

  /** Waits until as many hand-offs were answered more than before. */
  const handedOver = async (before: number, count: number) => {
    for (let waited = 0; relay.answered() < before + count; waited += 10) {
      if (waited > 20_000) throw new Error(`Of ${count} emails ${relay.answered() - before} were handed over.`)
      await sleep(10)
    }
    // The answer has to be stored.
    await sleep(60)
  }

  const send = async (
    key: string,
    messages: ReadonlyArray<Message>,
    handoffs: number
  ): Promise<ReadonlyArray<string>> => {
    const before = relay.answered()
    const { results } = await dashboard.post(key, "/v1/emails/batch", { messages }) as {
      readonly results: ReadonlyArray<{ readonly id?: string; readonly error?: unknown }>
    }
    const refused = results.find(({ error }) => error !== undefined)
    if (refused !== undefined) throw new Error(`An email was refused: ${JSON.stringify(refused)}`)
    await handedOver(before, handoffs)
    return results.map(({ id }) => id!)
  }

  const delivered = (taken: Taken) =>
    report(server.bouncePort, taken, {
      action: "delivered",
      status: "2.0.0",
      reply: `250 2.0.0 Ok, delivered to ${taken.recipient.split("@")[0]}`
    })
  const unknown = (taken: Taken) =>
    report(server.bouncePort, taken, { action: "failed", status: "5.1.1", reply: "550 5.1.1 No such user here" })
  const full = (taken: Taken) =>
    report(server.bouncePort, taken, { action: "failed", status: "5.2.2", reply: "552 5.2.2 Mailbox is full" })
  const late = (taken: Taken) =>
    report(server.bouncePort, taken, { action: "delayed", status: "4.4.1", reply: "421 4.4.1 Connection timed out" })

  /** To whom nothing can be sent any more. */
  const suppressed = new Set<string>()

  /** What becomes of what was taken: most of it arrives within seconds. */
  const settle = async (taken: ReadonlyArray<Taken>) => {
    // Hand-offs come in any order: that of the addresses is the same in each run.
    const fates = taken.toSorted((left, right) => left.recipient < right.recipient ? -1 : 1)
      .map((one) => ({ one, luck: isGone(one.recipient) ? -1 : random() }))
    /** Reports on those whose luck is between. */
    const tell = (from: number, to: number, say: (one: Taken) => Promise<void>) =>
      Promise.all(fates.filter(({ luck }) => luck >= from && luck < to).map(({ one }) => say(one)))
    await tell(-1, 0, unknown)
    for (
      const [ms, from, to] of [[400, 0, 0.35], [900, 0.35, 0.75], [2_600, 0.75, 0.9], [11_000, 0.9, 0.965]] as const
    ) {
      await pass(ms)
      await tell(from, to, delivered)
    }
    await tell(0.965, 0.985, late)
    await tell(0.985, 0.994, full)
    await tell(0.994, 1, delivered)
    await pass(9 * 60 * second)
    await tell(0.965, 0.985, delivered)
    await tell(0.994, 1, async (one) => {
      suppressed.add(one.recipient)
      await complain(server.bouncePort, one)
    })
  }

  // The account and what it is set up with.
  await call("PATCH /me", { payload: { name: "Ada Okafor" } })
  await call("PATCH /operator/accounts/:id", {
    params: { id: account },
    payload: { name: "Acme", plan: "pro", overrides: { request_rate: 1_000 } }
  })
  const publish = async (name: string, share: (index: number) => boolean) => {
    const domain = await call("POST /accounts/:account_id/domains", { params, payload: { name } })
    await server.change({
      records: [
        ...server.world().records,
        ...domain.records.filter((_, index) => share(index)),
        ...domain.records.filter(({ purpose, type }, index) => !share(index) && purpose === "spf" && type === "TXT")
          .map((record) => ({ ...record, value: "v=spf1 include:spf.example.net -all" }))
      ]
    })
    await pass(70 * second)
    await call("POST /accounts/:account_id/domains/:id/check", { params: { ...params, id: domain.id } })
    return domain
  }
  const own = await publish("acme.dev", () => true)
  await publish("billing.acme.dev", () => true)
  for (const { name, slug, versions } of templates) {
    const [first, ...later] = versions
    const made = await call("POST /accounts/:account_id/templates", { params, payload: { name, slug, ...first } })
    for (const [index, { html, subject, text }] of later.entries()) {
      await pass(20 * 60 * second)
      await call("PATCH /accounts/:account_id/templates/:id/versions/:version", {
        params: { ...params, id: made.id, version: String(index + 1) as never },
        payload: { html, subject, text }
      })
    }
  }
  const key = async (name: string, mode: "live" | "test", scopes?: readonly ["emails:send"]) =>
    await call("POST /accounts/:account_id/keys", {
      params,
      payload: { name, mode, ...scopes === undefined ? {} : { scopes } }
    })
  const web = await key("web", "live", ["emails:send"])
  const worker = await key("billing worker", "live")
  const old = await key("laptop of Ben", "live")
  const test = await key("continuous integration", "test")
  const endpoint = (url: string, events?: readonly ["email.bounced", "email.complained"], mode?: "test") =>
    call("POST /accounts/:account_id/webhooks", {
      params,
      payload: { url, ...events === undefined ? {} : { events }, ...mode === undefined ? {} : { mode } }
    })
  await endpoint("https://api.acme.dev/hooks/email")
  const crm = await endpoint("https://crm.acme.dev/events", ["email.bounced", "email.complained"])
  await endpoint("https://staging.acme.dev/hooks/email", undefined, "test")
  for (
    const [address, name, role] of [
      ["ben@acme.dev", "Ben Adler", "developer"],
      ["chidi@acme.dev", "Chidi Eze", "viewer"]
    ] as const
  ) {
    const { link } = await call("POST /accounts/:account_id/invitations", {
      params,
      payload: { email_address: address, role }
    })
    await join(server, link!.slice(link!.indexOf("#") + 1), name)
  }
  const others = await Promise.all(
    ([["Basalt", "owner@example.com", "growth"], ["Cedar Books", "team@cedar.example", "free"], [
      "Dune Travel",
      "ops@dune.example",
      "enterprise"
    ]] as const).map(([name, owner_email, plan]) =>
      call("POST /operator/accounts", { payload: { name, owner_email, plan, trusted: true } })
    )
  )

  // A week.
  let order = 18_200
  const message = (to: ReadonlyArray<string>, kind = someKind(random)): Message => {
    order += 1
    const subject = kind.subject(order)
    return {
      from: kind.from,
      to,
      tags: [kind.tag],
      ...kind.template === undefined
        ? { subject, ...bodyOf(kind, subject) }
        : { template_slug: kind.template, variables: kind.variables!(order) }
    }
  }
  const reachable = (): string => {
    for (;;) {
      const address = someone(random)
      if (suppressed.has(address)) continue
      // Who does not exist is written to once.
      if (isGone(address)) suppressed.add(address)
      return address
    }
  }
  for (let time = beginsAt + 6 * hour; time < endsAt - hour; time += 2 * hour) {
    const count = emailsAt(time, random)
    if (count === 0) continue
    await at(time + Math.floor(random() * 50) * 60 * second)
    if (time > endsAt - 26 * hour) hooks.fail("crm.acme.dev")
    const messages = Array.from({ length: count }, () => message([reachable()]))
    await send(random() < 0.8 ? web.key : worker.key, messages, count)
    await settle(relay.take())
  }
  await call("POST /accounts/:account_id/keys/:id/revoke", { params: { ...params, id: old.id } })

  // The last hour.
  await at(endsAt - 55 * 60 * second)
  await dashboard.post(test.key, "/v1/emails/batch", {
    messages: Array.from({ length: 9 }, () => message([someone(random)]))
  })
  for (const email_address of ["abuse@example.com", "press@example.org"]) {
    await call("POST /accounts/:account_id/suppressions", { params, payload: { email_address } })
  }
  const pending = await publish("shop.acme.dev", (index) => index === 0)
  await send(web.key, [message(["blocked.user@uni.example"], kinds[4])], 1)
  await pass(4 * 60 * second)
  const [scheduled = "", cancelled = ""] = await send(
    worker.key,
    [7, 9, 17, 18].map((days) => ({
      ...message([reachable()], kinds[4]),
      scheduled_at: new Date(endsAt + days * hour).toISOString()
    })),
    0
  )
  await call("POST /accounts/:account_id/emails/:id/cancel", { params: { ...params, id: cancelled } })
  await send(web.key, [message(["held.order@mail.example"], kinds[0]), message(["held.two@mail.example"], kinds[2])], 2)
  await pass(90 * second)
  await sleep(2_500)
  await pass(10 * 60 * second)
  await send(web.key, Array.from({ length: 8 }, () => message([reachable()])), 8)
  await settle(relay.take())

  const [basalt] = others
  const queued = await call("POST /accounts/:account_id/keys", {
    params: { account_id: basalt!.id },
    payload: { name: "app", mode: "live" }
  })
  const sandbox = await call("GET /accounts/:account_id/send", { params: { account_id: basalt!.id } })
  const scheduledFor = new Date(server.world().at + 120 * second).toISOString()
  await dashboard.post(queued.key, "/v1/emails/batch", {
    messages: Array.from({ length: 14 }, (_, index) => ({
      from: `Basalt <hello@${sandbox.sandbox.domain}>`,
      to: ["owner@example.com"],
      subject: `Report ${index + 1}`,
      text: "Attached.",
      scheduled_at: scheduledFor
    }))
  })
  await call("POST /operator/accounts/:id/pause", {
    params: { id: basalt!.id },
    payload: { reason: "Too many complaints: tell us where your list is from." }
  })
  await call("POST /operator/accounts/:id/suspend", {
    params: { id: others[1]!.id },
    payload: { reason: "The invoice of August is open." }
  })

  await at(endsAt - 6 * 60 * second)
  await send(web.key, Array.from({ length: 5 }, () => message([reachable()])), 5)
  for (const one of relay.take()) await (isGone(one.recipient) ? unknown(one) : delivered(one))
  await send(web.key, [message(["grey.h@uni.example"], kinds[1])], 0)
  await at(endsAt - 140 * second)
  const [deliveredId = ""] = await send(web.key, [message(["amara.okafor@example.org"], kinds[3])], 1)
  for (const one of relay.take()) await delivered(one)
  await at(endsAt - 55 * second)
  const [bounced = ""] = await send(
    web.key,
    [{
      ...message(["tanaka@example.com", "kim@example.org", "lee.jones@example.net"], kinds[1]),
      headers: { "X-Entity-Ref-ID": "reset-81c2" }
    }],
    3
  )
  const three = relay.take()
  await pass(500)
  await Promise.all(three.filter(({ recipient }) => recipient.startsWith("lee")).map(unknown))
  await pass(600)
  for (const one of three.filter(({ recipient }) => !recipient.startsWith("lee"))) await delivered(one)
  await at(endsAt - 14 * second)
  await send(web.key, Array.from({ length: 3 }, () => message([reachable()])), 3)
  await pass(900)
  for (const one of relay.take().slice(0, 2)) await delivered(one)
  await at(endsAt - 2 * second)
  await send(web.key, [message([reachable()], kinds[0])], 1)
  relay.take()

  // What is counted and tried again behind all of this has its time.
  await server.change({ at: endsAt, isFrozen: true })
  await sleep(8_000)
  const list = await call("GET /accounts/:account_id/templates", { params })
  return {
    emails: { bounced, scheduled, delivered: deliveredId },
    domains: { verified: own.id, pending: pending.id },
    templates: { welcome: list.data.find(({ slug }) => slug === "welcome")!.id },
    webhooks: { failing: crm.id }
  }
}

/** Somebody who was invited comes. */
const join = async (server: Server, token: string, name: string): Promise<void> => {
  const response = await fetch(`${server.url}/dashboard/api/links/join`, {
    method: "POST",
    headers: { origin: server.origin, "content-type": "application/json" },
    body: JSON.stringify({ token, name, password: "a long walk in november" })
  })
  if (!response.ok) throw new Error(`${name} could not join: ${response.status} ${await response.text()}`)
}
