import type { Reader } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"
import { isIP, isIPv4, isIPv6 } from "node:net"

/** Servers of the DNS: IP addresses with commas between them, each with or without a port. */
export const nameServers: Reader<ReadonlyArray<string>> = (text) => {
  const servers = text.split(",").map((server) => server.trim())
  return servers.every(isNameServer)
    ? Result.succeed(servers)
    : Result.fail("must be IP addresses with commas between them, such as 9.9.9.9 or 127.0.0.1:5353 or [::1]:5353")
}

const isNameServer = (text: string): boolean => {
  if (isIP(text) !== 0) return true
  const [, six, four, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? []
  const inRange = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)
  return inRange && (six !== undefined ? isIPv6(six) : isIPv4(four ?? ""))
}
