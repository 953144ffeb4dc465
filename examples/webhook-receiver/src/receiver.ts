import { verifyWebhook, type WebhookEvent } from "@sendwright/client"
import { createServer, type IncomingMessage, type Server } from "node:http"

export interface ReceiverOptions {
  /** The endpoint's secret; both while it is being replaced. */
  readonly secret: string | ReadonlyArray<string>
  /** What is done with an event. When it rejects, the service is told to deliver again later. */
  readonly handle: (event: WebhookEvent) => Promise<void>
}

const maxBytes = 1_000_000

const read = async (request: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Array<Uint8Array> = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error("The body is too large.")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * A server for `POST /webhooks` that handles every event once, however often it is delivered.
 *
 * It remembers event ids in memory. An app with a database inserts the id into a table with a unique column, in the
 * transaction that does the work: then neither is there without the other, after a crash too.
 */
export const makeReceiver = ({ handle, secret }: ReceiverOptions): Server => {
  const seen = new Map<string, Promise<void>>()

  // A second delivery that comes while the first is at work waits for it, and shares its fate.
  const once = (event: WebhookEvent): Promise<void> => {
    const known = seen.get(event.id)
    if (known !== undefined) return known
    const work = handle(event)
    seen.set(event.id, work)
    work.catch(() => seen.delete(event.id))
    return work
  }

  const answer = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== "POST" || request.url !== "/webhooks") return 404
    let event: WebhookEvent
    try {
      // The bytes as they came: parsed and printed again, they would be other bytes than those that were signed.
      event = await verifyWebhook(await read(request), request.headers, secret)
    } catch {
      return 400
    }
    return once(event).then(() => 204, () => 500)
  }

  return createServer((request, response) => {
    void answer(request).then((status) => response.writeHead(status).end())
  })
}
