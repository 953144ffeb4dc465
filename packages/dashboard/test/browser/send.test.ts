import { expect, test } from "vitest"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { sendForm } from "./start.ts"
import { failure, serve, type Stubs } from "./stub.ts"

const welcome = {
  ...sendForm.templates[0]!,
  subject: "Welcome, {{ name }}",
  variables: ["name", "link"]
}

const stubs: Stubs = {
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/send": sendForm,
  "GET /accounts/:account_id/send/templates/:id": welcome
}

interface SentOne {
  readonly payload: unknown
  readonly mode: string | null
  readonly key: string | undefined
}

/** Remembers the requests, and accepts them. */
const accepting = (sent: Array<SentOne>): Stubs => ({
  "POST /accounts/:account_id/send": ({ headers, payload, query }) => {
    sent.push({ payload, mode: query.get("mode"), key: headers["idempotency-key"] as string | undefined })
    return { id: "em_77" }
  }
})

inBrowser("writing an email", ({ open }) => {
  test("sends what was written, and shows the request as code beside it", async () => {
    const sent: Array<SentOne> = []
    await using server = await serve({ ...stubs, ...accepting(sent) })
    const page = await open(server, "/a/acc_01/send?mode=test")
    await page.getByLabel("Name of the sender").fill("Acme")
    await page.getByRole("button", { name: `Add ${sendForm.sandbox.simulator.delivered}` }).click()
    await page.getByRole("button", { name: `Add ${sendForm.sandbox.simulator.bounced}` }).click()
    await page.getByLabel("Subject").fill("It's here")
    await page.getByLabel("Text", { exact: true }).fill("Hello, Ada.")
    await page.getByRole("button", { name: "Cc, Bcc, Reply-to" }).click()
    await page.getByLabel("Cc", { exact: true }).fill("kim@example.com")
    await page.getByLabel("Reply to", { exact: true }).fill("help@acme.dev, desk@acme.dev")
    await page.getByText("Schedule, tags, attachments, headers").click()
    await page.getByLabel("Tags").fill("welcome, first")
    await page.getByLabel("Attachments").setInputFiles([
      { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
      { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("png") }
    ])
    await page.getByRole("button", { name: "Remove a.txt" }).waitFor()
    await page.getByLabel("Content id of logo.png").fill("logo")
    await page.getByLabel("Headers").fill("X-Order: 18421")
    await page.getByLabel("Idempotency key").fill("é")
    await page.getByText("It has at most 256").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Send in test mode" }).isDisabled()).toBe(true)
    await page.getByLabel("Idempotency key").fill("order-18421")
    await expectAccessible(page)
    await picture(page, "send")
    const code = page.getByRole("region", { name: "the request as curl" })
    await expect.poll(() => code.textContent()).toContain("It'\\''s here")
    await expect.poll(() => code.textContent()).toContain("-H 'Idempotency-Key: order-18421'")
    await expect.poll(() => code.textContent()).toContain(`curl ${service.base_url}/v1/emails`)
    await page.getByRole("tab", { name: "TypeScript" }).click()
    await expect.poll(() => page.getByRole("region", { name: "the request as TypeScript" }).textContent())
      .toContain("<a.txt in base64>")
    await page.getByRole("button", { name: "Send in test mode" }).click()
    await page.getByRole("heading", { name: "The email went to the test mode." }).waitFor()
    await expect.poll(() => page.getByRole("link", { name: "Open the email" }).getAttribute("href"))
      .toBe("/a/acc_01/emails/em_77?mode=test")
    expect(sent.map(({ key, mode, payload }) => [payload, mode, key])).toEqual([[
      {
        from: "Acme <hello@acme.dev>",
        to: [sendForm.sandbox.simulator.delivered, sendForm.sandbox.simulator.bounced],
        cc: ["kim@example.com"],
        reply_to: ["help@acme.dev", "desk@acme.dev"],
        subject: "It's here",
        text: "Hello, Ada.",
        tags: ["welcome", "first"],
        headers: { "X-Order": "18421" },
        attachments: [
          { filename: "a.txt", content: Buffer.from("hello").toString("base64") },
          { filename: "logo.png", content: Buffer.from("png").toString("base64"), content_id: "logo" }
        ]
      },
      "test",
      "order-18421"
    ]])
    await expectAccessible(page)
  })

  test("sends once on a double click, and with the same key after the network failed", async () => {
    const sent: Array<SentOne> = []
    await using server = await serve({ ...stubs, ...accepting(sent) })
    const page = await open(server, "/a/acc_01/send", { allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })
    await page.getByLabel("To", { exact: true }).fill("ada@example.com")
    await page.getByLabel("Text", { exact: true }).fill("Hello")
    await page.route("**/send?mode=live", async (route) => {
      // The request arrives, but its answer is lost.
      await route.fetch()
      await route.abort()
    }, { times: 1 })
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page.getByText("The server cannot be reached.").waitFor()
    await page.getByText("What you wrote is kept here.").waitFor()
    await expect.poll(() => page.getByLabel("Text", { exact: true }).inputValue()).toBe("Hello")
    await page.getByRole("button", { name: "Send", exact: true }).dblclick()
    await page.getByRole("heading", { name: "The email is on its way." }).waitFor()
    expect(sent.length).toBeGreaterThan(1)
    expect(sent[0]!.key).toMatch(/^page-[0-9a-f]{32}$/)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    await page.getByRole("button", { name: "Write another" }).click()
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page.getByRole("heading", { name: "The email is on its way." }).waitFor()
    expect(sent.at(-1)!.key).not.toBe(sent[0]!.key)
  })

  test("is filled in and sent by keyboard alone, by a template with its variables", async () => {
    const sent: Array<SentOne> = []
    await using server = await serve({ ...stubs, ...accepting(sent) })
    const page = await open(server, "/a/acc_01/keys", { allowed: /404/ })
    await page.getByRole("navigation", { name: "Main" }).waitFor()
    await press(page, "c")
    await tabTo(page, "textbox", /^To$/)
    await page.keyboard.type("ada@example.com")
    await tabTo(page, "combobox", "Content")
    await press(page, "ArrowDown")
    await tabTo(page, "textbox", /^name$/)
    expect(new URL(page.url()).searchParams.get("template")).toBe(welcome.id)
    await page.keyboard.type("Ada")
    await expectAccessible(page)
    await picture(page, "send-template")
    await tabTo(page, "button", /^Send$/)
    await press(page, "Enter")
    await page.getByRole("heading", { name: "The email is on its way." }).waitFor()
    expect(sent.map(({ payload }) => payload)).toEqual([{
      from: "hello@acme.dev",
      to: ["ada@example.com"],
      template_slug: "welcome",
      variables: { name: "Ada" }
    }])
    await expect.poll(() => page.locator(":focus").textContent()).toBe("Open the email")
  })

  test("shows at each field what is wrong, and keeps everything", async () => {
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/send": failure(400, "validation_error", "The request is not valid.", {}, [
        { path: "to.1", message: "must be an email address such as ada@example.com" },
        { path: "scheduled_at", message: "must be in the future" },
        { path: "variables.link", message: "is required: the template needs a value for it" }
      ])
    })
    const page = await open(server, `/a/acc_01/send?template=${welcome.id}`, { allowed: /400|422/ })
    await page.getByLabel("To", { exact: true }).fill("ada@example.com, nobody")
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page.getByText("“nobody” must be an email address such as ada@example.com.").waitFor()
    await page.getByText("It is required: the template needs a value for it.").waitFor()
    await page.getByText("It must be in the future.").waitFor()
    for (const label of ["To", "link", "Send at"]) {
      expect(await page.getByLabel(label, { exact: true }).getAttribute("aria-invalid"), label).toBe("true")
    }
    await expectAccessible(page)
    await picture(page, "send-issues")
    server.set({
      "POST /accounts/:account_id/send": failure(422, "recipient_suppressed", "No.", {}, {
        suppressed: ["ada@example.com"]
      })
    })
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page.getByText(/Nothing was sent, because of suppressed addresses: ada@example.com/).waitFor()
    await expect.poll(() => page.getByLabel("To", { exact: true }).inputValue()).toBe("ada@example.com, nobody")
  })

  test("refuses files that are too large before it reads them", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/send")
    await page.getByText("Schedule, tags, attachments, headers").click()
    await page.getByLabel("Attachments").setInputFiles([
      { name: "large.bin", mimeType: "application/octet-stream", buffer: Buffer.alloc(7 * 1024 * 1024 + 1) }
    ])
    await page.getByText("Together the files have more than 7 MB.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Remove large.bin" }).count()).toBe(0)
  })

  test("fits a phone", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/send", { width: 360, height: 740, touch: true })
    await page.getByLabel("Subject").waitFor()
    await expectNoSideways(page)
    await expectAccessible(page)
    await picture(page, "send")
  })
})
