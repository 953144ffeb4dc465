const browsers: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  // Each says to be the ones below it, too.
  ["Edge", /\bEdgA?(?:iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  // It reads at most 512 characters: `longestRead`.
  ["Safari", /\bVersion\/\S.*\bSafari\//]
]

const systems: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/]
]

const longestRead = 512

const nameIn = (text: string, names: ReadonlyArray<readonly [string, RegExp]>): string | undefined =>
  names.find(([, sign]) => sign.test(text))?.[0]

/** What people call a browser by its `User-Agent`: `Firefox on Linux`; empty where it says nothing that is known. */
export const agentOf = (userAgent: string | null): string => {
  if (userAgent === null) return ""
  const text = userAgent.slice(0, longestRead)
  const browser = nameIn(text, browsers)
  const system = nameIn(text, systems)
  return browser === undefined ? system ?? "" : system === undefined ? browser : `${browser} on ${system}`
}

/** The IPv4 address in an IPv4-mapped IPv6 address (RFC 4291 section 2.5.5.2); any other text as it is. */
const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

const groupsOf = (address: string): ReadonlyArray<string> | undefined => {
  const [front = "", back, ...more] = address.split("%")[0]!.toLowerCase().split("::")
  const parts = (text: string) => text === "" ? [] : text.split(":")
  const [left, right] = [parts(front), parts(back ?? "")]
  const missing = 8 - left.length - right.length
  if (more.length > 0 || (back === undefined ? missing !== 0 : missing < 1)) return undefined
  const groups = [...left, ...Array.from({ length: missing }, () => "0"), ...right]
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group)) ? groups : undefined
}

const prefixOf = (address: string | null, ipv4Bits: 24 | 32, ipv6Groups: 3 | 4): string => {
  if (address === null) return ""
  const text = unmapped(address.trim())
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) {
    return ipv4Bits === 32 ? text : `${text.slice(0, text.lastIndexOf("."))}.0/24`
  }
  const groups = groupsOf(text)?.slice(0, ipv6Groups).map((group) => group.replace(/^0+(?=.)/, ""))
  return groups === undefined ? "" : `${groups.join(":")}::/${ipv6Groups * 16}`
}

/** The network of an address as people are shown it: a /24 of IPv4, a /48 of IPv6; empty for what is no address. */
export const networkOf = (address: string | null): string => prefixOf(address, 24, 3)

/** What attempts are counted by: an address of IPv4, a /64 of IPv6, of which anybody has as many addresses as they like. */
export const originOf = (address: string | null): string => prefixOf(address, 32, 4)
