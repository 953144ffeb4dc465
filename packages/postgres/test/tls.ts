import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { once } from "node:events"
import * as Net from "node:net"
import * as Tls from "node:tls"
import { certificateFor } from "../../node/test/certificate.ts"
import { targetOf } from "./faults.ts"

/**
 * A port of `localhost` that speaks TLS, as a server with `ssl = on` does, in front of one that may not. Its certificate
 * is trusted by this process while the scope is open.
 */
export const tlsInFront = (url: Redacted.Redacted) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const trusted = Tls.getCACertificates("default")
      const certificate = certificateFor("localhost")
      Tls.setDefaultCACertificates([...trusted, certificate.cert])
      let secured = 0
      const sockets = new Set<Net.Socket>()
      const server = Net.createServer((raw) => {
        sockets.add(raw)
        raw.on("error", () => {})
        raw.once("data", () => {
          raw.pause()
          raw.write("S")
          const secure = new Tls.TLSSocket(raw, { isServer: true, ...certificate })
          const behind = Net.connect(targetOf(url))
          secured++
          for (const [one, other] of [[secure, behind], [behind, secure]] as const) {
            one.on("error", () => other.destroy())
            one.on("close", () => other.destroy())
          }
          secure.pipe(behind)
          behind.pipe(secure)
        })
      })
      server.listen(0, "127.0.0.1")
      await once(server, "listening")
      const { port } = server.address() as Net.AddressInfo
      return { port, secured: () => secured, server, sockets, trusted }
    }),
    ({ server, sockets, trusted }) =>
      Effect.sync(() => {
        Tls.setDefaultCACertificates(trusted)
        for (const socket of sockets) socket.destroy()
        server.close()
      })
  )
