import { expect, test } from "vitest"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, noEmails, service } from "./fixtures.ts"
import { failure, serve, type Stubs } from "./stub.ts"

const signedOut = failure(401, "unauthorized", "You are not signed in, or your session has ended: sign in.")
const refused = failure(401, "unauthorized", "This address and password do not fit.")

const stubs: Stubs = {
  ...noEmails,
  "GET /service": { ...service, sign_in: { oidc: [{ id: "1", name: "Acme ID" }], mails_links: true } },
  "GET /session": signedOut,
  "GET /accounts/:account_id/keys": { data: [] }
}

const key = {
  id: "key_1",
  name: "web",
  mode: "live",
  scopes: ["emails:send"],
  prefix: "sw_live_",
  last_four: "abcd",
  created_at: "2026-11-02T10:00:00.000Z",
  created_by: null,
  last_used_at: null,
  revoked_at: null
} as const

inBrowser("signing in", ({ open }) => {
  test("leads back to the requested screen, by keyboard alone", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/keys?q=web&mode=test", { allowed: /401/ })
    await page.getByRole("heading", { name: "Sign in to Sendwright" }).waitFor()
    await expectAccessible(page)
    await picture(page, "sign-in")
    server.set({ "POST /session": refused })
    await tabTo(page, "textbox", "Email address")
    await page.keyboard.type("ada@acme.dev")
    await press(page, "Tab")
    await page.keyboard.type("wrong horse")
    await press(page, "Enter")
    await page.getByText("This address and password do not fit.").waitFor()
    await expect.poll(() => page.getByLabel("Email address").inputValue()).toBe("ada@acme.dev")
    server.set({ "POST /session": me, "GET /session": me })
    await press(page, "Enter")
    await page.getByRole("heading", { name: "API keys" }).waitFor()
    expect(page.url()).toBe(`${server.url}/a/acc_01/keys?q=web&mode=test`)
  })

  test("never leads to another site", async () => {
    for (const to of ["//evil.example/", "/\\evil.example", "https://evil.example/"]) {
      await using server = await serve({ ...stubs, "GET /session": me, "POST /session": me })
      const page = await open(server, `/sign-in?to=${encodeURIComponent(to)}`)
      await page.getByLabel("Email address").fill("ada@acme.dev")
      await page.getByLabel("Password", { exact: true }).fill("right")
      await page.getByRole("button", { name: "Sign in", exact: true }).click()
      await page.getByRole("heading", { name: "Emails", exact: true }).waitFor()
      expect(page.url()).toBe(`${server.url}/a/acc_01/emails`)
    }
  })

  test("tells how long to wait after too many attempts, and that the server does not answer", async () => {
    await using server = await serve({
      ...stubs,
      "POST /session": failure(429, "rate_limited", "Too many attempts.", { "retry-after": "40" })
    })
    const page = await open(server, "/sign-in", { width: 360, allowed: /401|429|ERR_INTERNET_DISCONNECTED/ })
    await page.getByLabel("Email address").fill("ada@acme.dev")
    await page.getByLabel("Password", { exact: true }).fill("right")
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await page.getByText("Wait 40 seconds.").waitFor()
    await expectNoSideways(page)
    await page.context().setOffline(true)
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await page.getByText("The server cannot be reached.").waitFor()
    await expect.poll(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe("right")
  })

  test("is asked for over the page when the session ends, and the page then continues", async () => {
    const keys = { data: [key] }
    await using server = await serve({ ...stubs, "GET /session": me, "GET /accounts/:account_id/keys": keys })
    const page = await open(server, "/a/acc_01/keys", { allowed: /401/ })
    await page.getByRole("row", { name: /web/ }).waitFor()
    server.set({ "GET /accounts/:account_id/emails": signedOut, "GET /session": signedOut, "POST /session": me })
    await tabTo(page, "button", "Account: Acme")
    await press(page, "Enter")
    await page.getByRole("menuitem", { name: "Basalt" }).waitFor()
    await page.keyboard.type("Ba")
    await press(page, "Enter")
    const dialog = page.getByRole("dialog", { name: "Sign in again" })
    await dialog.waitFor()
    await expectAccessible(page)
    await picture(page, "sign-in-again")
    await press(page, "Escape")
    await expect.poll(() => dialog.count()).toBe(1)
    server.set({ ...noEmails, "GET /session": me })
    await dialog.getByLabel("Password").fill("right")
    await press(page, "Enter")
    await page.getByRole("heading", { name: "Emails of the live mode will stand here." }).waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(page.url()).toBe(`${server.url}/a/acc_02/emails`)
  })

  test("sends a link to a new password without revealing whether there is such a user", async () => {
    await using server = await serve({ ...stubs, "POST /password-resets": () => undefined })
    const page = await open(server, "/sign-in")
    await page.getByRole("button", { name: "Forgot the password?" }).click()
    await page.getByLabel("Email address").fill("ada@acme.dev")
    await page.getByRole("button", { name: "Send a link" }).click()
    await page.getByText("If ada@acme.dev has a password here, a link is on its way to it.").waitFor()
    await expectAccessible(page)
  })

  test("tells who can set a new password if no links are mailed", async () => {
    const facts = { ...service, sign_in: { oidc: [], mails_links: false } }
    await using server = await serve({ ...stubs, "GET /service": facts })
    const page = await open(server, "/sign-in")
    await page.getByText("Whoever runs this service makes a link that sets a new one.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Forgot the password?" }).count()).toBe(0)
  })

  test("continues at another service, and shows in place that it does not answer", async () => {
    await using server = await serve({
      ...stubs,
      "POST /oidc": failure(502, "internal_error", "Acme ID does not answer: try again, or sign in in another way.")
    }, "/mail")
    const page = await open(server, "/a/acc_01/keys?q=web", { width: 360, allowed: /401|502/ })
    await tabTo(page, "button", "Sign in with Acme ID")
    await press(page, "Enter")
    await page.getByText("Acme ID does not answer").waitFor()
    await expectNoSideways(page)
    await expectAccessible(page)
    let asked: unknown
    server.set({
      "POST /oidc": ({ payload }) => {
        asked = payload
        return { url: `${server.url}/elsewhere` }
      }
    })
    await press(page, "Enter")
    await page.waitForURL(/\/elsewhere$/)
    expect(asked).toEqual({ issuer: "1", to: "/a/acc_01/keys?q=web" })
  })

  test("tells why the sign-in at another service failed, only in its own words", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/sign-in?error=uninvited&issuer=1&to=%2Fa%2Facc_01%2Fkeys", { allowed: /401/ })
    await page.getByText("Nobody has invited your address.").waitFor()
    await expectAccessible(page)
    await picture(page, "sign-in-refused")
    await page.goto(`${server.url}/sign-in?error=denied&issuer=1`)
    await page.getByText("Acme ID did not let you through.").waitFor()
    await page.goto(`${server.url}/sign-in?error=Call+0900+1234&issuer=Evil`)
    await page.getByLabel("Email address").waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  })

  test("leads back below the mount of the server", async () => {
    await using server = await serve({ ...stubs, "POST /session": me }, "/mail")
    const page = await open(server, "/a/acc_01/keys?q=web", { allowed: /401/ })
    await page.getByLabel("Email address").fill("ada@acme.dev")
    await page.getByLabel("Password", { exact: true }).fill("right")
    server.set({ "GET /session": me })
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await page.getByRole("heading", { name: "API keys" }).waitFor()
    expect(page.url()).toBe(`${server.url}/a/acc_01/keys?q=web`)
  })

  test("happens at once by a link, whose secret stays in no history", async () => {
    await using server = await serve({
      ...stubs,
      "GET /session": me,
      "POST /links/look": { purpose: "start", email_address: "ada@acme.dev", account_name: null, has_user: true },
      "POST /links/start": ({ payload }) => {
        expect(payload).toEqual({ token: "se-cret" })
        return me
      }
    })
    const page = await open(server, "/sign-in/link#se-cret")
    await page.getByRole("heading", { name: "Emails", exact: true }).waitFor()
    expect(server.calls.filter((call) => call.includes("links"))).toEqual(["POST /links/look", "POST /links/start"])
    await page.goBack().catch(() => undefined)
    expect(page.url()).not.toContain("se-cret")
  })

  test("sets the first password, and shows beside the field what is wrong with it", async () => {
    await using server = await serve({
      ...stubs,
      "POST /links/look": {
        purpose: "invitation",
        email_address: "kim@acme.dev",
        account_name: "Acme",
        has_user: false
      },
      "POST /links/join": failure(400, "validation_error", "The request is not valid.", {}, [{
        path: "password",
        message: "must have at least 12 characters"
      }])
    })
    const page = await open(server, "/sign-in/link#se-cret", { allowed: /400/ })
    await page.getByRole("heading", { name: "Join Acme" }).waitFor()
    await page.getByLabel("Your name").fill("Kim")
    await page.getByLabel("New password").fill("short")
    await page.getByRole("button", { name: "Join" }).click()
    await page.getByText("It must have at least 12 characters.").waitFor()
    await expect.poll(() => page.getByLabel("New password").getAttribute("aria-invalid")).toBe("true")
    await expectAccessible(page)
    await picture(page, "join")
    server.set({ "POST /links/join": me, "GET /session": me })
    await page.getByLabel("New password").fill("a long walk by the sea")
    await page.getByRole("button", { name: "Join" }).click()
    await page.getByRole("heading", { name: "Emails", exact: true }).waitFor()
  })

  test("tells that a link was used", async () => {
    await using server = await serve({
      ...stubs,
      "POST /links/look": failure(404, "not_found", "This link was used before.")
    })
    const page = await open(server, "/sign-in/link#old", { allowed: /404/ })
    await page.getByText("This link was used before.").waitFor()
    await page.getByRole("link", { name: "Go to the sign-in" }).click()
    await page.getByRole("heading", { name: "Sign in to Sendwright" }).waitFor()
  })
})
