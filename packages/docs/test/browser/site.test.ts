/** The site as people use it: by mouse and by keyboard, in both schemes, on a phone, and without any other host. */
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import {
  expectAccessible,
  expectNoSideways,
  inBrowser,
  picture,
  press,
  tabTo
} from "../../../dashboard/test/browser/browser.ts"
import { isPage, parts, pathOf } from "../../site/contents.ts"
import { type DocsServer, serveDocs } from "../server.ts"

let server: DocsServer
beforeAll(async () => {
  server = await serveDocs("/mail")
})
afterAll(() => server[Symbol.asyncDispose]())

const files = parts().flatMap(({ entries }) => entries).map(({ file }) => file).filter(isPage)

/** What pages asked anybody but their server for: nothing, which every test ends with. */
const foreign: Array<string> = []
afterEach(() => {
  expect(foreign.splice(0)).toEqual([])
})

const alone = (page: Page): Page => {
  page.on("request", (request) => {
    if (!new RegExp(`^(?:${server.url}/|data:|blob:)`).test(request.url())) foreign.push(request.url())
  })
  return page
}

inBrowser("the site", ({ open }) => {
  test("fits a phone on every page, and asks no other host", async () => {
    const page = alone(await open(server, "/docs/", { width: 360, touch: true, scheme: "dark" }))
    for (const file of files) {
      // By a link, as readers go from page to page: to load the site anew for each takes five times as long.
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: "next" })
        document.body.append(link)
        link.click()
        link.remove()
      }, `${server.url}/docs/${pathOf(file)}`)
      await page.waitForURL(`${server.url}/docs/${pathOf(file)}`)
      await expect.poll(() => page.locator("h1").first().isVisible(), { message: file }).toBe(true)
      await expectNoSideways(page)
    }
  })

  test("is accessible in both schemes", async () => {
    for (const address of ["", "start/quick-start", "operate/configuration", "operate/dashboard", "embed/library"]) {
      const page = alone(await open(server, `/docs/${address}`))
      await expectAccessible(page)
      await picture(page, `docs-${address.replaceAll("/", "-")}`)
    }
  })

  test("is searched by keyboard, and leads to the section that was found", async () => {
    const page = alone(await open(server, "/docs/"))
    await page.getByRole("heading", { name: "Documentation" }).waitFor()
    await press(page, "Control+k")
    const box = page.getByRole("searchbox").or(page.locator("#localsearch-input")).first()
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type("return path")
    await page.getByRole("option").first().waitFor()
    await press(page, "ArrowDown", "ArrowUp", "Enter")
    await page.waitForURL(/\/docs\/.+#/)
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await page.locator(`[id="${anchor}"]`).waitFor()
  })

  test("is read by keyboard: past the navigation, and along the links", async () => {
    const page = alone(await open(server, "/docs/"))
    await page.getByRole("heading", { name: "Documentation" }).waitFor()
    await press(page, "Tab")
    expect(await page.locator(":focus").textContent()).toBe("Skip to content")
    await press(page, "Enter")
    await tabTo(page, "link", "Moving")
    await press(page, "Enter")
    await page.waitForURL(/\/docs\/move\/overview$/)
    await page.getByRole("heading", { name: "Move from Resend", level: 1 }).waitFor()
  })

  test("opens its menu on a phone, by keyboard too", async () => {
    const page = alone(await open(server, "/docs/start/quick-start", { width: 360 }))
    await tabTo(page, "button", "Menu")
    await press(page, "Enter")
    await page.getByRole("link", { name: "Concepts" }).first().click()
    await page.waitForURL(/\/docs\/start\/concepts$/)
    await page.getByRole("heading", { name: "Concepts", level: 1 }).waitFor()
  })

  test("keeps the scheme that somebody chose", async () => {
    const page = alone(await open(server, "/docs/start/concepts"))
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"))
    expect(await isDark()).toBe(false)
    await tabTo(page, "switch", /dark theme/i)
    await press(page, "Enter")
    await expect.poll(isDark).toBe(true)
    await page.reload()
    expect(await isDark()).toBe(true)
  })
})

inBrowser("the reference of the API", ({ open }) => {
  test("shows every operation with its samples", async () => {
    const page = alone(await open(server, "/docs/api/reference#tag/emails/POST/v1/emails"))
    await page.getByRole("heading", { name: "Send an email" }).first().waitFor()
    await page.getByText("curl ").first().waitFor()
    await page.getByText("$SENDWRIGHT_API_KEY").first().waitFor()
    await picture(page, "docs-reference")
  })

  test("calls the server that it comes from, with the key that it is given", async () => {
    const { text: key } = await server.sendwright.keys.create({ name: "try", mode: "live" })
    const page = alone(await open(server, "/docs/api/reference#tag/account/GET/v1/account"))
    await page.getByPlaceholder("Token").first().fill(key)
    const operation = page.getByRole("button", { name: /Test Request.*get \/v1\/account\b/i }).first()
    await operation.focus()
    await press(page, "Enter")
    await page.getByRole("button", { name: /^Send/ }).first().focus()
    await press(page, "Enter")
    await page.getByText("200 OK").first().waitFor()
    expect(server.asked).toContain("GET /mail/v1/account")
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(key)
  })

  test("fits a phone, in both schemes", async () => {
    for (const scheme of ["light", "dark"] as const) {
      const page = alone(await open(server, "/docs/api/reference", { width: 360, scheme }))
      await page.getByRole("heading", { name: "Sendwright" }).first().waitFor()
      await expectNoSideways(page)
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const [red = 0] = /\d+/.exec(background)!.map(Number)
      expect(scheme === "light" ? red > 200 : red < 60).toBe(true)
    }
  })
})
