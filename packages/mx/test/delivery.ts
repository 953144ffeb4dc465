/** What the tests of delivery share: servers as the hosts of a site, and a message to hand over to them. */
import type { Transfer } from "@sendwright/smtp/HandOver"
import * as SmtpOptions from "@sendwright/smtp/SmtpOptions"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { type Script, type ScriptedServer, start } from "../../smtp/test/ScriptedServer.ts"
import type { Connectable, Destination } from "../src/Destination.ts"
import * as HostDelivery from "../src/HostDelivery.ts"
import * as HostPools from "../src/HostPools.ts"
import type { Room } from "../src/shaping/Room.ts"

/** Servers on one port of 127.0.0.1, 127.0.0.2 and so on; null: nobody listens there. */
export const servers = (
  ...scripts: ReadonlyArray<Script | ((connection: number) => Script) | null>
): Effect.Effect<ReadonlyArray<ScriptedServer>, never, Scope.Scope> =>
  Effect.gen(function*() {
    const started: Array<ScriptedServer> = []
    for (const [index, script] of scripts.entries()) {
      if (script === null) continue
      started.push(yield* start(script, { host: `127.0.0.${index + 1}`, port: started[0]?.port ?? 0 }))
    }
    return started
  })

/** The host at 127.0.0.n. */
export const host = (n: number, demand: Connectable = { _tag: "Opportunistic" }): Destination => ({
  host: `mx${n}.shop.test`,
  addresses: [`127.0.0.${n}`],
  demand,
  source: { address: null, name: "out.test" },
  judged: []
})

export const pools = (port: number, options: Partial<HostPools.HostPoolsOptions> = {}) =>
  HostPools.make({
    smtp: SmtpOptions.make({ host: "shop.test", name: "out.test", port, dsn: false, connections: 5 }),
    authorities: null,
    longestWait: 20_000,
    mostPools: 10,
    onSession: () => {},
    ...options
  })

const transfer = (...recipients: ReadonlyArray<string>): Transfer => ({
  envelope: { from: "bounce@out.test", recipients, emailId: "1" },
  message: Buffer.from("Subject: Hi\r\n\r\nHi\r\n"),
  messageId: "1@out.test",
  end: Infinity,
  onDataEnd: () => {}
})

/** Hands a message to the hosts; a room bounds the connections. */
export const deliver = (
  pools: HostPools.HostPools,
  ...hosts: ReadonlyArray<Parameters<typeof HostDelivery.deliver>[2][number] | Room>
) => {
  const isRoom = (one: typeof hosts[number]): one is Room => "messagesPerConnection" in one
  const destinations = hosts.flatMap((one) => isRoom(one) ? [] : [one])
  return HostDelivery.deliver(pools, "shop.test", destinations, transfer("ada@shop.test"), hosts.find(isRoom) ?? null)
}
