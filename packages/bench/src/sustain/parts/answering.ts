/**
 * A process of a benchmark and the one that started it: questions with one answer each, and numbers that either tells
 * the other without waiting.
 */

export type Asked = { readonly id: number; readonly ask: string; readonly input: unknown } | { readonly told: number }
export type Answered =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly told: number }

/** The questions that a process answers, by their names. */
// oxlint-disable-next-line typescript/no-explicit-any -- What each takes and gives is the process's own matter.
export type Answers = Readonly<Record<string, (input: any) => unknown>>

const send = (message: Answered): void => void process.send?.(message)

/** Answers in this process, until the one that started it goes. */
export const answer = (answers: Answers, onTold: (value: number) => void = () => {}): void => {
  process.on("message", (message: Asked) => {
    if ("told" in message) return onTold(message.told)
    const { ask, id, input } = message
    const reply = async () => answers[ask]!(input)
    reply().then(
      (output) => send({ id, output }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.stack ?? error.message : String(error) })
    )
  })
  process.on("disconnect", () => process.exit())
  send({ told: 0 })
}

const tellMillis = 20

/** Tells a number whenever it has changed. */
export const keepTelling = (value: () => number): void => {
  let last = -1
  setInterval(() => {
    const now = value()
    if (now !== last) send({ told: now })
    last = now
  }, tellMillis)
}
