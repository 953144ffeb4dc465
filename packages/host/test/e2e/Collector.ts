/** A collector for tests: takes traces over OTLP/HTTP in JSON, as OpenTelemetry specifies it, and keeps their spans. */
import { once } from "node:events"
import { createServer } from "node:http"

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  readonly kind: number
  readonly attributes: Readonly<Record<string, unknown>>
  readonly links: ReadonlyArray<{ readonly traceId: string; readonly spanId: string }>
}

export interface Collector {
  readonly url: string
  readonly spans: Array<CollectedSpan>
  /** Everything that was sent of traces, as it came. */
  readonly raw: () => string
  readonly stop: () => void
}

const valueOf = (value: Readonly<Record<string, unknown>>): unknown => {
  const [inner] = Object.values(value)
  return "intValue" in value ? Number(inner) : inner
}

/** Starts a collector on a free port of this machine. */
export const startCollector = async (): Promise<Collector> => {
  const spans: Array<CollectedSpan> = []
  let raw = ""
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      if (request.url === "/v1/traces") {
        const text = Buffer.concat(chunks).toString()
        raw += text
        for (const { scopeSpans } of JSON.parse(text).resourceSpans) {
          for (const { spans: ofScope } of scopeSpans) {
            for (const span of ofScope) {
              spans.push({
                ...span,
                attributes: Object.fromEntries(span.attributes.map(({ key, value }: any) => [key, valueOf(value)]))
              })
            }
          }
        }
      }
      response.writeHead(200, { "content-type": "application/json" }).end("{}")
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no address")
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    raw: () => raw,
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
