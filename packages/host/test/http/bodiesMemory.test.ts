import { assert, it } from "@effect/vitest"
import { fork } from "node:child_process"
import * as Http from "node:http"

const megabyte = 1_000_000

interface Server {
  readonly port: number
  readonly key: string
  readonly otherKey: string
}

const start = async () => {
  const child = fork(new URL("serverProcess.ts", import.meta.url), { stdio: "inherit" })
  const next = <A>() => new Promise<A>((resolve) => child.once("message", (message) => resolve(message as A)))
  const server = await next<Server>()
  return {
    ...server,
    peakBytes: () => {
      const answer = next<{ readonly peakBytes: number }>()
      child.send("peak")
      return answer.then(({ peakBytes }) => peakBytes)
    },
    stop: () => child.disconnect()
  }
}

/** Posts a body in pieces; answers the status, or null where the connection was closed while the body was written. */
const post = (port: number, path: string, key: string, pieces: ReadonlyArray<string>): Promise<number | null> =>
  new Promise((resolve) => {
    const request = Http.request({
      host: "127.0.0.1",
      port,
      method: "POST",
      path,
      agent: false,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "transfer-encoding": "chunked" }
    }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    request.on("error", () => resolve(null))
    const write = (index: number): void => {
      if (index === pieces.length) return void request.end()
      request.write(pieces[index], () => write(index + 1))
    }
    write(0)
  })

// 100 messages that lack a sender: all of it is read, parsed and judged, and nothing is kept.
const message = JSON.stringify({ to: "a@b.example", html: "<p>Hello, you there.</p>\n".repeat(24_000) })
const large = ["{\"messages\":[", ...Array.from({ length: 100 }, (_, at) => at === 0 ? message : `,${message}`), "]}"]

it("takes bounded memory for 50 uploads of 60 MB at once, and goes on with the requests of others", async () => {
  const server = await start()
  const account = await fetch(`http://127.0.0.1:${server.port}/v1/account`, {
    headers: { authorization: `Bearer ${server.otherKey}` }
  })
  const { sandbox } = await account.json() as { readonly sandbox: { readonly domain: string } }
  const small = [JSON.stringify({ from: `a@${sandbox.domain}`, to: `delivered@${sandbox.domain}`, text: "Hello" })]
  for (let index = 0; index < 100; index++) await post(server.port, "/v1/emails", server.otherKey, small)
  const before = await server.peakBytes()
  const state = { uploading: true }
  const uploads = Promise.all(
    Array.from({ length: 50 }, () => post(server.port, "/v1/emails/batch", server.key, large))
  ).finally(() => state.uploading = false)
  const sent: Array<number | null> = []
  while (state.uploading) sent.push(await post(server.port, "/v1/emails", server.otherKey, small))
  const statuses = await uploads
  const grown = await server.peakBytes() - before
  server.stop()
  assert.deepStrictEqual([...new Set(sent)], [201])
  assert.includeMembers([422, 429, null], statuses)
  assert.include(statuses, 422)
  assert.include(statuses, 429)
  assert.isBelow(grown / megabyte, 400)
}, 300_000)
