/** A service that plays a scenario at each address: `/<scenario>/<place>/v1/…`; it counts by place. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

type Seen = Record<string, string>

const envelope = (code: string, message: string, details?: unknown) => ({ error: { code, message, details } })

interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

const broke = { status: 500, body: envelope("internal_error", "Something broke.") }
const done = { status: 201, body: { id: "1" } }
const limit = {
  status: 429,
  headers: { "retry-after": "1" },
  body: envelope("rate_limited", "Slow down.")
}

/** What the `count`th request is answered with; undefined: with nothing, ever. */
const scenarios: Record<string, (count: number, query: URLSearchParams) => Answer | "cut" | undefined> = {
  echo: () => done,
  flaky: (count) => count === 1 ? broke : done,
  down: () => broke,
  limited: (count) => count === 1 ? limit : done,
  invalid: () => ({
    status: 400,
    body: envelope("validation_error", "No.", [{ path: "to.1", message: "must be an address" }])
  }),
  gateway: () => ({ status: 502, body: undefined, headers: { "content-type": "text/html" } }),
  broken: () => "cut",
  silent: () => undefined,
  batch: () => ({ status: 422, body: { results: [{ ok: false, index: 0, error: {} }], accepted: 0, failed: 1 } }),
  deleted: (count) => count === 1 ? broke : { status: 404, body: envelope("not_found", "No.") },
  absent: () => ({ status: 404, body: envelope("not_found", "No.") }),
  bytes: () => ({ status: 200, headers: { "content-type": "message/rfc822" }, body: "é" }),
  pages: (_, query) => {
    const from = Number(query.get("cursor") ?? 0)
    const data = [1, 2, 3, 4, 5].slice(from, from + 2).map((id) => ({ id: String(id) }))
    return { status: 200, body: { data, next_cursor: from + 2 < 5 ? String(from + 2) : null } }
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const json = (response: ServerResponse, { body, headers, status }: Answer) => {
  response.writeHead(status, { "content-type": "application/json", ...headers })
  response.end(body === undefined ? "" : JSON.stringify(body))
}

/** Starts the stub; `others` answers what belongs to no scenario. */
export const startStub = async (
  others: (request: IncomingMessage, response: ServerResponse, body: string) => void = (_, response) =>
    response.writeHead(404).end()
) => {
  const places = new Map<string, Array<Seen>>()
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? "/", "http://stub")
    const [, scenario = "", place = "", ...rest] = url.pathname.split("/")
    const play = scenarios[scenario]
    if (play === undefined) return others(request, response, body)
    const seen = places.get(place) ?? []
    places.set(place, seen)
    if (rest[0] === "seen") return json(response, { status: 200, body: seen })
    const { authorization = "", "idempotency-key": key = "" } = request.headers
    seen.push({
      authorization,
      body,
      "idempotency-key": String(key),
      path: `/${rest.join("/")}`,
      query: url.search.slice(1)
    })
    const answer = play(seen.length, url.searchParams)
    if (answer === undefined) return
    if (answer !== "cut") return json(response, answer)
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" })
    response.write("{")
    response.socket?.end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
