import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import { freePort } from "../../../../../scripts/free-port.ts"
import type { Seen, Slowed, Weather } from "./Receivers.ts"

/** What was taken, for one recipient. */
export interface Taken {
  readonly messageId: string
  readonly recipient: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** What the client called itself. */
  readonly client: string
  /** False: the connection was cut before the 250. */
  readonly isAnswered: boolean
}

/** The process of the receivers. */
export interface Farm {
  readonly port: number
  /** What was taken so far, in order. */
  readonly taken: ReadonlyArray<Taken>
  /** Changes how all of them behave; connections end with that. */
  readonly turn: (weather: Weather) => Promise<void>
  /** One site asks for less for a while. */
  readonly slow: (slowed: Slowed) => void
  /** All that the receivers saw so far. */
  readonly seen: () => Promise<ReadonlyArray<Seen>>
  readonly stop: () => void
}

type Message = Taken | { readonly weather: Weather } | { readonly seen: ReadonlyArray<Seen> }

const told = async (child: ChildProcess): Promise<void> => {
  for (;;) {
    const [message] = await once(child, "message") as [Message]
    if ("weather" in message) return
  }
}

/** Starts it, and waits until all listen. */
export const startFarm = async (): Promise<Farm> => {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, "farmProcess.ts"), [String(port)])
  const taken: Array<Taken> = []
  child.on("message", (message: Message) => {
    if ("messageId" in message) taken.push(message)
  })
  await told(child)
  return {
    port,
    taken,
    turn: async (weather) => {
      const isTold = told(child)
      child.send(weather)
      await isTold
    },
    slow: (slowed) => void child.send(slowed),
    seen: async () => {
      child.send("tell")
      for (;;) {
        const [message] = await once(child, "message") as [Message]
        if ("seen" in message) return message.seen
      }
    },
    stop: () => child.disconnect()
  }
}
