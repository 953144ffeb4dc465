import * as Address from "@sendwright/core/foundation/Address"
import { isEmpty, isRecord, type Report } from "@sendwright/http/SurfaceFields"

type Path = ReadonlyArray<string | number>

const quoted = /^"((?:[^"\\]|\\.)*)"$/

/** Clients put names into quotes, because SendGrid left out those of names with commas. */
const unquoted = (name: string): string => quoted.exec(name.trim())?.[1]!.replaceAll(/\\(.)/g, "$1") ?? name

/** A mailbox of SendGrid's, `{ email, name }`, in the form of a send's fields; `undefined` where it is none. */
export const read = (value: unknown, path: Path, report: Report): string | undefined => {
  if (!isRecord(value)) {
    report({ path, message: "must be a JSON object with email and, where it has one, name" })
    return undefined
  }
  const { email, name } = value
  if (typeof email !== "string" || email === "") {
    report({ path: [...path, "email"], message: isEmpty(email) ? "is required" : "must be a string" })
    return undefined
  }
  if (!isEmpty(name) && typeof name !== "string") {
    report({ path: [...path, "name"], message: "must be a string" })
    return undefined
  }
  return typeof name === "string" ? Address.mailboxText({ name: unquoted(name), address: email }) : email
}

/** A list of mailboxes; empty where there is none. */
export const readAll = (value: unknown, path: Path, report: Report): ReadonlyArray<string> => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    report({ path, message: "must be a list" })
    return []
  }
  return value.flatMap((item, index) => read(item, [...path, index], report) ?? [])
}
