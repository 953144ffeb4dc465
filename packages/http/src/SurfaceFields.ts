import type { Issue } from "@sendwright/core/foundation/Errors"
import { isUuid } from "@sendwright/core/model/EmailQuery"

/** The fields of a JSON object of which nothing is known yet. */
export type Fields = { readonly [name: string]: unknown }

/** Takes one thing that is wrong with a request. */
export type Report = (issue: Issue) => void

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a field says nothing: clients leave out what others send as null or as an empty text. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ""

/**
 * The template that a name of another service's means: an id of ours, or a slug. A character that no slug can have
 * becomes a hyphen, so that `Password_Reset` finds the template `password-reset`.
 */
export const templateOf = (name: string): Fields => {
  if (isUuid(name)) return { templateId: name }
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")
  return { templateSlug: slug === "" ? name : slug }
}

/** The longest name that a placeholder can have: longer ones fill in nothing. */
const maxVariable = 64

/**
 * The data of a template as variables: what lies in objects within it is named by its path, so that
 * `{ order: { id: 1 } }` fills in `{{ order.id }}`.
 */
export const variablesOf = (data: Fields): Fields => {
  const entries: Array<readonly [string, unknown]> = []
  const add = (fields: Fields, prefix: string) => {
    for (const [name, value] of Object.entries(fields)) {
      const path = prefix + name
      if (!isRecord(value)) {
        if (prefix === "" || path.length <= maxVariable) entries.push([path, value])
      } else if (path.length < maxVariable) add(value, `${path}.`)
    }
  }
  add(data, "")
  return Object.fromEntries(entries)
}

/** What is shown with an email, such as a category, as a tag: what no tag can have becomes a hyphen. */
export const labelTag = (label: string): string => label.replaceAll(/[^A-Za-z0-9_:.-]+/g, "-")

/** The longest tag, in characters. */
const maxTag = 64
const tagName = /^[A-Za-z0-9_.-]+$/
const tagValue = /^[A-Za-z0-9_:.-]*$/

/**
 * Named values as tags, `name:value`. Names hold no colon, so that they can be taken apart again; what cannot be kept as it
 * is, is an issue, as programs look for it.
 */
export const namedTags = (
  values: Fields,
  path: ReadonlyArray<string | number>,
  report: Report
): ReadonlyArray<string> =>
  Object.entries(values).flatMap(([name, value]) => {
    if (isEmpty(value)) return []
    const text = typeof value === "number" || typeof value === "boolean" ? String(value) : value
    const where = [...path, name]
    if (typeof text !== "string") {
      report({ path: where, message: "must be a string" })
      return []
    }
    if (!tagName.test(name)) {
      report({ path: where, message: "has a name with more than ASCII letters, digits, dots, underscores and hyphens" })
      return []
    }
    if (!tagValue.test(text) || name.length + 1 + text.length > maxTag) {
      report({
        path: where,
        message: "is kept as a tag: it must be ASCII letters, digits, colons, dots, underscores and hyphens, with its "
          + `name at most ${maxTag - 1} characters; leave it out, or keep it in your own records`
      })
      return []
    }
    return [`${name}:${text}`]
  })

/** A Content-ID without what is written around it: `cid:logo` and `<logo>` are both `logo`. */
export const contentIdOf = (text: string): string => text.replace(/^cid:/i, "").replace(/^<(.*)>$/, "$1")
