import type { Issue } from "@sendwright/core/foundation/Errors"
import { type Fields, isEmpty, isRecord } from "@sendwright/http/SurfaceFields"
import type { MailContent } from "./MailContent.ts"

type Path = ReadonlyArray<string | number>

const fileNames: ReadonlyMap<string | number, string> = new Map([["contentType", "type"], ["contentId", "content_id"]])
const words: ReadonlyMap<string, string> = new Map([
  ...[...fileNames].map(([core, wire]) => [String(core), wire] as const),
  ["templateId", "template_id"],
  ["templateSlug", "template_id"],
  ["variables", "dynamic_template_data"],
  ["tags", "categories and custom_args"]
])
const word = new RegExp(`\\b(?:${[...words.keys()].join("|")})\\b`, "g")

/** What the fields of an email were read from: the request, one of its personalizations, and what it consists of. */
export interface Origin {
  readonly body: Fields
  readonly own: Fields
  readonly index: number
  readonly content: MailContent
}

/** Where the request says what a field of the core's holds. */
const placeOf = ({ body, content, index, own }: Origin, [first, ...rest]: Issue["path"]): Path => {
  const path = ["personalizations", index]
  const ownOr = (name: string): Path => isEmpty(own[name]) ? [name] : [...path, name]
  switch (first) {
    case undefined:
      return ["content"]
    case "from":
      return [...ownOr("from"), "email"]
    case "to":
    case "cc":
    case "bcc":
      return rest.length === 0 ? [...path, first] : [...path, first, ...rest, "email"]
    case "replyTo":
      return isEmpty(body["reply_to"]) ? ["reply_to_list", ...rest, "email"] : ["reply_to", "email"]
    case "text":
    case "html":
      return [...content[first]?.path ?? ["content"], "value"]
    case "subject":
      return ownOr("subject")
    case "headers":
      return [...isRecord(own["headers"]) && Object.hasOwn(own["headers"], rest[0]!) ? path : [], "headers", ...rest]
    case "tags":
      return Number(rest[0]) < (Array.isArray(body["categories"]) ? body["categories"].length : 1)
        ? ["categories", ...rest]
        : ["categories"]
    case "templateId":
    case "templateSlug":
      return ["template_id"]
    case "variables":
      return [...path, "dynamic_template_data", ...rest]
    case "attachments": {
      const [at, ...field] = rest
      const other = content.others[Number(at) - content.attachments.length]
      return other === undefined
        ? ["attachments", ...rest.map((part) => fileNames.get(part) ?? part)]
        : [...other.path, field[0] === "contentType" ? "type" : "value"]
    }
    default:
      return [first, ...rest]
  }
}

/** An issue of the core's with SendGrid's names. */
export const toWireIssue = (origin: Origin, { message, path }: Issue): Issue => ({
  path: placeOf(origin, path),
  message: message.replaceAll(word, (core) => words.get(core) ?? core)
})
