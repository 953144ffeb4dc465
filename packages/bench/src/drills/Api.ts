/** What the drills ask of the HTTP API, as any client would. */
import { setTimeout as sleep } from "node:timers/promises"

export interface Api {
  readonly get: (path: string) => Promise<any>
  readonly post: (path: string, body: unknown, idempotencyKey?: string) => Promise<any>
  /** Repeats a send with its idempotency key until some node answers; answers with the id. */
  readonly sendUntilAccepted: (body: unknown, idempotencyKey: string) => Promise<string>
  /** Every email of the log. */
  readonly all: () => AsyncGenerator<any>
}

/** Talks to whichever of the ports answers. */
export const makeApi = (ports: () => ReadonlyArray<number>, key: string): Api => {
  let turn = 0
  const call = async (method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Response> => {
    const open = ports()
    return fetch(`http://127.0.0.1:${open[turn++ % open.length]}${path}`, {
      method,
      headers: {
        "authorization": `Bearer ${key}`,
        "content-type": "application/json",
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey })
      },
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
  }
  const insist = async (method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<any> => {
    for (let tries = 0; tries < 600; tries++) {
      try {
        const response = await call(method, path, body, idempotencyKey)
        if (response.ok) return await response.json()
        if (response.status < 500) throw new Refused(`${method} ${path}: ${response.status} ${await response.text()}`)
      } catch (error) {
        if (error instanceof Refused) throw error
      }
      await sleep(100)
    }
    throw new Error(`${method} ${path}: no node answered`)
  }
  return {
    get: (path) => insist("GET", path),
    post: (path, body, idempotencyKey) => insist("POST", path, body, idempotencyKey),
    sendUntilAccepted: async (body, idempotencyKey) => (await insist("POST", "/v1/emails", body, idempotencyKey)).id,
    all: async function*() {
      let cursor: string | null = null
      do {
        const page: any = await insist("GET", `/v1/emails?limit=100${cursor === null ? "" : `&cursor=${cursor}`}`)
        yield* page.data
        cursor = page.next_cursor
      } while (cursor !== null)
    }
  }
}

class Refused extends Error {}
