import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as fs from "node:fs"
import * as Http from "node:http"
import type { AddressInfo } from "node:net"
import * as Observability from "../src/adapters/Observability.ts"
import * as Config from "../src/config/Config.ts"
import * as Program from "./Program.ts"

const { version } = JSON.parse(fs.readFileSync(new URL("../package.json", import.meta.url), "utf8"))

/** A collector, with the bodies that were posted to it. */
const collector = Effect.acquireRelease(
  Effect.callback<{ readonly url: string; readonly bodies: ReadonlyArray<string>; readonly server: Http.Server }>(
    (resume) => {
      const bodies: Array<string> = []
      const server = Http.createServer((request, response) => {
        let body = ""
        request.on("data", (chunk: Buffer) => body += chunk.toString())
        request.on("end", () => {
          bodies.push(body)
          response.end("{}")
        })
      }).listen(0, "127.0.0.1", () => {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        resume(Effect.succeed({ url, bodies, server }))
      })
    }
  ),
  ({ server }) => Effect.sync(() => server.close())
)

it("is what the command line prints", async () => {
  const { code, stdout } = await Program.run(["--version"], {})
  assert.strictEqual(code, 0)
  assert.strictEqual(stdout.trim(), `sendwright v${version}`)
})

it.live("is what traces and metrics are labelled with", () =>
  Effect.gen(function*() {
    const { bodies, url } = yield* collector
    const config = Result.getOrThrow(Config.parse({ OTEL_EXPORTER_OTLP_ENDPOINT: url }, "dev"))
    yield* Effect.void.pipe(Effect.withSpan("work"), Effect.provide(Observability.layer(config)))
    const spans = bodies.find((body) => body.includes("resourceSpans"))
    assert.deepInclude(JSON.parse(spans ?? "{}").resourceSpans[0].resource.attributes, {
      key: "service.version",
      value: { stringValue: version }
    })
  }))
