/** Processes that a benchmark starts, and asks. */
import { fork } from "node:child_process"
import { once } from "node:events"
import * as path from "node:path"
import type { Answered, Answers, Asked } from "./parts/answering.ts"

export interface Part<A extends Answers> {
  readonly pid: number
  readonly ask: <K extends keyof A & string>(
    name: K,
    ...input: Parameters<A[K]>
  ) => Promise<Awaited<ReturnType<A[K]>>>
  readonly tell: (value: number) => void
  /** Called with each number that the process tells. */
  readonly onTold: (listener: (value: number) => void) => void
  readonly stop: () => Promise<void>
}

interface Waiting {
  readonly resolve: (output: never) => void
  readonly reject: (error: Error) => void
}

/** Starts `parts/<name>.ts` and waits until it answers. */
export const startPart = async <A extends Answers>(name: string): Promise<Part<A>> => {
  const child = fork(path.join(import.meta.dirname, "parts", `${name}.ts`), { serialization: "advanced" })
  const waiting = new Map<number, Waiting>()
  let listener: (value: number) => void = () => {}
  let asked = 0
  child.on("message", (message: Answered) => {
    if ("told" in message) return listener(message.told)
    const { reject, resolve } = waiting.get(message.id)!
    waiting.delete(message.id)
    if ("error" in message) reject(new Error(`${name}: ${message.error}`))
    else resolve(message.output as never)
  })
  child.on("exit", (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the process ${name} has ended with ${code}`))
  })
  const send = (message: Asked): void => void child.send(message)
  await once(child, "message")
  return {
    pid: child.pid ?? 0,
    ask: (ask, ...[input]) =>
      new Promise((resolve, reject) => {
        const id = ++asked
        waiting.set(id, { resolve, reject })
        send({ id, ask, input })
      }),
    tell: (told) => send({ told }),
    onTold: (onTold) => {
      listener = onTold
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, "exit")
      child.disconnect()
      await exited
    }
  }
}
