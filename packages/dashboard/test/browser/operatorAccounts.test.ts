import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, operator, service } from "./fixtures.ts"
import { failure, serve, type Stubs } from "./stub.ts"

type Detail = Answer<"GET /operator/accounts/:id">

const limits = { monthly_emails: 3_000, domains: 1, request_rate: 10, received_megabytes: 1_000 }

const account = (n: number, change: Partial<Detail> = {}): Detail => ({
  id: `0199a1b2-7c3d-7e4f-8a5b-${String(n).padStart(12, "0")}`,
  name: `Shop ${n}`,
  plan: "free",
  plan_step: null,
  trusted: false,
  state: "active",
  paused: null,
  suspended: null,
  overrides: { monthly_emails: null, domains: null, request_rate: null, received_megabytes: null },
  limits,
  used_this_month: n * 7,
  received_bytes: n * 1_000_000,
  reputation: {
    week: { recipients: 400, bounces: n, complaints: 0 },
    day: { recipients: 40, bounces: 0, complaints: 0 },
    min_recipients: 200,
    bounces: { rate: n / 400, limit: 0.08 },
    complaints: { rate: 0, limit: 0.003 }
  },
  created_at: "2026-09-02T10:00:00.000Z",
  members: [{ id: "usr_02", email_address: "bo@basalt.example", name: "Bo", role: "owner" }],
  ...change
})

const some = [
  account(1),
  account(2, { name: "Basalt", used_this_month: 2_960 }),
  account(40, {
    name: "Slate",
    state: "paused",
    paused: { at: "2026-11-20T10:00:00.000Z", reason: "too many bounces" }
  }),
  account(4, { name: "Gneiss", used_this_month: null, plan: "enterprise" })
]

const stubs = (all: ReadonlyArray<Detail>): Stubs => {
  const accounts = new Map(all.map((one) => [one.id, one]))
  const changed = (id: string | undefined, change: Partial<Detail>): Detail => {
    const before = accounts.get(id!)!
    const next = { ...before, ...change, overrides: { ...before.overrides, ...change.overrides } }
    accounts.set(next.id, next)
    return next
  }
  return {
    "GET /session": operator,
    "GET /service": service,
    "GET /operator/plans": { data: [{ plan: "free", limits }, { plan: "pro", limits: { ...limits, domains: 10 } }] },
    "GET /operator/accounts": ({ query }) => ({
      data: [...accounts.values()].filter(({ name, state }) =>
        name.toLowerCase().includes(query.get("search") ?? "")
        && [null, state].includes(query.get("state") as Detail["state"] | null)
      ),
      next_cursor: null
    }),
    "POST /operator/accounts": ({ payload }) => {
      const { name, plan } = payload as { readonly name: string; readonly plan: Detail["plan"] }
      if (name === "Slate") {
        return failure(400, "validation_error", "The request is not valid.", {}, [
          { path: "name", message: "must be another one" }
        ])
      }
      const made = account(77, { name, plan })
      accounts.set(made.id, made)
      return made
    },
    "GET /operator/accounts/:id": ({ params }) => accounts.get(params["id"]!) ?? failure(404, "not_found", "Not here."),
    "PATCH /operator/accounts/:id": ({ params, payload }) => changed(params["id"], payload as Partial<Detail>),
    "POST /operator/accounts/:id/pause": ({ params, payload }) =>
      changed(params["id"], {
        state: "paused",
        paused: { at: "2026-11-20T10:00:00.000Z", reason: (payload as { readonly reason: string | null }).reason }
      }),
    "POST /operator/accounts/:id/resume": ({ params }) => changed(params["id"], { state: "active", paused: null }),
    "POST /operator/accounts/:id/suspend": ({ params, payload }) =>
      changed(params["id"], {
        state: "suspended",
        suspended: { at: "2026-11-20T10:00:00.000Z", reason: (payload as { readonly reason: string }).reason }
      }),
    "POST /operator/accounts/:id/reinstate": ({ params }) => changed(params["id"], { state: "active", suspended: null })
  }
}

inBrowser("an operator's accounts", ({ open }) => {
  test("are found, opened, paused and resumed", async () => {
    await using server = await serve(stubs(some))
    const page = await open(server, "/operator")
    await page.getByText("Basalt").waitFor()
    expect(new URL(page.url()).pathname).toBe("/operator/accounts")
    await expect.poll(() => page.title()).toBe("Accounts – Sendwright")
    await expectAccessible(page)
    await picture(page, "operator-accounts")
    await page.getByLabel("State").selectOption("paused")
    await page.getByText("Slate").click()
    await page.getByText("too many bounces").waitFor()
    expect(new URL(page.url()).search).toContain("state=paused")
    await page.getByRole("button", { name: "Resume sending" }).click()
    await page.getByText("Sending of Slate is resumed").waitFor()
    // The list keeps its rows until it is read again on request.
    await expect.poll(() => page.getByRole("row", { name: /Slate/ }).textContent()).toContain("active")
    await page.getByRole("button", { name: "Pause sending" }).click()
    await page.getByLabel("Reason").fill("a look at your list")
    await page.getByRole("dialog").getByRole("button", { name: "Pause sending" }).click()
    await page.getByText(/a look at your list/).waitFor()
    await expectAccessible(page)
    await picture(page, "operator-account")
  })

  test("are made, changed and suspended by keyboard alone", async () => {
    await using server = await serve(stubs(some))
    const page = await open(server, "/operator/accounts", { allowed: /400/ })
    await page.getByText("Basalt").waitFor()
    await tabTo(page, "button", "Add account")
    await press(page, "Enter")
    await page.keyboard.type("Slate")
    await press(page, "Tab")
    await page.keyboard.type("bo@basalt.example")
    await press(page, "Enter")
    await page.getByText("It must be another one.").waitFor()
    await expect.poll(() => page.getByLabel("Email address of its owner").inputValue()).toBe("bo@basalt.example")
    await expectAccessible(page)
    await press(page, "Shift+Tab", "Control+a")
    await page.keyboard.type("Granite")
    await press(page, "Enter")
    await page.getByRole("article", { name: "Granite" }).waitFor()
    await tabTo(page, "button", "Change plan and limits")
    await press(page, "Enter")
    await page.getByRole("dialog").waitFor()
    await tabTo(page, "textbox", "Domains")
    await page.keyboard.type("x")
    await page.getByText("It must be a whole number.").waitFor()
    await press(page, "Backspace", "5", "Enter")
    await page.getByText("Granite changed").waitFor()
    expect(server.calls.at(-1)).toMatch(/^PATCH /)
    await tabTo(page, "button", "Suspend")
    await press(page, "Enter")
    await page.getByRole("dialog", { name: "Suspend Granite?" }).waitFor()
    await press(page, "Enter")
    await page.getByText("Say why: the customer is shown it.").waitFor()
    await page.keyboard.type("fraud")
    await press(page, "Enter")
    await page.getByText("Granite is suspended").waitFor()
    await page.getByRole("button", { name: "Reinstate" }).waitFor()
    await press(page, "Escape")
    await expect.poll(() => page.getByRole("article").count()).toBe(0)
  })

  test("tell what they will show, and fit a phone", async () => {
    await using server = await serve(stubs([]))
    const page = await open(server, "/operator/accounts", { width: 360, height: 740, touch: true })
    await page.getByRole("heading", { name: "Accounts of your customers will stand here." }).waitFor()
    await expectNoSideways(page)
    await expectAccessible(page)
    server.set(stubs(some))
    await page.getByRole("button", { name: "Refresh" }).tap()
    await page.getByText("Basalt").tap()
    await page.getByRole("article", { name: "Basalt" }).waitFor()
    await expectNoSideways(page)
    await picture(page, "operator-account")
  })

  test("are not there for others", async () => {
    await using server = await serve({
      ...stubs(some),
      "GET /session": me,
      "GET /operator/accounts": failure(404, "not_found", "Not here.")
    })
    const page = await open(server, "/operator/accounts", { allowed: /404/ })
    await page.getByText("This is not here.").waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Accounts" }).count()).toBe(0)
  })
})
