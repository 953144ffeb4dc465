import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { operator, service } from "./fixtures.ts"
import { failure, Reply, serve, type Stubs } from "./stub.ts"

type Routes = Answer<"GET /operator/routes">

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()

const first: Routes = {
  rules: "to:company.example=smtp2; tag:news=ses,smtp",
  version: 3,
  changed_at: ago(600),
  changed_by: "Grace",
  problem: null,
  setting: ["from:shop.example=ses"],
  usual: ["ses", "smtp"],
  providers: ["ses", "smtp", "smtp2"]
}

/** Routes that heed changes, in turn with another operator's. */
const routed = (changes: Array<unknown> = []): Stubs & { readonly interfere: (rules: string) => void } => {
  let stored = first
  const change = (rules: string, changed_by: string) => {
    stored = { ...stored, rules, changed_by, changed_at: ago(0), version: stored.version + 1 }
  }
  const stubs: Stubs = {
    "GET /session": operator,
    "GET /service": service,
    "GET /operator/routes": () => stored,
    "PUT /operator/routes": ({ payload }) => {
      const { rules, version } = payload as { readonly rules: string; readonly version: number }
      changes.push(payload)
      if (version !== stored.version) {
        return new Reply(409, { error: { code: "conflict", message: "Somebody changed the routes meanwhile." } })
      }
      change(rules, "Ada")
      return stored
    },
    "POST /operator/routes/explanation": ({ payload }) =>
      (payload as { readonly tag: string | null }).tag === "news"
        ? { rule: "tag:news=ses,smtp", source: "stored", providers: ["ses", "smtp"], waits: null }
        : { rule: null, source: null, providers: [], waits: "The name servers do not answer" }
  }
  return Object.assign(stubs, { interfere: (rules: string) => change(rules, "Grace") })
}

inBrowser("routes", ({ open }) => {
  test("are shown, changed and saved, with what is wrong beside them", async () => {
    const changes: Array<unknown> = []
    await using server = await serve(routed(changes))
    const page = await open(server, "/operator/routes", { allowed: /400/ })
    await page.getByText("2 rules are stored, which come first.").waitFor()
    await page.getByText("Changed by Grace").waitFor()
    await page.getByText("from:shop.example=ses", { exact: true }).waitFor()
    const box = page.getByRole("textbox", { name: "One rule a line; the first that holds counts" })
    expect(await box.inputValue()).toBe("to:company.example=smtp2\ntag:news=ses,smtp")
    await expectAccessible(page)
    await picture(page, "operator-routes")
    await box.fill("to:company.example=smtp3")
    server.set({
      "PUT /operator/routes": failure(400, "validation_error", "The request is not valid.", {}, [
        { path: "rules", message: "names smtp3, which is not set up here: write one of ses, smtp, smtp2" }
      ])
    })
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("It names smtp3, which is not set up here: write one of ses, smtp, smtp2.").waitFor()
    await expectAccessible(page)
    server.set({ "PUT /operator/routes": routed(changes)["PUT /operator/routes"]! })
    await box.fill("to:company.example=smtp")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Saved. All processes follow within 5 seconds.").waitFor()
    await page.getByText("One rule is stored, which comes first.").waitFor()
    await page.getByText("Changed by Ada").waitFor()
    expect(changes).toEqual([{ rules: "to:company.example=smtp", version: 3 }])
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSideways(page)
  })

  test("show what somebody else stored meanwhile before they replace it", async () => {
    const changes: Array<unknown> = []
    const stubs = routed(changes)
    await using server = await serve(stubs)
    const page = await open(server, "/operator/routes", { allowed: /409/ })
    await tabTo(page, "textbox", "One rule a line; the first that holds counts")
    await press(page, "Control+a")
    await page.keyboard.type("tag:mine=smtp")
    stubs.interfere("tag:theirs=ses")
    await press(page, "Tab", "Enter")
    const alert = page.getByRole("alert")
    await alert.getByText("Somebody changed the rules meanwhile. This is stored now:").waitFor()
    await alert.getByText("tag:theirs=ses").waitFor()
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await alert.getByRole("button", { name: "Go on with mine" }).click()
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Saved. All processes follow within 5 seconds.").waitFor()
    expect(changes).toEqual([3, 4].map((version) => ({ rules: "tag:mine=smtp", version })))
  })

  test("say where an email would go, by which rule, and why it would wait", async () => {
    await using server = await serve(routed())
    const page = await open(server, "/operator/routes", { width: 360, height: 740, touch: true })
    await page.getByLabel("Recipient").fill("ada@example.com")
    await page.getByLabel("Sender").fill("news@shop.example")
    await page.getByLabel("Tag (optional)").fill("news")
    await page.getByRole("button", { name: "Look" }).tap()
    await page.getByText("To ses, then smtp.").waitFor()
    await page.getByRole("status").getByText("tag:news=ses,smtp").waitFor()
    await page.getByLabel("Tag (optional)").fill("")
    await page.getByRole("button", { name: "Look" }).tap()
    await page.getByText("It would wait.").waitFor()
    await page.getByText("The name servers do not answer.").waitFor()
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  test("are nothing to choose with one provider, and tell what email waits for", async () => {
    await using server = await serve({
      ...routed(),
      "GET /operator/routes": { ...first, problem: "A stored rule names smtp3, which is no provider of this process" }
    })
    const page = await open(server, "/operator/routes")
    await page.getByText("A stored rule names smtp3, which is no provider of this process.").waitFor()
    server.set({ "GET /operator/routes": { ...first, providers: ["ses"], usual: ["ses"], setting: [] } })
    await press(page, "r")
    await page.getByRole("heading", { name: "One provider takes all mail." }).waitFor()
    await page.getByText("The stored rules are not in use.").waitFor()
    expect(await page.getByRole("textbox").count()).toBe(0)
    await expectAccessible(page)
  })
})
