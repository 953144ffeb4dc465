/** Requests that outlive the server that they were made to. */
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"

/** A request to whichever server answers; statuses of 429 and of 500 and more are repeated. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown
) => Promise<{ readonly status: number; readonly body: any }>

/** What one request may take, and for how long it is repeated. */
const patienceMs = 60_000
const insistMs = 120_000
const pauseMs = 200

const isSend = (method: string, path: string): boolean => method === "POST" && path === "/v1/emails"

export const makeAsk = (
  ports: () => ReadonlyArray<number>,
  headers: Readonly<Record<string, string>>,
  base = ""
): Ask => {
  let turn = 0
  return async (method, path, body) => {
    const until = performance.now() + insistMs
    // A repeat is answered with the email that the first one made.
    const key = isSend(method, path) ? { "idempotency-key": `soak-${turn}` } : {}
    for (;;) {
      const open = ports()
      const port = open[turn++ % open.length]
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${base}${path}`, {
          method,
          headers: { ...headers, ...key, "content-type": "application/json" },
          signal: AbortSignal.timeout(patienceMs),
          ...(body === undefined ? {} : { body: JSON.stringify(body) })
        })
        const text = await answer.text()
        if (answer.status < 500 && answer.status !== 429) {
          return { status: answer.status, body: text === "" ? null : JSON.parse(text) }
        }
      } catch (error) {
        if (performance.now() > until) throw error
      }
      if (performance.now() > until) throw new Error(`${method} ${path}: no answer within ${insistMs} ms`)
      await sleep(pauseMs)
    }
  }
}

/** The bytes of the live channel of an account's list, until its server ends or the signal comes. */
export const openLive = async function*(
  ports: () => ReadonlyArray<number>,
  headers: Readonly<Record<string, string>>,
  account: string,
  signal: AbortSignal
): AsyncGenerator<Uint8Array> {
  const base = `http://127.0.0.1:${ports().at(-1)}/dashboard/api`
  const list = await fetch(`${base}/accounts/${account}/emails`, { headers, signal })
  if (!list.ok) throw new Error(`The list: ${list.status}`)
  const { live_cursor } = await list.json() as { readonly live_cursor: string }
  const answer = await fetch(`${base}/live`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ lists: [{ account_id: account, query: {}, after: live_cursor, watch: [] }] }),
    signal
  })
  if (answer.status !== 200 || answer.body === null) throw new Error(`The live channel: ${answer.status}`)
  yield* answer.body
}
