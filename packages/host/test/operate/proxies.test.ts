/** Caddy, nginx and HAProxy by the files of docs/operate, with TLS, in front of a real server. */
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import * as fs from "node:fs"
import * as http from "node:http"
import * as https from "node:https"
import type { AddressInfo } from "node:net"
import * as os from "node:os"
import * as path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { freePort } from "../../../../scripts/free-port.ts"
import { type Environment, killAll, runJson, serve } from "../Program.ts"
import { warnWithout, whereIs } from "./Pages.ts"
import * as Proxies from "./Proxies.ts"

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sendwright-proxies-"))
const database = `proxies_${randomBytes(6).toString("hex")}`
const origin = `https://${Proxies.host}`
const operator = { email_address: "op@example.com", name: "Op", password: "correct horse battery staple" }

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const answerOf = async (request: http.ClientRequest, body: string | undefined): Promise<Answer> => {
  request.end(body)
  const [answer] = await once(request, "response") as [http.IncomingMessage]
  const chunks: Array<Buffer> = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }
}

const optionsOf = (port: number, at: string, { headers = {}, method = "GET" }: Asked) => ({
  host: "127.0.0.1",
  port,
  path: at,
  method,
  servername: Proxies.host,
  ca: Proxies.authority,
  agent: false as const,
  headers: { host: Proxies.host, ...headers }
})

const ask = (port: number, at: string, asked: Asked = {}): Promise<Answer> =>
  answerOf(https.request(optionsOf(port, at, asked)), asked.body)

const askPlainly = (port: number, at: string, asked: Asked = {}): Promise<Answer> =>
  answerOf(http.request(optionsOf(port, at, asked)), asked.body)

const json = { "content-type": "application/json" }

let client: pg.Client
let upstream: number
let account: { readonly id: string; readonly sandbox_domain: string }
let key: string

const environment = (): Environment => {
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${database}`
  return {
    DATABASE_URL: url.href,
    PORT: String(upstream),
    SENDWRIGHT_BASE_URL: origin,
    SENDWRIGHT_DATA_DIR: directory,
    SENDWRIGHT_PROXIES: "1",
    SENDWRIGHT_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
    SENDWRIGHT_SERVICE_DOMAIN: "sendwright.test",
    SENDWRIGHT_SHUTDOWN_DELAY_SECONDS: "0"
  }
}

beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("databaseUrl") })
  await client.connect()
  await client.query(`CREATE DATABASE ${database}`)
  upstream = await freePort()
  account = await runJson(
    "accounts create --name Acme --owner-email ada@example.com --plan enterprise --trusted".split(" "),
    environment()
  )
  key = (await runJson(`keys create --account ${account.id} --mode live --name k`.split(" "), environment())).key
  const first = await serve("serve", environment())
  first.signal("SIGTERM")
  const [, token] = /sign-in\/link#(\S+)/.exec((await first.ended).stderr) ?? []
  await serve("serve", environment())
  const made = await fetch(`http://127.0.0.1:${upstream}/dashboard/api/links/setup`, {
    method: "POST",
    headers: { ...json, origin },
    body: JSON.stringify({ token, ...operator })
  })
  assert.strictEqual(made.status, 200, await made.text())
}, 300_000)

afterAll(async () => {
  killAll()
  await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await client.end()
  fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
}, 300_000)

/** Answers with what it was asked; says `half` as soon as the first part of a body is there. */
const startEcho = async () => {
  const bodies = { begun: 0 }
  const echo = http.createServer((request, response) => {
    request.once("data", () => bodies.begun++)
    request.on("data", () => {})
    request.on("end", () => {
      response.writeHead(200, json).end(JSON.stringify({ url: request.url, headers: request.headers }))
    })
  })
  echo.listen(0, "127.0.0.1")
  await once(echo, "listening")
  return {
    bodies,
    port: (echo.address() as AddressInfo).port,
    stop: async () => {
      echo.closeAllConnections()
      echo.close()
      await once(echo, "close")
    }
  }
}

for (const proxy of Proxies.all) {
  warnWithout(proxy.program, proxy.debian, `a server behind ${proxy.name}`)

  describe.skipIf(whereIs(proxy.program) === undefined)(`behind ${proxy.name}`, { timeout: 300_000 }, () => {
    let secure: number
    let plain: number
    let stop: () => Promise<void>

    beforeAll(async () => {
      const placed = await Proxies.place(proxy, path.join(directory, proxy.program), await Proxies.ports(upstream))
      ;({ plain, secure } = placed.ports)
      ;({ stop } = await Proxies.start(proxy, placed))
    }, 120_000)
    afterAll(() => stop?.())

    it("the API answers, large bodies pass, and what is too large is refused by the server", async () => {
      const headers = { ...json, authorization: `Bearer ${key}` }
      const about = await ask(secure, "/v1/account", { headers })
      assert.deepStrictEqual([about.status, JSON.parse(about.text).docs_url], [200, `${origin}/docs`])
      assert.include(about.headers["strict-transport-security"], "max-age")
      const large = "0123456789 ".repeat(450_000)
      const sent = await ask(secure, "/v1/emails", {
        method: "POST",
        headers,
        body: JSON.stringify({
          from: `a@${account.sandbox_domain}`,
          to: `delivered@${account.sandbox_domain}`,
          subject: "Large",
          html: large,
          text: large
        })
      })
      assert.strictEqual(sent.status, 201, sent.text.slice(0, 500))
      const refused = await ask(secure, "/v1/suppressions", { method: "POST", headers, body: "x".repeat(3_000_000) })
      assert.deepStrictEqual([refused.status, JSON.parse(refused.text).error.code], [400, "validation_error"])
    })

    it("the dashboard's page and its files are there, with the headers that the server gives them", async () => {
      const page = await ask(secure, "/")
      assert.strictEqual(page.status, 200)
      assert.include(page.headers["content-security-policy"], "default-src")
      const [, file] = /(?:src|href)="\.?\/?(dashboard\/assets\/[^"]+)"/.exec(page.text) ?? []
      assert.isDefined(file, page.text.slice(0, 500))
      assert.strictEqual((await ask(secure, `/${file}`)).status, 200)
    })

    it("people sign in, and a live page hears of an email at once and goes on through silence", async () => {
      const signedIn = await ask(secure, "/dashboard/api/session", {
        method: "POST",
        headers: { ...json, origin, "x-forwarded-for": "203.0.113.9" },
        body: JSON.stringify({ email_address: operator.email_address, password: operator.password })
      })
      assert.strictEqual(signedIn.status, 200, signedIn.text)
      const cookie = (signedIn.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ")
      const list = await ask(secure, `/dashboard/api/accounts/${account.id}/emails`, { headers: { cookie } })
      const after = JSON.parse(list.text).live_cursor
      const request = https.request(optionsOf(secure, "/dashboard/api/live", {
        method: "POST",
        headers: { ...json, origin, cookie, accept: "text/event-stream" }
      }))
      request.end(JSON.stringify({ lists: [{ account_id: account.id, query: {}, after, watch: [] }] }))
      const [stream] = await once(request, "response") as [http.IncomingMessage]
      assert.strictEqual(stream.statusCode, 200)
      assert.include(stream.headers["content-type"], "text/event-stream")
      let heard = ""
      stream.on("data", (chunk: Buffer) => heard += chunk.toString())
      const hears = async (what: RegExp, seconds: number) => {
        for (let tries = 0; tries < seconds * 20 && !what.test(heard); tries++) await sleep(50)
        assert.match(heard, what)
      }
      await hears(/retry/, 5)
      const sent = await ask(secure, "/v1/emails", {
        method: "POST",
        headers: { ...json, authorization: `Bearer ${key}` },
        body: JSON.stringify({
          from: `a@${account.sandbox_domain}`,
          to: `delivered@${account.sandbox_domain}`,
          subject: "News",
          text: "x"
        })
      })
      assert.strictEqual(sent.status, 201, sent.text)
      await hears(/event: news/, 10)
      // The heartbeat of the server comes every 15 seconds.
      await hears(/still here/, 25)
      assert.isFalse(stream.readableEnded)
      request.destroy()
    })

    it("a key that comes without TLS is refused, and whoever comes without one is led to https", async () => {
      const refused = await askPlainly(plain, "/v1/account", { headers: { authorization: `Bearer ${key}` } })
      assert.strictEqual(refused.status, 400)
      assert.include(JSON.parse(refused.text).error.message, "could be read on its way")
      const token = await askPlainly(plain, "/postmark/email", { headers: { "x-postmark-server-token": key } })
      assert.strictEqual(token.status, 400)
      const led = await askPlainly(plain, "/docs?x=1")
      assert.strictEqual(led.status, 308)
      assert.match(led.headers.location ?? "", /^https:\/\/mail-api\.example\.com(?::\d+)?\/docs\?x=1$/)
    })
  })

  describe.skipIf(whereIs(proxy.program) === undefined)(`what ${proxy.name} passes on`, { timeout: 120_000 }, () => {
    it("is the client's address last, a body as it comes, and an answer of its own where nobody is", async () => {
      const echo = await startEcho()
      const place = path.join(directory, `${proxy.program}-echo`)
      const placed = await Proxies.place(proxy, place, await Proxies.ports(echo.port))
      const { secure } = placed.ports
      const { stop } = await Proxies.start(proxy, placed)
      try {
        // HAProxy takes a server that does not answer its checks for gone; this one answers all.
        const told = await ask(secure, "/echo?to=ada@example.com", {
          headers: { "x-forwarded-for": "203.0.113.9", authorization: "Bearer secret" }
        })
        assert.strictEqual(told.status, 200, told.text)
        const { headers, url } = JSON.parse(told.text)
        assert.strictEqual(url, "/echo?to=ada@example.com")
        assert.strictEqual(headers.host, Proxies.host)
        assert.strictEqual(headers["x-forwarded-for"].split(",").at(-1).trim(), "127.0.0.1")
        assert.isUndefined(headers.upgrade)

        const { begun } = echo.bodies
        const request = https.request(
          optionsOf(secure, "/echo", { method: "POST", headers: { "content-length": "200000" } })
        )
        const answered = once(request, "response")
        request.write("x".repeat(100_000))
        for (let tries = 0; echo.bodies.begun === begun && tries < 200; tries++) await sleep(25)
        assert.strictEqual(echo.bodies.begun, begun + 1, "the body waits in the proxy")
        request.end("x".repeat(100_000))
        const [answer] = await answered as [http.IncomingMessage]
        answer.resume()
        assert.strictEqual(answer.statusCode, 200)
      } finally {
        await echo.stop()
      }
      const nobody = await ask(secure, "/v1/account")
      assert.include([502, 503], nobody.status)
      assert.strictEqual(nobody.headers["content-type"], "application/json")
      assert.strictEqual(JSON.parse(nobody.text).error.code, "internal_error")
      await stop()
      for (const log of fs.globSync("*.log", { cwd: place })) {
        assert.notMatch(
          fs.readFileSync(path.join(place, log), "utf8").replaceAll(/.*\[(?:error|warn)\].*/g, ""),
          /ada@|secret/
        )
      }
    })
  })
}
