import * as Net from "node:net"
import * as Os from "node:os"

/** Whether an IP address is one that a network interface of this machine has now. */
export const isOwn = (address: string): boolean => {
  const own = new Net.BlockList()
  const family = Net.isIPv6(address) ? "ipv6" : "ipv4"
  for (const shown of Object.values(Os.networkInterfaces()).flat()) {
    if (shown !== undefined) own.addAddress(shown.address, shown.family === "IPv6" ? "ipv6" : "ipv4")
  }
  // Linux takes all of 127.0.0.0/8 for its own.
  own.addSubnet("127.0.0.0", 8)
  return own.check(address, family)
}
