import { createServer } from "@sendwright/http/NodeServer"
import * as RequestGate from "@sendwright/http/RequestGate"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import * as Net from "node:net"
import { assert, describe, it } from "vitest"
import { defaultLimits } from "../src/Admission.ts"

const limits = { ...defaultLimits, first: 4, least: 4, most: 4, keptForPages: 0, patienceMillis: 60_000 }
const body = Buffer.from(`{"error":{"code":"internal_error"}}`)

/** A server behind a gate. Requests that were begun stay until they are told to end. */
const serve = async (
  changed: Partial<typeof limits> = {},
  listener: RequestListener = () => {}
) => {
  const begun: Array<{ readonly request: IncomingMessage; readonly response: ServerResponse }> = []
  const gate = RequestGate.make(
    { always: new Set(["/health/ready"]), refusalOf: () => body },
    { ...limits, ...changed }
  )
  const server = createServer({ gate }).on("request", (request, response) => {
    if (request.url?.startsWith("/health")) return void response.end("well")
    begun.push({ request, response })
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as Net.AddressInfo
  return { begun, gate, port, [Symbol.asyncDispose]: async () => void server.close().closeAllConnections() }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

/** A client that sends a text and keeps what comes back. */
const client = (port: number, text: string) => {
  const socket = Net.connect(port, "127.0.0.1", () => socket.write(text))
  const answer = { text: "", socket }
  socket.setEncoding("latin1").on("data", (chunk) => answer.text += chunk).on("error", () => {})
  return answer
}

const post = (key: string) =>
  `POST /v1/emails HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Length: 2\r\n\r\n{}`

/** Four keys whose requests are begun, and four whose requests wait. */
const fill = async ({ begun, port }: { readonly begun: ReadonlyArray<unknown>; readonly port: number }) => {
  const first = ["a", "b", "c", "d"].map((key) => client(port, post(key)))
  await until(() => begun.length === 4)
  const waiting = ["e", "f", "g", "h"].map((key) => client(port, post(key)))
  // Whoever comes behind them is refused: then they are there.
  let last = client(port, post("probe"))
  for (let tries = 0; tries < 1_000 && last.text === ""; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (tries % 50 === 49 && last.text === "") last = client(port, post("probe"))
  }
  return { first, waiting, last }
}

describe("RequestGate", { timeout: 20_000 }, () => {
  it("refuses what has no room with 503, Retry-After and the body of its interface, and keeps the connection", async () => {
    await using server = await serve()
    const { last } = await fill(server)
    assert.match(last.text, /^HTTP\/1\.1 503 /)
    assert.match(last.text, /\r\nretry-after: 2\r\n/i)
    assert.match(last.text, /\r\nx-request-id: [0-9a-f]{32}\r\n/)
    assert.isTrue(last.text.endsWith(body.toString()))
    last.text = ""
    last.socket.write("GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n")
    await until(() => last.text.includes("well"))
    assert.strictEqual(server.begun.length, 4)
    assert.isAbove(server.gate.counts().full, 0)
  })

  it("begins what waits when another one is answered", async () => {
    await using server = await serve()
    const { waiting } = await fill(server)
    server.begun[0]!.response.end("first")
    await until(() => server.begun.length === 5)
    server.begun[4]!.response.end("next")
    await until(() => waiting.some(({ text }) => text.endsWith("next")))
  })

  it("does not begin what its client has left", async () => {
    await using server = await serve()
    const { waiting } = await fill(server)
    for (const { socket } of waiting) socket.destroy()
    await until(() => server.gate.counts().abandoned === 4)
    server.begun[0]!.response.end()
    const next = client(server.port, post("next"))
    await until(() => server.begun.length === 5)
    assert.strictEqual(server.begun[4]!.request.headers.authorization, "Bearer next")
    next.socket.destroy()
  })

  it("refuses what has waited for too long while nothing is answered", async () => {
    await using server = await serve({ patienceMillis: 20 })
    for (const key of ["a", "b", "c", "d"]) client(server.port, post(key))
    await until(() => server.begun.length === 4)
    const late = client(server.port, post("e"))
    await until(() => late.text !== "")
    assert.match(late.text, /^HTTP\/1\.1 503 /)
    assert.deepStrictEqual(server.gate.counts(), { full: 0, late: 1, abandoned: 0 })
  })

  it("gives back the place of a stream once it has begun, and of a client that goes away", async () => {
    await using server = await serve()
    const { first } = await fill(server)
    server.begun[0]!.response.writeHead(200, { "content-type": "text/event-stream" })
    server.begun[0]!.response.write(":\n\n")
    await until(() => server.begun.length === 5)
    first[1]!.socket.destroy()
    await until(() => server.begun.length === 6)
  })

  it("gives no place to a body that does not come", async () => {
    await using server = await serve()
    const slow = post("slow").replace("Content-Length: 2", "Content-Length: 3")
    for (let n = 0; n < 50; n++) client(server.port, slow)
    await until(() => server.begun.length === 50)
    for (const key of ["a", "b", "c", "d"]) client(server.port, post(key))
    await until(() => server.begun.length === 54)
    assert.deepStrictEqual(server.gate.counts(), { full: 0, late: 0, abandoned: 0 })
  })

  it("takes a burst of one key that has its places, and refuses of a flood what is beyond, but nothing of others", async () => {
    const many = { first: 64, least: 64, most: 64, patienceMillis: 10_000 }
    await using server = await serve(
      many,
      (request, response) => void request.resume().on("end", () => response.end("ok"))
    )
    /** So many requests on one connection are there at once. */
    const flood = (key: string, count: number) => client(server.port, post(key).repeat(count))
    const burst = flood("burst", 64)
    await until(() => burst.text.split("ok").length === 65)
    assert.deepStrictEqual(server.gate.counts(), { full: 0, late: 0, abandoned: 0 })
    const connections = Array.from({ length: 400 }, () => client(server.port, post("flood")))
    const other = client(server.port, post("other"))
    await until(() => other.text !== "" && connections.every(({ text }) => text !== ""))
    assert.match(other.text, /^HTTP\/1\.1 200 /)
  })

  it("answers all that one connection brings at once, and holds 8,192 requests at the most", async () => {
    await using server = await serve(
      {},
      (request, response) => void request.resume().on("end", () => response.end("ok"))
    )
    const asked = 12_000
    let held = 0
    // An answer in the turn of its request was not held.
    const gate = RequestGate.make({ always: new Set(), refusalOf: () => body }, limits)
    for (let n = 0; n < asked; n++) {
      let isAnswered = false
      const response = { once: () => {}, writeHead: () => (isAnswered = true), end: () => {}, destroyed: true }
      gate.admit({ headers: {}, url: "/" } as IncomingMessage, response as unknown as ServerResponse, () => {})
      if (!isAnswered) held++
    }
    assert.deepStrictEqual([held, gate.counts().full], [8_192, asked - 8_192])
    const one = client(server.port, "GET /v1/account HTTP/1.1\r\nHost: x\r\n\r\n".repeat(asked))
    // Counted as they come: searching all of the text again in each turn took most of the time.
    const begin = "HTTP/1.1 "
    let answers = 0
    let rest = ""
    one.socket.on("data", (chunk) => {
      const parts = `${rest}${chunk}`.split(begin)
      answers += parts.length - 1
      rest = parts.at(-1)!.slice(1 - begin.length)
    })
    await until(() => answers === asked)
  })

  it("takes back every place, so that as many are begun as before, however requests end", async () => {
    await using server = await serve(
      {},
      (request, response) => void request.resume().on("end", () => response.end("ok"))
    )
    for (let round = 0; round < 5; round++) {
      const clients = Array.from({ length: 40 }, (_, n) => client(server.port, post(`key ${n}`)))
      await until(() => clients.every(({ text }) => text !== ""))
      for (const { socket } of clients) socket.destroy()
    }
    const { begun } = server
    const before = begun.length
    const one = client(server.port, post("one"))
    await until(() => one.text.endsWith("ok"))
    assert.strictEqual(begun.length, before + 1)
  })
})
