/** The page while its server restarts, and with a second tab, on the real server. */
import type { BrowserContext, Page } from "playwright-core"
import { expect, test } from "vitest"
import { inBrowser, press } from "./browser.ts"
import { owner, startDev } from "./program.ts"

/** The browser's own messages about requests that failed. */
const failures = /Failed to load resource|ERR_/

const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel("Email address").fill(owner.email)
  await page.getByLabel("Password", { exact: true }).fill(owner.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.getByRole("navigation", { name: "Main" }).waitFor()
}

/** Opens a tab in the same browser, with the same cookies. */
const newTab = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(address)
  return page
}

/** Lets one request arrive, and drops its answer. Returns a function that lists the requests that arrived. */
const losingAnswer = async (page: Page, address: string) => {
  const arrived: Array<string> = []
  await page.route(address, async (route) => {
    let answer = await route.fetch()
    // A request that a busy server refuses has not arrived.
    for (let tries = 0; answer.status() === 503 && tries < 20; tries++) {
      await page.waitForTimeout(250)
      answer = await route.fetch()
    }
    arrived.push(`${route.request().method()} ${answer.status()}`)
    await route.abort()
  }, { times: 1 })
  return () => arrived
}

const accountOf = (page: Page): string => /^.*\/a\/[^/]+/.exec(page.url())![0]

/** Writes an email to the simulator. */
const write = async (page: Page, subject: string): Promise<void> => {
  await page.getByRole("button", { name: /^Add delivered@/ }).click()
  await page.getByLabel("Subject").fill(subject)
  await page.getByLabel("Text", { exact: true }).fill(`The text of ${subject}.`)
}

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true })
const isSent = (page: Page) => page.getByRole("heading", { name: "The email is on its way." }).waitFor()

inBrowser("the page and its server", ({ open }) => {
  test(
    "continue after a restart: the list shows the emails sent meanwhile, and no typed text is lost",
    { timeout: 300_000 },
    async () => {
      await using server = await startDev()
      await server.setPassword()
      const list = await open(server, "/", { allowed: failures })
      await signIn(list)
      const base = accountOf(list)
      const writing = await newTab(list.context(), `${base}/send`)
      await write(writing, "Before")
      await send(writing).click()
      await isSent(writing)
      await list.goto(`${base}/emails`)
      await list.getByRole("row", { name: /Before/ }).waitFor()
      await list.getByText("Live", { exact: true }).last().waitFor()
      await writing.getByRole("button", { name: "Write another" }).click()
      await writing.getByLabel("Subject").fill("Meanwhile")

      await server.stop()
      await list.getByText("Connecting").waitFor()
      await list.getByRole("row", { name: /Before/ }).waitFor()
      await send(writing).click()
      await writing.getByText("The server cannot be reached.").waitFor()
      await writing.getByText("What you wrote is kept here.").waitFor()
      await expect.poll(() => writing.getByLabel("Subject").inputValue()).toBe("Meanwhile")
      await expect.poll(() => writing.getByLabel("Text", { exact: true }).inputValue()).toBe("The text of Before.")

      // The email must be accepted before the list is connected again.
      const network = await list.context().newCDPSession(list)
      await network.send("Network.enable")
      const offline = (is: boolean) =>
        network.send("Network.emulateNetworkConditions", {
          offline: is,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1
        })
      await offline(true)
      await server.start()
      await send(writing).click()
      await isSent(writing)
      await offline(false)
      await list.getByRole("button", { name: "1 new" }).waitFor()
      await expect.poll(() => list.getByRole("row", { name: /Meanwhile/ }).count()).toBe(0)
      await press(list, "n")
      await list.getByRole("row", { name: /Meanwhile/ }).waitFor()
      await list.getByText("Live", { exact: true }).last().waitFor()
      // The list has it once, although it was sent twice.
      await list.reload()
      await list.getByRole("row", { name: /Meanwhile/ }).waitFor()
      await expect.poll(() => list.getByRole("row", { name: /Meanwhile/ }).count()).toBe(1)

      // The email is accepted, but the answer is lost. Sending again must not make a second email.
      await writing.getByRole("button", { name: "Write another" }).click()
      await writing.getByLabel("Subject").fill("Once alone")
      await losingAnswer(writing, "**/send?*")
      await send(writing).click()
      await writing.getByText("The server cannot be reached.").waitFor()
      await send(writing).click()
      await isSent(writing)
      await list.reload()
      await list.getByRole("row", { name: /Once alone/ }).waitFor()
      await expect.poll(() => list.getByRole("row", { name: /Once alone/ }).count()).toBe(1)
    }
  )

  test("know of other tabs: a change saved there is not overwritten, and the end of the session is noticed", {
    timeout: 180_000
  }, async () => {
    await using server = await startDev()
    await server.setPassword()
    const one = await open(server, "/", { allowed: failures })
    await signIn(one)
    const base = accountOf(one)
    await one.goto(`${base}/templates`)
    await one.getByRole("button", { name: "New template" }).first().click()
    const form = one.getByRole("dialog", { name: "New template" })
    await form.getByLabel("Name").fill("Welcome")
    await form.getByLabel("Subject").fill("Hello")
    await form.getByRole("button", { name: "Create template" }).click()
    await one.waitForURL(/\/templates\/[0-9a-f-]{36}/)
    const address = one.url()
    const other = await newTab(one.context(), address)
    await other.getByLabel("Subject").fill("Of the other tab")
    await one.getByLabel("Subject").fill("Of the first tab")
    await press(one, "Control+s")
    await one.getByText("Saved as version 2.").waitFor()
    await press(other, "Control+s")
    await other.getByText(/saved version 2 meanwhile. What you typed is kept here./).waitFor()
    await expect.poll(() => other.getByLabel("Subject").inputValue()).toBe("Of the other tab")
    await other.getByRole("button", { name: "Save mine as version 3" }).click()
    await other.getByText("Saved as version 3.").waitFor()

    // The save arrives, but its answer is lost.
    await other.getByLabel("Subject").fill("Saved unheard")
    const arrived = await losingAnswer(other, "**/versions/3")
    await press(other, "Control+s")
    await expect.poll(arrived).toEqual(["PATCH 200"])
    // The page reads the template again. A busy server may refuse that; then to save again says that it is saved.
    await expect.poll(async () => {
      await press(other, "Control+s")
      return await other.getByText("Unsaved changes").count()
    }).toBe(0)
    await expect.poll(() => other.getByText("meanwhile").count()).toBe(0)
    await expect.poll(() => other.getByRole("alert").allTextContents()).toEqual([])
    await other.reload()
    await expect.poll(() => other.getByLabel("Subject").inputValue()).toBe("Saved unheard")

    // Signed out in one tab, while the user is writing in the other.
    await other.getByLabel("Subject").fill("Half a sentence")
    await one.getByRole("button", { name: /^Account: / }).click()
    await one.getByRole("menuitem", { name: /^Sign out/ }).click()
    await one.getByRole("heading", { name: /^Sign in to / }).waitFor()
    await press(other, "Control+s")
    const dialog = other.getByRole("dialog", { name: "Sign in again" })
    await dialog.getByLabel("Password").fill(owner.password)
    await press(other, "Enter")
    await dialog.waitFor({ state: "detached" })
    await expect.poll(() => other.getByLabel("Subject").inputValue()).toBe("Half a sentence")
    await press(other, "Control+s")
    await other.getByText("Saved as version 5.").waitFor()

    // The session is ended from another browser, while the user is writing.
    await other.goto(`${base}/send`)
    await write(other, "After the end")
    const elsewhere = await open(server, "/sign-in", { allowed: failures })
    await signIn(elsewhere)
    await elsewhere.evaluate(async () => {
      await fetch("/dashboard/api/sessions", { method: "DELETE" })
    })
    await send(other).click()
    await dialog.getByLabel("Password").fill(owner.password)
    await press(other, "Enter")
    await dialog.waitFor({ state: "detached" })
    await expect.poll(() => other.getByLabel("Subject").inputValue()).toBe("After the end")
    await send(other).click()
    await isSent(other)
  })
})
