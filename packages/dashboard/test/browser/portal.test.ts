/** The portal in a page of another site: the real server, and an app on another host and port. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import * as path from "node:path"
import * as readline from "node:readline"
import type { FrameLocator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { keepsConnections } from "./stub.ts"

interface App extends AsyncDisposable {
  readonly url: string
}

/** A page that frames the address in its own address, and shows the messages of the frame. */
const app = async (): Promise<App> => {
  const server = http.createServer(keepsConnections, (request, response) => {
    const frame = new URL(request.url ?? "/", "http://app").searchParams.get("frame") ?? ""
    response.writeHead(200, { "content-type": "text/html" })
    response.end(`<!doctype html><html lang="en"><title>Shop</title><h1>Your email</h1><p id="said"></p>
      <iframe title="Email" id="frame" style="width: 100%; height: 640px; border: 0"></iframe>
      <script>
        addEventListener("message", ({ data }) => document.querySelector("#said").textContent = data.type)
        document.querySelector("#frame").src = ${JSON.stringify(frame)} + location.hash
      </script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    // It is another site than 127.0.0.1, not only another origin. So the framed portal is a third party.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

interface Service extends AsyncDisposable {
  readonly url: string
  readonly account: string
  /** The id of the account's owner. */
  readonly cookie: string
  /** Makes a new link, and returns its path. */
  readonly link: (over?: { readonly parts?: ReadonlyArray<string>; readonly mode?: string }) => Promise<string>
}

const service = async (...origins: ReadonlyArray<string>): Promise<Service> => {
  const program = path.resolve(import.meta.dirname, "../portalServer.ts")
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [program, ...origins])
  let errors = ""
  child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { done, value } = await lines.next()
    if (done === true) throw new Error(`The server ended: ${errors}`)
    return JSON.parse(value)
  }
  const { account, cookie, url } = await next()
  return {
    url,
    account,
    cookie,
    link: (over = {}) => {
      child.stdin.write(`${JSON.stringify(over)}\n`)
      return next()
    },
    [Symbol.asyncDispose]: async () => {
      child.stdin.end()
      await ended
    }
  }
}

/** The address of the app's page that frames a link. */
const framing = (server: Service, link: string, query = ""): string =>
  `/?frame=${encodeURIComponent(server.url + link.replace("#", `${query}#`).split("#")[0]!)}#${link.split("#")[1]}`

const frameOf = (page: Page): FrameLocator => page.frameLocator("#frame")

inBrowser("the portal", ({ open }) => {
  test("shows an email in another site's page, retries a webhook delivery, and checks a domain", async () => {
    await using shop = await app()
    await using server = await service(shop.url)
    const page = await open(shop, framing(server, await server.link()))
    const frame = frameOf(page)
    await frame.getByRole("heading", { name: "Emails" }).waitFor()
    await frame.getByRole("row", { name: "Reset your password" }).click()
    await frame.getByRole("heading", { name: "Reset your password" }).waitFor()
    await frame.frameLocator("iframe").getByText("Reset it here.").waitFor()
    for (const name of ["Send a copy", "More actions", "Live", "Pause"]) {
      expect(await frame.getByRole("button", { name }).count(), name).toBe(0)
    }
    await frame.getByRole("tab", { name: /^Attachments/ }).click()
    const downloading = page.waitForEvent("download")
    await frame.getByRole("button", { name: /terms\.html/ }).click()
    expect((await downloading).suggestedFilename()).toBe("terms.html")

    await frame.getByRole("link", { name: "Webhooks" }).click()
    await frame.getByText("https://hooks.shop.example/email").click()
    await frame.getByText("answered with status 500").click()
    await expect.poll(() => frame.getByRole("button", { name: "Send again" }).count()).toBe(0)
    await frame.getByRole("button", { name: "Retry" }).click()
    await frame.getByText("One more attempt is due.").waitFor()
    // The answer is shown before the list is read again.
    await expect.poll(() => frame.getByRole("article", { name: "Deliveries" }).innerText())
      .not.toMatch(/All \d+ attempts? failed/)

    await frame.getByRole("link", { name: "Domains" }).click()
    await frame.getByText("mail.shop.example").click()
    await frame.getByRole("button", { name: "Check now" }).click()
    await frame.getByText("The records were looked up.").waitFor()
    for (const name of ["DKIM key", "History"]) {
      expect(await frame.getByRole("heading", { name, exact: true }).count(), name).toBe(0)
    }

    // Nothing was stored in the browser, which could refuse to store anything for a third party.
    expect(await page.context().cookies()).toEqual([])
    const inner = page.frames().find((one) => one.url().startsWith(server.url))!
    expect(new URL(inner.url()).hash).toBe("")
    const kept = await inner.evaluate(() => {
      try {
        return localStorage.length + sessionStorage.length
      } catch {
        return "refused"
      }
    })
    expect([0, "refused"]).toContain(kept)
    await picture(page, "portal")
  })

  test("is framed by no page whose origin is not in the setting, and the dashboard by no page at all", async () => {
    await using shop = await app()
    await using other = await app()
    await using server = await service(shop.url)
    const link = await server.link()
    // The refused frame stays empty, and the page before it ends with its requests under way.
    const allowed = /frame-ancestors|X-Frame-Options|asked for http:\/\/127|net::ERR_CONNECTION/
    for (const [site, address] of [[other, link], [shop, "/sign-in#x"]] as const) {
      const page = await open(site, framing(server, address), { allowed })
      await page.waitForFunction(() => frames.length === 1)
      await expect.poll(() => page.frames()[1]!.url()).toMatch(/^chrome-error:/)
    }
    // The page that could not show the link has not used it up.
    const page = await open(shop, framing(server, link), { allowed })
    await frameOf(page).getByRole("heading", { name: "Emails" }).waitFor()
  })

  test("tells that its link was used or its session has ended, also to the page around it", async () => {
    await using shop = await app()
    await using server = await service(shop.url)
    const link = await server.link({ parts: ["emails", "domains"] })
    const allowed = /status of 40[14]/
    const page = await open(shop, framing(server, link), { allowed })
    const frame = frameOf(page)
    await frame.getByRole("row", { name: "Reset your password" }).waitFor()
    await expect.poll(() => frame.getByRole("navigation").getByRole("link").allInnerTexts()).toEqual([
      "Emails",
      "Received",
      "Domains"
    ])

    const second = await open(shop, framing(server, link), { allowed })
    await frameOf(second).getByRole("heading", { name: "This view cannot be opened.", level: 1 }).waitFor()

    const sessions = `${server.url}/dashboard/api/accounts/${server.account}/portal/sessions`
    const headers = { cookie: server.cookie, origin: server.url }
    const { data: [session] } = await (await fetch(sessions, { headers })).json()
    expect((await fetch(`${sessions}/${session.id}`, { method: "DELETE", headers })).status).toBe(204)
    await frame.getByRole("button", { name: "Read again" }).click()
    await frame.getByRole("heading", { name: "This view has ended.", level: 1 }).waitFor()
    await expect.poll(() => page.locator("#said").innerText()).toBe("sendwright.portal.ended")
  })

  test("works by keyboard alone and on a phone, in either scheme and in test mode", async () => {
    await using shop = await app()
    await using server = await service(shop.url)
    const page = await open(server, await server.link())
    await page.getByRole("row", { name: "Reset your password" }).waitFor()
    await expectAccessible(page)
    await tabTo(page, "row", /Reset your password/)
    await press(page, "Enter")
    await page.getByRole("heading", { name: "Reset your password" }).waitFor()
    await expectAccessible(page)
    await tabTo(page, "link", "Webhooks")
    await press(page, "Enter")
    await page.getByText("https://hooks.shop.example/email").waitFor()
    await expectAccessible(page)
    await tabTo(page, "row", /hooks\.shop\.example/)
    await press(page, "Enter")
    await page.getByRole("grid", { name: "Deliveries" }).waitFor()
    await tabTo(page, "row", /failed/)
    await press(page, "Enter")
    await tabTo(page, "button", "Retry")
    await expectAccessible(page)
    await press(page, "Enter")
    await page.getByRole("button", { name: "Retry" }).waitFor({ state: "detached" })
    await tabTo(page, "link", "Domains")
    await press(page, "Enter")
    await page.getByText("mail.shop.example").click()
    await page.getByRole("button", { name: "Check now" }).waitFor()
    await expectAccessible(page)

    const phone = await open(
      server,
      (await server.link({ mode: "test", parts: ["emails"] })).replace("#", "?scheme=dark#"),
      {
        width: 360,
        touch: true
      }
    )
    await phone.getByRole("heading", { name: "Emails of the test mode will stand here." }).waitFor()
    await expect.poll(() => phone.getByRole("navigation").getByRole("link").allInnerTexts()).toEqual([
      "Emails",
      "Received"
    ])
    expect(await phone.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark")
    await expectNoSideways(phone)
    await expectAccessible(phone)
  })
})
