import type { Issue } from "./Errors.ts"

/** Fields and list items of one request, or one message of a batch, over its first three levels at most. */
export const maxEntries = 2_000

const childrenOf = (value: unknown): ReadonlyArray<unknown> =>
  typeof value !== "object" || value === null ? [] : Array.isArray(value) ? value : Object.values(value)

/**
 * What makes a request so large that listing every issue in it would cost the server more than the sender. Nothing is
 * decoded of such a request; `undefined` is what every honest one gets.
 */
export const requestLimitIssue = (json: unknown): Issue | undefined => {
  const tooMany = (path: Issue["path"]) => ({ path, message: `must not hold more than ${maxEntries} fields and items` })
  if (typeof json !== "object" || json === null) return undefined
  const names = Object.keys(json)
  let total = names.length
  if (total > maxEntries) return tooMany([])
  for (const name of names) {
    const children = childrenOf((json as { readonly [name: string]: unknown })[name])
    total += children.length
    for (let index = 0; index < children.length && total <= maxEntries; index++) {
      const child = children[index]
      if (typeof child === "object" && child !== null) total += Object.keys(child).length
    }
    if (total > maxEntries) return tooMany([name])
  }
  return undefined
}
