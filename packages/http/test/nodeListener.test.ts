import { toNodeListener } from "@sendwright/http/NodeListener"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import express from "express"
import * as Http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { type Harness, makeHarness, message, services } from "./harness.ts"

const servers: Array<Http.Server> = []

const listen = async (listener: Http.RequestListener): Promise<string> => {
  const server = Http.createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterAll(() => servers.forEach((server) => server.closeAllConnections() ?? server.close()))

describe("toNodeListener", () => {
  let harness: Harness
  beforeAll(async () => {
    harness = await makeHarness()
  })

  const send = async (url: string, body: string | null) => {
    const answer = await fetch(`${url}/mail/v1/emails`, {
      method: "POST",
      headers: { authorization: `Bearer ${harness.key}`, "content-type": "application/json" },
      body
    })
    // oxlint-disable-next-line typescript/no-explicit-any
    return { status: answer.status, json: await answer.json() as any }
  }

  it("takes a body that was read before it as bytes or as text, exactly as it came", async () => {
    for (const parser of [express.raw({ type: () => true }), express.text({ type: () => true })]) {
      const { dispose, listener } = toNodeListener(harness.context, { basePath: "/mail" })
      const url = await listen(express().use(parser).use(listener))
      assert.strictEqual((await send(url, JSON.stringify(message(harness)))).status, 201)
      const broken = await send(url, "{ \"to\": ")
      assert.strictEqual(broken.json.error.details[0].message, "is not valid JSON: it is incomplete")
      await dispose()
    }
  })

  it("holds such a body to the limits as well", async () => {
    const settings = { bodyLimits: { send: 1_000, batch: 1_000, message: 1_000, other: 1_000 } }
    const { dispose, listener } = toNodeListener(harness.context, { basePath: "/mail", settings })
    const url = await listen(express().use(express.json()).use(listener))
    const refused = await send(url, JSON.stringify(message(harness, { text: "x".repeat(1_000) })))
    assert.strictEqual(refused.json.error.details[0].message, "is too large: at most 1000 bytes are allowed")
    await dispose()
  })

  it("calls a body empty that was read and not kept", async () => {
    const { dispose, listener } = toNodeListener(harness.context, { basePath: "/mail" })
    const url = await listen((request, response) => {
      request.resume().on("end", () => listener(request, response))
    })
    const refused = await send(url, JSON.stringify(message(harness)))
    assert.strictEqual(refused.status, 400)
    assert.include(refused.json.error.details[0].message, "is empty")
    await dispose()
  })

  it("takes requests as a router hands them on when no path is named", async () => {
    const { dispose, listener } = toNodeListener(harness.context)
    const url = await listen(express().use("/mail", listener))
    assert.strictEqual((await send(url, JSON.stringify(message(harness)))).status, 201)
    assert.strictEqual((await fetch(`${url}/mail/v1/nothing`)).status, 404)
    await dispose()
  })

  it("answers 404 outside of its path where nobody comes next", async () => {
    const { dispose, listener } = toNodeListener(harness.context, { basePath: "/mail" })
    const url = await listen(listener)
    const answer = await fetch(`${url}/v1/account`, { headers: { authorization: `Bearer ${harness.key}` } })
    assert.strictEqual(answer.status, 404)
    assert.include(await answer.text(), "not_found")
    await dispose()
  })

  it("answers with the envelope where the services cannot be built, and after it was disposed of", async () => {
    const printed = vi.spyOn(console, "log").mockImplementation(() => undefined)
    const broken = toNodeListener(Layer.provideMerge(Layer.effectDiscard(Effect.fail("no database")), services))
    const gone = toNodeListener(harness.context)
    await gone.dispose()
    for (const { listener } of [broken, gone]) {
      const answer = await fetch(`${await listen(listener)}/v1/account`)
      assert.strictEqual(answer.status, 503)
      assert.include(await answer.text(), "internal_error")
    }
    printed.mockRestore()
  })
})
