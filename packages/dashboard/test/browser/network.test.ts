/** Slow networks, and networks that fail. */
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { inBrowser } from "./browser.ts"
import { me, noEmails, service } from "./fixtures.ts"
import { sendForm } from "./start.ts"
import { failure, serve, type Stubs, type StubServer } from "./stub.ts"

type Key = Answer<"GET /accounts/:account_id/keys">["data"][number]

const key = (n: number): Key => ({
  id: `key_${n}`,
  name: `worker ${n}`,
  mode: "live",
  scopes: ["emails:send"],
  prefix: "sw_live_",
  last_four: String(1000 + n),
  created_at: "2026-11-02T10:00:00.000Z",
  created_by: null,
  last_used_at: null,
  revoked_at: null
})

const email = (n: number) => ({
  id: `0199a1b2-7c3d-7e4f-8a5b-${String(n).padStart(12, "0")}`,
  mode: "live" as const,
  from: "Acme <hello@acme.dev>",
  to: [`person${n}@example.com`],
  cc: [],
  bcc: [],
  reply_to: null,
  subject: "Reset your password",
  tags: [],
  status: "delivered" as const,
  scheduled_at: null,
  created_at: new Date(Date.now() - n * 20_000).toISOString(),
  updated_at: new Date(Date.now() - n * 20_000).toISOString(),
  match: null
})

const emails = Array.from({ length: 100 }, (_, n) => email(n))

const found = (q: string) => ({
  data: emails.filter(({ to: [to] }) => to!.includes(q)),
  next_cursor: null,
  live_cursor: "begin"
})

const stubs: Stubs = {
  ...noEmails,
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/keys": { data: [key(1)] },
  "GET /accounts/:account_id/domains": { data: [] },
  "GET /accounts/:account_id/suppressions": { data: [], next_cursor: null },
  "GET /accounts/:account_id/webhooks": { data: [] },
  "GET /accounts/:account_id/templates": { data: [] },
  "GET /accounts/:account_id/members": { data: [], invitations: [] },
  "GET /accounts/:account_id/send": sendForm,
  "GET /accounts/:account_id/emails": ({ query }) => found(query.get("q") ?? "")
}

/** A latency of half a second, as over a bad line to the other side of the world. */
const slow = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: -1
  })
}

/** Records how far visible elements move after the page has loaded without a key press (Layout Instability). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: Array<string> = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources, value } = entry as unknown as {
          readonly hadRecentInput: boolean
          readonly value: number
          readonly sources: ReadonlyArray<{ readonly node: Node | null }>
        }
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "?").join(" | ")
        if (!hadRecentInput && value > 0.001) moved.push(`${value.toFixed(4)}: ${what}`)
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

const moved = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => (globalThis as unknown as { readonly moved: ReadonlyArray<string> }).moved)

const screens: ReadonlyArray<readonly [address: string, heading: string]> = [
  ["emails", "Emails"],
  ["keys", "API keys"],
  ["domains", "Domains"],
  ["suppressions", "Suppressions"],
  ["webhooks", "Webhooks"],
  ["templates", "Templates"],
  ["send", "Send"]
]

/** A form: its fields, and the button that sends it. */
interface Form {
  readonly route: keyof Stubs & string
  readonly address: string
  readonly open?: string
  readonly fields: Readonly<Record<string, string>>
  readonly button: string
}

const forms: ReadonlyArray<Form> = [
  {
    route: "POST /accounts/:account_id/keys",
    address: "keys",
    open: "Create key",
    fields: { Name: "web" },
    button: "Create key"
  },
  {
    route: "POST /accounts/:account_id/domains",
    address: "domains",
    open: "Add domain",
    fields: { Domain: "mail.acme.dev" },
    button: "Add domain"
  },
  {
    route: "POST /accounts/:account_id/webhooks",
    address: "webhooks",
    open: "Add endpoint",
    fields: { URL: "https://acme.dev/hooks" },
    button: "Add endpoint"
  },
  {
    route: "POST /accounts/:account_id/templates",
    address: "templates",
    open: "New template",
    fields: { Name: "Welcome", Subject: "Hello" },
    button: "Create template"
  },
  {
    route: "POST /accounts/:account_id/suppressions",
    address: "suppressions",
    fields: { "Address to suppress": "gone@example.com" },
    button: "Add"
  },
  {
    route: "POST /accounts/:account_id/send",
    address: "send",
    fields: { To: "ada@example.com", Text: "Hello" },
    button: "Send"
  }
]

/** Opens and fills in a form. Returns its button, and a check that its fields are still filled in. */
const fill = async (page: Page, { button, fields, open }: Form) => {
  const within = open === undefined ? page : page.getByRole("dialog")
  if (open !== undefined) await page.getByRole("button", { name: open, exact: true }).first().click()
  for (const [label, value] of Object.entries(fields)) await within.getByLabel(label, { exact: true }).fill(value)
  return {
    button: within.getByRole("button", { name: button, exact: true }),
    kept: async () => {
      for (const [label, value] of Object.entries(fields)) {
        await expect.poll(() => within.getByLabel(label, { exact: true }).inputValue()).toBe(value)
      }
    }
  }
}

const callsOf = (server: StubServer, route: string): number => {
  const [method, path = ""] = route.split(" ")
  const below = path.replace(":account_id", "acc_01")
  return server.calls.filter((call) => call.split("?")[0] === `${method} ${below}`).length
}

inBrowser("a slow network", ({ open }) => {
  test("moves nothing that is already shown", async () => {
    await using server = await serve(stubs)
    const blank = await open(server, "/dashboard/assets/none")
    const found = await Promise.all(screens.map(async ([address, heading]) => {
      const page = await blank.context().newPage()
      await slow(page)
      await watchShifts(page)
      await page.goto(`${server.url}/a/acc_01/${address}`)
      await page.getByRole("heading", { name: heading, exact: true }).waitFor()
      await page.waitForTimeout(1_500)
      return [address, await moved(page)]
    }))
    expect(found).toEqual(screens.map(([address]) => [address, []]))
  })

  test("keeps the rows in place during a search, and shows that it searches", async () => {
    const search = Promise.withResolvers<void>()
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/emails": async ({ query }) => {
        const q = query.get("q") ?? ""
        if (q !== "") await search.promise
        return found(q)
      }
    })
    const page = await open(server, "/a/acc_01/emails")
    await page.getByText("person0@example.com").waitFor()
    const first = page.getByRole("row").nth(1)
    const before = await first.boundingBox()
    await page.getByLabel("Search emails").pressSequentially("person9")
    await page.getByText("Searching").waitFor()
    await expect.poll(() => first.textContent()).toContain("person0@example.com")
    await expect.poll(() => first.boundingBox()).toEqual(before)
    search.resolve()
    await page.getByText("person0@example.com").waitFor({ state: "detached" })
    await expect.poll(() => first.boundingBox()).toEqual(before)
  })

  for (const form of forms) {
    test(`shows that ${form.route} is in progress, and sends it once however often the button is pressed`, async () => {
      let answer = () => {}
      await using server = await serve({
        ...stubs,
        [form.route]: async () => {
          await new Promise<void>((resolve) => (answer = resolve))
          return failure(403, "forbidden", "No.")
        }
      })
      const page = await open(server, `/a/acc_01/${form.address}`, { allowed: /403/ })
      const { button, kept } = await fill(page, form)
      const box = await button.boundingBox()
      // The button keeps its name meanwhile, by which it is found here.
      await button.dblclick()
      await expect.poll(() => button.getAttribute("aria-busy")).toBe("true")
      expect(await button.boundingBox()).toEqual(box)
      await button.click({ force: true })
      await button.press("Enter")
      await expect.poll(() => callsOf(server, form.route)).toBe(1)
      answer()
      await page.getByText("No.", { exact: true }).waitFor()
      expect(callsOf(server, form.route)).toBe(1)
      await kept()
      await expect.poll(() => button.getAttribute("aria-busy")).toBeNull()
    })
  }
})

/** Shortens the page's deadlines by a factor. Returns the original ones. */
const hurry = (page: Page, by: number): Promise<ReadonlyArray<number>> =>
  page.evaluate((by) => {
    const { hurried } = globalThis as unknown as { readonly hurried: { readonly asked: Array<number>; by: number } }
    hurried.by = by
    return hurried.asked
  }, by)

inBrowser("a network that fails", ({ open }) => {
  for (const form of forms) {
    test(`loses nothing of ${form.route}: offline, an overloaded server, one that does not answer, an ended session`, async () => {
      let answers: "hung" | "busy" | "signed out" | "done" = "busy"
      let release = () => {}
      await using server = await serve({
        ...stubs,
        [form.route]: async () => {
          if (answers === "hung") await new Promise<void>((resolve) => (release = resolve))
          return answers === "busy"
            ? failure(503, "internal_error", "The service is overloaded.", { "retry-after": "7" })
            : answers === "signed out"
            ? failure(401, "unauthorized", "You are not signed in.")
            : failure(403, "forbidden", "It arrived.")
        }
      })
      const page = await open(server, "/dashboard/assets/none", {
        allowed: /ERR_INTERNET_DISCONNECTED|50\d|40\d|ERR_ABORTED/
      })
      // The deadline of the request that hangs is shortened to a twentieth. The others keep theirs, for a busy machine.
      await page.addInitScript(() => {
        const real = AbortSignal.timeout.bind(AbortSignal)
        const asked: Array<number> = []
        const hurried = { asked, by: 1 }
        Object.assign(globalThis, { hurried })
        AbortSignal.timeout = (ms) => {
          asked.push(ms)
          return real(ms / hurried.by)
        }
      })
      await page.goto(`${server.url}/a/acc_01/${form.address}`)
      const { button, kept } = await fill(page, form)

      await page.context().setOffline(true)
      await button.click()
      await page.getByText("The server cannot be reached.").waitFor()
      await kept()
      await page.context().setOffline(false)

      await button.click()
      await page.getByText("The service is overloaded.").waitFor()
      await kept()

      answers = "hung"
      await hurry(page, 20)
      await button.click()
      await page.getByText("The server did not answer in time.").waitFor()
      await kept()
      const deadlines = await hurry(page, 1)
      expect(Math.max(...deadlines)).toBeLessThanOrEqual(120_000)
      release()

      answers = "signed out"
      server.set({ "GET /session": failure(401, "unauthorized", "You are not signed in."), "POST /session": me })
      await button.click()
      const dialog = page.getByRole("dialog", { name: "Sign in again" })
      await dialog.getByLabel("Password").fill("right")
      server.set({ "GET /session": me })
      await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
      await dialog.waitFor({ state: "detached" })
      await kept()

      answers = "done"
      await button.click()
      await page.getByText("It arrived.").waitFor()
      await kept()
    })
  }

  test("warns that a change may have been made despite the failure, but not for a send, which is never done twice", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/keys", { allowed: /ERR_/ })
    const { button } = await fill(page, forms[0]!)
    await page.context().setOffline(true)
    await button.click()
    await page.getByText("It may have been done all the same: look before you try again.").waitFor()
    await page.context().setOffline(false)
    await page.goto(`${server.url}/a/acc_01/send`)
    const sending = await fill(page, forms[5]!)
    await page.context().setOffline(true)
    await sending.button.click()
    await page.getByText("The server cannot be reached.").waitFor()
    await expect.poll(() => page.getByText("It may have been done").count()).toBe(0)
  })

  test("reads again by itself if the server was busy for a moment, and by the button after longer", async () => {
    let failing = 1
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/keys": () =>
        failing-- > 0
          ? failure(503, "internal_error", "The service is overloaded.", { "retry-after": "1" })
          : { data: [key(1)] }
    })
    const page = await open(server, "/a/acc_01/keys", { allowed: /503/ })
    await page.getByText("worker 1").waitFor()
    failing = 3
    await page.reload()
    await page.getByText("The service is overloaded.").waitFor()
    await page.getByText("Wait 1 second.").waitFor()
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByText("worker 1").waitFor()
  })
})
