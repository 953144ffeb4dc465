import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, operator, service } from "./fixtures.ts"
import { failure, serve, type Stubs } from "./stub.ts"

type Detail = Answer<"GET /operator/users/:id">

const user = (n: number, change: Partial<Detail> = {}): Detail => ({
  id: `0199a1b2-7c3d-7e4f-8a5b-${String(n).padStart(12, "0")}`,
  email_address: `person${n}@acme.dev`,
  name: `Person ${n}`,
  is_operator: false,
  has_password: true,
  disabled_at: null,
  created_at: "2026-09-02T10:00:00.000Z",
  accounts: [{ id: "acc_01", name: "Acme", role: "developer" }],
  sessions: 2,
  ...change
})

const some = [
  user(1),
  user(2, { email_address: "ada@acme.dev", name: "Ada", is_operator: true }),
  user(3, {
    email_address: "kim@acme.dev",
    name: "Kim",
    disabled_at: "2026-11-20T10:00:00.000Z",
    accounts: [],
    sessions: 0
  })
]

const stubs = (all: ReadonlyArray<Detail>): Stubs => {
  const users = new Map(all.map((one) => [one.id, one]))
  const changed = (id: string | undefined, change: Partial<Detail>): Detail => {
    const next = { ...users.get(id!)!, ...change }
    users.set(next.id, next)
    return next
  }
  return {
    "GET /session": operator,
    "GET /service": service,
    "GET /operator/users": ({ query }) => ({
      data: [...users.values()].filter(({ email_address }) => email_address.includes(query.get("search") ?? "")),
      next_cursor: null
    }),
    "GET /operator/users/:id": ({ params }) => users.get(params["id"]!) ?? failure(404, "not_found", "Not here."),
    "POST /operator/users/:id/disable": ({ params }) =>
      changed(params["id"], { disabled_at: "2026-11-22T10:00:00.000Z", sessions: 0 }),
    "POST /operator/users/:id/enable": ({ params }) => changed(params["id"], { disabled_at: null }),
    "POST /operator/users/:id/reset-link": {
      link: "https://mail.acme.dev/sign-in/link#secret",
      expires_at: "2026-11-22T11:00:00.000Z"
    },
    "DELETE /operator/users/:id/sessions": ({ params }) => {
      changed(params["id"], { sessions: 0 })
      return { revoked: 2 }
    }
  }
}

inBrowser("an operator's users", ({ open }) => {
  test("are found, signed out, disabled and enabled", async () => {
    await using server = await serve(stubs(some))
    const page = await open(server, "/operator/users")
    await page.getByText("person1@acme.dev").waitFor()
    await expectAccessible(page)
    await picture(page, "operator-users")
    await page.getByLabel("Search by address or name").fill("person1")
    await expect.poll(() => page.getByText("kim@acme.dev").count()).toBe(0)
    await expect.poll(() => new URL(page.url()).search).toBe("?q=person1")
    await page.getByText("person1@acme.dev").click()
    const panel = page.getByRole("article", { name: "person1@acme.dev" })
    await panel.getByText("in 2 browsers").waitFor()
    await page.getByRole("button", { name: "End all sessions" }).click()
    await page.getByText("2 sessions are ended").waitFor()
    await panel.getByText("nowhere").waitFor()
    await page.getByRole("button", { name: "Disable" }).click()
    await page.getByRole("dialog", { name: "Disable person1@acme.dev?" }).getByRole("button", { name: "Disable" })
      .click()
    await page.getByText("person1@acme.dev is disabled").waitFor()
    await expect.poll(() => page.getByRole("row", { name: /person1/ }).textContent()).toContain("disabled")
    await expectAccessible(page)
    await picture(page, "operator-user")
    await page.getByRole("button", { name: "Enable" }).click()
    await page.getByText("person1@acme.dev may sign in again").waitFor()
  })

  test("get a link by keyboard alone, and tell why operators cannot disable themselves", async () => {
    await using server = await serve({
      ...stubs(some),
      "POST /operator/users/:id/disable": failure(409, "conflict", "You cannot disable yourself.")
    })
    const page = await open(server, "/operator/accounts", { allowed: /404|409/ })
    await page.getByRole("link", { name: "Users" }).waitFor()
    await press(page, "g", "p")
    await page.getByText("ada@acme.dev").waitFor()
    await press(page, "/")
    await page.keyboard.type("ada")
    await expect.poll(() => page.getByText("person1@acme.dev").count()).toBe(0)
    await press(page, "Escape", "j", "Enter")
    await expect.poll(() => new URL(page.url()).search).toContain("q=ada")
    await page.getByRole("article", { name: "ada@acme.dev" }).waitFor()
    await tabTo(page, "button", "Make a link to a new password")
    await press(page, "Enter")
    await page.getByText("https://mail.acme.dev/sign-in/link#secret").waitFor()
    await tabTo(page, "button", "Disable")
    await press(page, "Enter")
    // The page under the dialog has a button of the same name.
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Disable" })
    await confirm.waitFor()
    const isReached = () => confirm.evaluate((button) => button.matches(":focus"))
    for (let step = 0; step < 10 && !(await isReached()); step++) await press(page, "Tab")
    await press(page, "Enter")
    await page.getByText("You cannot disable yourself.").waitFor()
    await expectAccessible(page)
  })

  test("fit a phone, and are not there for others", async () => {
    await using server = await serve(stubs(some))
    const page = await open(server, "/operator/users", { width: 360, height: 740, touch: true, allowed: /404/ })
    await page.getByText("kim@acme.dev").tap()
    await page.getByText("A member of no account.").waitFor()
    await expectNoSideways(page)
    await expectAccessible(page)
    server.set({ "GET /session": me, "GET /operator/users": failure(404, "not_found", "Not here.") })
    await page.goto(`${server.url}/operator/users`)
    await page.getByText("This is not here.").waitFor()
  })
})
