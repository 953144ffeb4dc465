import { headerDateProblem } from "@sendwright/core/model/HeaderDate"
import { checkMessageId } from "@sendwright/core/model/MessageId"
import { type HeaderFields, valuesOf } from "./HeaderFields.ts"

/** What a message is known by and when it was written, in the fields of a send. */
export interface MessageNames {
  readonly messageId?: string
  readonly date?: string
}

const messageIdOf = (fields: HeaderFields): string | undefined => {
  const [value, ...others] = valuesOf(fields, "message-id")
  const id = /^<([^<>]*)>$/.exec(value ?? "")?.[1]
  return id !== undefined && others.length === 0 && checkMessageId(id) === undefined ? id : undefined
}

// Names of the zone of UTC that RFC 5322 section 4.3 calls obsolete, and that clients write all the same.
const universal = / (?:GMT|UTC?|Z)$/i

const dateOf = (fields: HeaderFields, now: Date): string | undefined => {
  const [value = "", ...others] = valuesOf(fields, "date")
  const date = value.replace(/\([^()]*\)/g, " ").trim().replace(/\s+/g, " ").replace(universal, " +0000")
  return others.length === 0 && headerDateProblem(date, now) === undefined ? date : undefined
}

/** The Message-ID and the Date of a header. What is none, or is far from our clock, is written anew by the engine. */
export const read = (fields: HeaderFields, now: Date): MessageNames => {
  const messageId = messageIdOf(fields)
  const date = dateOf(fields, now)
  return { ...(messageId === undefined ? {} : { messageId }), ...(date === undefined ? {} : { date }) }
}
