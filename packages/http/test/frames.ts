/** Servers that somebody else runs, each with the API under /mail and a route of its own. */
import { serve } from "@hono/node-server"
import { toNodeListener } from "@sendwright/http/NodeListener"
import { toWebHandler } from "@sendwright/http/WebHandler"
import express from "express"
import fastify from "fastify"
import { Hono } from "hono"
import * as Http from "node:http"
import type { AddressInfo } from "node:net"
import type { Harness } from "./harness.ts"

/** Bodies that every frame holds requests to, in bytes. */
export const bodyLimits = { send: 20_000, batch: 20_000, message: 20_000, other: 1_000 }

const options = { basePath: "/mail", settings: { bodyLimits } }

/** A server that listens. */
export interface Frame {
  readonly port: number
  readonly close: () => Promise<void>
}

const listen = async (server: Http.Server, dispose: () => Promise<void>): Promise<Frame> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await dispose()
    }
  }
}

const own: Http.RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" })
  response.end(JSON.stringify({ own: true }))
}

export const frames: Readonly<Record<string, (harness: Harness) => Promise<Frame>>> = {
  "node:http": (harness) => {
    const { dispose, listener } = toNodeListener(harness.context, options)
    return listen(
      Http.createServer((request, response) => listener(request, response, () => own(request, response))),
      dispose
    )
  },
  "node:http, beside WebSockets of the app": async (harness) => {
    const { dispose, listener } = toNodeListener(harness.context, options)
    const server = Http.createServer(
      { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket" },
      (request, response) => listener(request, response, () => own(request, response))
    )
    server.on("upgrade", (_request, socket) => socket.destroy())
    return listen(server, dispose)
  },
  "Express, by path": (harness) => {
    const { dispose, listener } = toNodeListener(harness.context, options)
    return listen(Http.createServer(express().use("/mail", listener).use(own)), dispose)
  },
  "Express, a router within a router": (harness) => {
    const { dispose, listener } = toNodeListener(harness.context, options)
    const inner = express.Router().use(listener)
    return listen(Http.createServer(express().use("/mail", inner).use(own)), dispose)
  },
  "Express, behind its JSON parser": (harness) => {
    const { dispose, listener } = toNodeListener(harness.context, options)
    return listen(Http.createServer(express().use(express.json({ limit: "1mb" })).use(listener).use(own)), dispose)
  },
  Fastify: async (harness) => {
    const { dispose, listener } = toNodeListener(harness.context, options)
    const app = fastify()
    await app.register(async (scope) => {
      // The body is for us to read.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser("*", (_request, _payload, done) => done(null))
      scope.all("/mail/*", (request, reply) => {
        reply.hijack()
        listener(request.raw, reply.raw)
      })
    })
    app.all("/*", () => ({ own: true }))
    await app.listen({ port: 0, host: "127.0.0.1" })
    return {
      port: (app.server.address() as AddressInfo).port,
      close: async () => {
        app.server.closeAllConnections()
        await app.close()
        await dispose()
      }
    }
  },
  "Fastify, behind its JSON parser": async (harness) => {
    const { dispose, listener } = toNodeListener(harness.context, options)
    const app = fastify()
    app.all("/mail/*", (request, reply) => {
      reply.hijack()
      listener(Object.assign(request.raw, { body: request.body }), reply.raw)
    })
    app.all("/*", () => ({ own: true }))
    await app.listen({ port: 0, host: "127.0.0.1" })
    return {
      port: (app.server.address() as AddressInfo).port,
      close: async () => {
        app.server.closeAllConnections()
        await app.close()
        await dispose()
      }
    }
  },
  Hono: (harness) => {
    const { dispose, handler } = toWebHandler(harness.context, options)
    const app = new Hono()
      .all("/mail/*", (c) => handler(c.req.raw))
      .all("/*", (c) => c.json({ own: true }))
    return new Promise((resolve) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
        resolve({
          port,
          close: async () => {
            ;(server as Http.Server).closeAllConnections()
            await new Promise((closed) => server.close(closed))
            await dispose()
          }
        }))
    })
  }
}
