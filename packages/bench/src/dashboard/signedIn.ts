/** Asks the dashboard's interface as its page does, for the owner of an account. */
import * as http from "node:http"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { resetTokenOf } from "../Processes.ts"

export interface Answered {
  readonly json: any
  /** Milliseconds until the whole answer was there. */
  readonly ms: number
}

export interface SignedIn {
  readonly cookie: string
  readonly get: (path: string) => Promise<Answered>
  readonly post: (path: string, body: unknown) => Promise<Answered>
  /** The answer as it comes. */
  readonly open: (path: string) => Promise<http.IncomingMessage>
}

/** Nobody types faster, and nobody is refused for asking too much. */
const pauseMs = 25

const password = "a long walk by the sea"

/** Signs the user of an address in, by the link that the command line makes. */
export const signIn = async (
  { env, origin, owner, port }: {
    readonly env: Record<string, string>
    readonly port: number
    /** As browsers see the server. */
    readonly origin: string
    readonly owner: string
  }
): Promise<SignedIn> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let cookie = ""

  const open = (method: string, path: string, body?: unknown): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        origin,
        cookie,
        ...content === undefined
          ? {}
          : { "content-type": "application/json", "content-length": String(Buffer.byteLength(content)) }
      }
      http.request({ host: "127.0.0.1", port, method, path: `/dashboard/api${path}`, agent, headers }, resolve)
        .on("error", reject).end(content)
    })

  const ask = async (method: string, path: string, body?: unknown) => {
    await sleep(pauseMs)
    const began = performance.now()
    const response = await open(method, path, body)
    const chunks: Array<Buffer> = []
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
    const ms = performance.now() - began
    const text = Buffer.concat(chunks).toString()
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${text}`)
    return { json: JSON.parse(text), ms, headers: response.headers }
  }

  const token = await resetTokenOf(env, owner)
  const { headers } = await ask("POST", "/links/reset", { token, password })
  cookie = (headers["set-cookie"]?.find((line) => line.includes("-session")) ?? "").split(";", 1)[0]!
  return {
    cookie,
    get: (path) => ask("GET", path),
    post: (path, body) => ask("POST", path, body),
    open: (path) => open("GET", path)
  }
}
