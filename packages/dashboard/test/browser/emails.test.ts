import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { detail } from "./emails.ts"
import { me, noEmails, service } from "./fixtures.ts"
import { type Asked, failure, Live, Reply, serve, type Stubs } from "./stub.ts"

type Email = Answer<"GET /accounts/:account_id/emails">["data"][number]
type Step = Answer<"POST /accounts/:account_id/emails/bulk">

const statuses = ["delivered", "delivered", "sent", "bounced", "queued", "delivered", "failed", "scheduled"] as const
const subjects = ["Reset your password", "Your order 18421", "Invoice 2026-11", "Welcome to Acme"]
const now = Date.now()

/** The nth newest email. */
const email = (n: number, change: Partial<Email> = {}): Email => ({
  id: `0199a1b2-7c3d-7e4f-8a5b-${String(n).padStart(12, "0")}`,
  mode: "live",
  from: "Acme <hello@acme.dev>",
  to: n % 5 === 0 ? [`Person ${n} <person${n}@example.com>`, "kim@example.com"] : [`person${n}@example.com`],
  cc: [],
  bcc: [],
  reply_to: null,
  subject: subjects[n % subjects.length]!,
  tags: n % 3 === 0 ? ["welcome"] : [],
  status: statuses[n % statuses.length]!,
  scheduled_at: n % statuses.length === 7 ? new Date(now + 3 * 3_600_000).toISOString() : null,
  created_at: new Date(now - 5_000 - n * 20_000).toISOString(),
  updated_at: new Date(now - 5_000 - n * 20_000).toISOString(),
  match: null,
  ...change
})

/** A log of `length` emails, with pages, the search by a part of the address, and the filters by status and tag. */
const log = (length: number) => ({ query }: Asked) => {
  const q = query.get("q")
  const status = query.getAll("status")
  const tag = query.get("tag")
  const data: Array<Email> = []
  let n = Number(query.get("cursor") ?? 0)
  for (; n < length && data.length < Number(query.get("limit")); n++) {
    const one = email(n)
    if (q !== null && !one.to[0]!.includes(q) && !one.subject.includes(q)) continue
    if (status.length > 0 && !status.includes(one.status)) continue
    if (tag !== null && !one.tags.includes(tag)) continue
    data.push(one)
  }
  return { data, next_cursor: n < length ? String(n) : null, live_cursor: "begin" }
}

const stubs = (length: number, over: Stubs = {}): Stubs => ({
  ...noEmails,
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/keys": {
    data: [{
      id: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
      name: "web",
      mode: "live",
      scopes: ["emails:send"],
      prefix: "sw_live_",
      last_four: "abcd",
      created_by: null,
      created_at: "2026-11-02T10:00:00.000Z",
      last_used_at: null,
      revoked_at: null
    }]
  },
  "GET /accounts/:account_id/emails": log(length),
  ...over
})

/** Each email of the log with its outcome. */
const opened: Stubs = {
  "GET /accounts/:account_id/emails/:id": ({ params }) => {
    const { created_at, subject } = email(Number(params["id"]!.slice(-12)))
    return detail({ email: { id: params["id"]!, subject: `${subject} ${params["id"]!.slice(-3)}`, created_at } })
  },
  "GET /accounts/:account_id/emails/:id/preview": () =>
    new Reply(200, "preview", { "content-type": "text/plain; charset=utf-8" })
}

const searchOf = (page: Page): string => new URL(page.url()).search
const firstRow = (page: Page) => page.getByRole("row").nth(1)
const lists = (calls: ReadonlyArray<string>) => calls.filter((call) => /\/emails(?:\?|$)/.test(call))

/**
 * Waits until the page has its one connection, which names the emails in sight whose status may change. It connects
 * again for others in sight, and for nothing else.
 */
const untilWatching = async (live: Live) => {
  await expect.poll(() => live.lists.at(-1)?.[0]?.watch.length ?? 0).toBeGreaterThan(0)
  await expect.poll(() => live.open).toBe(1)
  expect(live.begun.every((after) => after === "begin")).toBe(true)
  const watched = live.lists.map(([list]) => list?.watch.join())
  expect(watched).toEqual([...new Set(watched)])
}

inBrowser("the list of emails", ({ open }) => {
  test("is the first screen of an account, and is filtered by mouse, with the filters in the address", async () => {
    await using server = await serve(stubs(400))
    const page = await open(server, "/", { width: 1280 })
    await page.getByText("person0@example.com").waitFor()
    expect(new URL(page.url()).pathname).toBe("/a/acc_01/emails")
    await page.getByText("Live", { exact: true }).last().waitFor()
    await picture(page, "emails")
    // The statuses and the live line share a line, which leaves more of the window to the rows.
    const lineOf = async (name: string) => (await page.getByRole("button", { name }).boundingBox())!.y
    expect(Math.abs(await lineOf("bounced") - await lineOf("Pause"))).toBeLessThan(12)
    await page.getByRole("button", { name: "bounced" }).click()
    await page.getByText("person11@example.com").waitFor()
    await page.getByRole("button", { name: "failed" }).click()
    await page.getByText("person6@example.com").waitFor()
    expect(searchOf(page)).toBe("?status=bounced&status=failed")
    await page.getByLabel("Tag").fill("welcome")
    await press(page, "Enter")
    await page.getByText("person6@example.com").waitFor()
    await page.getByText("person11@example.com").waitFor({ state: "detached" })
    await page.getByLabel("Time", { exact: true }).selectOption("Last 24 hours")
    await expect.poll(() => searchOf(page)).toBe("?status=bounced&status=failed&tag=welcome&time=24h")
    await page.reload()
    await page.getByText("person6@example.com").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "failed" }).getAttribute("aria-pressed")).toBe("true")
    await expect.poll(() => page.getByLabel("Tag").inputValue()).toBe("welcome")
    await page.getByRole("button", { name: "Clear filters" }).click()
    await page.getByText("person0@example.com").waitFor()
    expect(searchOf(page)).toBe("")
  })

  test("requests the session and the log once each when the page starts", async () => {
    await using server = await serve(stubs(12))
    for (const search of ["", "?mode=test", "?status=delivered"]) {
      server.calls.length = 0
      const page = await open(server, `/a/acc_01/emails${search}`)
      await page.getByText("person0@example.com").waitFor()
      expect(server.calls.filter((call) => call === "GET /session" || lists([call]).length > 0)).toHaveLength(2)
    }
  })

  test("is left by the navigation, whose links open another page with a modifier key", async () => {
    await using server = await serve(stubs(12))
    const page = await open(server, "/a/acc_01/emails?mode=test")
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Keys" })
    const [other] = await Promise.all([
      page.context().waitForEvent("page"),
      link.click({ modifiers: ["Control"] })
    ])
    await other.getByRole("heading", { name: "Keys", level: 1 }).waitFor()
    expect(new URL(other.url()).search).toBe("?mode=test")
    await other.close()
    await page.getByRole("heading", { name: "Emails", level: 1 }).waitFor()
    await link.click()
    await page.getByRole("heading", { name: "Keys", level: 1 }).waitFor()
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page")
    expect(new URL(page.url()).search).toBe("?mode=test")
  })

  test("is accessible, and distinguishes test and live", async () => {
    await using server = await serve(stubs(12))
    const page = await open(server, "/a/acc_01/emails?status=delivered")
    await page.getByText("person0@example.com").waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Test", exact: true }).click()
    await expect.poll(() => page.title()).toBe("Test: Emails · Acme – Sendwright")
    await expect.poll(() => lists(server.calls).at(-1)).toContain("mode=test")
    await picture(page, "emails-test")
  })

  test("is searched, moved through, opened and returned to by keyboard alone", async () => {
    await using server = await serve(stubs(400, opened))
    const page = await open(server, "/a/acc_01/emails", { width: 1200 })
    await page.getByText("person0@example.com").waitFor()
    await press(page, "/")
    await page.keyboard.type("person39", { delay: 30 })
    await page.getByText("person399@example.com").waitFor()
    await expect.poll(() => searchOf(page)).toBe("?q=person39")
    await page.getByText("person40@example.com").waitFor({ state: "detached" })
    await press(page, "Escape", "j", "j", "k", "j")
    await expect.poll(() => page.locator(":focus").textContent()).toContain("person390@example.com")
    await press(page, "Enter")
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/a/acc_01/emails/${email(390).id}`)
    await page.goBack()
    await page.getByText("person399@example.com").waitFor()
    await expect.poll(() => page.getByLabel("Search emails").inputValue()).toBe("person39")
    await press(page, "?")
    await page.getByRole("dialog", { name: "Keyboard" }).getByText("Pause or resume").waitFor()
  })

  test("opens an email beside it if there is room, by keyboard alone, with the email in the address", async () => {
    await using server = await serve(stubs(400, opened))
    const page = await open(server, "/a/acc_01/emails?tag=welcome")
    await page.getByText("person0@example.com").waitFor()
    const asked = lists(server.calls).length
    await press(page, "j", "Enter")
    const panel = page.getByRole("article", { name: "Email" })
    await panel.getByRole("heading", { name: "Reset your password 000" }).waitFor()
    expect(searchOf(page)).toBe(`?tag=welcome&open=${email(0).id}`)
    await expect.poll(() => page.getByRole("row", { selected: true }).textContent()).toContain("person0@example.com")
    await expectAccessible(page)
    await press(page, "j")
    await panel.getByRole("heading", { name: "Welcome to Acme 003" }).waitFor()
    await press(page, "]")
    await panel.getByRole("tab", { name: "HTML", selected: true }).waitFor()
    expect(searchOf(page)).toBe(`?tag=welcome&open=${email(3).id}&tab=html`)
    await press(page, "k")
    await panel.getByRole("heading", { name: "Reset your password 000" }).waitFor()
    expect(searchOf(page)).toBe(`?tag=welcome&open=${email(0).id}`)
    await press(page, "j", "Escape")
    await panel.waitFor({ state: "detached" })
    expect(searchOf(page)).toBe("?tag=welcome")
    await expect.poll(() => page.locator(":focus").textContent()).toContain("person3@example.com")
    // Going back opens the previous email. The list was read once.
    await page.goBack()
    await panel.getByRole("heading", { name: "Welcome to Acme 003" }).waitFor()
    expect(lists(server.calls).length).toBe(asked)
    // The email is of live mode: it is not shown beside the list of test mode.
    await page.getByRole("button", { name: "Test", exact: true }).click()
    await panel.waitFor({ state: "detached" })
    await expect.poll(() => searchOf(page)).toBe("?tag=welcome&mode=test")
  })

  test("leads to the email alone if a link opens it beside the list and there is no room for both", async () => {
    await using server = await serve(stubs(4, { ...opened, "GET /accounts/:account_id/emails/:id": detail() }))
    const page = await open(server, `/a/acc_01/emails?status=sent&open=eml_01&tab=json`, { width: 1200 })
    await page.waitForURL("**/a/acc_01/emails/eml_01?tab=json")
    await page.getByRole("heading", { name: "Reset your password" }).waitFor()
  })

  test("shows the answer to the text that was typed last, whichever arrives first, and cancels the earlier requests", async () => {
    const waiting = new Map<string, () => void>()
    await using server = await serve(stubs(400, {
      "GET /accounts/:account_id/emails": async (asked) => {
        const q = asked.query.get("q")
        if (q !== null) await new Promise<void>((resolve) => waiting.set(q, resolve))
        return log(400)(asked)
      }
    }))
    const page = await open(server, "/a/acc_01/emails", { allowed: /ERR_ABORTED/ })
    await page.getByText("person0@example.com").waitFor()
    const aborted: Array<string> = []
    page.on("requestfailed", (request) => aborted.push(new URL(request.url()).searchParams.get("q") ?? ""))
    const field = page.getByLabel("Search emails")
    await field.fill("person12")
    await expect.poll(() => waiting.has("person12")).toBe(true)
    await field.fill("person34")
    await expect.poll(() => waiting.has("person34")).toBe(true)
    await expect.poll(() => aborted).toContain("person12")
    waiting.get("person34")!()
    await page.getByText("person349@example.com").waitFor()
    waiting.get("person12")!()
    await page.waitForTimeout(200)
    await expect.poll(() => page.getByText("person349@example.com").count()).toBe(1)
    await expect.poll(() => page.getByText("person129@example.com").count()).toBe(0)
    expect(searchOf(page)).toBe("?q=person34")
    await expect.poll(() => field.inputValue()).toBe("person34")
  })

  test("has any length, and renders only the rows in sight", async () => {
    await using server = await serve(stubs(1_000_000))
    const page = await open(server, "/a/acc_01/emails")
    await page.getByText("person0@example.com").waitFor()
    await page.getByRole("grid").hover()
    for (let turn = 0; turn < 40; turn++) {
      await page.mouse.wheel(0, 36 * 40)
      await page.waitForTimeout(30)
    }
    await expect.poll(() => lists(server.calls).length).toBeGreaterThan(8)
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(80)
  })

  test("is reached by Tab even if the row of the open email was scrolled out of sight", async () => {
    await using server = await serve(stubs(2_000, opened))
    const page = await open(server, `/a/acc_01/emails?open=${email(0).id}`)
    await page.getByRole("article", { name: "Email" }).getByRole("heading", { name: "Reset your password" }).waitFor()
    await page.getByRole("grid").hover()
    await page.mouse.wheel(0, 36 * 60)
    await page.getByText("person70@example.com").waitFor()
    await expect.poll(() => page.locator("[role=row][tabindex='0']").count()).toBe(1)
    await expectAccessible(page)
  })

  test("announces new emails without moving, and shows them on request", async () => {
    const live = new Live()
    await using server = await serve(stubs(400, { "POST /live": () => live }))
    const page = await open(server, "/a/acc_01/emails")
    await page.getByText("person0@example.com").waitFor()
    await untilWatching(live)
    const before = await firstRow(page).boundingBox()
    const fresh = (n: number) =>
      email(0, {
        id: `new-${n}`,
        to: [`new${n}@example.com`],
        created_at: new Date(now + n * 1_000).toISOString()
      })
    live.news({ emails: [fresh(2), fresh(1)], is_cut: false }, "one")
    live.news({ emails: [fresh(3), fresh(2)], is_cut: false }, "two")
    await page.getByRole("button", { name: "3 new" }).waitFor()
    expect(await firstRow(page).boundingBox()).toEqual(before)
    await expect.poll(() => firstRow(page).textContent()).toContain("person0@example.com")
    await expectAccessible(page)
    await picture(page, "emails-new")
    // After a broken connection, it continues after the last event.
    const connections = live.begun.length
    live.cut()
    await expect.poll(() => live.begun.slice(connections), { timeout: 10_000 }).toEqual(["two"])
    await press(page, "n")
    await page.getByText("new3@example.com").waitFor()
    await expect.poll(() => page.getByRole("row").nth(3).textContent()).toContain("new1@example.com")
    await expect.poll(() => page.getByRole("button", { name: /\d new/ }).count()).toBe(0)
    // Paused, it neither listens nor asks. Resumed, it continues where it stopped.
    await press(page, "p")
    await page.getByText("Paused").waitFor()
    expect(searchOf(page)).toBe("?paused=yes")
    const calls = server.calls.length
    await page.waitForTimeout(3_500)
    expect(server.calls.slice(calls)).toEqual([])
    await page.getByRole("button", { name: "Resume" }).click()
    await expect.poll(() => live.begun.at(-1)).toBe("two")
    await expect.poll(() => live.open).toBe(1)
    live.news({ emails: [], is_cut: true }, "three")
    await page.getByRole("button", { name: "New emails" }).click()
    await page.getByText("new3@example.com").waitFor({ state: "detached" })
    await expect.poll(() => lists(server.calls).length).toBeGreaterThan(1)
  })

  test("keeps a bounded number of rows and listeners however long it is open", async () => {
    const live = new Live()
    await using server = await serve(stubs(100, { "POST /live": () => live }))
    const page = await open(server, "/a/acc_01/emails")
    await page.getByText("person0@example.com").waitFor()
    await untilWatching(live)
    const session = await page.context().newCDPSession(page)
    const listeners = async () => {
      await session.send("HeapProfiler.collectGarbage")
      const { metrics } = await session.send("Performance.getMetrics")
      return metrics.find(({ name }) => name === "JSEventListeners")!.value
    }
    await session.send("Performance.enable")
    let told = 0
    const tell = async (count: number) => {
      const emails = Array.from({ length: count }, () =>
        email(0, {
          id: `new-${String(++told).padStart(6, "0")}`,
          to: [`new${told}@example.com`],
          created_at: new Date(now + told).toISOString()
        })).toReversed()
      live.news({ emails, is_cut: false }, `e${told}`)
      await page.getByRole("button", { name: / new$|^New emails$/ }).waitFor()
    }
    const before = lists(server.calls).length
    for (let turn = 0; turn < 8; turn++) {
      await tell(250)
      await press(page, "n")
      await page.getByText(`new${told}@example.com`).waitFor()
    }
    expect(lists(server.calls).length).toBe(before)
    const held = await listeners()
    // There are more rows now than are kept: the list is read again.
    await tell(250)
    await press(page, "n")
    await page.getByText(`new${told}@example.com`).waitFor({ state: "detached" })
    await page.getByText("person0@example.com").waitFor()
    expect(lists(server.calls).length).toBe(before + 1)
    for (let turn = 0; turn < 20; turn++) await tell(200)
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(80)
    expect(await listeners()).toBeLessThan(held + 50)
    // After pausing and resuming repeatedly there is one connection, and after leaving none.
    for (let turn = 0; turn < 6; turn++) await press(page, "p")
    await expect.poll(() => live.open).toBe(1)
    await press(page, "g", "k")
    await expect.poll(() => live.open).toBe(0)
  })

  test("updates the status of emails in sight, and watches none whose status is final", async () => {
    const live = new Live()
    await using server = await serve(stubs(400, { "POST /live": () => live }))
    const page = await open(server, "/a/acc_01/emails")
    const row = page.getByRole("row", { name: /person4@example.com/ })
    await row.getByText("queued").waitFor()
    await expect.poll(() => live.lists.at(-1)?.[0]?.watch).toContain(email(4).id)
    await expect.poll(() => live.open).toBe(1)
    const watched = live.lists.at(-1)![0]!.watch.map((id) => email(Number(id.slice(-12))).status)
    expect(watched.filter((status) => status !== "queued" && status !== "sent" && status !== "scheduled")).toEqual([])
    live.states([{ id: email(4).id, status: "complained", updated_at: new Date(now).toISOString() }])
    await row.getByText("complained").waitFor()
  })

  test("sends no requests and announces nothing for an hour while all shown emails are final", async () => {
    const live = new Live()
    const finals = { data: [email(0), email(1)], next_cursor: null, live_cursor: "begin" }
    await using server = await serve(stubs(0, { "GET /accounts/:account_id/emails": finals, "POST /live": () => live }))
    const page = await open(server, "/a/acc_01/emails", { clock: true })
    await page.getByText("person0@example.com").waitFor()
    await expect.poll(() => live.open).toBe(1)
    const calls = server.calls.length
    for (let minute = 0; minute < 60; minute++) {
      // A server that repeats old events may send this.
      if (minute === 30) live.news({ emails: finals.data, is_cut: false }, "again")
      await page.clock.runFor(60_000)
    }
    await firstRow(page).getByText("1 h").waitFor()
    const asked = server.calls.slice(calls)
    // Every screen asks each minute whether the account may send.
    expect(asked.filter((call) => call !== "GET /accounts/acc_01/overview")).toEqual([])
    expect(asked.length).toBeGreaterThan(30)
    expect(live.lists.map(([first]) => first?.watch)).toEqual([[]])
    expect(await page.getByRole("button", { name: /\bnew\b/i }).count()).toBe(0)
    expect(await page.getByRole("row").count()).toBe(3)
  })

  test("does not count emails as new that are in the list already, or belong below its last row", async () => {
    const live = new Live()
    await using server = await serve(stubs(400, { "POST /live": () => live }))
    const page = await open(server, "/a/acc_01/emails")
    await page.getByText("person0@example.com").waitFor()
    await expect.poll(() => live.open).toBe(1)
    const burst = Array.from({ length: 200 }, (_, n) => email(n))
    live.news({ emails: burst, is_cut: true }, "burst")
    const late = email(40, { id: `${email(40).id.slice(0, -1)}f`, to: ["late@example.com"] })
    live.news({ emails: [late], is_cut: false }, "late")
    await page.getByRole("button", { name: "1 new" }).waitFor()
    await press(page, "n")
    await expect.poll(() => page.getByRole("button", { name: /new/i }).count()).toBe(0)
  })

  test(
    "is live in twelve tabs over HTTP/1.1 with one connection, which ends with the last tab",
    async () => {
      const live = new Live()
      await using server = await serve(stubs(30, { "POST /live": () => live }))
      const first = await open(server, "/a/acc_01/emails")
      const pages = [first]
      for (let n = 1; n < 12; n++) {
        const page = await first.context().newPage()
        await page.goto(`${server.url}/a/acc_01/emails${n % 2 === 0 ? "" : "?mode=test"}`)
        pages.push(page)
      }
      for (const page of pages) await page.getByText("Live", { exact: true }).last().waitFor()
      await expect.poll(() => live.lists.at(-1)?.length, { timeout: 15_000 }).toBe(12)
      await expect.poll(() => live.open, { timeout: 15_000 }).toBe(1)
      const fresh = email(0, { id: "new-1", to: ["new@example.com"], created_at: new Date(now + 1_000).toISOString() })
      live.news({ emails: [fresh], is_cut: false }, "one")
      for (const page of pages) await page.getByRole("button", { name: "1 new" }).waitFor()
      // When one tab leaves, the other lists continue after the last event.
      await pages[1]!.getByRole("link", { name: "Keys" }).first().click()
      await expect.poll(() => live.lists.at(-1)?.length, { timeout: 15_000 }).toBe(11)
      expect(live.lists.at(-1)!.map(({ after }) => after)).toEqual(Array(11).fill("one"))
      for (const page of pages.slice(1)) await page.close()
      await expect.poll(() => live.lists.at(-1)?.length, { timeout: 15_000 }).toBe(1)
      await press(first, "p")
      await expect.poll(() => live.open, { timeout: 15_000 }).toBe(0)
    },
    180_000
  )

  test("disconnects while it is hidden, and receives the missed events once it is visible again", async () => {
    const live = new Live()
    await using server = await serve(stubs(30, { "POST /live": () => live }))
    for (const without of [false, true]) {
      live.lists.length = 0
      const page = await open(server, "/sign-in")
      if (without) await page.addInitScript("delete globalThis.SharedWorker")
      await page.addInitScript("Object.defineProperty(document, 'hidden', { get: () => globalThis.isHidden === true })")
      await page.goto(`${server.url}/a/acc_01/emails`)
      await expect.poll(() => live.open, { timeout: 15_000 }).toBe(1)
      live.news(
        { emails: [email(0, { id: "new-1", created_at: new Date(now + 1_000).toISOString() })], is_cut: false },
        "seen"
      )
      await page.getByRole("button", { name: "1 new" }).waitFor()
      const setHidden = (is: boolean) =>
        page.evaluate(`globalThis.isHidden = ${is}; document.dispatchEvent(new Event("visibilitychange")); undefined`)
      await setHidden(true)
      await expect.poll(() => live.open, { timeout: 15_000 }).toBe(0)
      await setHidden(false)
      await expect.poll(() => live.open, { timeout: 15_000 }).toBe(1)
      expect(live.begun.at(-1)).toBe("seen")
      await page.context().close()
      await expect.poll(() => live.open, { timeout: 15_000 }).toBe(0)
    }
  })

  test("shows in every tab that the session has ended when the live channel is refused", async () => {
    await using server = await serve(stubs(30, { "POST /live": failure(401, "not_signed_in", "Sign in.") }))
    const first = await open(server, "/a/acc_01/emails", { allowed: /401/ })
    const second = await first.context().newPage()
    await second.goto(`${server.url}/a/acc_01/emails`)
    for (const page of [first, second]) await page.getByRole("dialog").waitFor()
    const asked = server.calls.filter((call) => call === "POST /live").length
    await first.waitForTimeout(3_000)
    expect(server.calls.filter((call) => call === "POST /live").length).toBe(asked)
  })

  test("asks with a count before it cancels the filtered emails, shows the progress, and stops", async () => {
    const asked: Array<unknown> = []
    const steps: Array<(step: Step) => void> = []
    await using server = await serve(stubs(400, {
      "GET /accounts/:account_id/emails/count": ({ query }) => ({
        count: query.getAll("status").join() === "scheduled" && query.get("tag") === "welcome" ? 120 : 1,
        is_exact: true
      }),
      "POST /accounts/:account_id/emails/bulk": ({ payload, query }) => {
        asked.push([payload, query.get("tag")])
        return new Promise<Step>((resolve) => steps.push(resolve))
      }
    }))
    const page = await open(server, "/a/acc_01/emails?tag=welcome")
    await page.getByText("person0@example.com").waitFor()
    await tabTo(page, "button", "More actions")
    await press(page, "Enter")
    await page.getByRole("menuitem", { name: "Cancel scheduled emails" }).waitFor()
    await page.keyboard.type("Ca")
    await press(page, "Enter")
    const dialog = page.getByRole("dialog", { name: "Cancel scheduled emails" })
    await dialog.getByText("This cancels 120 emails").waitFor()
    await dialog.getByText("Tag: welcome").waitFor()
    await expectAccessible(page)
    await picture(page, "emails-cancel")
    const go = dialog.getByRole("button", { name: "Cancel 120 emails" })
    await expect.poll(() => go.isDisabled()).toBe(true)
    await dialog.getByLabel("Type 120 to go on").fill("120")
    await press(page, "Enter")
    await expect.poll(() => steps.length).toBe(1)
    steps[0]!({ done: 50, skipped: [], next_cursor: "c1", wait_ms: 0 })
    await dialog.getByText("50 emails cancelled.").waitFor()
    await expect.poll(() => steps.length).toBe(2)
    await press(page, "Escape")
    await dialog.getByRole("button", { name: "Stop" }).click()
    steps[1]!({
      done: 49,
      skipped: [{ id: email(7).id, reason: "It is no longer scheduled." }],
      next_cursor: "c2",
      wait_ms: 0
    })
    await dialog.getByText("Stopped. 99 emails cancelled.").waitFor()
    await dialog.getByText("1 left as it is: It is no longer scheduled.").waitFor()
    await expect.poll(() => dialog.getByRole("progressbar").getAttribute("value")).toBe("100")
    await expectAccessible(page)
    expect(steps.length).toBe(2)
    await dialog.getByRole("button", { name: "Go on" }).click()
    await expect.poll(() => steps.length).toBe(3)
    steps[2]!({ done: 20, skipped: [], next_cursor: null, wait_ms: 0 })
    await dialog.getByText("Done. 119 emails cancelled.").waitFor()
    const runs = asked.map((one) => (one as [{ run: string; cursor: string | null; action: string }, string])[0])
    expect(new Set(runs.map(({ run }) => run)).size).toBe(1)
    expect(runs.map(({ cursor }) => cursor)).toEqual([null, "c1", "c2"])
    const before = lists(server.calls).length
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await expect.poll(() => lists(server.calls).length).toBe(before + 1)
  })

  test("keeps the progress when a step fails, and continues the same run", async () => {
    let fails = true
    await using server = await serve(stubs(400, {
      "GET /accounts/:account_id/emails/count": { count: 60, is_exact: true },
      "POST /accounts/:account_id/emails/bulk": ({ payload }) =>
        (payload as { cursor: string | null }).cursor === null
          ? { done: 50, skipped: [], next_cursor: "c1", wait_ms: 0 }
          : fails
          ? failure(503, "internal_error", "The service is overloaded.")
          : { done: 10, skipped: [], next_cursor: null, wait_ms: 0 }
    }))
    const page = await open(server, "/a/acc_01/emails", { allowed: /503/ })
    await page.getByText("person0@example.com").waitFor()
    await page.getByRole("button", { name: "More actions" }).click()
    await page.getByRole("menuitem", { name: "Send failed emails again" }).click()
    const dialog = page.getByRole("dialog", { name: "Send failed emails again" })
    await dialog.getByText("No filter is set").waitFor()
    await dialog.getByRole("button", { name: "Send 60 emails again" }).click()
    await dialog.getByText("The service is overloaded.").waitFor()
    await dialog.getByText("50 emails sent again.").waitFor()
    fails = false
    await dialog.getByRole("button", { name: "Go on" }).click()
    await dialog.getByText("Done. 60 emails sent again.").waitFor()
  })

  test("is a file for every member, and offers actions only to roles that may do them", async () => {
    await using server = await serve(stubs(40))
    const page = await open(server, "/a/acc_02/emails?status=failed&q=person", { allowed: /404/ })
    await page.getByText("person6@example.com").waitFor()
    await page.getByRole("button", { name: "More actions" }).click()
    const item = page.getByRole("menuitem", { name: "Download as CSV" })
    await item.waitFor()
    await expect.poll(() => page.getByRole("menuitem").count()).toBe(1)
    await item.click()
    await expect.poll(() => server.calls.find((call) => call.includes("/emails/csv")))
      .toBe("GET /accounts/acc_02/emails/csv?status=failed&q=person")
  })

  test("tells what it will show, that nothing matches, and that older emails were not searched yet", async () => {
    await using server = await serve(stubs(0))
    const page = await open(server, "/a/acc_01/emails")
    await page.getByRole("heading", { name: "Emails of the live mode will stand here." }).waitFor()
    await expectAccessible(page)
    await picture(page, "emails-empty")
    await page.getByLabel("Search emails").fill("nobody")
    await page.getByRole("heading", { name: "No email matches." }).waitFor()
    const empty = { data: [], next_cursor: "on", live_cursor: "begin" }
    server.set({ "GET /accounts/:account_id/emails": empty })
    await page.getByLabel("Search emails").fill("somebody")
    await page.getByRole("heading", { name: "No email matches so far." }).waitFor()
    const before = lists(server.calls).length
    await page.waitForTimeout(300)
    expect(lists(server.calls).length).toBe(before)
    server.set({ "GET /accounts/:account_id/emails": { ...empty, data: [email(1)], next_cursor: null } })
    await page.getByRole("button", { name: "Search further back" }).click()
    await page.getByText("person1@example.com").waitFor()
  })

  test("shows an error, and reads again", async () => {
    await using server = await serve(stubs(40, {
      "GET /accounts/:account_id/emails": failure(400, "validation_error", "The request is not valid.", {}, [])
    }))
    const page = await open(server, "/a/acc_01/emails?tag=x", { allowed: /400/ })
    await page.getByText("The request is not valid.").waitFor()
    await expectAccessible(page)
    server.set({
      "GET /accounts/:account_id/emails": ({ query }) =>
        log(40)({
          query: new URLSearchParams({ limit: query.get("limit")! }),
          params: {},
          payload: undefined,
          headers: {}
        })
    })
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByText("person0@example.com").waitFor()
  })

  test("fits a phone", async () => {
    await using server = await serve(stubs(400))
    const page = await open(server, "/a/acc_01/emails", { width: 360, height: 740, touch: true })
    await page.getByText("person0@example.com").waitFor()
    await expectNoSideways(page)
    await picture(page, "emails")
    await page.getByRole("button", { name: "Filters", exact: true }).tap()
    const sheet = page.getByRole("dialog", { name: "Filters" })
    await sheet.getByLabel("Tag").fill("welcome")
    await picture(page, "emails-filters")
    await expectAccessible(page)
    await sheet.getByRole("button", { name: "Show emails" }).tap()
    await expect.poll(() => searchOf(page)).toBe("?tag=welcome")
    await page.getByRole("button", { name: "Filters (1)" }).waitFor()
  })
}, { tabs: true })
