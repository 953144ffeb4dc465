import type { Steps } from "../foundation/Steps.ts"
import { scanInSteps, textOf, type Variables } from "./Placeholders.ts"

/** Attributes of html whose value is an address (HTML, "List of attributes"). */
const addressAttributes = ["href", "src", "action", "formaction", "background", "poster", "data"]

/** So much of the text before a placeholder is examined: the name of the attribute, spaces, an equals sign, a quote. */
const lookedAt = 40

/** Whether text ends where the value of an attribute begins that is an address, as in `<a href="`. */
const endsInAddress = (text: string): boolean => {
  const before = text.slice(-lookedAt).trimEnd()
  const unquoted = before.endsWith("\"") || before.endsWith("'") ? before.slice(0, -1).trimEnd() : before
  if (!unquoted.endsWith("=")) return false
  const name = unquoted.slice(0, -1).trimEnd().toLowerCase()
  return addressAttributes.some((attribute) =>
    name.endsWith(attribute) && !/[a-z0-9-]/.test(name.charAt(name.length - attribute.length - 1))
  )
}

/** Whether an address runs code where it is opened. Browsers pass over spaces and controls within its scheme. */
const runsCode = (address: string): boolean => {
  let scheme = ""
  for (const character of address) {
    if (character > " ") scheme += character
    if (scheme.length >= "data:image/".length) break
  }
  const start = scheme.toLowerCase()
  return start.startsWith("javascript:") || start.startsWith("vbscript:")
    || start.startsWith("data:") && !start.startsWith("data:image/")
}

/** What of a value decides about links. */
interface Beginning {
  readonly isBlank: boolean
  readonly runsCode: boolean
}

/** The names of the variables that begin a link of the html with an address that runs code, each once. */
export function* scriptLinks(html: string, variables: Variables): Steps<ReadonlyArray<string>> {
  const names = new Set<string>()
  // A long value may be named a million times.
  const known = new Map<string, Beginning>()
  const beginningOf = (name: string): Beginning => {
    let beginning = known.get(name)
    if (beginning === undefined) {
      const value = Object.hasOwn(variables, name) ? textOf(variables[name] ?? null) : ""
      known.set(name, beginning = { isBlank: value.trim() === "", runsCode: runsCode(value) })
    }
    return beginning
  }
  let before = ""
  yield* scanInSteps(html, {
    literal: (text) => {
      before = text
      return true
    },
    placeholder: (name) => {
      const beginning = beginningOf(name)
      if (beginning.runsCode && endsInAddress(before)) names.add(name)
      // An empty value leaves the link to what comes next.
      if (!beginning.isBlank) before = ""
      return true
    }
  })
  return [...names]
}
