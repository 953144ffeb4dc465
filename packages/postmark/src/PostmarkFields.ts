import type { Issue } from "@sendwright/core/foundation/Errors"

/** What the core calls the fields of a message, and what Postmark does. */
const names: ReadonlyMap<string | number, string> = new Map([
  ["from", "From"],
  ["to", "To"],
  ["cc", "Cc"],
  ["bcc", "Bcc"],
  ["replyTo", "ReplyTo"],
  ["subject", "Subject"],
  ["html", "HtmlBody"],
  ["text", "TextBody"],
  ["headers", "Headers"],
  ["templateId", "TemplateId"],
  ["templateSlug", "TemplateAlias"],
  ["variables", "TemplateModel"]
])

const fileNames: ReadonlyMap<string | number, string> = new Map([
  ["filename", "Name"],
  ["content", "Content"],
  ["contentType", "ContentType"],
  ["contentId", "ContentID"],
  ["disposition", "Disposition"]
])

// Only those that are no words of the language.
const words: ReadonlyMap<string, string> = new Map([
  ["replyTo", "ReplyTo"],
  ["templateId", "TemplateId"],
  ["templateSlug", "TemplateAlias"],
  ["contentType", "ContentType"],
  ["contentId", "ContentID"],
  ["html, text", "HtmlBody, TextBody"]
])
const word = new RegExp(`\\b(?:${[...words.keys()].join("|")})\\b`, "g")

const placeOf = ([first, ...rest]: Issue["path"]): Issue["path"] => {
  if (first === undefined) return []
  if (first === "attachments") return ["Attachments", ...rest.map((part) => fileNames.get(part) ?? part)]
  // What of Metadata could be no tag was refused before.
  if (first === "tags") return [rest[0] === 0 ? "Tag" : "Metadata"]
  return [names.get(first) ?? first, ...rest]
}

/** An issue of the core's with Postmark's names; one that has them already stays as it is. */
export const toWireIssue = ({ message, path }: Issue): Issue => ({
  path: placeOf(path),
  message: message.replaceAll(word, (core) => words.get(core) ?? core)
})
