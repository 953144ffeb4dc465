import * as PgClient from "@effect/sql-pg/PgClient"
import { layerNoMigrations } from "@sendwright/postgres/PgStorage"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Net from "node:net"
import { clientOf, random } from "./databases.ts"

/** The stores of one more node on a database that is migrated, with a pool and batchers of its own. */
export const node = (url: Redacted.Redacted, maxConnections = 10) =>
  Layer.build(
    Layer.fresh(layerNoMigrations.pipe(Layer.provide(clientOf(url, maxConnections)), Layer.provide(random)))
  )

/** A client on one connection that counts what it sends: every statement is one write. */
export const countingClient = (url: Redacted.Redacted, count: { statements: number }, address: URL) =>
  PgClient.layer({
    url,
    ssl: false,
    maxConnections: 4,
    stream: () => {
      const socket = Net.connect({ host: address.hostname, port: Number(address.port), noDelay: true })
      const write = socket.write.bind(socket)
      socket.write = ((...args: Parameters<typeof write>) => {
        count.statements++
        return write(...args)
      }) as typeof socket.write
      return socket
    }
  })
