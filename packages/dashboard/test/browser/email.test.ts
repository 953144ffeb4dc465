import { expect, test } from "vitest"
import { expectAccessible, expectInSight, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { at, type Detail, detail, event, handoff, recipient } from "./emails.ts"
import { me, service } from "./fixtures.ts"
import { failure, Reply, serve, type Stubs } from "./stub.ts"

const stubs = (given: Detail): Stubs => ({
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/emails/:id": given,
  "GET /accounts/:account_id/emails/:id/preview": () =>
    new Reply(200, "preview", { "content-type": "text/plain; charset=utf-8" }),
  "GET /accounts/:account_id/emails/:id/source": {
    source: "From: Acme <hello@acme.dev>\r\nTo: tanaka@example.jp\r\nSubject: Reset your password\r\n\r\nReset it.",
    size: 90,
    is_whole: true
  }
})

const address = "/a/acc_01/emails/eml_01"
const scheduled = detail({
  recipients: [recipient("tanaka@example.jp", { status: "scheduled", at: null, reply: null })],
  timeline: [event("email.scheduled", "12:04:06.481")],
  deliveries: [],
  waiting: { kind: "time", until: at("18:00:00.000"), since: null, attempts: null, throttle: null },
  email: { status: "scheduled", scheduled_at: at("18:00:00.000") }
})

inBrowser("an email", ({ open }) => {
  test("says in words what became of it, and shows the events behind that", async () => {
    await using server = await serve(stubs(detail()))
    const page = await open(server, address, { height: 1600 })
    await page.getByText(/^Delivered to 2 of 3 in 1\.4 s\. lee@example\.com does not exist \(550 5\.1\.1\)\./).waitFor()
    await expect.poll(() => page.title()).toBe("Reset your password · Acme – Sendwright")
    await expect.poll(() => page.getByRole("table", { name: "Recipients" }).getByRole("row").count()).toBe(4)
    const timeline = await page.getByRole("list", { name: "Timeline" }).innerText()
    for (const words of ["by key “web”, request 7f3a0000…", "hand-off 1", "(31 ms)", "api.acme.dev", "500"]) {
      expect(timeline).toContain(words)
    }
    await expectAccessible(page)
    await picture(page, "email")
  })

  test("shows its contents in tabs, each with its own address", async () => {
    await using server = await serve(stubs(detail()))
    const page = await open(server, address)
    for (
      const [name, tab, words] of [
        ["HTML", "html", "Hello Mrs Tanaka"],
        ["Text", "text", "Reset your password: https"],
        ["Source", "source", "It is not a recording"],
        ["Headers", "headers", "X-Entity-Ref-ID"],
        ["Attachments (2)", "attachments", "terms.pdf"],
        ["Attachments (2)", "attachments", "in the HTML as cid:logo"],
        ["Webhooks (1)", "webhooks", "8 attempts"],
        ["JSON", "json", "\"provider_message_id\": \"4XyZ\""]
      ] as const
    ) {
      await page.getByRole("tab", { name, exact: true }).click()
      await page.getByRole("tabpanel").getByText(words).first().waitFor()
      expect(new URL(page.url()).searchParams.get("tab")).toBe(tab)
      if (tab === "webhooks" || tab === "attachments" || tab === "source") await expectAccessible(page)
    }
    await page.getByRole("tab", { name: "Preview" }).click()
    await page.getByRole("button", { name: "320 px" }).click()
    await page.getByLabel("Dark").check()
    expect(new URL(page.url()).search).toBe("?width=320&dark=yes")
    await expect.poll(() => page.getByTitle("Preview of the email").evaluate((frame) => frame.clientWidth)).toBe(318)
    await page.getByRole("button", { name: "Load remote images" }).click()
    await page.getByText("Remote images are loaded").waitFor()
    await expect.poll(() => server.calls.at(-1))
      .toBe("GET /accounts/acc_01/emails/eml_01/preview?images=remote&scheme=dark")
    expect(new URL(page.url()).search).not.toContain("images")
    await expectAccessible(page)
  })

  test("is sent again to another recipient, by keyboard alone, and keeps the typed address if that fails", async () => {
    let asked: unknown
    await using server = await serve({
      ...stubs(detail()),
      "POST /accounts/:account_id/emails/:id/copies": failure(
        422,
        "recipient_suppressed",
        "tan@example.jp is suppressed."
      )
    })
    const page = await open(server, address, { allowed: /422/ })
    await page.getByRole("heading", { name: "Reset your password" }).waitFor()
    await tabTo(page, "button", "Send a copy")
    await press(page, "Enter")
    await page.getByRole("dialog", { name: "Send a copy" }).waitFor()
    await expect.poll(() => page.getByLabel("To", { exact: true }).inputValue()).toBe("tanaka@example.jp")
    await press(page, "Control+a")
    await page.keyboard.type("\"Tan, B\" <tan@example.jp>, b@example.jp")
    await press(page, "Enter")
    await page.getByText("tan@example.jp is suppressed.").waitFor()
    await expect.poll(() => page.getByLabel("To", { exact: true }).inputValue()).toContain("tan@example.jp")
    await expectAccessible(page)
    server.set({
      "POST /accounts/:account_id/emails/:id/copies": ({ payload }) => {
        asked = payload
        return { id: "eml_02" }
      }
    })
    await press(page, "Enter")
    await page.waitForURL("**/emails/eml_02")
    expect(asked).toEqual({ to: ["\"Tan, B\" <tan@example.jp>", "b@example.jp"] })
  })

  test("never shows a retry that has passed as one to come", async () => {
    const next = (ms: number) => new Date(Date.now() + ms).toISOString()
    const refused = { outcome: "temporarily_refused", reply: "451 4.7.1 Try again later" } as const
    await using server = await serve(stubs(detail({
      timeline: [
        event("email.queued", "12:04:06.481"),
        handoff({ ...refused, next_at: next(-45_000) }),
        handoff({ ...refused, number: 2, next_at: next(3_600_000) })
      ]
    })))
    const page = await open(server, address)
    const timeline = page.getByRole("list", { name: "Timeline" })
    await timeline.getByText(/^next try was due \d+ [sm] ago$/).waitFor()
    await timeline.getByText(/^next try in (?:1 h|59 m)$/).waitFor()
  })

  test("lists its recipients compactly, and on a phone the buttons beside the address and the subject", async () => {
    await using server = await serve(stubs(detail()))
    const placeIn = async (width: number) => {
      const page = await open(server, address, { width, height: 800, touch: width === 360 })
      const row = page.getByRole("row", { name: /kim@example\.jp/ })
      await row.waitFor()
      const boxOf = async (of: string | RegExp) => (await row.getByText(of).first().boundingBox())!
      const button = (await row.getByRole("button").boundingBox())!
      return {
        address: await boxOf("kim@example.jp"),
        status: await boxOf("delivered"),
        button,
        subject: (await page.getByRole("heading", { level: 1 }).boundingBox())!,
        copy: (await page.getByRole("button", { name: "Send a copy" }).boundingBox())!
      }
    }
    const wide = await placeIn(1280)
    expect(wide.status.x - wide.address.x).toBeLessThan(300)
    const narrow = await placeIn(360)
    expect(Math.abs(narrow.button.y + narrow.button.height / 2 - narrow.address.y - narrow.address.height / 2))
      .toBeLessThan(8)
    expect(narrow.status.y - narrow.address.y).toBeLessThan(24)
    expect(narrow.copy.y).toBeLessThan(narrow.subject.y + narrow.subject.height)
  })

  test("is cancelled after a question", async () => {
    let given = scheduled
    await using server = await serve({
      ...stubs(scheduled),
      "GET /accounts/:account_id/emails/:id": () => given,
      "POST /accounts/:account_id/emails/:id/cancel": () => {
        given = { ...scheduled, waiting: null, email: { ...scheduled.email, status: "cancelled" } }
        return new Reply(204)
      }
    })
    const page = await open(server, address)
    await page.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("dialog", { name: "Cancel this email?" }).waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Cancel the email" }).click()
    await page.getByText("Cancelled before it was sent. Nobody got it.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Cancel", exact: true }).count()).toBe(0)
  })

  test("suppresses a recipient at once, which can be undone", async () => {
    const asked: Array<unknown> = []
    await using server = await serve({
      ...stubs(detail()),
      "POST /accounts/:account_id/emails/:id/suppress": ({ payload }) => {
        asked.push(payload)
        return { changed: true }
      }
    })
    const page = await open(server, address)
    await page.getByRole("button", { name: "Suppress kim@example.jp" }).click()
    await page.getByRole("button", { name: "Undo" }).click()
    await page.getByText("kim@example.jp is not suppressed any more").waitFor()
    expect(asked).toEqual([true, false].map((suppressed) => ({ email_address: "kim@example.jp", suppressed })))
    await expect.poll(() => page.getByRole("button", { name: "Suppress lee@example.com" }).count()).toBe(0)
  })

  test("sends its webhooks again", async () => {
    let asked: unknown
    await using server = await serve({
      ...stubs(detail()),
      "POST /accounts/:account_id/emails/:id/webhooks": ({ payload }) => {
        asked = payload
        return { count: 1 }
      }
    })
    const page = await open(server, `${address}?tab=webhooks`)
    await page.getByRole("button", { name: "Send again: email.bounced to https://api.acme.dev/hooks" }).click()
    await page.getByText("1 delivery sent again").waitFor()
    expect(asked).toEqual({ delivery_ids: ["del_02"] })
  })

  test("offers a viewer only what they may do, and shows test mode if it is a test email", async () => {
    await using server = await serve(stubs(detail({ email: { mode: "test" } })))
    const page = await open(server, "/a/acc_02/emails/eml_01")
    await page.waitForURL("**/emails/eml_01?mode=test")
    await expect.poll(() => page.title()).toBe("Test: Reset your password · Basalt – Sendwright")
    await page.getByRole("button", { name: "More" }).waitFor()
    await expect.poll(() => page.getByRole("button", { name: /Send a copy|Suppress|Cancel/ }).count()).toBe(0)
  })

  test("has keys for its tabs, fits a phone, and tells when it does not exist", async () => {
    await using server = await serve(stubs(detail()))
    const page = await open(server, address, { width: 360, height: 740, touch: true })
    await page.getByText(/^Delivered to 2 of 3/).waitFor()
    await expectNoSideways(page)
    await picture(page, "email")
    await expectAccessible(page)
    await press(page, "]", "]")
    await page.waitForURL("**?tab=text")
    await press(page, "[")
    await page.waitForURL("**?tab=html")
    const ended = await open(server, `${address}?tab=json`, { width: 360, height: 740, touch: true })
    await expectInSight(ended.getByRole("tab", { name: "JSON" }))
    server.set({ "GET /accounts/:account_id/emails/:id": failure(404, "not_found", "Not found.") })
    const missing = await open(server, "/a/acc_01/emails/eml_09", { allowed: /404/ })
    await missing.getByText("This is not here.").waitFor()
  })
})
