import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { operator, service } from "./fixtures.ts"
import { failure, serve, type Stubs } from "./stub.ts"

type Queue = Answer<"GET /operator/queue">
type Held = Answer<"GET /operator/held">["data"][number]
type Node = Answer<"GET /operator/nodes">["data"][number]
type Site = Answer<"GET /operator/sites">["data"][number]

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()
const idOf = (n: number) => `0199a1b2-7c3d-7e4f-8a5b-${String(n).padStart(12, "0")}`

const none = { until: null, node: null, domain: null }

const queue: Queue = {
  groups: [
    {
      key: idOf(1),
      name: "Basalt",
      count: 1_204,
      parts: [
        {
          cause: "paused",
          count: 1_200,
          oldest: { email_id: idOf(11), since: ago(7_200), waits_for: { ...none, what: "account_paused" } }
        },
        {
          cause: "leased",
          count: 4,
          oldest: { email_id: idOf(12), since: ago(4), waits_for: { ...none, what: "leased", node: "mail-1" } }
        }
      ]
    },
    {
      key: idOf(2),
      name: "Slate",
      count: 3,
      parts: [{
        cause: "held",
        count: 3,
        oldest: { email_id: idOf(13), since: ago(600), waits_for: { ...none, what: "held" } }
      }]
    }
  ],
  complete: true,
  providers: [
    { name: "relay", under_way: 12, circuits: [] },
    {
      name: "ses",
      under_way: 0,
      circuits: [{ node: "mail-1", state: "open", since: ago(60), until: ago(-60), reason: "421" }]
    }
  ],
  throttles: { send_rate: 50, provider_concurrency: null, domain_concurrency: 5 }
}

const byDomain: Queue = {
  ...queue,
  groups: [{
    key: "example.com",
    name: "example.com",
    count: 9,
    parts: [{
      cause: "throttled",
      count: 9,
      oldest: { email_id: idOf(14), since: ago(30), waits_for: { ...none, what: "throttled", domain: "example.com" } }
    }]
  }]
}

const held = (n: number): Held => ({
  email_id: idOf(n),
  account_id: idOf(1),
  account_name: "Basalt",
  mode: n % 5 === 4 ? "test" : "live",
  held_at: ago(n * 60),
  attempts: 1,
  recipients: [`ada${n}@example.com`, ...n % 3 === 0 ? ["bo@example.com"] : []]
})

const node = (change: Partial<Node> = {}): Node => ({
  id: idOf(21),
  hostname: "mail-1",
  pid: 42,
  role: "all",
  version: "1.2.3",
  started_at: ago(86_400),
  seen_at: ago(6),
  silent: false,
  clock_ahead_ms: 1,
  state: {
    claims: { sends: ago(1), webhooks: ago(2), domains: ago(300) },
    conditions: [],
    providers: [{ name: "relay", under_way: 12, circuit: null }],
    retention: {
      started_at: ago(1_800),
      ended_at: ago(1_790),
      failed: false,
      deleted: { contents: 12_000, emails: 400, reports: 3, sign_ins: 9 }
    },
    reports: [
      { at: ago(40), format: "dsn", kind: "bounced", email_id: idOf(31), ignored: null },
      { at: ago(400), format: "auto_reply", kind: "auto_reply", email_id: null, ignored: "an automatic reply" }
    ]
  },
  ...change
})

const nodes = [
  node(),
  node({
    id: idOf(22),
    hostname: "mail-2",
    role: "worker",
    clock_ahead_ms: 2_400,
    state: {
      ...node().state!,
      conditions: [{ name: "clock", message: "The clock is 2.4 s behind: set it.", blocks: false, since: ago(500) }],
      providers: [{
        name: "ses",
        under_way: 0,
        circuit: { state: "open", since: ago(60), until: ago(-60), reason: "421" }
      }],
      reports: [],
      retention: null
    }
  })
]

const stubs: Stubs = {
  "GET /session": operator,
  "GET /service": service,
  "GET /operator/accounts": { data: [], next_cursor: null },
  "GET /operator/queue": ({ query }) => query.get("by") === "domain" ? byDomain : queue,
  "GET /operator/nodes": { data: nodes },
  "GET /operator/examination": {
    at: ago(0),
    took_ms: 340,
    findings: [
      { name: "database", severity: "ok", message: "answers in 2 ms" },
      { name: "names", severity: "fail", message: "mail.example.com has no address: add an A record." },
      { name: "settings", severity: "warn", message: "SENDWRIGHT_BASE_URL is not https." }
    ]
  },
  "GET /operator/storage": {
    product: "PostgreSQL",
    version: "17.2",
    keep: { bodies_ms: 30 * 86_400_000, emails_ms: null, metrics_ms: 400 * 86_400_000 },
    tables: [
      { name: "emails_2026_11", bytes: 812_000_000, live_rows: 1_204_000, dead_rows: 812, vacuumed_at: ago(4_000) },
      { name: "accounts", bytes: 49_152, live_rows: 3, dead_rows: 0, vacuumed_at: null }
    ]
  }
}

const site = (over: Partial<Site> = {}): Site => ({
  site: "*.google.com",
  state: "well",
  paused_at: null,
  paused_by: null,
  per_minute: 600,
  connections: 4,
  answers: { taken: 4_812, slowed: 0, other: 12, silent: 1 },
  refusal: null,
  used_at: ago(4),
  waiting: 3,
  oldest_at: ago(290),
  ...over
})

const slow = site({
  site: "(mx1|mx2).shop.example",
  state: "slowed",
  per_minute: 37.5,
  answers: { taken: 12, slowed: 40, other: 0, silent: 0 },
  refusal: { code: "421", text: "421 4.7.0 Too many connections", at: ago(12) },
  waiting: 10_000,
  oldest_at: ago(7_200)
})

/** Sites that heed orders: what is given up is given up in two parts. */
const receiving = (orders: Array<unknown> = []): Stubs => {
  let shown = [slow, site()]
  return {
    ...stubs,
    "GET /operator/sites": ({ query }) => {
      const name = query.get("site")
      return { data: name === null ? shown : shown.filter((one) => one.site === name), next_cursor: null }
    },
    "POST /operator/sites": ({ payload }) => {
      const { action, after, site } = payload as { readonly action: string; after: string | null; site: string }
      orders.push(payload)
      const change = action === "pause"
        ? { paused_at: ago(0), paused_by: "Grace" }
        : action === "resume"
        ? { paused_at: null, paused_by: null }
        : { waiting: 0, oldest_at: null }
      shown = shown.map((one) => one.site === site ? { ...one, ...change } : one)
      const isFirst = action === "bounce" && after === null
      return { moved: action === "pause" ? 0 : 20, under_way: isFirst ? 1 : 0, next: isFirst ? idOf(7) : null }
    }
  }
}

/** Held emails. Those that are decided leave the list. */
const holding = (count: number, decided: Array<unknown> = []): Stubs => {
  let all = Array.from({ length: count }, (_, n) => held(n))
  return {
    ...stubs,
    "GET /operator/held": ({ query }) => {
      const from = Number(query.get("cursor") ?? 0)
      const data = all.slice(from, from + 100)
      return { data, next_cursor: from + 100 < all.length ? String(from + 100) : null }
    },
    "POST /operator/held": ({ payload }) => {
      const { emails } = payload as { readonly emails: ReadonlyArray<{ account_id: string; email_id: string }> }
      decided.push(payload)
      const ids = new Set(emails.map(({ email_id }) => email_id))
      const done = all.filter(({ email_id }) => ids.has(email_id)).length
      all = all.filter(({ email_id }) => !ids.has(email_id))
      return { done, gone: [] }
    }
  }
}

inBrowser("operations", ({ open }) => {
  test("the queue shows how many emails wait, how long and why", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/operator/queue")
    await page.getByText("1,207 emails wait. The oldest has waited 2 h.").waitFor()
    await page.getByText("its account, which is paused").waitFor()
    await page.getByText("the end of its hand-off by mail-1").waitFor()
    await expectAccessible(page)
    await picture(page, "operator-queue")
    await page.getByRole("tab", { name: "By recipient domain" }).click()
    await page.getByText("a free slot for example.com").waitFor()
    expect(new URL(page.url()).search).toBe("?by=domain")
    await tabTo(page, "tab", "By recipient domain")
    await press(page, "ArrowRight")
    await page.getByText("open on mail-1").waitFor()
    await page.getByText("50 emails a second").waitFor()
    await expectAccessible(page)
    await picture(page, "operator-providers")
    const asked = server.calls.length
    await press(page, "r")
    await expect.poll(() => server.calls.length).toBeGreaterThan(asked)
  })

  test("the queue tells that nothing waits, and fits a phone", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/operator/queue", { width: 360, height: 740, touch: true })
    await page.getByText("its account, which is paused").waitFor()
    await expectNoSideways(page)
    await picture(page, "operator-queue")
    server.set({ "GET /operator/queue": { ...queue, groups: [] } })
    await page.getByRole("button", { name: "Refresh" }).tap()
    await page.getByRole("heading", { name: "Nothing waits to be handed over." }).waitFor()
    await expectAccessible(page)
  })

  test("held emails are counted, confirmed and decided", async () => {
    const decided: Array<unknown> = []
    await using server = await serve(holding(6, decided))
    const page = await open(server, "/operator/held")
    await page.getByText("6 emails wait for you.").waitFor()
    await expectAccessible(page)
    await picture(page, "operator-held")
    await page.getByRole("checkbox", { name: "Choose ada0@example.com" }).click()
    await page.getByRole("checkbox", { name: "Choose ada2@example.com" }).click()
    await page.getByText("2 emails chosen").waitFor()
    await page.getByRole("button", { name: "Send again" }).click()
    await page.getByRole("dialog", { name: "Send 2 emails again?" }).waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Go back" }).click()
    expect(decided).toEqual([])
    await page.getByRole("button", { name: "Send again" }).click()
    await page.getByRole("button", { name: "Send 2 emails again" }).click()
    await page.getByText("2 emails are sent again").waitFor()
    await page.getByText("4 emails wait for you.").waitFor()
    const emails = [0, 2].map((n) => ({ account_id: idOf(1), email_id: idOf(n) }))
    expect(decided).toEqual([{ decision: "resend", emails }])
  })

  test("held emails are chosen by keyboard alone, and many are decided in several requests", async () => {
    const decided: Array<unknown> = []
    await using server = await serve(holding(150, decided))
    const page = await open(server, "/operator/held")
    await page.getByText("At least 100 emails wait for you.").waitFor()
    await press(page, "j", "x", "j", "x")
    await page.getByText("2 emails chosen").waitFor()
    await press(page, "d", "Tab", "Tab", "Enter")
    await page.getByRole("dialog", { name: "Mark 2 emails as failed?" }).waitFor()
    await press(page, "Escape")
    await page.getByRole("grid").hover()
    await page.mouse.wheel(0, 36 * 120)
    await page.getByText("150 emails wait for you.").waitFor()
    await page.getByRole("checkbox", { name: "Choose all 150 emails that are listed" }).click()
    await page.getByRole("button", { name: "It was sent" }).click()
    await page.getByRole("button", { name: "Mark 150 emails as sent" }).click()
    await page.getByText("150 emails marked as sent").waitFor()
    await page.getByRole("heading", { name: "No email is held." }).waitFor()
    expect(decided.length).toBe(2)
    await expectAccessible(page)
  })

  test("held emails stay in the list, with an error, if the server fails", async () => {
    await using server = await serve({
      ...holding(3),
      "POST /operator/held": failure(503, "unavailable", "The database does not answer.")
    })
    const page = await open(server, "/operator/held", { width: 360, height: 740, touch: true, allowed: /503/ })
    await page.getByText("3 emails wait for you.").waitFor()
    await expectNoSideways(page)
    await page.getByRole("checkbox", { name: "Choose all 3 emails that are listed" }).tap()
    await page.getByRole("button", { name: "It failed" }).tap()
    await page.getByRole("button", { name: "Mark 3 emails as failed" }).tap()
    await page.getByText("The database does not answer.").waitFor()
    await page.getByRole("button", { name: "Go back" }).tap()
    await page.getByText("3 emails chosen").waitFor()
  })

  test("receivers show what they are given, and are paused, resumed and sent to", async () => {
    const orders: Array<unknown> = []
    await using server = await serve(receiving(orders))
    const page = await open(server, "/operator/queue")
    await page.getByText("its account, which is paused").waitFor()
    await press(page, "g", "r")
    await page.getByText("1 of 2 receivers needs a look.").waitFor()
    await page.getByText("10,000+").waitFor()
    await expectAccessible(page)
    await picture(page, "operator-sites")
    await press(page, "j", "Enter")
    const panel = page.getByRole("article", { name: slow.site })
    await panel.getByText("421 4.7.0 Too many connections").waitFor()
    await picture(page, "operator-site")
    expect(new URL(page.url()).searchParams.get("open")).toBe(slow.site)
    await expectAccessible(page)
    await panel.getByRole("button", { name: "Pause" }).click()
    await page.getByText("Paused. Processes stop within 5 seconds.").waitFor()
    await panel.getByText(/by Grace/).waitFor()
    await panel.getByRole("button", { name: "Resume" }).click()
    await page.getByText("Resumed. 20 emails will be handed over in 10 seconds.").waitFor()
    await panel.getByRole("button", { name: "Send now" }).click()
    await page.getByText("20 emails will be handed over in 10 seconds.", { exact: true }).waitFor()
    expect(orders).toEqual(["pause", "resume", "flush"].map((action) => ({ site: slow.site, action, after: null })))
    await press(page, "Escape")
    await panel.waitFor({ state: "hidden" })
  })

  test("what waits for a receiver is given up when its name is typed, part by part", async () => {
    const orders: Array<unknown> = []
    await using server = await serve(receiving(orders))
    const page = await open(server, "/operator/sites?open=*.google.com", { width: 360, height: 740, touch: true })
    await page.getByRole("button", { name: "Give up" }).tap()
    const dialog = page.getByRole("dialog", { name: "Give up what waits for *.google.com?" })
    await dialog.getByText("3 emails wait for it.").waitFor()
    await expectAccessible(page)
    await expectNoSideways(page)
    expect(await dialog.getByRole("button", { name: "Give up" }).isDisabled()).toBe(true)
    await dialog.getByLabel("Type *.google.com to go on").fill("*.google.com")
    expect(orders).toEqual([])
    await dialog.getByRole("button", { name: "Give up" }).tap()
    await page.getByText("40 emails given up. 1 email under way was left alone.").waitFor()
    expect(orders).toEqual([null, idOf(7)].map((after) => ({ site: "*.google.com", action: "bounce", after })))
  })

  test("receivers tell that there are none, and an order that failed", async () => {
    await using server = await serve({
      ...receiving(),
      "POST /operator/sites": failure(503, "unavailable", "The database does not answer.")
    })
    const page = await open(server, "/operator/sites?open=*.google.com", { allowed: /503/ })
    await page.getByRole("button", { name: "Pause" }).click()
    await page.getByText("The database does not answer.").waitFor()
    server.set({ "GET /operator/sites": { data: [], next_cursor: null } })
    await press(page, "r")
    await page.getByRole("heading", { name: "Nothing was delivered directly lately." }).waitFor()
    await expectAccessible(page)
  })

  test("nodes show their problems and the states of their circuits", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/operator/queue")
    await page.getByText("its account, which is paused").waitFor()
    await press(page, "g", "n")
    await page.getByText("1 of 2 processes needs a look.").waitFor()
    await page.getByText("The clock is 2.4 s behind: set it.").waitFor()
    await page.getByText("2.4 s behind", { exact: true }).waitFor()
    await expectAccessible(page)
    await picture(page, "operator-nodes")
    server.set({ "GET /operator/nodes": { data: [node({ silent: true, seen_at: ago(60) })] } })
    await press(page, "r")
    await page.getByText(/It has not reported for more than 40 seconds/).waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSideways(page)
  })

  test("health shows the worst first", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/operator/health")
    await page.getByText("1 check fails. 1 warning.").waitFor()
    await expect.poll(() => page.getByRole("row").nth(1).textContent()).toContain("mail.example.com has no address")
    await expectAccessible(page)
    await picture(page, "operator-health")
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSideways(page)
  })

  test("a bounce is pasted and explained, by keyboard alone", async () => {
    await using server = await serve({
      ...stubs,
      "POST /operator/bounces": {
        report: {
          format: "dsn",
          reporting_mta: "mx.example.com",
          recipients: [{
            address: "ada@example.com",
            action: "failed",
            status: "5.1.1",
            diagnostic: "550 5.1.1 No such user",
            remote_mta: null
          }],
          type: null,
          user_agent: null,
          original_recipient: null
        },
        email: { id: idOf(31), recipient: "ada@example.com", by: "return_path" },
        events: [{ type: "email.bounced", email_id: idOf(31), recipient: "ada@example.com" }],
        ignored: null
      }
    })
    const page = await open(server, "/operator/bounces")
    await page.getByText("an automatic reply").waitFor()
    await tabTo(page, "textbox", "The message with its header")
    await page.keyboard.type("From: mailer-daemon@example.com")
    await press(page, "Tab", "Enter")
    await page.getByText("1 event would be stored.").waitFor()
    await page.getByText("550 5.1.1 No such user", { exact: false }).waitFor()
    await expectAccessible(page)
    await picture(page, "operator-bounces")
    server.set({
      "POST /operator/bounces": failure(422, "validation_error", "The request is not valid.", {}, [
        { path: "message", message: "cannot be read. The message has too many parts or lines" }
      ])
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSideways(page)
  })

  test("storage shows its size, and its retention times", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/operator/storage")
    await page.getByText("PostgreSQL 17.2 holds 812 MB in 2 tables and partitions.").waitFor()
    await page.getByText("30 d", { exact: true }).waitFor()
    await page.getByText("12,000").waitFor()
    await expectAccessible(page)
    await picture(page, "operator-storage")
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSideways(page)
  })
})
