import * as Uuid from "../foundation/Uuid.ts"

/** The letter in a reference for what its object holds. */
const letters = { text: "t", bytes: "b", message: "m" } as const
/** What an object holds: words, octets that no word is looked for in, or a whole message. */
export type Holding = keyof typeof letters
const holdings = new Map(Object.entries(letters).map(([holding, letter]) => [letter, holding as Holding]))

/** What a storage keeps in the place of a body or a file whose content is an object. */
export interface ContentReference {
  readonly emailId: string
  /** 0: html and text; from 1 on: the attachment of this number. */
  readonly position: number
  /** What may name a person in words: html and text, files that are texts, and whole messages. */
  readonly holds: Holding
  /** A UUID v7, drawn as the object is stored: it tells when that was. */
  readonly name: string
  /** Bytes of the object. */
  readonly size: number
  /** SHA-256 of the object, in hex. */
  readonly digest: string
}

/** How every reference begins. */
export const prefix = "sendwright-object:1:"
/** A longer text is no reference. */
export const maxLength = 256

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
const form = new RegExp(`^${prefix}(${uuid}):(\\d{1,2})([tbm]):(${uuid}):(\\d{1,9}):([0-9a-f]{64})$`)

/** A reference as a text. */
export const write = ({ digest, emailId, holds, name, position, size }: ContentReference): string =>
  `${prefix}${emailId}:${position}${letters[holds]}:${name}:${size}:${digest}`

/**
 * The reference that a text of an email is; `undefined` where it is something else. The id of an email is drawn after its
 * contents came: nobody can send a text that is a reference of its email.
 */
export const read = (emailId: string, text: string | null): ContentReference | undefined => {
  // Nearly all texts are none: they cost a look at their beginning.
  if (text === null || text.length > maxLength || !text.startsWith(prefix)) return undefined
  const [, id, position, letter, name, size, digest] = form.exec(text) ?? []
  const holds = holdings.get(letter as typeof letters[Holding])
  return id === emailId && holds !== undefined && name !== undefined && digest !== undefined
    ? { emailId, position: Number(position), holds, name, size: Number(size), digest }
    : undefined
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const prefixBytes = encoder.encode(prefix)

/** A reference as the content of a file. */
export const writeBytes = (reference: ContentReference): Uint8Array => encoder.encode(write(reference))

/** The same as `read` of the content of a file. */
export const readBytes = (emailId: string, content: Uint8Array): ContentReference | undefined =>
  content.length > maxLength || prefixBytes.some((byte, index) => byte !== content[index])
    ? undefined
    : read(emailId, decoder.decode(content))

/** The month (UTC) that an id says, as 2026-11. */
const monthOf = (emailId: string): string => new Date(Uuid.millisOf(emailId)).toISOString().slice(0, 7)

/** What the keys of a log's objects begin with. */
export const logPrefix = (logId: string): string => `${logId}/`

/**
 * The key of an object: by log, month, email and place, so that keys are in the order in which emails were accepted.
 */
export const keyOf = (logId: string, { emailId, name, position }: ContentReference): string =>
  `${logPrefix(logId)}${monthOf(emailId)}/${emailId}/${position}-${name}`

const keyForm = new RegExp(`^${uuid}/\\d{4}-\\d{2}/(${uuid})/\\d{1,2}-(${uuid})$`)

/** What a key of ours says. */
export interface KeyOfObject {
  readonly key: string
  readonly emailId: string
  /** When the object was stored, in milliseconds, by the clock of who did. */
  readonly storedAt: number
}

/** Reads a key; `undefined` for one that is none of ours. */
export const readKey = (key: string): KeyOfObject | undefined => {
  const [, emailId, name] = keyForm.exec(key) ?? []
  return emailId === undefined || name === undefined ? undefined : { key, emailId, storedAt: Uuid.millisOf(name) }
}
