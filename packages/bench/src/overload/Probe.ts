/** Asks a path again and again while something else is measured, each time on a new connection, as balancers do. */
import { get } from "node:http"
import { performance } from "node:perf_hooks"
import type { Probed } from "./bars.ts"

const patienceMs = 20_000

/** How long one answer took, in milliseconds, and whether it was a 200. */
const ask = (port: number, path: string): Promise<{ readonly millis: number; readonly isOk: boolean }> => {
  const before = performance.now()
  return new Promise((resolve) => {
    const end = (isOk: boolean) => resolve({ millis: performance.now() - before, isOk })
    const request = get({ port, path, host: "127.0.0.1", agent: false }, (answer) => {
      answer.resume().on("end", () => end(answer.statusCode === 200)).on("error", () => end(false))
    })
    request.on("error", () => end(false)).setTimeout(patienceMs, () => request.destroy())
  })
}

/** Asks every so often, whether the answer before has come or not, until it is told to stop; then it waits for all. */
export const probing = (port: number, path: string, everyMs: number): () => Promise<Probed> => {
  const asked: Array<ReturnType<typeof ask>> = []
  const timer = setInterval(() => asked.push(ask(port, path)), everyMs)
  return async () => {
    clearInterval(timer)
    const answers = await Promise.all(asked)
    return {
      count: answers.length,
      max: Math.max(...answers.map(({ isOk, millis }) => isOk ? millis : Math.max(millis, patienceMs))),
      failed: answers.filter(({ isOk }) => !isOk).length
    }
  }
}
