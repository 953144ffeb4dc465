/** Signing in through a provider's own page. The server knows the provider from its settings. */
import { expect, test } from "vitest"
import { startProvider } from "../oidcProvider.ts"
import { expectAccessible, inBrowser, press, tabTo } from "./browser.ts"
import { startDev } from "./program.ts"

/** The provider's page requests a font of another site, and its own icon. */
const providers = /fonts\.googleapis|ERR_|40[014]/

inBrowser("an OpenID provider", ({ open }) => {
  test(
    "signs in on its own page, leads back to the requested screen, and may deny the sign-in",
    { timeout: 300_000 },
    async () => {
      await using provider = await startProvider()
      provider.people.set("grace", {
        email: "grace@acme.example",
        email_verified: true,
        name: "Grace Hopper",
        groups: ["ops"]
      })
      await using server = await startDev({
        SENDWRIGHT_OIDC_ISSUER: provider.issuer,
        SENDWRIGHT_OIDC_CLIENT_ID: provider.clientId,
        SENDWRIGHT_OIDC_CLIENT_SECRET: provider.clientSecret,
        SENDWRIGHT_OIDC_NAME: "Acme ID",
        SENDWRIGHT_OIDC_DOMAINS: "acme.example",
        SENDWRIGHT_OIDC_SCOPES: "openid email profile groups",
        SENDWRIGHT_OIDC_ROLES: "ops=operator"
      })
      provider.register(`${server.url}/dashboard/oidc/1/callback`)
      const page = await open(server, "/operator/health", { allowed: providers })
      await page.getByRole("button", { name: "Sign in with Acme ID" }).waitFor()
      await expectAccessible(page)

      // A user who cancels there is told so, and can try again.
      await page.getByRole("button", { name: "Sign in with Acme ID" }).click()
      await page.getByPlaceholder("Enter any login").waitFor()
      await page.getByRole("link", { name: /Cancel/ }).click()
      await page.getByText("Acme ID did not let you through.").waitFor()

      await tabTo(page, "button", "Sign in with Acme ID")
      await press(page, "Enter")
      await page.getByPlaceholder("Enter any login").fill("grace")
      await page.getByPlaceholder("and password").fill("any")
      await press(page, "Enter")
      await page.getByRole("button", { name: "Continue" }).click()
      await page.getByRole("heading", { name: "Health", exact: true }).waitFor()
      expect(page.url()).toBe(`${server.url}/operator/health`)
      expect(await page.evaluate(() => document.cookie)).toBe("")

      // The callback, to which the provider sent her back, is in no history.
      await page.goBack()
      expect(page.url()).not.toContain("callback")
    }
  )
})
