import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { failure, Reply, serve, type Stubs } from "./stub.ts"

type Suppression = Answer<"GET /accounts/:account_id/suppressions">["data"][number]

const suppression = (address: string | null, reason: Suppression["reason"]): Suppression => ({
  id: `sup_${address}`,
  email_address: address,
  reason,
  created_at: "2026-11-20T10:00:00.000Z"
})

const list = [
  suppression("lee@example.com", "bounce"),
  suppression("kim@example.org", "complaint"),
  suppression("ada@example.net", "manual"),
  suppression(null, "manual")
]

const stubs = (all = list): Stubs => ({
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/suppressions": ({ query }) => ({
    data: all.filter(({ email_address }) => (email_address ?? "").includes(query.get("q") ?? "")),
    next_cursor: null
  })
})

inBrowser("suppressions", ({ open }) => {
  test("show why each address is suppressed, and are searched by keyboard", async () => {
    await using server = await serve(stubs())
    const page = await open(server, "/a/acc_01/suppressions")
    await page.getByText("lee@example.com").waitFor()
    await page.getByText("erased recipient").waitFor()
    await expectAccessible(page)
    await picture(page, "suppressions")
    await press(page, "/")
    await page.keyboard.type("nobody@example.com")
    await page.getByRole("heading", { name: "nobody@example.com is not suppressed." }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe("?q=nobody%40example.com")
    const phone = await open(server, "/a/acc_01/suppressions", { width: 360, height: 740, touch: true })
    await phone.getByText("lee@example.com").waitFor()
    await expectNoSideways(phone)
    await picture(phone, "suppressions")
  })

  test("are added by keyboard, show beside the field what is wrong, and keep typed text", async () => {
    await using server = await serve({
      ...stubs(),
      "POST /accounts/:account_id/suppressions": failure(409, "conflict", "This address is suppressed already.")
    })
    const page = await open(server, "/a/acc_01/suppressions", { allowed: /409/ })
    await page.getByText("lee@example.com").waitFor()
    await tabTo(page, "textbox", "Address to suppress")
    await page.keyboard.type("lee@example.com")
    await press(page, "Enter")
    await page.getByText("This address is suppressed already.").waitFor()
    await expect.poll(() => page.getByPlaceholder("Address to suppress").inputValue()).toBe("lee@example.com")
    server.set({ "POST /accounts/:account_id/suppressions": new Reply(201, suppression("mo@example.com", "manual")) })
    await press(page, "Enter")
    await page.getByText("mo@example.com is suppressed.").waitFor()
  })

  test("are removed at once, with an undo, if they were added manually, and after a question if they bounced", async () => {
    const asked: Array<unknown> = []
    await using server = await serve({
      ...stubs(),
      "DELETE /accounts/:account_id/suppressions/:email": ({ params }) => void asked.push(params["email"]),
      "POST /accounts/:account_id/suppressions": ({ payload }) => {
        asked.push(payload)
        return new Reply(201, suppression("ada@example.net", "bounce"))
      }
    } as Stubs)
    const page = await open(server, "/a/acc_01/suppressions")
    await page.getByRole("button", { name: "Remove ada@example.net" }).click()
    await page.getByText("ada@example.net may be sent to again.").waitFor()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect.poll(() => asked).toEqual(["ada@example.net", { email_address: "ada@example.net", reason: "manual" }])
    await page.getByRole("button", { name: "Remove lee@example.com" }).click()
    await page.getByRole("dialog", { name: "Send to lee@example.com again?" }).waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Remove the suppression" }).click()
    await page.getByText("lee@example.com may be sent to again.").waitFor()
    await page.getByRole("button", { name: "Undo" }).last().click()
    await expect.poll(() => asked.at(-1)).toEqual({ email_address: "lee@example.com", reason: "bounce" })
  })

  test("are imported from a file in parts, continue after a failure, and name each line that was left out", async () => {
    const parts: Array<number> = []
    let fails = true
    await using server = await serve({
      ...stubs([]),
      "POST /accounts/:account_id/suppressions/import": ({ payload }) => {
        const { entries } = payload as { entries: ReadonlyArray<{ email_address: string }> }
        if (parts.length === 1 && fails) {
          fails = false
          return failure(503, "unavailable", "The storage did not answer.")
        }
        parts.push(entries.length)
        return {
          outcomes: entries.map(({ email_address }) =>
            email_address.startsWith("bad")
              ? { outcome: "refused" as const, problem: "must have a domain" }
              : { outcome: "added" as const, problem: null }
          )
        }
      }
    })
    const page = await open(server, "/a/acc_01/suppressions", { allowed: /503/ })
    await page.getByRole("heading", { name: "Addresses that are never sent to will stand here." }).waitFor()
    await page.getByRole("button", { name: "Import CSV" }).click()
    const lines = Array.from({ length: 700 }, (_, n) => `person${n}@example.com,bounce`)
    const text = ["email,reason", ...lines, "nobody,bounce", "bad@,bounce"].join("\n")
    await page.getByLabel("CSV file").setInputFiles({
      name: "list.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text)
    })
    await page.getByText("701 addresses were found.").waitFor()
    await page.getByText("holds no address").waitFor()
    await expectAccessible(page)
    await picture(page, "suppressions-import")
    await page.getByRole("button", { name: "Import 701 addresses" }).click()
    await page.getByText("500 of 701 were imported and stay so.").waitFor()
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByText("700 added; 0 were suppressed already.").waitFor()
    await page.getByText("must have a domain").waitFor()
    expect(parts).toEqual([500, 201])
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
  })
})
