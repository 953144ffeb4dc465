import type { GuardedHttpError, GuardedRequest } from "@sendwright/core/net/GuardedHttp"
import type { UrlPolicy } from "@sendwright/core/net/UrlPolicy"
import * as Effect from "effect/Effect"
import * as NetAddress from "effect/net/NetAddress"
import * as http from "node:http"
import * as https from "node:https"
import * as net from "node:net"

const open: UrlPolicy = { protocols: ["http:", "https:"], allowPrivate: true }
export const closed: UrlPolicy = { protocols: ["http:", "https:"], allowPrivate: false }

export const requestOf = (url: string, changes: Partial<GuardedRequest> = {}): GuardedRequest => ({
  method: "POST",
  url,
  headers: { "content-type": "application/json" },
  body: new TextEncoder().encode("{}"),
  policy: open,
  deadlineMillis: 5_000,
  maxBodyBytes: 16_384,
  readBody: "none",
  ...changes
})

/** A server on the loopback, and how many connections it has seen. */
export const listening = <S extends net.Server>(server: S) =>
  Effect.acquireRelease(
    Effect.callback<
      { readonly server: S; readonly port: number; readonly seen: { connections: number; open: number } }
    >(
      (resume) => {
        const seen = { connections: 0, open: 0 }
        server.on("connection", (socket: net.Socket) => {
          seen.connections++
          seen.open++
          socket.on("error", () => {})
          socket.on("close", () => seen.open--)
        })
        server.listen(0, "127.0.0.1", () => {
          resume(Effect.succeed({ server, port: (server.address() as net.AddressInfo).port, seen }))
        })
      }
    ),
    ({ server }) =>
      Effect.sync(() => {
        server.close()
        if (server instanceof http.Server || server instanceof https.Server) server.closeAllConnections()
      })
  )

/** A server that answers each connection with these bytes and then stays silent. */
export const raw = (bytes: string, after?: (socket: net.Socket) => void) =>
  listening(net.createServer((socket) => {
    socket.on("data", () => {})
    socket.once("data", () => {
      socket.write(bytes)
      after?.(socket)
    })
  }))

/** Waits for what the other end of a connection is about to see. */
export const until = (condition: () => boolean) =>
  Effect.callback<void>((resume) => {
    setImmediate(() => resume(Effect.void))
  }).pipe(Effect.repeat({ until: () => Effect.sync(condition) }))

export const reasonOf = <A>(effect: Effect.Effect<A, GuardedHttpError>) =>
  Effect.map(Effect.flip(effect), ({ reason }) => reason)

export const resolving = (...answers: ReadonlyArray<ReadonlyArray<string>>) => {
  const asked: Array<string> = []
  const resolve = (host: string) =>
    Effect.sync(() => {
      asked.push(host)
      return answers[Math.min(asked.length, answers.length) - 1] ?? []
    })
  return { asked, resolve }
}

/** For these tests 127.0.0.1 counts as public: nothing outside this machine is ever called. */
export const only127001 = (address: NetAddress.IpAddress) => NetAddress.formatIp(address) === "127.0.0.1"
