import type * as Net from "node:net"
import { describeHost, type Host } from "./ConnectionUrl.ts"

/** Where a connection leads. */
export interface Place {
  readonly host: Host
  /** One of the addresses that the host's name has; null where the system is to choose. */
  readonly address: string | null
}

/** Two connections lead to one server where these are equal. */
export const keyOf = ({ address, host }: Place): string => `${host.name} ${host.port} ${address ?? ""}`

export const isSocket = ({ name }: Host): boolean => name.startsWith("/")

/** For people, with the address where it is not the name. */
export const describe = ({ address, host }: Place): string =>
  address === null || address === host.name ? describeHost(host) : `${describeHost(host)} (${address})`

/** When the system begins to ask whether the other end of an idle connection is still there. */
const keepAliveMillis = 10_000

/** What `Net.connect` needs for it. */
export const addressOf = ({ address, host }: Place): Net.NetConnectOpts =>
  isSocket(host)
    ? { path: `${host.name}/.s.PGSQL.${host.port}` }
    // A statement is one write and then a wait for its answer: there is nothing to collect.
    : {
      host: address ?? host.name,
      port: host.port,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: keepAliveMillis
    }
