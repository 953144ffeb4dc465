/** A resolver on loopback for tests: it answers over UDP and TCP, on one port, with what a test says. */
import * as packet from "dns-packet"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { listen } from "../../../scripts/dns-listener.ts"

/** What is said to a question; undefined: nothing. */
export type Says = (
  question: packet.Question,
  overTcp: boolean,
  id: number
) => Partial<packet.Packet> | Buffer | undefined

export interface NameServer {
  /** `address:port`. */
  readonly address: string
  /** The messages that arrived, in order. */
  readonly queries: Array<packet.DecodedPacket>
}

/** Listens until the scope closes. */
export const nameServer = (says: Says): Effect.Effect<NameServer, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const queries: Array<packet.DecodedPacket> = []
        const listener = await listen("127.0.0.1", (message, overTcp) => {
          const query = packet.decode(message)
          queries.push(query)
          const said = says(query.questions![0]!, overTcp, query.id!)
          if (said === undefined || Buffer.isBuffer(said)) return said
          return packet.encode({ type: "response", id: query.id!, questions: query.questions!, ...said })
        })
        return { server: { address: `127.0.0.1:${listener.port}`, queries }, listener }
      }),
      ({ listener }) => Effect.sync(listener.stop)
    ),
    ({ server }) => server
  )
