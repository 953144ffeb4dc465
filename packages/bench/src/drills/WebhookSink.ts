/** An endpoint on this machine that takes every webhook and remembers which events came. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

export interface WebhookSink {
  readonly url: string
  /** How often each event id came. */
  readonly events: Map<string, number>
  /** When each webhook came, in milliseconds of this process's own clock. */
  readonly takenAt: Array<number>
  readonly stop: () => Promise<void>
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** `answer` may be slow, or never answer at all; by default it says 204 at once. */
export const startSink = async (
  onEvent: (body: any, request: IncomingMessage) => void = () => {},
  answer: Answer = (_, response) => response.writeHead(204).end()
): Promise<WebhookSink> => {
  const events = new Map<string, number>()
  const takenAt: Array<number> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString())
      events.set(body.id, (events.get(body.id) ?? 0) + 1)
      takenAt.push(performance.now())
      onEvent(body, request)
      answer(request, response)
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no address")
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    events,
    takenAt,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
