import * as Result from "effect/Result"

/** A policy of MTA-STS (RFC 8461 §3.2). */
export interface StsPolicy {
  /**
   * `enforce`: deliver to nobody but hosts that match, with a certificate that verifies. `testing`: only report where that
   * fails. `none`: there is no policy any more.
   */
  readonly mode: "enforce" | "testing" | "none"
  /** Patterns of MX hosts, lower-case: names, or `*.` and a name for one label more. Empty only in mode `none`. */
  readonly mx: ReadonlyArray<string>
  /** For how long the policy is kept: 0 to 31,557,600 seconds, about a year. */
  readonly maxAgeSeconds: number
}

/** The longest time that a policy may ask to be kept for; one that asks for more is kept for this (RFC 8461 §3.2). */
export const maxAgeSeconds = 31_557_600

/** Patterns of a policy that are read; one with more is invalid. */
const maxPatterns = 100

const nameForm = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$/
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
const patternForm = new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})*$`)
const modes = ["enforce", "testing", "none"] as const

/**
 * Reads the file of a policy (RFC 8461 §3.2), or says what is wrong with it. Lines end with LF or CRLF; empty ones and
 * fields of other names are passed over; of a field other than `mx` that stands there twice, the first counts.
 *
 * @example
 * ```ts
 * import * as StsPolicy from "@sendwright/mx/tls/StsPolicy"
 *
 * export const policy = StsPolicy.parse("version: STSv1\nmode: enforce\nmx: *.shop.example\nmax_age: 604800\n")
 * ```
 */
export const parse = (text: string): Result.Result<StsPolicy, string> => {
  const fields = new Map<string, string>()
  const mx: Array<string> = []
  for (const line of text.split(/\r?\n/)) {
    if (line === "") continue
    const colon = line.indexOf(":")
    const name = line.slice(0, Math.max(colon, 0))
    const value = line.slice(colon + 1).trim()
    if (!nameForm.test(name)) return Result.fail("has a line that is no field")
    if (name === "mx") mx.push(value.toLowerCase())
    else if (!fields.has(name)) fields.set(name, value)
  }
  const mode = modes.find((mode) => mode === fields.get("mode"))
  const maxAge = fields.get("max_age") ?? ""
  if (fields.get("version") !== "STSv1") return Result.fail("is not of version STSv1")
  if (mode === undefined) return Result.fail("has no mode of enforce, testing or none")
  if (!/^\d{1,10}$/.test(maxAge)) return Result.fail("has no max_age in seconds")
  if (!mx.every((pattern) => pattern.length <= 255 && patternForm.test(pattern))) {
    return Result.fail("has an mx that is no name of a host, with or without *. before it")
  }
  if (mx.length > maxPatterns) return Result.fail(`has more than ${maxPatterns} fields mx`)
  if (mx.length === 0 && mode !== "none") return Result.fail("names no mx")
  return Result.succeed({ mode, mx, maxAgeSeconds: Math.min(Number(maxAge), maxAgeSeconds) })
}

/**
 * Whether a host is one of a policy's (RFC 8461 §4.1). `*.` means exactly one label. The name is lower-case A-labels
 * without a trailing dot.
 *
 * @example
 * ```ts
 * import * as StsPolicy from "@sendwright/mx/tls/StsPolicy"
 *
 * // true
 * export const isNamed = StsPolicy.matches({ mx: ["*.shop.example"] }, "mx1.shop.example")
 * ```
 */
export const matches = ({ mx }: Pick<StsPolicy, "mx">, host: string): boolean => {
  const dot = host.indexOf(".")
  const parent = dot > 0 ? `*${host.slice(dot)}` : undefined
  return mx.some((pattern) => pattern === host || pattern === parent)
}
