import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { failure, Reply, serve, type Stubs } from "./stub.ts"

type Domain = Answer<"GET /accounts/:account_id/domains">["data"][number]

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const domain = (name: string, change: Partial<Domain> = {}): Domain => ({
  id: `dom_${name}`,
  name,
  region: "eu",
  status: "verified",
  health: "healthy",
  health_changed_at: ago(600),
  created_at: ago(900),
  broken_since: null,
  checked_at: ago(20),
  next_check_at: ago(-340),
  rotation: null,
  receiving: null,
  records: [
    {
      id: "dkim",
      type: "TXT",
      name: `ph4f1c._domainkey.${name}`,
      value: `v=DKIM1; k=rsa; p=${"MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A".repeat(12)}`,
      purpose: "dkim",
      needed: true,
      check: { state: "found", found: `v=DKIM1; k=rsa; p=${"MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A".repeat(12)}` }
    },
    {
      id: "mx",
      type: "MX",
      name: `bounces.${name}`,
      value: "10 mx.sendwright.example",
      purpose: "spf",
      needed: true,
      check: { state: "found", found: "10 mx.sendwright.example" }
    },
    {
      id: "dmarc",
      type: "TXT",
      name: `_dmarc.${name}`,
      value: "v=DMARC1; p=none",
      purpose: "dmarc",
      needed: false,
      check: { state: "missing", found: null }
    }
  ],
  ...change
})

const fresh = domain("mail.shop.example", { status: "pending", health: "unknown", checked_at: null })
const pending: Domain = {
  ...fresh,
  health: "action_needed",
  checked_at: ago(0),
  records: fresh.records.map((record) =>
    record.id === "mx" ? { ...record, check: { state: "mismatch", found: "10 mx.elsewhere.example" } } : record
  )
}

const stubs = (data: ReadonlyArray<Domain>): Stubs => ({
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/keys": { data: [] },
  "GET /accounts/:account_id/domains": { data },
  "GET /accounts/:account_id/domains/:id/history": {
    data: [
      { id: "2", at: ago(600), action: "domain.verified", actor: { kind: "engine", name: "sendwright" } },
      { id: "1", at: ago(900), action: "domain.added", actor: { kind: "user", name: "Ada" } }
    ]
  }
})

inBrowser("domains", ({ open }) => {
  test("are added by keyboard alone, and their records copied and looked up", async () => {
    await using server = await serve({
      ...stubs([]),
      "POST /accounts/:account_id/domains": failure(422, "validation_error", "Something is wrong.", {}, [
        { path: "name", message: "must be a domain" }
      ])
    })
    const page = await open(server, "/a/acc_01/keys", { allowed: /422/ })
    await page.getByRole("heading", { name: "API keys" }).waitFor()
    await press(page, "g", "d")
    await page.getByRole("heading", { name: "Domains that you send from will stand here." }).waitFor()
    await expectAccessible(page)
    await picture(page, "domains-empty")
    await press(page, "n")
    await page.getByRole("dialog", { name: "Add a domain" }).waitFor()
    await page.keyboard.type("Mail.Shop.Example")
    await press(page, "Enter")
    await page.getByText("It must be a domain.").waitFor()
    await expect.poll(() => page.getByRole("textbox", { name: "Domain" }).inputValue()).toBe("Mail.Shop.Example")
    await expectAccessible(page)
    server.set({
      "POST /accounts/:account_id/domains": ({ payload }) => {
        expect(payload).toEqual({ name: "mail.shop.example" })
        return new Reply(201, fresh)
      },
      "POST /accounts/:account_id/domains/:id/check": pending
    })
    await press(page, "Enter")
    await page.getByRole("heading", { name: "mail.shop.example" }).waitFor()
    expect(new URL(page.url()).pathname).toBe("/a/acc_01/domains/dom_mail.shop.example")
    await page.getByText("was not looked up yet").waitFor()
    await tabTo(page, "button", "Check now")
    await press(page, "Enter")
    await page.getByText("One record is not there yet").waitFor()
    await page.getByText("10 mx.elsewhere.example").waitFor()
    await tabTo(page, "button", "Copy value of Return path and SPF")
    await press(page, "Enter")
    await page.getByText("Copied", { exact: true }).first().waitFor({ state: "attached" })
    await expectAccessible(page)
    await picture(page, "domain-pending")
  })

  test("show their health, and their records in the form of each DNS provider", async () => {
    await using server = await serve(stubs([
      domain("mail.acme.dev"),
      pending,
      domain("old.acme.dev", { status: "failed", health: "action_needed" })
    ]))
    const page = await open(server, "/a/acc_01/domains")
    await page.getByText("mail.acme.dev").waitFor()
    // The missing record is only recommended. It is not counted, as in the sentence of the domain's screen.
    await page.getByRole("row", { name: /^mail\.acme\.dev .*2 of 2 found/ }).waitFor()
    await expectAccessible(page)
    await picture(page, "domains")
    await page.getByText("mail.acme.dev").click()
    await page.getByText("Email can be sent from mail.acme.dev.").waitFor()
    await page.getByText("verified: all needed records were found").waitFor()
    await page.getByText("bounces.mail", { exact: true }).waitFor()
    await page.getByLabel("Zone").selectOption("mail.acme.dev")
    await page.getByText("bounces", { exact: true }).waitFor()
    await page.getByLabel("Written for").selectOption("Cloudflare")
    await page.getByText("Mail server", { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe("?zone=mail.acme.dev&form=cloudflare")
    await expectAccessible(page)
    await picture(page, "domain")
    await page.getByLabel("Written for").selectOption("Zone file")
    await page.getByText("bounces.mail.acme.dev. 3600 IN MX 10 mx.sendwright.example.").waitFor()
    await expectAccessible(page)
  })

  test("get a new key, after a question", async () => {
    const before = domain("mail.acme.dev")
    const rotation = { from: "ph4f1c", to: "ph99aa", started_at: ago(0), switched_at: null }
    await using server = await serve({
      ...stubs([before]),
      "POST /accounts/:account_id/domains/:id/rotate-dkim": { ...before, rotation }
    })
    const page = await open(server, `/a/acc_01/domains/${before.id}`)
    await page.getByRole("button", { name: "Make a new key" }).click()
    await page.getByRole("dialog", { name: "Make a new DKIM key?" }).waitFor()
    await expectAccessible(page)
    await page.getByRole("dialog").getByRole("button", { name: "Make a new key" }).click()
    await page.getByText("publish the record of ph99aa").waitFor()
  })

  test("receive once they are asked to, show the record for that, and stop again", async () => {
    const before = domain("in.acme.dev")
    const mx = { id: "receiving_mx", type: "MX", name: "in.acme.dev", value: "10 mx.sendwright.example" } as const
    const receiving = {
      status: "pending",
      health: "action_needed",
      checked_at: ago(1),
      records: [{ ...mx, purpose: "receiving", needed: true, check: { state: "missing", found: null } }]
    } as const
    await using server = await serve({
      ...stubs([before]),
      "POST /accounts/:account_id/domains/:id/receiving": { ...before, receiving },
      "DELETE /accounts/:account_id/domains/:id/receiving": before
    })
    const page = await open(server, `/a/acc_01/domains/${before.id}`)
    await page.getByRole("heading", { name: "Receiving" }).waitFor()
    await tabTo(page, "button", "Receive email")
    await press(page, "Enter")
    const section = page.getByRole("region", { name: "Receiving" })
    await section.getByText("email to in.acme.dev is taken once a check finds it").waitFor()
    await section.getByText("Incoming mail (MX)").waitFor()
    await section.getByText("There is no such record.").waitFor()
    await expectAccessible(page)
    await section.getByRole("button", { name: "Stop receiving" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Stop receiving" }).click()
    await section.getByRole("button", { name: "Receive email" }).waitFor()
    server.set({ "GET /accounts/:account_id/domains": { data: [{ ...before, receiving }] } })
    const phone = await open(server, `/a/acc_01/domains/${before.id}`, { width: 360, height: 740, touch: true })
    await phone.getByRole("button", { name: "Stop receiving" }).waitFor()
    await expectNoSideways(phone)
  })

  test("are removed once their name is typed", async () => {
    const gone = domain("mail.acme.dev")
    await using server = await serve({
      ...stubs([gone]),
      "DELETE /accounts/:account_id/domains/:id": new Reply(204)
    })
    const page = await open(server, `/a/acc_01/domains/${gone.id}`)
    await page.getByRole("button", { name: "Remove domain" }).click()
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Remove domain" })
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    await page.getByLabel("Type mail.acme.dev to go on").fill("mail.acme.dev")
    server.set({ "GET /accounts/:account_id/domains": { data: [] } })
    await confirm.click()
    await page.getByText("mail.acme.dev was removed.").waitFor()
    await page.getByRole("heading", { name: "Domains that you send from will stand here." }).waitFor()
  })

  test("fit a phone", async () => {
    await using server = await serve(stubs([pending]))
    const page = await open(server, `/a/acc_01/domains/${pending.id}`, { width: 360, height: 740, touch: true })
    await page.getByText("One record is not there yet").waitFor()
    await expectNoSideways(page)
    await expectAccessible(page)
    await picture(page, "domain")
  })
})
