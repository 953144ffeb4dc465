import type { Issue } from "@sendwright/core/foundation/Errors"

type Path = Issue["path"]

const destination: ReadonlyMap<string | number, string> = new Map([
  ["to", "ToAddresses"],
  ["cc", "CcAddresses"],
  ["bcc", "BccAddresses"]
])

const fileNames: ReadonlyMap<string | number, string> = new Map([
  ["filename", "FileName"],
  ["content", "RawContent"],
  ["contentType", "ContentType"],
  ["contentId", "ContentId"],
  ["disposition", "ContentDisposition"]
])

const words: ReadonlyMap<string, string> = new Map([
  ["replyTo", "ReplyToAddresses"],
  ["templateId", "TemplateName"],
  ["templateSlug", "TemplateName"],
  ["variables", "TemplateData"],
  ["contentType", "ContentType"],
  ["contentId", "ContentId"],
  ["html, text", "Body.Html, Body.Text"]
])
const word = new RegExp(`\\b(?:${[...words.keys()].join("|")})\\b`, "g")

/** Where a request has what the engine calls by another name; `content` is the path of its content. */
const placeOf = ([first, ...rest]: Path, content: Path): Path => {
  switch (first) {
    case undefined:
      return content
    case "from":
      return ["FromEmailAddress"]
    case "to":
    case "cc":
    case "bcc":
      return ["Destination", destination.get(first)!, ...rest]
    case "replyTo":
      return ["ReplyToAddresses", ...rest]
    case "subject":
      return [...content, "Subject", "Data"]
    case "text":
      return [...content, "Body", "Text", "Data"]
    case "html":
      return [...content, "Body", "Html", "Data"]
    case "headers":
      return [...content, "Headers", ...rest]
    case "attachments":
      return [...content, "Attachments", ...rest.map((part) => fileNames.get(part) ?? part)]
    case "tags":
      return ["EmailTags"]
    case "templateId":
    case "templateSlug":
      return [...content, "TemplateName"]
    case "variables":
      return [...content, "TemplateData", ...rest]
    default:
      return [first, ...rest]
  }
}

/** An issue of the engine's with the names of SES. */
export const toWireIssue = ({ message, path }: Issue, content: Path): Issue => ({
  path: placeOf(path, content),
  message: message.replaceAll(word, (core) => words.get(core) ?? core)
})
