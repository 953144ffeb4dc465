import type { Issue } from "@sendwright/core/foundation/Errors"

const names: ReadonlyMap<string | number, string> = new Map([
  ["replyTo", "h:Reply-To"],
  ["tags", "o:tag"],
  ["scheduledAt", "o:deliverytime"],
  ["templateId", "template"],
  ["templateSlug", "template"],
  ["attachments", "attachment"]
])

const words: ReadonlyMap<string, string> = new Map([
  ["replyTo", "h:Reply-To"],
  ["templateId", "template"],
  ["templateSlug", "template"],
  ["variables", "t:variables"]
])
const word = new RegExp(`\\b(?:${[...words.keys()].join("|")})\\b`, "g")

const placeOf = ([first, ...rest]: Issue["path"]): Issue["path"] => {
  if (first === undefined) return []
  if (first === "headers") return [`h:${rest[0]}`]
  if (first === "variables") return rest.length === 0 ? ["t:variables"] : [`v:${rest.join(".")}`]
  return [names.get(first) ?? first, ...rest]
}

/** An issue of the engine's with Mailgun's names; one that has them already stays as it is. */
export const toWireIssue = ({ message, path }: Issue): Issue => ({
  path: placeOf(path),
  message: message.replaceAll(word, (core) => words.get(core) ?? core)
})
