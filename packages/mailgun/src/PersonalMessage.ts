import * as Address from "@sendwright/core/foundation/Address"
import * as Substitutions from "@sendwright/http/Substitutions"
import { type Fields, isRecord, type Report, variablesOf } from "@sendwright/http/SurfaceFields"
import * as Result from "effect/Result"
import type { MessageInput } from "./MessageInput.ts"

/** The most variables of a recipient, and the most characters that they have together. */
const maxNames = 100
const maxLength = 10_000

/** A text that is one variable of the recipient's. */
const whole = /^%recipient\.([^%]*)%$/

/** A variable as a text: what is in objects and lists, as JSON. */
const textOf = (value: unknown): string => typeof value === "string" ? value : JSON.stringify(value)

/** What is put in the place of `%recipient.…%` for a mailbox. */
const substitutionsOf = (mailbox: string, own: unknown, report: Report): Substitutions.Substitutions => {
  const path = ["recipient-variables", Address.addressOf(mailbox)]
  const parsed = Address.parseMailbox(mailbox)
  const { address, name } = Result.isSuccess(parsed) ? parsed.success : { address: mailbox, name: "" }
  const found = new Map([["%recipient%", mailbox], ["%recipient_email%", address], ["%recipient_name%", name ?? ""]])
  const variables = isRecord(own) ? Object.entries(own) : []
  if (own !== undefined && !isRecord(own)) report({ path, message: "must be a JSON object" })
  let length = 0
  for (const [key, value] of variables) {
    const text = textOf(value)
    found.set(`%recipient.${key}%`, text)
    length += key.length + text.length
  }
  if (variables.length <= maxNames && length <= maxLength) return found
  report({ path, message: `must have at most ${maxNames} variables of ${maxLength} characters together` })
  return new Map()
}

/** The email of one recipient, and by how many characters its texts are longer than those of the message. */
export interface PersonalMessage {
  readonly core: Fields
  readonly grown: number
}

/** Makes the email of one recipient of a batch, who alone is in its To. */
export const make = ({ core, recipients }: MessageInput, mailbox: string, report: Report): PersonalMessage => {
  const address = Address.addressOf(mailbox)
  const own = recipients === null ? undefined : recipients[address] ?? recipients[address.toLowerCase()]
  const substitutions = substitutionsOf(mailbox, own, report)
  let grown = 0
  const filled = (name: string, text: unknown): unknown => {
    if (typeof text !== "string" || !text.includes("%recipient")) return text
    const made = Substitutions.apply(text, substitutions)
    if (Result.isFailure(made)) {
      report({ path: [name], message: made.failure })
      return text
    }
    grown += Math.max(0, made.success.length - text.length)
    return made.success
  }
  const valuesIn = (prefix: string, values: Fields): Fields =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, filled(`${prefix}${name}`, text)]))
  // Where a variable of a template is one of the recipient's and nothing else, it may be an object, too.
  const ownOf = (text: unknown): unknown =>
    isRecord(own) && typeof text === "string" ? own[whole.exec(text)?.[1] ?? ""] : undefined
  const variablesIn = (values: Fields): Fields =>
    variablesOf(Object.fromEntries(
      Object.entries(values).map(([name, text]) => {
        const value = ownOf(text)
        return [name, isRecord(value) ? value : filled(`v:${name}`, text)]
      })
    ))
  const { headers, variables } = core
  const made = {
    ...core,
    ...Object.fromEntries(
      ["subject", "text", "html"].flatMap((name) => core[name] === undefined ? [] : [[name, filled(name, core[name])]])
    ),
    ...(isRecord(headers) ? { headers: valuesIn("h:", headers) } : {}),
    ...(isRecord(variables) ? { variables: variablesIn(variables) } : {}),
    to: [mailbox]
  }
  return { core: made, grown }
}
