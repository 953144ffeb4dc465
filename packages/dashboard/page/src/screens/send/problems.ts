import { ApiError } from "../../foundation/api.ts"
import type { SendRequest } from "./draft.ts"
import { texts } from "./texts.ts"

/** The problems by field of the request; `variables.name` for a variable. */
export interface Problems {
  readonly fields: Readonly<Record<string, string>>
  /** The error, if it belongs to no field. */
  readonly rest: unknown
}

type Issue = { readonly path: string; readonly message: string }

const itemOf = (request: SendRequest, field: string, index: string | undefined): string | undefined => {
  if (index === undefined) return undefined
  const value = (request as Readonly<Record<string, unknown>>)[field]
  const item: unknown = Array.isArray(value) ? value[Number(index)] : undefined
  return typeof item === "string" ? item : (item as { readonly filename?: string } | undefined)?.filename
}

const placed = (request: SendRequest, { message, path }: Issue): readonly [field: string, text: string] | undefined => {
  const [field = "", index] = path.split(".")
  // If both bodies are missing, the issue is about the request as a whole.
  if (field === "") return request.html === undefined && request.text === undefined ? ["text", texts.noBody] : undefined
  if (field === "template_slug") return ["template", texts.problem(message)]
  if (field === "headers" && index !== undefined) {
    return [field, texts.problemOf(path.slice("headers.".length), message)]
  }
  if (field === "variables") return [path, texts.problem(message)]
  const item = itemOf(request, field, index)
  return [field, item === undefined ? texts.problem(message) : texts.problemOf(item, message)]
}

const ofValidation = (error: ApiError, request: SendRequest): Problems => {
  const fields: Record<string, string> = {}
  let rest: unknown
  for (const issue of error.details as ReadonlyArray<Issue>) {
    const found = placed(request, issue)
    if (found === undefined) rest = error
    else fields[found[0]] ??= found[1]
  }
  return { fields, rest }
}

const addresses = (details: unknown, name: string): ReadonlyArray<string> =>
  (details as Readonly<Record<string, ReadonlyArray<string>>> | undefined)?.[name] ?? []

/** Assigns the server's refusal of `request` to the fields of the form. */
export const problemsOf = (error: unknown, request: SendRequest | undefined): Problems => {
  if (!(error instanceof ApiError) || request === undefined) return { fields: {}, rest: error ?? undefined }
  switch (error.code) {
    case "validation_error":
      return Array.isArray(error.details) ? ofValidation(error, request) : { fields: {}, rest: error }
    case "sandbox_recipient_not_allowed":
      return { fields: { to: texts.outsideSandbox(addresses(error.details, "recipients")) }, rest: undefined }
    case "recipient_suppressed":
      return { fields: { to: texts.suppressed(addresses(error.details, "suppressed")) }, rest: undefined }
    case "domain_not_verified":
      return { fields: { from: error.message }, rest: undefined }
    case "not_found":
      return { fields: { template: texts.templateGone }, rest: undefined }
    default:
      return { fields: {}, rest: error }
  }
}
