/** What a program tells of itself while it is measured, on lines of its output. */
import { createInterface } from "node:readline"

export interface Moment {
  /** Since the process began. */
  readonly wallMs: number
  /** Of the processor, Node's own start included. */
  readonly processorMs: number
  readonly residentMB: number
  /** How many modules were read, those of Node not among them; 0 where nobody counts. */
  readonly modules: number
}

export const moment = (): Moment => {
  const { system, user } = process.cpuUsage()
  return {
    wallMs: performance.now(),
    processorMs: (user + system) / 1_000,
    residentMB: process.memoryUsage.rss() / 1e6,
    modules: (globalThis as { modulesRead?: Array<string> }).modulesRead?.length ?? 0
  }
}

export const tell = (told: unknown): void => void process.stdout.write(`${JSON.stringify(told)}\n`)

/** Hands each number that the program is told to `send`, and says when it is done; ends with the input. */
export const obey = async (send: (count: number) => Promise<void>): Promise<void> => {
  for await (const line of createInterface(process.stdin)) {
    await send(Number(line))
    tell({ sent: Number(line) })
  }
}

/** Who waits for a number of emails that somebody takes. */
export const counter = () => {
  let taken = 0
  let wanted = { count: Infinity, resolve: () => {} }
  return {
    take: () => {
      if (++taken >= wanted.count) wanted.resolve()
    },
    /** Waits for as many more than were taken when `begin` is called. */
    more: async (count: number, begin: () => Promise<unknown>) => {
      const done = new Promise<void>((resolve) => wanted = { count: taken + count, resolve })
      await begin()
      await done
    }
  }
}

/** Calls `send` so many times, some at once. */
export const many = async (count: number, send: () => Promise<unknown>): Promise<void> => {
  let left = count
  await Promise.all(Array.from({ length: 32 }, async () => {
    while (left-- > 0) await send()
  }))
}

/** A letter as applications send it, some 300 bytes. */
export const letter = { subject: "Your order has shipped", text: "Your order has shipped. ".repeat(12) }
