import * as Http from "node:http"
import * as Net from "node:net"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { bodyLimits, type Frame, frames } from "./frames.ts"
import { type Harness, makeHarness, message } from "./harness.ts"

interface Answer {
  readonly status: number
  readonly headers: Http.IncomingHttpHeaders
  readonly text: string
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
}

/** Asks over a socket; a body in pieces is sent without Content-Length. */
const ask = (
  { port }: Frame,
  key: string | null,
  method: string,
  path: string,
  body?: string | ReadonlyArray<string>
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = Http.request({
      host: "127.0.0.1",
      port,
      method,
      path,
      agent: false,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(typeof body === "string" ? { "content-length": Buffer.byteLength(body) } : {})
      }
    }, (response) => {
      let text = ""
      response.setEncoding("utf8")
      response.on("data", (chunk: string) => text += chunk)
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: text === "" ? undefined : JSON.parse(text)
        }))
    })
    request.on("error", reject)
    for (const piece of typeof body === "string" ? [body] : body ?? []) request.write(piece)
    request.end()
  })

const assertError = (answer: Answer, status: number, code: string) => {
  assert.deepStrictEqual([answer.status, answer.json.error.code], [status, code])
  assert.match(String(answer.headers["x-request-id"]), /^[0-9a-f]{32}$/)
}

for (const [name, start] of Object.entries(frames)) {
  describe(`The API under /mail of ${name}`, () => {
    let harness: Harness
    let frame: Frame
    beforeAll(async () => {
      harness = await makeHarness()
      frame = await start(harness)
    })
    afterAll(() => frame.close())

    const countEmails = async () => (await ask(frame, harness.key, "GET", "/mail/v1/emails")).json.data.length

    it("takes a send, and finds it again", async () => {
      const sent = await ask(frame, harness.key, "POST", "/mail/v1/emails", JSON.stringify(message(harness)))
      assert.strictEqual(sent.status, 201)
      const read = await ask(frame, harness.key, "GET", `/mail/v1/emails/${sent.json.id}`)
      assert.strictEqual(read.json.text, "Thank you — 감사합니다.")
      const listed = await ask(frame, harness.key, "GET", "/mail/v1/emails?limit=1")
      assert.strictEqual(listed.json.data[0].id, sent.json.id)
    })

    it("takes a body in chunks", async () => {
      const body = JSON.stringify(message(harness))
      const pieces = [body.slice(0, 20), body.slice(20, 60), body.slice(60)]
      assert.strictEqual((await ask(frame, harness.key, "POST", "/mail/v1/emails", pieces)).status, 201)
    })

    it("answers failures with the envelope", async () => {
      assertError(await ask(frame, null, "GET", "/mail/v1/account"), 401, "unauthorized")
      assertError(await ask(frame, harness.key, "GET", "/mail/v1/nothing"), 404, "not_found")
      assertError(await ask(frame, harness.key, "GET", "/mail/V1/account"), 404, "not_found")
      assertError(await ask(frame, harness.key, "POST", "/mail/v1/emails", "{}"), 400, "validation_error")
    })

    it("refuses a body over the limit, with a length and in chunks", async () => {
      const long = JSON.stringify(message(harness, { text: "x".repeat(bodyLimits.send) }))
      for (const body of [long, [long.slice(0, 100), long.slice(100)]]) {
        const refused = await ask(frame, harness.key, "POST", "/mail/v1/emails", body)
        assertError(refused, 400, "validation_error")
        assert.include(refused.json.error.message, `at most ${bodyLimits.send} bytes`)
      }
    })

    it("leaves other paths to the app", async () => {
      for (const path of ["/", "/v1/account", "/mailbox/v1/account"]) {
        const answer = await ask(frame, harness.key, "GET", path)
        assert.deepStrictEqual([answer.status, answer.json], [200, { own: true }], path)
      }
    })

    it("names itself by the host and the path that clients see", async () => {
      const { docs_url } = (await ask(frame, harness.key, "GET", "/mail/v1/account")).json
      assert.strictEqual(docs_url, `http://127.0.0.1:${frame.port}/mail/openapi.json`)
      assert.strictEqual((await ask(frame, null, "GET", "/mail/openapi.json")).json.servers[0].url, "/mail")
      const ready = await ask(frame, null, "GET", "/mail/health/ready")
      assert.strictEqual(ready.status, 200, ready.text)
    })

    it("answers HEAD as GET, and has nothing for OPTIONS", async () => {
      const get = await ask(frame, harness.key, "GET", "/mail/v1/account")
      const head = await ask(frame, harness.key, "HEAD", "/mail/v1/account")
      assert.deepStrictEqual([head.status, head.text], [200, ""])
      assert.strictEqual(head.headers["content-length"], get.headers["content-length"])
      assertError(await ask(frame, harness.key, "OPTIONS", "/mail/v1/account"), 404, "not_found")
    })

    it("stores nothing of an upload that breaks off, and goes on", async () => {
      const before = await countEmails()
      const body = JSON.stringify(message(harness))
      await new Promise<void>((resolve, reject) => {
        const socket = Net.connect(frame.port, "127.0.0.1", () => {
          socket.write(
            `POST /mail/v1/emails HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${harness.key}\r\n`
              + `Content-Type: application/json\r\nContent-Length: ${body.length + 10}\r\n\r\n${body}`,
            () => socket.destroy()
          )
        })
        socket.on("close", () => resolve())
        socket.on("error", reject)
      })
      assert.strictEqual(await countEmails(), before)
    })

    it("takes a send with the offer of HTTP/2, as Java's HttpClient makes it", async () => {
      const body = JSON.stringify(message(harness))
      const status = await new Promise<string>((resolve, reject) => {
        const socket = Net.connect(frame.port, "127.0.0.1", () => {
          socket.write(
            `POST /mail/v1/emails HTTP/1.1\r\nConnection: Upgrade, HTTP2-Settings\r\n`
              + `Content-Length: ${Buffer.byteLength(body)}\r\nHost: 127.0.0.1\r\n`
              + "HTTP2-Settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA\r\nUpgrade: h2c\r\n"
              + `User-Agent: Java-http-client/17.0.15\r\nAuthorization: Bearer ${harness.key}\r\n`
              + "Content-Type: application/json\r\n\r\n",
            () => socket.write(body)
          )
        })
        socket.once("data", (chunk) => {
          socket.destroy()
          resolve(chunk.toString().split("\r\n")[0]!)
        })
        socket.on("error", reject)
        socket.setTimeout(5_000, () => reject(new Error("no answer")))
      })
      assert.strictEqual(status, "HTTP/1.1 201 Created")
    })
  })
}
