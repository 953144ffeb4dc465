import type { Substitutions } from "@sendwright/http/Substitutions"
import { type Fields, isRecord, type Report } from "@sendwright/http/SurfaceFields"

export { apply, type Substitutions } from "@sendwright/http/Substitutions"

// What SendGrid allows.
const maxBytes = 10_000
const maxNames = 100
const maxNameLength = 100

const none: Substitutions = new Map()

/** Reads the substitutions of a personalization; what is none is an issue. */
export const read = (value: unknown, path: ReadonlyArray<string | number>, report: Report): Substitutions => {
  if (value === undefined || value === null) return none
  if (!isRecord(value)) {
    report({ path, message: "must be a JSON object" })
    return none
  }
  const names = Object.keys(value)
  if (names.length > maxNames) {
    report({
      path,
      message: `must not have more than ${maxNames} substitutions: send a template with its data instead`
    })
    return none
  }
  const found = new Map<string, string>()
  let bytes = 0
  for (const name of names) {
    const text = value[name]
    if (name === "" || name.length > maxNameLength) {
      report({ path, message: `must have names of 1 to ${maxNameLength} characters` })
    } else if (typeof text !== "string") report({ path: [...path, name], message: "must be a string" })
    else {
      found.set(name, text)
      bytes += name.length + text.length
    }
  }
  if (bytes > maxBytes) report({ path, message: `must not be longer than ${maxBytes} characters together` })
  return found
}

/** The same as the variables of a template, without the signs around names, such as `-name-` or `{{name}}`. */
export const variablesOf = (substitutions: Substitutions): Fields =>
  Object.fromEntries(
    [...substitutions].map((
      [name, value]
    ) => [name.replace(/^[^A-Za-z0-9_]+/, "").replace(/(?<![^A-Za-z0-9_])[^A-Za-z0-9_]+$/, ""), value])
  )
