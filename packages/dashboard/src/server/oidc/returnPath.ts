/** The longest address to come back to, in characters: it goes through a cookie, of which browsers keep 4,096 bytes. */
const maxLength = 1_000

const anywhere = "http://own.invalid"

/**
 * Where the page goes on after signing in, from below its mount: an address of its own, or `/` for whatever leads
 * elsewhere. Browsers read `//`, `/\` and addresses with line breaks as those of other hosts.
 */
export const returnPath = (to: string | undefined): string => {
  if (to === undefined || to.length > maxLength || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(to)) return "/"
  const url = URL.canParse(to, anywhere) ? new URL(to, anywhere) : undefined
  if (url?.origin !== anywhere) return "/"
  // `/a/..//host` is `//host` once it is resolved.
  const resolved = `${url.pathname}${url.search}${url.hash}`
  return resolved.startsWith("//") ? "/" : resolved
}
