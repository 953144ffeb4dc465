import type { Issue } from "@sendwright/core/foundation/Errors"

/** A tag of Resend's. */
export interface Tag {
  readonly name: string
  readonly value: string
}

const part = /^[A-Za-z0-9_-]*$/
const message = "must be ASCII letters, digits, underscores and hyphens"

const partIssue = (index: number, name: "name" | "value", value: unknown, minimum: number): Issue | undefined => {
  const path = ["tags", index, name]
  if (value === undefined || value === null) return { path, message: "is required" }
  if (typeof value !== "string" || !part.test(value)) return { path, message }
  return value.length < minimum ? { path, message: "must not be empty" } : undefined
}

/**
 * Resend's tags as the core's, `name:value`: names hold no colon, so that they can be taken apart again. What cannot be
 * one is an issue.
 */
export const toCore = (tags: ReadonlyArray<unknown>, report: (issue: Issue) => void): ReadonlyArray<string> =>
  tags.flatMap((tag, index) => {
    if (typeof tag !== "object" || tag === null) {
      report({ path: ["tags", index], message: "must be a JSON object with name and value" })
      return []
    }
    const { name, value } = tag as { readonly name?: unknown; readonly value?: unknown }
    const issues = [partIssue(index, "name", name, 1), partIssue(index, "value", value, 0)].filter((issue) =>
      issue !== undefined
    )
    issues.forEach(report)
    return issues.length === 0 ? [`${String(name)}:${String(value)}`] : []
  })

/** The core's tags as Resend's; one without a colon has no value. */
export const toResend = (tags: ReadonlyArray<string>): ReadonlyArray<Tag> =>
  tags.map((tag) => {
    const colon = tag.indexOf(":")
    return colon === -1 ? { name: tag, value: "" } : { name: tag.slice(0, colon), value: tag.slice(colon + 1) }
  })
