import { HttpServerResponse } from "effect/http"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import * as Untrusted from "../../src/server/Untrusted.ts"
import { inBrowser } from "./browser.ts"
import { detail } from "./emails.ts"
import { me, service } from "./fixtures.ts"
import { hostile } from "./hostile.ts"
import { Reply, serve } from "./stub.ts"

/** A server that must not be asked: it counts connections too, also those over which nothing is asked. */
const sentinel = async () => {
  const seen: Array<string> = []
  const server = http.createServer((request, response) => {
    seen.push(`asked for ${request.url}`)
    response.end()
  })
  server.on("connection", () => void seen.push("connected"))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    seen,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/** What the real server answers with. */
const replyOf = async (html: string, remoteImages: boolean): Promise<Reply> => {
  const response = HttpServerResponse.toWeb(Untrusted.document(html, { remoteImages }))
  return new Reply(200, await response.text(), Object.fromEntries(response.headers))
}

const serveEmails = (emails: ReadonlyArray<string>) =>
  serve({
    "GET /session": me,
    "GET /service": service,
    "GET /accounts/:account_id/emails/:id": detail(),
    "GET /accounts/:account_id/emails/:id/preview": ({ params, query }) =>
      replyOf(emails[Number(params["id"])] ?? "<p>an email</p>", query.get("images") === "remote")
  })

const patience = { timeout: 20_000 }

// The browser says of each attempt that it was refused.
const refusals = /./

inBrowser("the preview of a hostile email", ({ open }) => {
  test("runs nothing, fetches nothing, and lies over nothing", async () => {
    await using there = await sentinel()
    const emails = hostile(`http://127.0.0.1:${there.port}/`)
    expect(emails.length).toBeGreaterThanOrEqual(200)
    await using server = await serveEmails(emails)
    const page = await open(server, "/a/acc_01/emails/first", { allowed: refusals, height: 2_000 })
    const frame = page.getByTitle("Preview of the email")
    await frame.waitFor()
    const happened: Array<string> = []
    page.on("dialog", (dialog) => {
      happened.push("a dialog")
      void dialog.dismiss()
    })
    page.on("download", () => void happened.push("a download"))
    page.context().on("page", () => void happened.push("a window"))
    const [address, title] = [page.url(), await page.title()]
    const box = (await frame.boundingBox())!

    const look = () =>
      page.evaluate(() => {
        const own = document.querySelector("iframe")!
        const { bottom, left, right, top } = own.getBoundingClientRect()
        const outside = [[left - 3, top + 9], [right + 3, top + 9], [left + 9, top - 3], [left + 9, bottom + 3], [
          40,
          40
        ]]
        return {
          covers: outside.some(([x = 0, y = 0]) => document.elementFromPoint(x, y) === own),
          left,
          ran: "ran" in window,
          top
        }
      })
    const before = await look()

    const failed: Array<string> = []
    const show = async (index: number) => {
      await frame.evaluate((element: HTMLIFrameElement, id) =>
        new Promise<void>((resolve) => {
          element.addEventListener("load", () => resolve(), { once: true })
          element.src = element.src.replace(/[^/]+\/preview.*$/, `${id}/preview`)
        }), index)
    }
    const judge = async (index: number, isTold: (seen: string) => boolean) => {
      const now = await look().catch((error: unknown) => String(error))
      const wrong = [
        ...happened.splice(0),
        ...there.seen.splice(0).filter(isTold),
        ...JSON.stringify(now) === JSON.stringify(before) ? [] : [`the page changed: ${JSON.stringify(now)}`],
        ...page.url() === address && await page.title() === title ? [] : ["the page was left"]
      ]
      if (wrong.length > 0) failed.push(`${emails[index]?.slice(0, 200)}\n  ${wrong.join(", ")}`)
    }
    for (const index of emails.keys()) {
      await show(index)
      await judge(index, () => true)
    }
    await page.waitForTimeout(500)
    expect([...failed, ...there.seen]).toEqual([])
    // Where a reader presses a link, Chromium may open a connection before it refuses to follow it: it asks for nothing.
    for (const [index, email] of emails.entries()) {
      if (!/<(?:a|area|button|input|form|details|div|img)\b/.test(email)) continue
      await show(index)
      await page.mouse.click(box.x + 30, box.y + 30)
      await judge(index, (seen) => seen !== "connected")
    }
    await page.waitForTimeout(500)
    expect([...failed, ...happened, ...there.seen.filter((seen) => seen !== "connected")]).toEqual([])
  }, 180_000)

  test("would be noticed where nothing stands in its way", async () => {
    await using there = await sentinel()
    await using server = await serve({
      "GET /session": () =>
        new Reply(200, `<img src="http://127.0.0.1:${there.port}/a.png">`, { "content-type": "text/html" })
    })
    await open(server, "/dashboard/api/session", { allowed: refusals })
    await expect.poll(() => there.seen, patience).toContain("asked for /a.png")
  })
})
