import { Worker } from "node:worker_threads"
import type { Conversation, Order, Said } from "./Client.ts"
import * as HostileText from "./HostileText.ts"
import * as Turns from "./Turns.ts"

/** What nobody may make a turn of the event loop take, in milliseconds. */
export const boundMillis = 50

type Answers = ReadonlyArray<ReadonlyArray<string>>

/** A client in a thread of its own. */
export interface Client {
  readonly keep: (conversations: ReadonlyArray<Conversation>) => Promise<unknown>
  /** Holds some of what it keeps; what was answered in each of them. */
  readonly hold: (from: number, to: number) => Promise<Answers>
  readonly close: () => Promise<unknown>
}

/** Starts a client. */
export const client = (): Client => {
  const worker = new Worker(new URL("Client.ts", import.meta.url))
  const waiting = new Map<number, { resolve: (answers: Answers) => void; reject: (error: unknown) => void }>()
  let last = 0
  worker.on("message", ({ answers, id }: { readonly id: number; readonly answers: Answers }) => {
    waiting.get(id)?.resolve(answers)
    waiting.delete(id)
  })
  worker.on("error", (error) => {
    for (const { reject } of waiting.values()) reject(error)
  })
  const ask = (order: Order) =>
    new Promise<Answers>((resolve, reject) => {
      waiting.set(order.id, { resolve, reject })
      // A worker of worker_threads has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(order)
    })
  return {
    keep: (conversations) => ask({ id: ++last, _tag: "Keep", conversations }),
    hold: (from, to) => ask({ id: ++last, _tag: "Hold", from, to }),
    close: () => worker.terminate()
  }
}

/** A place of a door that takes a text of somebody else's. */
export interface Field {
  readonly name: string
  /** What is right there. */
  readonly value: string
  /** As many characters as may be there, or as are read before it is known that there are too many. */
  readonly length: number
  /** How many hostile texts are tried; all of them, where it is left out. */
  readonly count?: number
  readonly conversation: (text: string) => Conversation
}

/** A text that kept the event loop longer than it may. */
export interface Held {
  readonly field: string
  readonly text: string
  readonly millis: number
}

/** So many are sent before it is asked whether one of them took too long: the first that does is named, and no other. */
const together = 10

/** A place of a text of somebody else's that is read in this process, and what reads it. */
export interface Reading extends Omit<Field, "conversation"> {
  readonly read: (text: string) => unknown
}

const textsOf = (seed: number, { count, value }: Omit<Field, "conversation">): ReadonlyArray<HostileText.HostileText> =>
  count === undefined ? HostileText.all(seed, value) : HostileText.make(seed, value, count)

const firstOf = async (
  sender: Client,
  field: string,
  texts: ReadonlyArray<HostileText.HostileText>
): Promise<ReadonlyArray<Held>> => {
  for (let from = 0; from < texts.length; from += together) {
    const to = Math.min(texts.length, from + together)
    if (await Turns.during(() => sender.hold(from, to)) <= boundMillis) continue
    for (let at = from; at < to; at++) {
      const millis = await Turns.bestDuring(() => sender.hold(at, at + 1), boundMillis)
      if (millis > boundMillis) return [{ field, text: texts[at]!.name, millis: Math.round(millis) }]
    }
  }
  return []
}

/**
 * Sends hostile texts in each field of a door, and answers with those that keep this thread's event loop too long: each of
 * them does so by itself, and again when it is repeated.
 */
export const holdersOf = async (
  sender: Client,
  seed: number,
  fields: ReadonlyArray<Field>
): Promise<ReadonlyArray<Held>> => {
  const held: Array<Held> = []
  for (const [index, field] of fields.entries()) {
    const texts = textsOf(seed + index, field)
    await sender.keep(texts.map((text) => field.conversation(text.of(field.length))))
    held.push(...await firstOf(sender, field.name, texts))
  }
  return held
}

/** Has hostile texts read in each place, and answers with the first of each place that keeps this thread too long. */
export const heldReading = async (seed: number, readings: ReadonlyArray<Reading>): Promise<ReadonlyArray<Held>> => {
  const held: Array<Held> = []
  for (const [index, reading] of readings.entries()) {
    for (const text of textsOf(seed + index, reading)) {
      const made = text.of(reading.length)
      const millis = await Turns.bestDuring(async () => reading.read(made), boundMillis)
      if (millis <= boundMillis) continue
      held.push({ field: reading.name, text: text.name, millis: Math.round(millis) })
      break
    }
  }
  return held
}

const encoder = new TextEncoder()

/** A request over a connection of its own. Control characters have no place in a head, and are left out. */
export const request = (
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string | Uint8Array
): Conversation => {
  const bytes = typeof body === "string" ? encoder.encode(body) : body ?? new Uint8Array()
  const all = {
    host: `127.0.0.1:${port}`,
    connection: "close",
    ...(body === undefined ? {} : { "content-length": String(bytes.length) }),
    ...headers
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]/g, "")}\r\n`)
  const head = encoder.encode(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`)
  const whole = new Uint8Array(head.length + bytes.length)
  whole.set(head)
  whole.set(bytes, head.length)
  return { port, says: [{ bytes: whole, until: "end" }] }
}

/** The status of an answer of HTTP; 0: there was none. */
export const statusOf = ([answer = ""]: ReadonlyArray<string> = []): number =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)

/** Lines that are said one after the other, each after the reply to the one before; the greeting is waited for first. */
export const dialogue = (port: number, lines: ReadonlyArray<string | Uint8Array>): Conversation => ({
  port,
  says: [
    { bytes: new Uint8Array(), until: "reply" },
    ...lines.map((line): Said => ({ bytes: typeof line === "string" ? encoder.encode(line) : line, until: "reply" }))
  ]
})

/** Copies of a JSON value, each with another text in it replaced by what it is given, and the names of these places. */
export const placesOf = (
  value: unknown,
  path = ""
): ReadonlyArray<{ readonly path: string; readonly value: string; readonly replaced: (text: unknown) => unknown }> => {
  if (typeof value === "string") return [{ path, value, replaced: (text) => text }]
  if (typeof value !== "object" || value === null) return [{ path, value: String(value), replaced: (text) => text }]
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, path === "" ? key : `${path}.${key}`).map((place) => ({
      ...place,
      replaced: (text: unknown) =>
        Array.isArray(value)
          ? value.map((item, index): unknown => String(index) === key ? place.replaced(text) : item)
          : { ...value, [key]: place.replaced(text) }
    }))
  )
}
