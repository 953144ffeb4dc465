import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectInSight, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { overview } from "./start.ts"
import { failure, serve, type Stubs } from "./stub.ts"

const member = (id: string, name: string, role: "owner" | "developer" | "viewer") => ({
  id,
  name,
  role,
  email_address: `${name.toLowerCase()}@acme.dev`,
  joined_at: "2026-02-02T10:00:00.000Z"
})

const invitation = {
  id: "inv_01",
  email_address: "new@acme.dev",
  role: "developer" as const,
  created_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + 3 * 86_400_000).toISOString()
}

const session = (id: string, change: Partial<Answer<"GET /sessions">["data"][number]> = {}) => ({
  id,
  is_current: false,
  method: "password" as const,
  agent: "Firefox on Linux",
  network: "203.0.113.0/24",
  created_at: "2026-11-20T10:00:00.000Z",
  seen_at: new Date(Date.now() - 60_000).toISOString(),
  expires_at: "2026-12-20T10:00:00.000Z",
  ...change
})

const entry = (n: number) => ({
  id: `aud_${n}`,
  at: new Date(Date.now() - n * 60_000).toISOString(),
  actor: { kind: "user" as const, id: "usr_01", name: "Ada" },
  action: "key.created" as const,
  subject: `key_${n}`,
  source: { address: "203.0.113.7", session_id: "ses_01", request_id: null }
})

const key: Answer<"GET /accounts/:account_id/keys">["data"][number] = {
  id: "key_0",
  name: "web",
  mode: "live",
  scopes: ["emails:send"],
  prefix: "sw_live_",
  last_four: "abcd",
  created_by: "usr_02",
  created_at: "2026-11-02T10:00:00.000Z",
  last_used_at: null,
  revoked_at: null
}

const stubs: Stubs = {
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/overview": overview,
  "GET /accounts/:account_id/members": {
    data: [member("usr_01", "Ada", "owner"), member("usr_02", "Grace", "viewer")],
    invitations: [invitation]
  },
  "GET /accounts/:account_id/keys": { data: [key] },
  "GET /sessions": {
    data: [session("ses_01", { is_current: true }), session("ses_02", { agent: "Safari on iPhone" })]
  },
  "GET /accounts/:account_id/audit": ({ query }) =>
    query.get("cursor") === null
      ? { data: Array.from({ length: 50 }, (_, n) => entry(n)), next_cursor: "more" }
      : { data: [entry(50)], next_cursor: null }
}

inBrowser("account", ({ open }) => {
  test("shows the use of its limits and what pauses it, and fits a phone", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/account")
    await page.getByText("12,430 of 50,000").waitFor()
    await page.getByText("11 (0.261 %); from 5 on, 0.3 % pauses the account").waitFor()
    await expectAccessible(page)
    await picture(page, "account")
    const phone = await open(server, "/a/acc_01/account", { width: 360, height: 740, touch: true })
    await phone.getByText("12,430 of 50,000").waitFor()
    await expectNoSideways(phone)
    await picture(phone, "account")
    // The last part is beyond the edge until it is opened.
    const ended = await open(server, "/a/acc_01/account?part=history", { width: 360, height: 740, touch: true })
    const parts = ended.getByRole("navigation", { name: "Account" })
    await expectInSight(parts.getByRole("link", { name: "History" }))
    expect(await parts.locator("[aria-current=page]").allTextContents()).toEqual(["History"])
    await expectNoSideways(ended)
    await picture(ended, "history")
  })

  test("shows on every screen that it is paused or suspended, why, and what to do", async () => {
    const at = "2026-11-20T10:00:00.000Z"
    const paused = { ...overview, paused: { at, reason: "too many bounces" } }
    await using server = await serve({ ...stubs, "GET /accounts/:account_id/overview": paused })
    for (const screen of ["keys", "account"]) {
      const page = await open(server, `/a/acc_01/${screen}`, { allowed: /404/ })
      const banner = page.getByRole("region", { name: "Sending is stopped" })
      await banner.getByText("Live sending is paused: too many bounces").waitFor()
      await banner.getByText("ask the operator to resume it").waitFor()
    }
    const page = await open(server, "/a/acc_01/account")
    await page.getByText("This account may not send live email.").waitFor()
    await expectAccessible(page)
    await picture(page, "account-paused")
    server.set({ "GET /accounts/:account_id/overview": { ...overview, suspended: { at, reason: "unpaid" } } })
    const ofOperator = await open(server, "/a/acc_01/account")
    await ofOperator.getByText("This account is suspended: unpaid").waitFor()
    await ofOperator.getByText("This account may not send.").waitFor()
    const refusal = failure(403, "account_suspended", "This account is suspended: unpaid")
    server.set({ "GET /accounts/:account_id/overview": refusal })
    const phone = await open(server, "/a/acc_01/keys", { allowed: /403|404/, width: 360, height: 740, touch: true })
    await phone.getByRole("region", { name: "Sending is stopped" }).getByText("This account is suspended: unpaid")
      .waitFor()
    await expectNoSideways(phone)
  })

  test("changes a role, which can be undone, and asks before it removes a member", async () => {
    const asked: Array<unknown> = []
    await using server = await serve({
      ...stubs,
      "PATCH /accounts/:account_id/members/:id": ({ params, payload }) => void asked.push([params["id"], payload]),
      "DELETE /accounts/:account_id/members/:id": ({ params }) => void asked.push(params["id"])
    } as Stubs)
    const page = await open(server, "/a/acc_01/account?part=members")
    await page.getByLabel("Role of Grace").selectOption("developer")
    await page.getByText("Grace now has the role developer").waitFor()
    await page.getByRole("button", { name: "Undo" }).click()
    await page.getByText("Grace now has the role viewer").waitFor()
    expect(asked).toEqual([["usr_02", { role: "developer" }], ["usr_02", { role: "viewer" }]])
    await expect.poll(() => page.getByLabel("Role of Ada").count()).toBe(0)
    await expectAccessible(page)
    await picture(page, "members")
    await page.getByRole("button", { name: "Remove Grace" }).click()
    await page.getByRole("dialog").getByText("Keep web (…abcd)").waitFor()
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
    expect(asked.at(-1)).toBe("usr_02")
  })

  test("invites by keyboard alone, tells when nothing could be mailed, and shows the link to operators", async () => {
    let link: string | null = null
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/invitations": () => ({ ...invitation, is_mailed: false, link })
    })
    const page = await open(server, "/a/acc_01/account?part=members")
    await page.getByLabel("Email address").waitFor()
    await tabTo(page, "textbox", "Email address")
    await page.keyboard.type("new@acme.dev")
    await press(page, "Enter")
    await page.getByText("could not be mailed to new@acme.dev").waitFor()
    expect(await page.content()).not.toContain("/sign-in/link")
    link = "https://mail.acme.dev/sign-in/link#secret"
    await tabTo(page, "textbox", "Email address")
    await page.keyboard.type("new@acme.dev")
    await press(page, "Enter")
    await page.getByText("whoever opens it first chooses the password").waitFor()
    await page.getByText(link).waitFor()
    await expectAccessible(page)
  })

  test("ends sessions, and shows beside the password what is wrong with it", async () => {
    await using server = await serve({
      ...stubs,
      "DELETE /sessions": { revoked: 1 },
      "POST /me/password": failure(400, "validation_error", "Wrong.", {}, [
        { path: "current_password", message: "is not your password" }
      ])
    })
    const page = await open(server, "/a/acc_01/account?part=you", { allowed: /400/ })
    await page.getByText("Safari on iPhone").waitFor()
    await expectAccessible(page)
    await picture(page, "sessions")
    await page.getByLabel("Current password").fill("wrong")
    await page.getByLabel("New password").fill("correct horse battery staple")
    await press(page, "Enter")
    await page.getByText("It is not your password.").waitFor()
    await expect.poll(() => page.getByLabel("New password").inputValue()).toBe("correct horse battery staple")
    await page.getByRole("button", { name: "End all others" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "End all others" }).click()
    await page.getByText("One session has ended.").waitFor()
    expect(server.calls).toContain("DELETE /sessions")
  })

  test("erases an address only after it is typed a second time", async () => {
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/erasures": {
        recipient_hash: "b7",
        emails_redacted: 2,
        emails_deleted: 3,
        events_redacted: 9,
        suppressed: true
      }
    })
    const page = await open(server, "/a/acc_01/account?part=data")
    await page.getByPlaceholder("Email address").fill("lee@example.com")
    await press(page, "Enter")
    const dialog = page.getByRole("dialog")
    await expect.poll(() => dialog.getByRole("button", { name: "Erase lee@example.com" }).isDisabled()).toBe(true)
    await page.keyboard.type("lee@example.com")
    await expectAccessible(page)
    await press(page, "Enter")
    await page.getByText("lee@example.com is erased: 3 emails were deleted").waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Download the export" }).getAttribute("href"))
      .toBe("/dashboard/api/accounts/acc_01/export")
  })

  test("shows all of its history, filtered as the address says", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/account?part=history&action=key.created")
    await page.getByRole("gridcell", { name: "key created" }).first().waitFor()
    await expectAccessible(page)
    await picture(page, "history")
    await page.getByRole("row").nth(1).focus()
    await press(page, "End")
    await expect.poll(() => server.calls.some((call) => call.includes("cursor=more"))).toBe(true)
    await press(page, "End")
    await page.getByText("key_50").waitFor()
    await page.getByLabel("By", { exact: true }).selectOption("Ada")
    await expect.poll(() => new URL(page.url()).search).toBe("?part=history&action=key.created&by=usr_01")
    await expect.poll(() => server.calls.some((call) => call.includes("actor_id=usr_01"))).toBe(true)
  })

  test("names the subject of an entry, and shows its origin; the address names the open entry", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/account?part=history")
    await page.getByRole("gridcell", { name: "web …abcd" }).click()
    const opened = page.getByRole("article", { name: "Entry of the history" })
    for (const words of ["203.0.113.7", "ses_01", "key_0", "usr_01"]) {
      await opened.getByText(words, { exact: true }).waitFor()
    }
    expect(new URL(page.url()).search).toBe("?part=history&open=aud_0")
    await expectAccessible(page)
    await picture(page, "history-entry")
    await press(page, "Escape")
    await opened.waitFor({ state: "detached" })
  })

  test("tells a user without a password how they signed in, and how they get one", async () => {
    const without = { ...me, user: { ...me.user, has_password: false } }
    const byLink = { data: [session("ses_01", { is_current: true, method: "link" })] }
    await using server = await serve({ ...stubs, "GET /session": without, "GET /sessions": byLink })
    const page = await open(server, "/a/acc_01/account?part=you")
    await page.getByText("You came by a link, and have no password yet.").waitFor()
    await page.getByText("Ask an operator").waitFor()
    server.set({ "GET /session": { ...without, user: { ...without.user, is_operator: true } } })
    const ofOperator = await open(server, "/a/acc_01/account?part=you")
    const link = ofOperator.getByRole("link", { name: "Make a link that sets one" })
    await link.waitFor()
    expect(await link.getAttribute("href")).toBe("/operator/users?open=usr_01")
    server.set({
      "GET /session": without,
      "GET /sessions": { data: [session("ses_01", { is_current: true, method: "oidc" })] }
    })
    const ofService = await open(server, "/a/acc_01/account?part=you")
    await ofService.getByText("You sign in through another service").waitFor()
  })

  test("shows the reason for waiting when the server asks to wait", async () => {
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/members": failure(429, "rate_limited", "Too many requests.", { "retry-after": "20" })
    })
    const page = await open(server, "/a/acc_01/account?part=members", { allowed: /429/ })
    await page.getByText("Too many requests. It is read again by itself in 20 s.").waitFor()
  })

  test("shows an owner the open portal sessions, ends one, and makes a link", async () => {
    const view = {
      id: "portal_1",
      label: "tanaka@example.jp",
      mode: "live" as const,
      parts: ["emails" as const, "domains" as const],
      agent: "Firefox on Linux",
      network: "203.0.113.0/24",
      created_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 3_000_000).toISOString()
    }
    let views = [view]
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/portal/sessions": () => ({ data: views }),
      "DELETE /accounts/:account_id/portal/sessions/:id": () => {
        views = []
        return undefined
      },
      "POST /accounts/:account_id/portal/links": ({ payload }) => {
        expect(payload).toEqual({ label: me.user.name })
        return { id: "portal_2", url: "https://mail.acme.dev/portal#once", expires_at: view.expires_at }
      }
    })
    const page = await open(server, "/a/acc_01/account?part=portal")
    await page.getByText("tanaka@example.jp").waitFor()
    await expectAccessible(page)
    await tabTo(page, "button", "Make a link")
    await press(page, "Enter")
    await page.getByText("https://mail.acme.dev/portal#once").waitFor()
    await page.getByRole("button", { name: "End the view of tanaka@example.jp" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "End" }).click()
    await page.getByText("Nobody looks at the moment.").waitFor()
    expect(server.calls).toContain("DELETE /accounts/acc_01/portal/sessions/portal_1")
    await expectAccessible(page)
  })
})
