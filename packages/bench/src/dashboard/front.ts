/**
 * A proxy before the server that answers for the live list itself, with as many new emails as it is told to, in the form
 * of those that the server has. Everything else it passes on.
 */
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

interface News {
  /** Batches a second, and emails in each. */
  readonly perSecond: number
  readonly emails: number
  readonly batches: number
}

export interface Front {
  readonly port: number
  /** Sends news to every live list that is open, and ends when all of it is sent. */
  readonly tell: (news: News) => Promise<void>
  readonly stop: () => Promise<void>
}

/** `like` is an email as the list shows it. */
export const startFront = async (port: number, behind: number, like: () => any): Promise<Front> => {
  const live = new Set<http.ServerResponse>()
  let told = 0

  const pass = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const { headers, method, url } = request
    const onward = http.request({ host: "127.0.0.1", port: behind, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on("error", () => response.destroy())
    response.on("close", () => onward.destroy())
    request.pipe(onward)
  }
  const server = http.createServer((request, response) => {
    if (!/\/emails\/live(?:\?|$)/.test(request.url ?? "")) {
      pass(request, response)
      return
    }
    response.writeHead(200, { "content-type": "text/event-stream" })
    response.write("retry: 2000\n\n")
    live.add(response)
    response.on("close", () => live.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))

  const batchOf = (count: number): string => {
    const model = like()
    const emails = Array.from({ length: count }, () => {
      const number = ++told
      const at = new Date(Date.now()).toISOString()
      return {
        ...model,
        id: `0199ffff-0000-7000-8000-${String(number).padStart(12, "0")}`,
        to: [`new${number}@example.com`],
        created_at: at,
        updated_at: at
      }
    }).toReversed()
    return `id: e${told}\nevent: emails\ndata: ${JSON.stringify({ emails, is_cut: false })}\n\n`
  }

  return {
    port: (server.address() as AddressInfo).port,
    tell: async ({ batches, emails, perSecond }) => {
      const began = performance.now()
      for (let batch = 0; batch < batches; batch++) {
        const text = batchOf(emails)
        const isFull = [...live].map((response) => !response.write(text))
        const ahead = batch * 1000 / perSecond - (performance.now() - began)
        if (ahead > 0 || isFull.includes(true)) await sleep(Math.max(5, ahead))
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
