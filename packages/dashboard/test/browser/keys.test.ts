import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, noEmails, service } from "./fixtures.ts"
import { failure, serve, type Stubs } from "./stub.ts"

type Key = Answer<"GET /accounts/:account_id/keys">["data"][number]

const key = (n: number, change: Partial<Key> = {}): Key => ({
  id: `key_${n}`,
  name: `worker ${n}`,
  mode: "live",
  scopes: ["emails:send"],
  prefix: "sw_live_",
  last_four: String(1000 + n),
  created_by: null,
  created_at: "2026-11-02T10:00:00.000Z",
  last_used_at: n % 2 === 0 ? null : new Date(Date.now() - n * 60_000).toISOString(),
  revoked_at: null,
  ...change
})

const stubs = (keys: ReadonlyArray<Key>): Stubs => ({
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/keys": { data: keys }
})

const many = Array.from({ length: 500 }, (_, n) => key(n))

inBrowser("keys", ({ open }) => {
  test("list those of the mode", async () => {
    await using server = await serve(stubs([...many.slice(0, 12), key(900, { name: "only test", mode: "test" })]))
    const page = await open(server, "/a/acc_01/keys")
    await page.getByText("worker 0").waitFor()
    await expect.poll(() => page.title()).toBe("API keys · Acme – Sendwright")
    await expectAccessible(page)
    await picture(page, "keys")
    await page.getByRole("button", { name: "Test" }).click()
    await page.getByText("only test").waitFor()
    expect(new URL(page.url()).search).toBe("?mode=test")
    await expect.poll(() => page.title()).toBe("Test: API keys · Acme – Sendwright")
    await expectAccessible(page)
    await picture(page, "keys-test")
  })

  test("render only the rows in sight", async () => {
    await using server = await serve(stubs(many))
    const page = await open(server, "/a/acc_01/keys")
    await page.getByText("worker 0").waitFor()
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(60)
    await page.getByRole("grid").hover()
    await page.mouse.wheel(0, 36 * 300)
    await page.getByText("worker 300", { exact: true }).waitFor()
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(60)
  })

  test("are found and moved through by keyboard alone", async () => {
    await using server = await serve(stubs(many))
    const page = await open(server, "/a/acc_01/keys")
    await page.getByText("worker 0").waitFor()
    await press(page, "/")
    await page.keyboard.type("worker 49")
    await page.getByText("worker 499").waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe("?q=worker+49")
    await press(page, "Escape", "j", "j", "k", "End")
    await expect.poll(() => page.locator(":focus").textContent()).toContain("worker 499")
    await press(page, "?")
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor()
    await expectAccessible(page)
    await picture(page, "keyboard")
    await press(page, "Escape")
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0)
  })

  test("tell what they will show, and what to do", async () => {
    await using server = await serve(stubs([]))
    const page = await open(server, "/a/acc_01/keys")
    await page.getByRole("heading", { name: "Keys of the live mode will stand here." }).waitFor()
    await page.getByRole("button", { name: "Create key" }).waitFor()
    await expectAccessible(page)
    await picture(page, "keys-empty")
  })

  test("show an error, and read again", async () => {
    await using server = await serve({
      ...stubs(many),
      "GET /accounts/:account_id/keys": failure(403, "forbidden", "Viewers cannot do this.")
    })
    const page = await open(server, "/a/acc_01/keys", { allowed: /403/ })
    await page.getByText("Viewers cannot do this.").waitFor()
    await expectAccessible(page)
  })

  test("make a key, show it once, and list it", async () => {
    const text = "sw_test_0123456789"
    const made: Array<unknown> = []
    await using server = await serve(stubs([]))
    const page = await open(server, "/a/acc_01/keys?mode=test")
    server.set({
      "POST /accounts/:account_id/keys": ({ payload }) => {
        made.push(payload)
        const created = key(1, { name: "web", mode: "test" })
        server.set({ "GET /accounts/:account_id/keys": { data: [created] } })
        return { ...created, key: text }
      }
    })
    await page.getByRole("button", { name: "Create key" }).click()
    const form = page.getByRole("dialog", { name: "Create an API key" })
    await form.getByLabel("Name").fill("web")
    await form.getByLabel("Export the account's data").uncheck()
    await expectAccessible(page)
    await picture(page, "keys-create")
    await form.getByRole("button", { name: "Create key" }).click()
    const shown = page.getByRole("dialog", { name: "The key “web”" })
    await shown.getByText(text).waitFor()
    await expectAccessible(page)
    await picture(page, "keys-created")
    expect(made).toEqual([{
      name: "web",
      mode: "test",
      scopes: [
        "emails:send",
        "emails:read",
        "received:read",
        "received:manage",
        "domains:manage",
        "webhooks:manage",
        "suppressions:manage",
        "templates:manage"
      ]
    }])
    // The text cannot be shown again, so Escape does not close the dialog before it was copied.
    await press(page, "Escape")
    await shown.getByRole("button", { name: "Copy the key" }).click()
    await shown.getByText("Copied", { exact: true }).waitFor()
    await shown.getByRole("button", { name: "I have copied it" }).click()
    await page.getByRole("row", { name: /web/ }).waitFor()
    await expect.poll(() => page.getByText(text).count()).toBe(0)
  })

  test("keep typed text, and show at the field what is wrong", async () => {
    await using server = await serve({
      ...stubs(many.slice(0, 2)),
      "POST /accounts/:account_id/keys": failure(400, "validation_error", "The request is not valid.", {}, [
        { path: "name", message: "must be 1 to 100 characters long" }
      ])
    })
    const page = await open(server, "/a/acc_01/keys", { allowed: /400/ })
    await page.getByText("worker 0").waitFor()
    await press(page, "n")
    await page.keyboard.type("web")
    await press(page, "Enter")
    await page.getByText("It must be 1 to 100 characters long.").waitFor()
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("web")
  })

  test("are revoked by keyboard alone, after the name is typed", async () => {
    await using server = await serve(stubs(many.slice(0, 2)))
    const page = await open(server, "/a/acc_01/keys")
    await page.getByText("worker 0").waitFor()
    server.set({
      "POST /accounts/:account_id/keys/:id/revoke": ({ params }) => {
        const revoked = key(1, { revoked_at: new Date().toISOString() })
        expect(params["id"]).toBe("key_1")
        server.set({ "GET /accounts/:account_id/keys": { data: [key(0), revoked] } })
        return revoked
      }
    })
    await tabTo(page, "button", "Revoke worker 1")
    await press(page, "Enter")
    const dialog = page.getByRole("dialog", { name: "Revoke “worker 1”?" })
    await dialog.waitFor()
    await expectAccessible(page)
    await page.keyboard.type("worker")
    await press(page, "Enter")
    expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([])
    await page.keyboard.type(" 1")
    await press(page, "Enter")
    await page.getByText("The key “worker 1” is revoked.").waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => page.getByRole("button", { name: "Revoke worker 1" }).count()).toBe(0)
  })

  test("offer viewers only what they may do", async () => {
    await using server = await serve(stubs(many.slice(0, 2)))
    const page = await open(server, "/a/acc_02/keys")
    await page.getByText("worker 0").waitFor()
    await expect.poll(() => page.getByRole("button", { name: /Create|Revoke/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole("link", { name: /^(?:Send|Set-up)$/ }).count()).toBe(0)
  })

  test("fit a phone", async () => {
    await using server = await serve(stubs(many))
    const page = await open(server, "/a/acc_01/keys", { width: 360, height: 740, touch: true })
    await page.getByText("worker 0").waitFor()
    await expectNoSideways(page)
    await picture(page, "keys")
    await page.getByRole("button", { name: "More" }).tap()
    await page.getByRole("dialog", { name: "All screens" }).waitFor()
    await expectAccessible(page)
    await picture(page, "more")
  })

  test("are also served at another path", async () => {
    await using server = await serve({ ...stubs(many), ...noEmails }, "/mail")
    const page = await open(server, "/")
    await page.getByRole("heading", { name: "Emails of the live mode will stand here." }).waitFor()
    expect(page.url()).toBe(`${server.url}/a/acc_01/emails`)
    await press(page, "g", "k")
    await page.getByText("worker 0").waitFor()
    expect(page.url()).toBe(`${server.url}/a/acc_01/keys`)
  })
})
