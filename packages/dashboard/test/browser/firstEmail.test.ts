/** The way of a newcomer, from the command that starts a server to a first email that is shown as delivered. */
import { expect, test } from "vitest"
import { expectAccessible, inBrowser, press, tabTo } from "./browser.ts"
import { startDev } from "./program.ts"

inBrowser("the first email", ({ open }) => {
  test(
    "is shown as delivered within two minutes, with no other command than the first",
    { timeout: 300_000 },
    async () => {
      const begun = performance.now()
      await using server = await startDev()
      const page = await open(server, server.link)
      await page.getByRole("heading", { name: "Set-up", exact: true }).waitFor()
      expect(page.url()).toMatch(new RegExp(`^${server.url}/a/[0-9a-f-]{36}/set-up$`))
      await page.getByRole("heading", { name: /^A key ?: done$/ }).waitFor()
      await page.getByRole("heading", { name: /^A first email ?: open$/ }).waitFor()
      await expectAccessible(page)
      await page.getByRole("button", { name: "Send the email" }).click()
      await page.getByRole("heading", { name: /^A first email ?: done$/ }).waitFor()
      await page.getByText(/^Delivered in /).waitFor()
      expect(performance.now() - begun).toBeLessThan(120_000)
      await page.getByText(/^to delivered@[0-9a-f]{10}\.sandbox\./).waitFor()

      // The same from the other screen, by keyboard alone, to an address that bounces.
      await press(page, "g", "c")
      await page.getByLabel("To", { exact: true }).waitFor()
      await tabTo(page, "button", /^Add bounced@/)
      await press(page, "Enter")
      await tabTo(page, "textbox", "Subject")
      await page.keyboard.type("Hello")
      await tabTo(page, "textbox", /^Text$/)
      await page.keyboard.type("It works.")
      await tabTo(page, "button", /^Send$/)
      await press(page, "Enter")
      await page.getByRole("heading", { name: "The email is on its way." }).waitFor()
      await press(page, "g", "u")
      await page.getByText("Bounced", { exact: true }).waitFor()
      // The page goes on asking, and the server ends first.
      await page.context().close()
    }
  )
})
