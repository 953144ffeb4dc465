import { webhookFormats } from "@sendwright/core/webhooks/WebhookFormat"
import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { Reply, serve, type Stubs } from "./stub.ts"

type Endpoint = Answer<"GET /accounts/:account_id/webhooks">["data"][number]
type Delivery = Answer<"GET /accounts/:account_id/webhooks/:id/deliveries">["data"][number]

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const endpoint: Endpoint = {
  id: "hook_1",
  url: "https://api.acme.dev/hooks/email",
  events: ["email.delivered", "email.bounced"],
  format: "sendwright",
  received_body: false,
  enabled: true,
  mode: "live",
  old_secret_until: null,
  created_at: ago(9000)
}
const opened = { ...endpoint, tests_left: 7, signature_header: "Service-Signature" }

const delivery = (n: number, change: Partial<Delivery> = {}): Delivery => ({
  id: `del_${n}`,
  endpoint_id: endpoint.id,
  email_event_id: `evt_${n}`,
  event_type: "email.delivered",
  email_id: `em_${n}`,
  status: "delivered",
  attempts: 1,
  last_error: null,
  response_code: 200,
  duration_ms: 31,
  is_test: false,
  replay_of: null,
  recipient: `reader-${n}@example.com`,
  other_recipients: 0,
  created_at: ago(n),
  ...change
})

const failed = delivery(3, {
  status: "failed",
  event_type: "email.bounced",
  attempts: 8,
  last_error: "answered with status 500",
  response_code: 500
})
const deliveries = [
  delivery(1, { recipient: "tanaka@example.jp", other_recipients: 2 }),
  delivery(2, { status: "pending", attempts: 0 }),
  failed,
  delivery(4),
  delivery(5, { is_test: true, email_id: null, recipient: null })
]

const body = { id: "evt_3", type: "email.bounced", data: { email_id: "em_3", subject: "Your order" } }

const stubs: Stubs = {
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/keys": { data: [] },
  "GET /accounts/:account_id/webhooks": { data: [endpoint] },
  "GET /accounts/:account_id/webhooks/:id": opened,
  "GET /accounts/:account_id/webhooks/:id/failed": { count: 3, is_most: false },
  "GET /accounts/:account_id/webhooks/:id/deliveries": ({ query }) => ({
    data: deliveries.filter(({ email_id, recipient, status }) =>
      (query.get("status") === null || query.get("status") === status)
      && [email_id, recipient].some((one) => one?.includes(query.get("q") ?? "") ?? query.get("q") === null)
    ),
    next_cursor: null
  }),
  "GET /accounts/:account_id/webhooks/:id/deliveries/:delivery_id": {
    ...failed,
    made: Array.from({ length: 8 }, (_, n) => ({
      at: ago(40 - n),
      response_code: n === 0 ? null : 500,
      error: n === 0 ? "did not answer within 10 s" : "answered with status 500",
      duration_ms: n === 0 ? 10_000 : 24
    })),
    request: {
      url: endpoint.url,
      headers: { "content-type": "application/json", "Service-Signature": "t=<unix seconds>,v1=<hex>" },
      body: JSON.stringify(body)
    }
  }
}

const at = `/a/acc_01/webhooks/${endpoint.id}`

inBrowser("webhooks", ({ open }) => {
  test("are added by keyboard alone; the secret is shown once", async () => {
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/webhooks": { data: [] },
      "POST /accounts/:account_id/webhooks": ({ payload }) => {
        expect(payload).toMatchObject({ url: endpoint.url, mode: "live" })
        return new Reply(201, { ...endpoint, secret: "whsec_once" })
      }
    })
    const page = await open(server, "/a/acc_01/keys")
    await page.getByRole("heading", { name: "API keys" }).waitFor()
    await press(page, "g", "w")
    await page.getByRole("heading", { name: "Endpoints that events are posted to will stand here." }).waitFor()
    await expectAccessible(page)
    await picture(page, "webhooks-empty")
    await press(page, "n")
    await page.getByRole("dialog", { name: "Add a webhook endpoint" }).waitFor()
    await page.keyboard.type(endpoint.url)
    await expectAccessible(page)
    await picture(page, "webhooks-add")
    await press(page, "Enter")
    await page.getByText("whsec_once").waitFor()
    await expectAccessible(page)
    await press(page, "Escape")
    await expect.poll(() => page.getByText("whsec_once").count()).toBe(1)
    await tabTo(page, "button", "I have stored it")
    await press(page, "Enter")
    await page.getByRole("grid", { name: "Deliveries" }).waitFor()
    expect(new URL(page.url()).pathname).toBe(at)
    await expect.poll(() => page.getByText("whsec_once").count()).toBe(0)
  })

  test("are told of received email in a chosen format, with what it says where that is wanted", async () => {
    const asked: Array<unknown> = []
    const takes: Endpoint = { ...endpoint, events: ["email.received"], received_body: true }
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/webhooks": ({ payload }) => {
        asked.push(payload)
        return new Reply(201, { ...takes, secret: "whsec_once" })
      },
      "GET /accounts/:account_id/webhooks/:id": { ...opened, ...takes },
      "PATCH /accounts/:account_id/webhooks/:id": ({ payload }) => {
        asked.push(payload)
        return { ...takes, received_body: false }
      }
    })
    const page = await open(server, "/a/acc_01/webhooks")
    const dialog = page.getByRole("dialog", { name: "Add a webhook endpoint" })
    await page.getByRole("button", { name: "Add endpoint" }).click()
    await dialog.getByLabel("URL").fill(endpoint.url)
    await dialog.getByLabel("email.received").check()
    await dialog.getByLabel("With what received emails say").check()
    await expectAccessible(page)
    const offered = dialog.getByLabel("Format").locator("option")
    expect(await offered.evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual([...webhookFormats])
    await dialog.getByLabel("Format").selectOption("sendgrid_raw")
    await expect.poll(() => dialog.getByLabel("With what received emails say").count()).toBe(0)
    await expect.poll(() => dialog.getByLabel("email.bounced").isDisabled()).toBe(true)
    await dialog.getByLabel("Format").selectOption("resend")
    await dialog.getByRole("button", { name: "Add endpoint" }).click()
    await page.getByRole("button", { name: "I have stored it" }).click()
    await page.getByRole("tab", { name: "Secret and events" }).click()
    await page.getByLabel("With what received emails say").click()
    await page.getByText("Events do not hold what received emails say.").waitFor()
    await expectAccessible(page)
    expect(asked).toMatchObject([{ format: "resend", received_body: true }, { received_body: false }])
  })

  test("show their deliveries, and one that failed with all attempts, which is retried", async () => {
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/webhooks/:id/deliveries/:delivery_id/retry": { ...failed, status: "pending" },
      "POST /accounts/:account_id/webhooks/:id/deliveries/:delivery_id/again": delivery(9)
    })
    const page = await open(server, "/a/acc_01/webhooks")
    await page.getByText(endpoint.url).click()
    await page.getByRole("grid", { name: "Deliveries" }).waitFor()
    await expectAccessible(page)
    await page.getByLabel("Status").selectOption("failed")
    await page.getByText("answered with status 500").click()
    await page.getByText("All 8 attempts failed").waitFor()
    expect(new URL(page.url()).search).toBe("?status=failed&open=del_3")
    await page.getByText("did not answer within 10 s").waitFor()
    await page.getByText("\"subject\": \"Your order\"").waitFor()
    await page.getByText("Service-Signature: t=<unix seconds>,v1=<hex>").waitFor()
    await expectAccessible(page)
    await picture(page, "webhook-delivery")
    await page.getByRole("button", { name: "Retry", exact: true }).click()
    await page.getByText("One more attempt is due.").waitFor()
    await page.getByRole("button", { name: "Send again" }).click()
    await page.getByText("A copy of it is on its way.").waitFor()
    await page.getByRole("button", { name: "Close the delivery" }).focus()
    await press(page, "Escape")
    await page.getByText("All 8 attempts failed").waitFor({ state: "detached" })
  })

  test("name the recipients of their emails, and are searched by them", async () => {
    await using server = await serve(stubs)
    const page = await open(server, at)
    await page.getByRole("row", { name: /tanaka@example\.jp\s*\+2\s*email\.delivered/ }).waitFor()
    await page.getByRole("row", { name: /delivered\s*email\.delivered\s*test event/ }).waitFor()
    await press(page, "/")
    await page.keyboard.type("tanaka")
    await expect.poll(() => page.getByRole("row").count()).toBe(2)
    await expect.poll(() => new URL(page.url()).search).toBe("?q=tanaka")
    await expectAccessible(page)
    await picture(page, "webhook-search")
    await page.getByLabel("Status").selectOption("failed")
    await page.getByRole("heading", { name: "No delivery passes these filters." }).waitFor()
    expect(new URL(page.url()).search).toBe("?q=tanaka&status=failed")
    await page.getByRole("button", { name: "Show all deliveries" }).click()
    await page.getByText("reader-4@example.com").waitFor()
    expect(new URL(page.url()).search).toBe("")
    // A link from a colleague.
    const other = await open(server, `${at}?q=em_4`)
    await other.getByText("reader-4@example.com").waitFor()
    expect(await other.getByRole("row").count()).toBe(2)
    expect(await other.getByRole("searchbox", { name: "Search deliveries" }).inputValue()).toBe("em_4")
  })

  test("retry all failed deliveries in steps, after counting them", async () => {
    const asked: Array<unknown> = []
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/webhooks/:id/failed": { count: 150, is_most: false },
      "POST /accounts/:account_id/webhooks/:id/retry-failed": ({ payload }) => {
        asked.push((payload as { cursor: unknown }).cursor)
        return asked.length === 1 ? { retried: 100, next_cursor: "c1" } : { retried: 50, next_cursor: null }
      }
    })
    const page = await open(server, at)
    await page.getByRole("button", { name: "Retry all failed" }).click()
    await page.getByText("150 deliveries have failed.").waitFor()
    await expectAccessible(page)
    await picture(page, "webhook-retry-failed")
    await page.getByRole("button", { name: "Retry them" }).click()
    await page.getByText("Done: 150 deliveries are due again.").waitFor()
    expect(asked).toEqual([null, "c1"])
  })

  test("send a test event, and show how many more are allowed", async () => {
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/webhooks/:id/test": {
        delivery: delivery(0, { is_test: true, status: "pending" }),
        tests_left: 0
      }
    })
    const page = await open(server, at)
    await page.getByRole("button", { name: "Send test event (7 left)" }).click()
    await page.getByText("A test event is on its way.").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Send test event (0 left)" }).isDisabled()).toBe(true)
  })

  test("show how to verify a signature, get a new secret, and are removed", async () => {
    await using server = await serve({
      ...stubs,
      "POST /accounts/:account_id/webhooks/:id/rotate-secret": ({ payload }) => {
        expect(payload).toEqual({ overlap_hours: 72 })
        return { ...endpoint, old_secret_until: ago(-72 * 60), secret: "whsec_new" }
      },
      "DELETE /accounts/:account_id/webhooks/:id": new Reply(204)
    })
    const page = await open(server, at)
    await page.getByRole("tab", { name: "Verify" }).click()
    await page.getByText("timingSafeEqual").first().waitFor()
    await page.getByLabel("Language").selectOption("Python")
    await page.getByText("import hashlib").waitFor()
    expect(new URL(page.url()).search).toBe("?tab=verify&language=python")
    await expectAccessible(page)
    await picture(page, "webhook-verify")
    await page.getByRole("tab", { name: "Secret and events" }).click()
    await page.getByRole("button", { name: "Make a new secret" }).click()
    await page.getByLabel("The present secret signs on for").selectOption("3 days")
    await page.getByRole("dialog").getByRole("button", { name: "Make a new secret" }).click()
    await page.getByText("whsec_new").waitFor()
    await page.getByRole("button", { name: "I have stored it" }).click()
    await page.getByText("The old secret signs beside the new one until").waitFor()
    await expectAccessible(page)
    await picture(page, "webhook-settings")
    await page.getByRole("button", { name: "Remove endpoint" }).click()
    await page.getByLabel("Type api.acme.dev to go on").fill("api.acme.dev")
    server.set({ "GET /accounts/:account_id/webhooks": { data: [] } })
    await page.getByRole("dialog").getByRole("button", { name: "Remove endpoint" }).click()
    await page.getByText("The endpoint was removed.").waitFor()
  })

  test("show in the list how many deliveries failed within a day", async () => {
    const quiet = { ...endpoint, id: "hook_2", url: "https://quiet.acme.dev/hooks" }
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/webhooks": { data: [endpoint, quiet] },
      "GET /accounts/:account_id/webhooks/:id/failed": ({ params }) => ({
        count: params["id"] === quiet.id ? 0 : 1_204,
        is_most: false
      })
    })
    const page = await open(server, "/a/acc_01/webhooks")
    await page.getByRole("row", { name: /api\.acme\.dev.*1,204 failed/ }).waitFor()
    await page.getByRole("row", { name: /quiet\.acme\.dev.*no failures/ }).waitFor()
    await expectAccessible(page)
    await picture(page, "webhooks")
  })

  test("fit a phone", async () => {
    await using server = await serve(stubs)
    const page = await open(server, `${at}?open=del_3`, { width: 360, height: 740, touch: true })
    await page.getByText("All 8 attempts failed").waitFor()
    await expectNoSideways(page)
    await picture(page, "webhook-delivery")
    await page.getByRole("button", { name: "Close the delivery" }).click()
    await page.getByRole("row", { name: /tanaka@example\.jp\s*\+2\s*email\.delivered/ }).waitFor()
    await expectNoSideways(page)
    await picture(page, "webhook")
    const list = await open(server, "/a/acc_01/webhooks", { width: 360, height: 740, touch: true })
    const cell = list.getByRole("gridcell").filter({ hasText: endpoint.url })
    await cell.waitFor()
    const cut = (element: Element) =>
      [element, ...element.querySelectorAll("*")].some((one) => one.scrollWidth > one.clientWidth)
    expect(await cell.evaluate(cut)).toBe(false)
    await expectNoSideways(list)
    await picture(list, "webhooks")
  })
})
