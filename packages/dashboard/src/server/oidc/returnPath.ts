/**
 * The longest address to return to, in characters. It is stored in a cookie, and browsers keep cookies of up to 4,096
 * bytes.
 */
const maxLength = 1_000

const anywhere = "http://own.invalid"

/**
 * The path of the page after signing in, below its mount; `/` for every address that leads elsewhere. Browsers read
 * `//`, `/\` and addresses with line breaks as addresses of other hosts.
 */
export const returnPath = (to: string | undefined): string => {
  if (to === undefined || to.length > maxLength || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(to)) return "/"
  const url = URL.canParse(to, anywhere) ? new URL(to, anywhere) : undefined
  if (url?.origin !== anywhere) return "/"
  // `/a/..//host` is resolved to `//host`.
  const resolved = `${url.pathname}${url.search}${url.hash}`
  return resolved.startsWith("//") ? "/" : resolved
}
