/**
 * A server with the built page. It answers the page's calls with the answers of a test, which have the contract's
 * types.
 */
import * as fs from "node:fs"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import * as path from "node:path"
import type { Answer, Input, Route } from "../../page/src/foundation/api.ts"
import type { Batch, State } from "../../page/src/screens/emails/news.ts"
import { firstSteps, overview } from "./start.ts"

const assets = path.resolve(import.meta.dirname, "../../assets")

/** The input of a call. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly payload: unknown
  readonly headers: http.IncomingHttpHeaders
}

/** An answer with another status than 200, and a body. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

type Lists = Input<"POST /live">["payload"]["lists"]

const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * The live channel, on which a test sends events at any time. It is open until the page or the server closes it. A new
 * connection gets the new emails that came after its cursor.
 */
export class Live {
  readonly #open = new Map<http.ServerResponse, Lists>()
  readonly #told: Array<{ readonly batch: Batch; readonly cursor: string }> = []
  /** The lists of each connection. */
  readonly lists: Array<Lists> = []

  /** The cursor of the first list of each connection. */
  get begun(): ReadonlyArray<string | undefined> {
    return this.lists.map(([first]) => first?.after)
  }

  /** How many connections are open. */
  get open(): number {
    return this.#open.size
  }

  #send(event: string, data: object): void {
    for (const [response, lists] of this.#open) {
      lists.forEach((_, list) => response.write(eventText(event, { list, ...data })))
    }
  }

  /** Sends new emails to every list. */
  news(batch: Batch, cursor: string): void {
    this.#told.push({ batch, cursor })
    this.#send("news", { ...batch, cursor })
  }

  /** Sends the states of emails to every list. */
  states(data: ReadonlyArray<State>): void {
    this.#send("states", { data })
  }

  /** Breaks every connection. */
  cut(): void {
    for (const response of this.#open.keys()) response.destroy()
  }

  begin(response: http.ServerResponse, payload: unknown): void {
    const { lists } = payload as { readonly lists: Lists }
    this.lists.push(lists)
    this.#open.set(response, lists)
    response.on("close", () => void this.#open.delete(response))
    response.writeHead(200, { "content-type": "text/event-stream" })
    response.write("retry: 100\n\n")
    // The page may have been changing to this connection when they were sent.
    for (const [list, { after }] of lists.entries()) {
      const last = this.#told.findIndex(({ cursor }) => cursor === after)
      for (const { batch, cursor } of this.#told.slice(last + 1)) {
        response.write(eventText("news", { list, ...batch, cursor }))
      }
    }
  }
}

/** An answer with the error envelope. */
export const failure = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  details?: unknown
): Reply => new Reply(status, { error: { code, message, ...details === undefined ? {} : { details } } }, headers)

type Given<R extends Route> = Answer<R> | Reply | Live

/** The answers of a test by endpoint: an answer, or a function that makes one. */
export type Stubs = {
  readonly [R in Route]?: Given<R> | ((asked: Asked) => Given<R> | Promise<Given<R>>)
}

export interface StubServer extends AsyncDisposable {
  /** The address of the page, with the path of its mount and without a slash at the end. */
  readonly url: string
  /** Whether the server has ended. From then on, the page's errors about it are expected. */
  readonly hasEnded: () => boolean
  /** The calls in their order, such as `GET /me`. */
  readonly calls: Array<string>
  /** Changes the answers from now on. */
  readonly set: (stubs: Stubs) => void
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".md": "text/plain",
  ".json": "application/json"
}

/** The content security policy of the page. The real server's is not weaker. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
  + "connect-src 'self'; manifest-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const readPayload = async (request: http.IncomingMessage): Promise<unknown> => {
  const text = await new Response(request as unknown as ReadableStream).text()
  return text === "" ? undefined : JSON.parse(text)
}

/** Finds the stub of a request: the first one whose path matches, segment by segment. */
const find = (stubs: Stubs, method: string, pathname: string) => {
  const segments = pathname.split("/")
  for (const [route, stub] of Object.entries(stubs)) {
    const [ownMethod, ownPath = ""] = route.split(" ")
    const own = ownPath.split("/")
    if (ownMethod !== method || own.length !== segments.length) continue
    if (!own.every((segment, index) => segment.startsWith(":") || segment === segments[index])) continue
    const params = Object.fromEntries(
      own.flatMap((segment, index) =>
        segment.startsWith(":") ? [[segment.slice(1), decodeURIComponent(segments[index] ?? "")]] : []
      )
    )
    return { stub: stub as unknown, params }
  }
  return undefined
}

/**
 * For a server that closes no connection. Node closes one that was idle for 5 seconds, and one that has asked nothing for
 * a minute, as those that Chromium opens ahead: it may ask on it at that moment, and complains.
 */
export const keepsConnections: http.ServerOptions = { keepAliveTimeout: 600_000, headersTimeout: 0, requestTimeout: 0 }

/** Serves the built page at the root, or at a mount such as `/mail`. */
export const serve = async (given: Stubs, mount = ""): Promise<StubServer> => {
  const read = (name: string) =>
    fs.readFileSync(path.join(assets, `${name}.html`), "utf8").replaceAll("__SENDWRIGHT_BASE__", mount)
  const [index, portal] = [read("index"), read("portal")]
  const calls: Array<string> = []
  // Every page requests these to find its first screen.
  let stubs: Stubs = {
    "GET /accounts/:account_id/first-steps": firstSteps,
    "GET /accounts/:account_id/overview": overview,
    ...given
  }

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse, url: URL) => {
    const below = url.pathname.slice(`${mount}/dashboard/api`.length)
    const method = request.method ?? "GET"
    calls.push(`${method} ${below}${url.search}`)
    const found = find(stubs, method, below)
    const payload = await readPayload(request)
    const made = found === undefined
      ? failure(404, "not_found", `The test gives no answer to ${method} ${below}.`)
      : typeof found.stub === "function"
      ? await found.stub({ params: found.params, query: url.searchParams, payload, headers: request.headers })
      : found.stub
    if (made instanceof Live) {
      made.begin(response, payload)
      return
    }
    const reply = made instanceof Reply ? made : new Reply(made === undefined ? 204 : 200, made)
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers })
    const isDocument = typeof reply.body === "string" && reply.headers["content-type"]?.startsWith("text/") === true
    response.end(isDocument ? reply.body : reply.body === undefined ? undefined : JSON.stringify(reply.body))
  }

  let ended = false
  const server = http.createServer(keepsConnections, (request, response) => {
    const url = new URL(request.url ?? "/", "http://stub")
    if (url.pathname.startsWith(`${mount}/dashboard/api/`)) {
      answer(request, response, url).catch((error: unknown) => response.writeHead(500).end(String(error)))
      return
    }
    const file = path.join(assets, path.basename(url.pathname))
    if (url.pathname.startsWith(`${mount}/dashboard/assets/`) && fs.existsSync(file)) {
      response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" })
      response.end(fs.readFileSync(file))
      return
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
    response.end(new RegExp(`^${mount}/portal(?:/|$)`).test(url.pathname) ? portal : index)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${mount}`,
    hasEnded: () => ended,
    calls,
    set: (next) => void (stubs = { ...stubs, ...next }),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        ended = true
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
