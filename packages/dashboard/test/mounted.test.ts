/** The dashboard in another server, as an application mounts it with the library of promises. */
import { toNodeListener } from "@sendwright/http/NodeListener"
import { toWebHandler, type WebHandler } from "@sendwright/http/WebHandler"
import { accepted, createSendwright, memory, type Sendwright } from "@sendwright/promise"
import { once } from "node:events"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import { assert, describe, it } from "vitest"
import * as Mounted from "../src/server/Mounted.ts"
import { password } from "./harness.ts"

interface Mount extends AsyncDisposable {
  readonly origin: string
  readonly sendwright: Sendwright
}

const shop = (): Sendwright =>
  createSendwright({
    storage: memory(),
    provider: { name: "nowhere", submit: async (message) => accepted(message.messageId) },
    account: { name: "Shop", ownerEmail: "ada@shop.example" }
  })

/** Answers a request of `node:http` with a web handler, as adapters do. */
const answerBy = (handler: WebHandler, origin: string): http.RequestListener => (request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", async () => {
    const { method = "GET" } = request
    const body = method === "GET" ? {} : { body: new Uint8Array(Buffer.concat(chunks)) }
    const headers = request.headers as Record<string, string>
    const answer = await handler(new Request(`${origin}${request.url}`, { method, headers, ...body }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}

const mounts = { "a Node listener": toNodeListener, "a web handler": toWebHandler } as const

const mounted = async (kind: keyof typeof mounts): Promise<Mount> => {
  const sendwright = shop()
  await sendwright.start()
  const server = http.createServer()
  await once(server.listen(0, "127.0.0.1"), "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const options = { basePath: "/mail", routes: Mounted.routes({ origin, portalOrigins: ["https://shop.example"] }) }
  const mount = kind === "a web handler"
    ? toWebHandler(sendwright.context, options)
    : toNodeListener(sendwright.context, options)
  const mail = "handler" in mount ? answerBy(mount.handler, origin) : mount.listener
  server.on(
    "request",
    (request, response) =>
      request.url?.startsWith("/mail") === true ? mail(request, response) : response.end("the shop")
  )
  return {
    origin,
    sendwright,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await mount.dispose()
      await sendwright.close()
    }
  }
}

// oxlint-disable-next-line typescript/no-explicit-any
const bodyOf = async (answer: Response): Promise<any> => await answer.json()

const json = { "content-type": "application/json" }
const html = { accept: "text/html" }
const tokenOf = (path: string): string => path.slice(path.indexOf("#") + 1)

describe.each(Object.keys(mounts) as Array<keyof typeof mounts>)(
  "the dashboard below a path of an app, by %s",
  (kind) => {
    it("is signed in to by a link of the app, and shows the emails that the app sends", async () => {
      await using mount = await mounted(kind)
      const { origin, sendwright } = mount
      const api = `${origin}/mail/dashboard/api`
      assert.strictEqual(await (await fetch(`${origin}/`)).text(), "the shop")
      assert.strictEqual((await fetch(`${origin}/mail/health/live`)).status, 200)
      const page = await fetch(`${origin}/mail/a/b/emails`, { headers: html })
      assert.include([200, 503], page.status, "whether or not it is built")
      assert.match(page.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/)
      if (page.status === 200) assert.include(await page.text(), "content=\"/mail\"")

      const { path } = await sendwright.members.link({ email: "ada@shop.example" })
      assert.match(path, /^\/sign-in\/link#[A-Za-z0-9_-]{43}$/)
      const signedIn = await fetch(`${api}/links/reset`, {
        method: "POST",
        headers: { ...json, origin },
        body: JSON.stringify({ token: tokenOf(path), password })
      })
      assert.strictEqual(signedIn.status, 200)
      const me = await bodyOf(signedIn)
      assert.strictEqual(me.service.base_url, `${origin}/mail`)
      assert.deepStrictEqual(me.accounts.map(({ name, role }: { name: string; role: string }) => [name, role]), [
        ["Shop", "owner"]
      ])
      const cookie = signedIn.headers.getSetCookie().find((line) => line.includes("session"))!.split(";")[0]!

      const { sandbox } = await sendwright.account.summary()
      const { id } = await sendwright.emails.send({
        from: `shop@${sandbox.domain}`,
        to: "ada@shop.example",
        subject: "Welcome",
        text: "Hello."
      })
      const emails = `${api}/accounts/${me.accounts[0].id}/emails`
      const list = await bodyOf(await fetch(emails, { headers: { cookie } }))
      assert.deepStrictEqual(list.data.map((email: { id: string }) => email.id), [id])

      const portal = await sendwright.portal.link({ label: "Grace", parts: ["emails"] })
      assert.match(portal.path, /^\/portal#/)
      const opened = await fetch(`${api}/portal/sessions`, {
        method: "POST",
        headers: { ...json, origin },
        body: JSON.stringify({ token: tokenOf(portal.path) })
      })
      const { label, token } = await bodyOf(opened)
      assert.strictEqual(label, "Grace")
      const shown = await bodyOf(await fetch(emails, { headers: { authorization: `Portal ${token}` } }))
      assert.deepStrictEqual(shown.data, list.data)
    })

    it("admits people whom the app invites", async () => {
      await using mount = await mounted(kind)
      const { origin, sendwright } = mount
      const { path } = await sendwright.members.link({ email: "grace@shop.example", role: "viewer" })
      const joined = await fetch(`${origin}/mail/dashboard/api/links/join`, {
        method: "POST",
        headers: { ...json, origin },
        body: JSON.stringify({ token: tokenOf(path), name: "Grace", password })
      })
      assert.strictEqual(joined.status, 200)
      assert.strictEqual((await bodyOf(joined)).accounts[0].role, "viewer")
    })
  }
)
