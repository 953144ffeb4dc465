import { expect, test } from "vitest"
import { expectAccessible, expectNoSideways, inBrowser, picture, press } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { firstSteps, sendForm } from "./start.ts"
import { failure, serve, type Stubs } from "./stub.ts"

const key = { id: "key_01", name: "first live key", mode: "live", last_used_at: null } as const
const email = { ...firstSteps.email!, to: sendForm.sandbox.simulator.delivered }

const stubs: Stubs = {
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/first-steps": { key, email: null, domain: null },
  "GET /accounts/:account_id/send": { ...sendForm, domains: [] }
}

inBrowser("the set-up", ({ open }) => {
  test("is the first screen of an account until something was sent", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/")
    await page.getByRole("heading", { name: /^A first email ?: open$/ }).waitFor()
    expect(page.url()).toBe(`${server.url}/a/acc_01/set-up`)
    await expectAccessible(page)
    await picture(page, "set-up-begin")
  })

  test("ticks the email that a program sent, without a reload", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/set-up")
    await page.getByRole("heading", { name: /^A first email ?: open$/ }).waitFor()
    const queued = { ...email, status: "queued", created_at: new Date().toISOString() } as const
    server.set({ "GET /accounts/:account_id/first-steps": { key, email: queued, domain: null } })
    await page.getByText("Queued").waitFor()
    const updated_at = new Date(Date.parse(queued.created_at) + 1_400).toISOString()
    server.set({
      "GET /accounts/:account_id/first-steps": {
        key: { ...key, last_used_at: queued.created_at },
        email: { ...queued, status: "delivered", updated_at },
        domain: null
      }
    })
    await page.getByText("Delivered in 1.4 s").waitFor()
    await page.getByRole("heading", { name: /^A first email ?: done$/ }).waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Open the email" }).getAttribute("href"))
      .toBe("/a/acc_01/emails/em_01")
  })

  test("sends to the simulator on a click, and tells why it failed", async () => {
    const sent: Array<unknown> = []
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/send": failure(403, "account_paused", "Sending is paused on this account.")
    })
    const page = await open(server, "/a/acc_01/set-up", { allowed: /403|ERR_CONNECTION|ERR_EMPTY_RESPONSE/ })
    await page.getByRole("button", { name: "Send the email" }).click()
    await page.getByText("Sending is paused on this account.").waitFor()
    await expectAccessible(page)
    server.set({
      "POST /accounts/:account_id/send": ({ payload, query }) => {
        sent.push([payload, query.get("mode")])
        server.set({ "GET /accounts/:account_id/first-steps": { key, email, domain: null } })
        return { id: "em_01" }
      }
    })
    await page.getByRole("button", { name: "Send the email" }).click()
    await page.getByText("Delivered in 1.4 s").waitFor()
    expect(sent).toEqual([[
      {
        from: `hello@${sendForm.sandbox.domain}`,
        to: sendForm.sandbox.simulator.delivered,
        subject: "The first email",
        text: "It works."
      },
      "live"
    ]])
    await expectAccessible(page)
    await picture(page, "set-up")
  })

  test("shows code in the language of the address, with the server's own address", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/set-up?code=python")
    const code = page.getByRole("region", { name: "the first email in Python" })
    await code.waitFor()
    await expect.poll(() => code.textContent()).toContain(`"${service.base_url}/v1/emails"`)
    await page.getByRole("tab", { name: "Python" }).focus()
    await press(page, "ArrowRight", "ArrowRight", "ArrowRight")
    await page.getByRole("region", { name: "the first email in Go" }).waitFor()
    expect(new URL(page.url()).search).toBe("?code=go")
    await expect.poll(() => page.getByRole("tab").allTextContents())
      .toEqual(["curl", "TypeScript", "Python", "PHP", "Ruby", "Go", "SMTP"])
    await press(page, "ArrowRight")
    const bySmtp = page.getByRole("region", { name: "the first email in SMTP" })
    await expect.poll(() => bySmtp.textContent()).toContain("curl smtp://127.0.0.1:2587 --user")
    await page.getByText("port 2587, no encryption").waitFor()
    await press(page, "ArrowLeft")
    await page.getByRole("button", { name: "Copy the first email in Go" }).click()
    await page.getByText("Copied", { exact: true }).waitFor()
  })

  test("puts a key that is created here into the command, once", async () => {
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/first-steps": { key: null, email: null, domain: null },
      "POST /accounts/:account_id/keys": {
        id: "key_02",
        name: "web",
        mode: "live",
        scopes: ["emails:send"],
        prefix: "sw_live_",
        created_by: null,
        last_four: "6789",
        created_at: "2026-11-22T10:00:00.000Z",
        last_used_at: null,
        revoked_at: null,
        key: "sw_live_0123456789"
      }
    })
    const page = await open(server, "/a/acc_01/set-up")
    await page.getByRole("button", { name: "Create key" }).click()
    await page.keyboard.type("web")
    server.set({ "GET /accounts/:account_id/first-steps": { key, email: null, domain: null } })
    await press(page, "Enter")
    await page.getByRole("button", { name: "I have copied it" }).click()
    await page.getByText("export SENDWRIGHT_KEY=sw_live_0123456789").waitFor()
    await page.getByRole("heading", { name: /^A key ?: done$/ }).waitFor()
  })

  test("tells when everything is done, and asks no more", async () => {
    await using server = await serve({ ...stubs, "GET /accounts/:account_id/first-steps": firstSteps })
    const page = await open(server, "/a/acc_01/set-up", { width: 360, height: 740, touch: true })
    await page.getByText("Everything is set up.").waitFor()
    await page.getByText("acme.dev is verified.").waitFor()
    await expectNoSideways(page)
    await expectAccessible(page)
    await picture(page, "set-up")
    const looked = () => server.calls.filter((call) => call.includes("first-steps")).length
    const before = looked()
    await page.waitForTimeout(4_000)
    expect(looked()).toBe(before)
  })
})
