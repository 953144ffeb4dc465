import { assert, describe, it } from "@effect/vitest"
import { createServer } from "@sendwright/http/NodeServer"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServer, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import * as Listener from "../src/server/Listener.ts"

const options = { host: "127.0.0.1", port: 0, drainMillis: 1_000, setting: "PORT" }

describe("a server that begins", () => {
  it.live("answers what it was asked before its routes were there", () =>
    Effect.gen(function*() {
      const early: Array<Promise<string>> = []
      const ask = (port: number) => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())
      // The port is open, and the routes take their time.
      const routes = Layer.unwrap(Effect.gen(function*() {
        const port = Listener.portOf(yield* HttpServer.HttpServer, 0)
        early.push(ask(port), ask(port))
        yield* Effect.sleep("200 millis")
        return HttpRouter.use((router) => router.add("GET", "/", HttpServerResponse.text("here")))
      }))
      const built = yield* Layer.build(Listener.layer(routes, (given) => createServer(given), options))
      const texts = Effect.promise(() => Promise.all(early))
      assert.deepStrictEqual(yield* Effect.timeout(texts, "5 seconds"), ["here", "here"])
      const port = Listener.portOf(Context.get(built, HttpServer.HttpServer), 0)
      assert.strictEqual(yield* Effect.promise(() => ask(port)), "here")
    }).pipe(Effect.scoped))
})
