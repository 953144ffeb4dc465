import { randomInt } from "node:crypto"
import { once } from "node:events"
import * as fs from "node:fs"
import { createServer } from "node:net"

/** Where Linux says from which ports it takes those of outgoing connections. */
const ephemeral = "/proc/sys/net/ipv4/ip_local_port_range"

/** The ports below those that the system gives to outgoing connections, and above those of well-known services. */
const range = (): readonly [from: number, to: number] => {
  const first = fs.existsSync(ephemeral) ? Number.parseInt(fs.readFileSync(ephemeral, "utf8")) : 32_768
  return first > 12_000 ? [10_000, first] : [10_000, 32_768]
}

/** Test processes that run side by side take from shares of their own: one's server may be down for a while. */
const shares = 16
const shareOf = ([from, to]: readonly [from: number, to: number]): readonly [from: number, to: number] => {
  const size = Math.floor((to - from) / shares)
  const share = Number(process.env["VITEST_POOL_ID"] ?? 0) % shares
  return [from + share * size, from + (share + 1) * size]
}

/** Those that this process gave before, for the same reason. */
const given = new Set<number>()

/**
 * A port of 127.0.0.1 on which nobody listens, for a server that has to be told its port.
 *
 * The system itself would propose (`listen(0)`) one that an outgoing connection, or another server that asks in the same
 * way, may have taken by the time that the server listens.
 */
export const freePort = async (): Promise<number> => {
  const [from, to] = shareOf(range())
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(from, to)
    if (given.has(port)) continue
    const probe = createServer().listen(port, "127.0.0.1")
    if (!await once(probe, "listening").then(() => true, () => false)) continue
    probe.close()
    await once(probe, "close")
    given.add(port)
    return port
  }
  throw new Error("No free port on 127.0.0.1")
}

/** So many free ports, each another one. */
export const distinctPorts = async (count: number): Promise<ReadonlyArray<number>> => {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
