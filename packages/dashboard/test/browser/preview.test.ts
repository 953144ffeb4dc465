import type { OutgoingAttachment } from "@sendwright/core/sending/OutgoingMessage"
import { attachment } from "@sendwright/testing/OutgoingMessages"
import { HttpServerResponse } from "effect/http"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import type { Locator, Page } from "playwright-core"
import { expect, test } from "vitest"
import type { PortalView } from "../../page/src/foundation/portalView.ts"
import * as UntrustedContent from "../../src/server/previews/UntrustedContent.ts"
import { inBrowser } from "./browser.ts"
import { detail } from "./emails.ts"
import { me, service } from "./fixtures.ts"
import { hostile } from "./hostile.ts"
import { Reply, serve } from "./stub.ts"

/** A server that must receive no request. It counts connections too, even those without a request. */
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

/** Turns an answer of the real server's code into a stub's reply. */
const toReply = async (answer: HttpServerResponse.HttpServerResponse): Promise<Reply> => {
  const response = HttpServerResponse.toWeb(answer)
  return new Reply(200, await response.text(), Object.fromEntries(response.headers))
}
const replyOf = (
  html: string,
  query: URLSearchParams,
  files: ReadonlyArray<OutgoingAttachment> = []
): Promise<Reply> =>
  toReply(
    UntrustedContent.document(html, {
      files,
      remoteImages: query.get("images") === "remote",
      scheme: query.get("scheme") === "dark" ? "dark" : "light"
    })
  )

/** An inline image of an email that tries to do more than show itself. */
const inlineImage = (there: string) => {
  const run = `fetch('${there}ran');top.ran=1;alert(1)`
  return attachment({
    filename: null,
    contentId: "own",
    contentType: "image/svg+xml",
    disposition: "inline",
    content: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="${run}"><script>${run}</script>`
        + `<image href="${there}inner"/><style>@import "${there}own.css"</style>`
        + `<rect width="1" height="1" fill="#0ff"/></svg>`
    )
  })
}
/** References to the image. */
const naming = [
  "<img src=\"cid:own\">",
  "<img src=cid:own onerror=\"alert(1)\">",
  "<embed src=\"cid:own\">",
  "<iframe src=\"cid:own\"></iframe>",
  "<object data=\"cid:own\"><img src=\"cid:own\"></object>",
  "<script src=\"cid:own\"></script>",
  "<video autoplay poster=\"cid:own\" src=\"cid:own\"></video>",
  "<style>body{background:url(cid:own)}</style>",
  "<style>@import url(cid:own);</style>",
  "<svg><image href=\"cid:own\"/><use href=\"cid:own#x\"/></svg>",
  "<a href=\"cid:own\" style=\"position:fixed;inset:0\">x</a>"
]

const serveEmails = (emails: ReadonlyArray<string>, files: ReadonlyArray<OutgoingAttachment>) =>
  serve({
    "GET /session": me,
    "GET /service": service,
    "GET /accounts/:account_id/emails/:id": detail(),
    "GET /accounts/:account_id/emails/:id/preview": ({ params, query }) =>
      replyOf(emails[Number(params["id"])] ?? "<p>an email</p>", query, files)
  })

/** Records everything that a page does without a request of the reader. */
const watch = (page: Page): Array<string> => {
  const happened: Array<string> = []
  page.on("dialog", (dialog) => {
    happened.push("a dialog")
    void dialog.dismiss()
  })
  page.on("download", () => void happened.push("a download"))
  page.context().on("page", () => void happened.push("a window"))
  return happened
}

/** The colour of a pixel in a picture of an element: red, green, blue. */
const colourAt = async (page: Page, of: Locator, x: number, y: number): Promise<ReadonlyArray<number>> => {
  const picture = (await of.screenshot()).toString("base64")
  return await page.evaluate(async ({ picture, x, y }) => {
    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const context = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height })
      .getContext("2d")!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(x, y, 1, 1).data].slice(0, 3)
  }, { picture, x, y })
}

const patience = { timeout: 300_000 }

// The browser reports each refused attempt.
const refusals = /./

/** Tries all hostile emails and templates; without the variable an eighth of them. */
const isWhole = process.env["HOSTILE"] === "all"

inBrowser("the preview of a hostile email", ({ open }) => {
  test("runs nothing, fetches nothing, and covers nothing", async () => {
    await using there = await sentinel()
    const own = inlineImage(`http://127.0.0.1:${there.port}/`)
    const emails = [...hostile(`http://127.0.0.1:${there.port}/`), ...naming]
    expect(emails.length).toBeGreaterThanOrEqual(200)
    await using server = await serveEmails(emails, [own])
    const page = await open(server, "/a/acc_01/emails/first", { allowed: refusals, height: 2_000 })
    const frame = page.getByTitle("Preview of the email")
    await frame.waitFor()
    const happened = watch(page)
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
    // On a click on a link, Chromium may open a connection before it refuses to follow the link. It sends no request.
    for (const [index, email] of emails.entries()) {
      if (!isWhole && index % 8 !== 2 && !naming.includes(email)) continue
      if (!/<(?:a|area|button|input|form|details|div|img)\b/.test(email)) continue
      await show(index)
      await page.mouse.click(box.x + 30, box.y + 30)
      await judge(index, (seen) => seen !== "connected")
    }
    await page.waitForTimeout(500)
    expect([...failed, ...happened, ...there.seen.filter((seen) => seen !== "connected")]).toEqual([])
  }, 300_000)

  test("would be noticed if nothing prevented it", async () => {
    await using there = await sentinel()
    await using server = await serve({
      "GET /session": () =>
        new Reply(200, `<img src="http://127.0.0.1:${there.port}/a.png">`, { "content-type": "text/html" })
    })
    await open(server, "/dashboard/api/session", { allowed: refusals })
    await expect.poll(() => there.seen, patience).toContain("asked for /a.png")
  })
})

const logo = "https://images.acme.invalid/logo.svg"
const letter = `<style>
  body { margin: 0; background: rgb(0, 0, 255) }
  img { display: block; width: 100px; height: 100px }
  @media (max-width: 400px) { body { background: rgb(0, 255, 0) } }
  @media (prefers-color-scheme: dark) { body { background: rgb(255, 0, 0) } }
</style><img src="${logo}" alt="">`

inBrowser("the preview of an email", ({ open }) => {
  test("has the width of a phone or a screen, is light or dark, and loads remote images only on request", async () => {
    let html = letter
    await using server = await serve({
      "GET /session": me,
      "GET /service": service,
      "GET /accounts/:account_id/emails/:id": detail(),
      "GET /accounts/:account_id/emails/:id/preview": ({ query }) => replyOf(html, query)
    })
    const page = await open(server, "/a/acc_01/emails/eml_01", { height: 1_200, allowed: /Content Security Policy/ })
    const asked: Array<string> = []
    await page.route("https://images.acme.invalid/**", (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: "image/svg+xml",
        body: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><rect width='1' height='1' fill='#f0f'/></svg>"
      })
    })
    const frame = page.getByTitle("Preview of the email")
    // Two places: one beside the image, and one within it.
    const looks = async () => [await colourAt(page, frame, 200, 300), await colourAt(page, frame, 50, 50)]
    const [red, green, blue, magenta] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 0, 255]]
    await expect.poll(looks, patience).toEqual([blue, blue])
    expect((await frame.boundingBox())!.width).toBe(600)
    await page.getByRole("button", { name: "320 px" }).click()
    await expect.poll(looks, patience).toEqual([green, green])
    expect((await frame.boundingBox())!.width).toBe(320)
    await page.getByLabel("Dark").check()
    await expect.poll(looks, patience).toEqual([red, red])
    expect(asked).toEqual([])
    await page.getByRole("button", { name: "Load remote images" }).click()
    await expect.poll(looks, patience).toEqual([red, magenta])
    expect(new Set(asked)).toEqual(new Set([logo]))
    await page.getByRole("button", { name: "600 px" }).click()
    await page.getByLabel("Dark").uncheck()
    await expect.poll(looks, patience).toEqual([blue, magenta])
    // After a reload, remote images need a new request.
    const before = asked.length
    await page.reload()
    await expect.poll(looks, patience).toEqual([blue, blue])
    expect(asked.length).toBe(before)
    // An email without a background of its own is on white. An email that asks for the colour scheme gets the chosen
    // one, regardless of the reader's system.
    html = "<p>plain</p>"
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme })
      await page.reload()
      await expect.poll(looks, patience).toEqual([[255, 255, 255], [255, 255, 255]])
    }
    html = letter
    await page.emulateMedia({ colorScheme: "dark" })
    await page.reload()
    await expect.poll(looks, patience).toEqual([blue, blue])
  })
})

inBrowser("the preview of an email with an image of its own", ({ open }) => {
  test("shows it without any request", async () => {
    await using there = await sentinel()
    const html =
      "<style>body{margin:0}img{display:block;width:100px;height:100px}</style><img src=\"cid:own\" alt=\"\">"
    const files = [inlineImage(`http://127.0.0.1:${there.port}/`)]
    await using server = await serve({
      "GET /session": me,
      "GET /service": service,
      "GET /accounts/:account_id/emails/:id": detail(),
      "GET /accounts/:account_id/emails/:id/preview": ({ query }) => replyOf(html, query, files)
    })
    const page = await open(server, "/a/acc_01/emails/eml_01", { height: 1_200 })
    const frame = page.getByTitle("Preview of the email")
    await expect.poll(() => colourAt(page, frame, 50, 50), patience).toEqual([0, 255, 255])
    expect(there.seen).toEqual([])
  })
})

inBrowser("the preview of a hostile template", ({ open }) => {
  // The page writes into this frame, so that the frame has the page's origin. Only a script could misuse that, and both
  // the sandbox and the policy refuse scripts. This test checks that they do.
  test("runs nothing, fetches nothing, and leaves nothing", { timeout: 300_000 }, async () => {
    await using there = await sentinel()
    const all = hostile(`http://127.0.0.1:${there.port}/`).filter((body) => body.length < 50_000)
    expect(all.length).toBeGreaterThanOrEqual(200)
    // Each takes half a second of typing: an eighth of them, or all with HOSTILE=all. The policy is the one of emails,
    // against which the first test above tries all of them.
    const bodies = isWhole ? all : all.filter((_, index) => index % 8 === 1)
    const day = "2026-11-22T12:00:00.000Z"
    const template = { id: "tpl_1", slug: "hostile", name: "Hostile", subject: "s", html: "<p>begin</p>", text: null }
    await using server = await serve({
      "GET /session": me,
      "GET /service": service,
      "GET /accounts/:account_id/templates/:id": {
        ...template,
        variables: [],
        version: 1,
        created_at: day,
        updated_at: day
      },
      "GET /accounts/:account_id/template-frame": ({ query }) =>
        toReply(UntrustedContent.frame({ remoteImages: query.get("images") === "remote" }))
    })
    const page = await open(server, "/a/acc_01/templates/tpl_1", { allowed: refusals })
    const editor = page.getByRole("textbox", { name: "HTML", exact: true })
    await editor.click()
    const happened = watch(page)
    const preview = page.frameLocator("iframe[title=Preview]")
    await preview.getByText("begin").waitFor()
    const address = page.url()
    const failed: Array<string> = []
    for (const [index, body] of bodies.entries()) {
      await page.keyboard.press("Control+a")
      await page.keyboard.insertText(`<b id="n${index}">n</b>${body}`)
      await preview.locator(`#n${index}`).waitFor({ state: "attached" })
      // Things that start by themselves do so now.
      await page.waitForTimeout(40)
      if (/<(?:a|area|button|input|form|details|div)\b/.test(body)) {
        await preview.locator("body").click({ position: { x: 20, y: 20 }, force: true, timeout: 1_000 }).catch(() => {})
      }
      const wrong = [
        ...happened.splice(0),
        ...there.seen.splice(0),
        ...page.url() === address ? [] : ["the page was left"],
        ...await page.evaluate(() => "ran" in window) ? ["it ran"] : []
      ]
      if (wrong.length > 0) failed.push(`${body.slice(0, 200)}\n  ${wrong.join(", ")}`)
      await editor.focus()
    }
    await page.waitForTimeout(500)
    expect([...failed, ...there.seen]).toEqual([])
  })
})

inBrowser("the preview of a hostile email in a portal", ({ open }) => {
  // As with templates, the page writes into its frame.
  test("runs nothing, fetches nothing, and leaves nothing", { timeout: 300_000 }, async () => {
    await using there = await sentinel()
    const all = hostile(`http://127.0.0.1:${there.port}/`)
    const chosen = isWhole ? all : all.filter((_, index) => index % 8 === 3)
    const bodies = chosen.map((body, index) => `<b id="n${index}">n</b>${body}`)
    const view: PortalView = {
      id: "por_1",
      token: "t".repeat(43),
      account: { id: "acc_01", name: "Acme" },
      label: "Shop 7",
      mode: "live",
      parts: ["emails"],
      expires_at: "2027-11-22T12:00:00.000Z",
      service
    }
    const emails = bodies.map((_, index) => ({ ...detail().email, id: `${index}`, match: null }))
    await using server = await serve({
      "POST /portal/sessions": view,
      "GET /accounts/:account_id/emails": { data: emails, next_cursor: null, live_cursor: "begin" },
      "GET /accounts/:account_id/emails/:id": ({ params }) => detail({ email: { id: params["id"]! } }),
      "GET /accounts/:account_id/emails/:id/preview": ({ params, query }) =>
        replyOf(bodies[Number(params["id"])] ?? "", query),
      "GET /portal/frame": ({ query }) =>
        toReply(UntrustedContent.frame({ remoteImages: query.get("images") === "remote" }))
    })
    const page = await open(server, `/portal#${view.token}`, { allowed: refusals, width: 1_600, height: 1_400 })
    await page.getByRole("row").nth(1).click()
    const happened = watch(page)
    const frame = page.getByTitle("Preview of the email")
    const preview = page.frameLocator("iframe[title='Preview of the email']")
    const failed: Array<string> = []
    for (const [index, body] of bodies.entries()) {
      await preview.locator(`#n${index}`).waitFor({ state: "attached" })
      // Things that start by themselves do so now.
      await page.waitForTimeout(40)
      const { href, origin } = new URL(page.url())
      if (/<(?:a|area|button|input|form|details|div|img)\b/.test(body)) {
        await frame.click({ position: { x: 30, y: 30 }, force: true })
      }
      const wrong = [
        ...happened.splice(0),
        ...there.seen.splice(0),
        ...page.url() === href && origin === new URL(server.url).origin ? [] : ["the page was left"],
        ...await page.evaluate(() => "ran" in window) ? ["it ran"] : []
      ]
      if (wrong.length > 0) failed.push(`${body.slice(0, 200)}\n  ${wrong.join(", ")}`)
      // Opens the next email from the list, not from the place of the click.
      await page.locator("[role=row][aria-selected=true]").focus()
      await page.keyboard.press("j")
    }
    await page.waitForTimeout(500)
    expect([...failed, ...there.seen]).toEqual([])
  })
})
