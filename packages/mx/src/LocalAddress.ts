import * as Net from "node:net"
import * as Os from "node:os"

/** The IP addresses that the network interfaces of this machine have now. */
export const all = (): ReadonlyArray<string> =>
  Object.values(Os.networkInterfaces()).flatMap((shown = []) => shown.map(({ address }) => address))

/** Whether connections may leave from an IP address. */
export const isOwn = (address: string): boolean => {
  const own = new Net.BlockList()
  for (const one of all()) own.addAddress(one, familyOf(one))
  // Linux takes all of them for its own.
  own.addSubnet("127.0.0.0", 8)
  return own.check(address, familyOf(address))
}

const familyOf = (address: string): Net.IPVersion => Net.isIPv6(address) ? "ipv6" : "ipv4"
