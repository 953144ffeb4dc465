// A program of its own, outside of any Effect.
// @effect-diagnostics globalFetch:off cryptoRandomUUID:off
/** Calls of the dashboard's contract and of `/v1`, as the page and programs make them. */
import { setTimeout as sleep } from "node:timers/promises"
import { addressOf, type Answer, type Input, type Route } from "../page/src/foundation/api.ts"
import type { Server } from "./Server.ts"

const answerOf = async (response: Response, what: string): Promise<unknown> => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`)
  return text === "" ? undefined : JSON.parse(text)
}

/** Somebody who is signed in. */
export class Dashboard {
  readonly #server: Server
  /** The session's cookie, as `name=value`. */
  #cookie = ""

  constructor(server: Server) {
    this.#server = server
  }

  get cookie(): { readonly name: string; readonly value: string } {
    const [name = "", value = ""] = this.#cookie.split("=")
    return { name, value }
  }

  readonly call = async <R extends Route>(
    route: R,
    ...[input]: {} extends Input<R> ? [input?: Input<R>] : [input: Input<R>]
  ): Promise<Answer<R>> => {
    const { payload, ...address } = (input ?? {}) as { params?: unknown; query?: unknown; payload?: unknown }
    const response = await fetch(`${this.#server.url}${addressOf(route, address)}`, {
      method: route.slice(0, route.indexOf(" ")),
      headers: {
        origin: this.#server.origin,
        "content-type": "application/json",
        ...this.#cookie === "" ? {} : { cookie: this.#cookie }
      },
      ...payload === undefined ? {} : { body: JSON.stringify(payload) }
    })
    const cookie = response.headers.getSetCookie().find((line) => line.includes("-session"))?.split(";")[0]
    if (cookie !== undefined) this.#cookie = cookie
    return await answerOf(response, route) as Answer<R>
  }

  /** What a program posts to `/v1`, with its key; again where a busy machine had no answer in time. */
  readonly post = async (key: string, path: string, body: unknown): Promise<unknown> => {
    const idempotencyKey = crypto.randomUUID()
    for (let tries = 1;; tries++) {
      const response = await fetch(`${this.#server.url}${path}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          "idempotency-key": idempotencyKey
        },
        body: JSON.stringify(body)
      })
      if (response.status !== 503 || tries === 5) return await answerOf(response, path)
      await sleep(1_000)
    }
  }
}
