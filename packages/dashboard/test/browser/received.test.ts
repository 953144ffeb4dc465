import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { at, detail } from "./emails.ts"
import { me, service } from "./fixtures.ts"
import { failure, Reply, serve, type Stubs } from "./stub.ts"

type Received = Answer<"GET /accounts/:account_id/received">["data"][number]
type Detail = Answer<"GET /accounts/:account_id/received/:id">

const received = (over: Partial<Received> = {}): Received => ({
  id: "rcv_01",
  mode: "live",
  domain: "in.acme.dev",
  envelope: { from: "tanaka@example.jp", to: ["help@in.acme.dev"] },
  from: "Mrs Tanaka <tanaka@example.jp>",
  to: ["Acme <help@in.acme.dev>"],
  cc: [],
  reply_to: [],
  subject: "Re: Reset your password",
  message_id: "a1@example.jp",
  in_reply_to: "b1@acme.dev",
  references: ["b1@acme.dev"],
  authentication: {
    spf: { result: "pass", domain: "example.jp" },
    dkim: [{ result: "pass", domain: "example.jp", selector: "s1" }],
    dmarc: { result: "pass", domain: "example.jp", policy: "reject" },
    arc: { result: "none", domain: null }
  },
  spam: { score: 1.2, is_spam: false },
  size: 4_211,
  replied_to_email_id: "eml_01",
  received_at: at("13:04:06.481"),
  match: null,
  ...over
})

const spam = received({
  id: "rcv_02",
  from: "Prince <prince@example.net>",
  subject: "",
  spam: { score: 19, is_spam: true },
  replied_to_email_id: null,
  authentication: {
    spf: { result: "softfail", domain: "example.net" },
    dkim: [],
    dmarc: { result: "fail", domain: "example.net", policy: "quarantine" },
    arc: { result: "none", domain: null }
  }
})

/** What was replied before. */
const answered: NonNullable<Detail["email"]["replies"]>[number] = {
  id: "eml_02",
  from: "Acme <help@in.acme.dev>",
  subject: "Re: Which link?",
  status: "delivered",
  created_at: at("13:05:06.481")
}

const opened = (email: Received, over: Partial<Detail> = {}): Detail => ({
  email: {
    ...email,
    html: "<p>The link does not work.</p>",
    text: "The link does not work.\n\n> Reset your password: https://acme.dev/reset",
    reply_text: "The link does not work.",
    headers: [{ name: "X-Mailer", value: "Tanaka's mailer" }],
    attachments: [{ filename: "screen.html", content_type: "text/html", size: 2_040 }],
    has_original: true,
    replies: [answered]
  },
  is_shortened: false,
  conversation: {
    sent: {
      id: "eml_01",
      from: "Acme <hello@acme.dev>",
      to: ["tanaka@example.jp"],
      subject: "Reset your password",
      status: "delivered",
      created_at: at("12:04:06.481")
    },
    answers: [{ id: email.id, from: email.from, subject: email.subject, received_at: email.received_at }],
    replies: [answered]
  },
  reply: {
    from: "help@in.acme.dev",
    to: ["Mrs Tanaka <tanaka@example.jp>"],
    subject: "Re: Reset your password",
    refusal: null
  },
  ...over
})

const stubs = (all: ReadonlyArray<Received> = [received(), spam], given = opened(received())): Stubs => ({
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/keys": { data: [] },
  "GET /accounts/:account_id/received": ({ query }) => ({
    data: all.filter(({ from }) => (from ?? "").includes(query.get("q") ?? "")),
    next_cursor: null,
    receiving_domain: "0199a1a0f3.inbound.acme.example"
  }),
  "GET /accounts/:account_id/received/:id": given,
  "GET /accounts/:account_id/received/:id/preview": () =>
    new Reply(200, "preview", { "content-type": "text/plain; charset=utf-8" }),
  "GET /accounts/:account_id/received/:id/source": {
    source: "From: tanaka@example.jp\r\n\r\nThe link does not work.",
    size: 51,
    is_whole: true
  },
  "GET /accounts/:account_id/emails/:id": detail({
    answers: [
      {
        id: "rcv_01",
        from: "Mrs Tanaka <tanaka@example.jp>",
        subject: "Re: Reset your password",
        received_at: at("13:04:06.481")
      }
    ]
  }),
  "GET /accounts/:account_id/emails/:id/preview": () =>
    new Reply(200, "preview", { "content-type": "text/plain; charset=utf-8" })
})

const address = "/a/acc_01/received/rcv_01"

inBrowser("received emails", ({ open }) => {
  test("are opened, searched and filtered by keyboard", async () => {
    await using server = await serve(stubs())
    const page = await open(server, "/a/acc_01/keys")
    await page.getByRole("heading", { name: "API keys" }).waitFor()
    await press(page, "g", "i")
    await page.getByText("prince@example.net").waitFor()
    await page.getByText("looks like spam").waitFor()
    await expectAccessible(page)
    await picture(page, "received")
    await press(page, "/")
    await page.keyboard.type("tanaka")
    await expect.poll(() => new URL(page.url()).search).toBe("?q=tanaka")
    await page.getByText("prince@example.net").waitFor({ state: "detached" })
    await tabTo(page, "textbox", "From address")
    await page.keyboard.type("tanaka@example.jp")
    await press(page, "Enter")
    await expect.poll(() => server.calls.at(-1))
      .toBe("GET /accounts/acc_01/received?from=tanaka%40example.jp&q=tanaka&limit=100")
    await tabTo(page, "row", /Tanaka/)
    await press(page, "Enter")
    await page.waitForURL("**/received/rcv_01")
    await page.getByRole("heading", { name: "Re: Reset your password" }).waitFor()
  })

  test("say where the account receives as long as there are none, and are clear on a phone", async () => {
    await using server = await serve(stubs([]))
    const page = await open(server, "/a/acc_01/received")
    await page.getByText("anything@0199a1a0f3.inbound.acme.example").waitFor()
    await expectAccessible(page)
    server.set({ "GET /accounts/:account_id/received": { data: [spam], next_cursor: null, receiving_domain: "" } })
    const phone = await open(server, "/a/acc_01/received", { width: 360, height: 740, touch: true })
    await phone.getByText("prince@example.net").waitFor()
    await expectNoSideways(phone)
    await phone.getByRole("button", { name: "Filters" }).click()
    await phone.getByRole("dialog", { name: "Filters" }).getByLabel("To address").waitFor()
    await expectAccessible(phone)
    await picture(phone, "received")
  })

  test("show who wrote what, whether that is genuine, and what they answer", async () => {
    await using server = await serve(stubs())
    const page = await open(server, address, { height: 1600 })
    await page.getByText("Yes: example.jp vouches for this email.").waitFor()
    await page.getByText("The server that sent it may send for example.jp.").waitFor()
    await page.getByRole("region", { name: "What it says anew" }).getByText("The link does not work.").waitFor()
    const talk = await page.getByRole("region", { name: "Conversation" }).getByRole("listitem").allInnerTexts()
    expect(talk.length).toBe(3)
    expect(talk[0]).toContain("Reset your password")
    expect(talk[1]).toContain("this email")
    expect(talk[2]).toContain("Re: Which link?")
    await expectAccessible(page)
    await picture(page, "received-email")
    await page.getByRole("link", { name: "Reset your password" }).click()
    await page.waitForURL("**/emails/eml_01")
    await page.getByRole("link", { name: "Re: Reset your password" }).click()
    await page.waitForURL("**/received/rcv_01")
    const phone = await open(server, address, { width: 360, height: 740, touch: true })
    await phone.getByText("Yes: example.jp vouches for this email.").waitFor()
    await expectNoSideways(phone)
    await picture(phone, "received-email")
  })

  test("say that a sender is not proven, and offer no answer where programs would answer each other", async () => {
    const reply = { from: null, to: [], subject: "Re:", refusal: "is a report" }
    await using server = await serve(stubs([spam], opened(spam, { conversation: null, reply })))
    const page = await open(server, "/a/acc_01/received/rcv_02")
    await page.getByText("Probably not: example.net does not vouch for this email.").waitFor()
    await page.getByText("Nobody signed it.").waitFor()
    await page.getByText("It cannot be answered: it is a report.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Reply" }).count()).toBe(0)
    await expectAccessible(page)
  })

  test("show their contents in tabs, in the frame of sent emails, and files only behind a warning", async () => {
    await using server = await serve(stubs())
    const page = await open(server, address)
    for (
      const [name, tab, words] of [
        ["Text", "text", "> Reset your password"],
        ["HTML", "html", "<p>The link"],
        ["Headers", "headers", "Tanaka's mailer"],
        ["Raw", "raw", "octet for octet"],
        ["Attachments (1)", "attachments", "A stranger sent these files"]
      ] as const
    ) {
      await page.getByRole("tab", { name, exact: true }).click()
      await page.getByRole("tabpanel").getByText(words).first().waitFor()
      expect(new URL(page.url()).searchParams.get("tab")).toBe(tab)
      await expectAccessible(page)
    }
    const file = page.getByRole("link", { name: "Download screen.html" })
    expect(await file.getAttribute("href")).toBe("/dashboard/api/accounts/acc_01/received/rcv_01/attachments/0")
    expect(await file.getAttribute("download")).toBe("")
    await press(page, "]")
    const frame = page.getByTitle("Preview of the email")
    await frame.waitFor()
    expect(await frame.getAttribute("sandbox")).toBe("")
    await page.getByRole("button", { name: "Load remote images" }).click()
    await expect.poll(() => server.calls.at(-1)).toBe("GET /accounts/acc_01/received/rcv_01/preview?images=remote")
  })

  test("are answered by keyboard, and keep what was typed if that fails", async () => {
    let asked: unknown
    const keys: Array<unknown> = []
    await using server = await serve({
      ...stubs(),
      "POST /accounts/:account_id/received/:id/reply": ({ headers }) => {
        keys.push(headers["idempotency-key"])
        return failure(422, "validation_error", "Something is wrong.", {}, [
          { path: "from", message: "must be at a verified domain" }
        ])
      }
    })
    const page = await open(server, address, { allowed: /422/ })
    await page.getByRole("heading", { name: "Re: Reset your password" }).waitFor()
    await press(page, "a")
    const dialog = page.getByRole("dialog", { name: "Reply" })
    await dialog.getByText("Mrs Tanaka <tanaka@example.jp>").waitFor()
    await expect.poll(() => dialog.getByLabel("From").inputValue()).toBe("help@in.acme.dev")
    await tabTo(page, "textbox", "Text")
    await page.keyboard.type("Here is a new link.")
    await tabTo(page, "button", "Send the reply")
    await press(page, "Enter")
    await page.getByText("It must be at a verified domain.").waitFor()
    await expect.poll(() => dialog.getByLabel("Text").inputValue()).toBe("Here is a new link.")
    await expectAccessible(page)
    server.set({
      "POST /accounts/:account_id/received/:id/reply": ({ headers, payload }) => {
        keys.push(headers["idempotency-key"])
        asked = payload
        return new Reply(201, { id: "eml_01" })
      }
    })
    await press(page, "Enter")
    await page.waitForURL("**/emails/eml_01")
    expect(asked).toEqual({ from: "help@in.acme.dev", text: "Here is a new link." })
    expect(keys[0]).toBe(keys[1])
  })

  test("are deleted after a question, and not by readers", async () => {
    await using server = await serve({
      ...stubs(),
      "DELETE /accounts/:account_id/received/:id": new Reply(204)
    })
    const page = await open(server, address)
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await page.getByRole("dialog", { name: "Delete this email?" }).waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Delete the email" }).click()
    await page.waitForURL("**/received")
    expect(server.calls).toContain("DELETE /accounts/acc_01/received/rcv_01")
    const reader = await open(server, "/a/acc_02/received/rcv_01")
    await reader.getByText("Yes: example.jp vouches for this email.").waitFor()
    expect(await reader.getByRole("button", { name: "Delete", exact: true }).count()).toBe(0)
    expect(await reader.getByRole("button", { name: "Reply" }).count()).toBe(0)
  })
})
