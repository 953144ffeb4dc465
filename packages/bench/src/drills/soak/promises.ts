import { memoryFlatness } from "../../sustain/flatness.ts"
import type { SoakFigures } from "./play.ts"

/** A server's memory is compared when it has been up for so many samples. */
const warmUp = 5
/** Tables through which rows go may be so much larger at the end than at their largest in the first quarter. */
const swell = 2
const leastMb = 64

/**
 * A server may hold so much more in its last minutes than in its first. It gives some hundred MiB back in between and takes
 * them again bit by bit, so that the slope of that says nothing.
 */
const beyond = 1.1

interface LifeOfServer {
  readonly memory: ReadonlyArray<number>
  readonly live: ReadonlyArray<number>
  readonly files: ReadonlyArray<number>
}

/** Each server from its start to its restart. */
const livesOf = ({ samples }: Pick<SoakFigures, "samples">): ReadonlyArray<LifeOfServer> => {
  const lives = new Map<number, { memory: Array<number>; live: Array<number>; files: Array<number> }>()
  for (const { files, liveMb, memoryMb, pid } of samples.flatMap(({ servers }) => servers)) {
    const life = lives.get(pid) ?? { memory: [], live: [], files: [] }
    life.memory.push(memoryMb)
    if (liveMb !== null) life.live.push(liveMb)
    life.files.push(files)
    lives.set(pid, life)
  }
  return [...lives.values()]
}

/** What was promised and did not hold, in words; nothing where all of it did. */
export const brokenPromises = (figures: SoakFigures): ReadonlyArray<string> => {
  const { cancels, ledger, life, lists, lookups, repeats, restarts, samples, settled } = figures
  const broken: Array<string> = []
  const demand = (holds: boolean, otherwise: string) => void (holds || broken.push(otherwise))

  const { cancelledButSent, eventsWithoutWebhook, forgotten, lost, twiceUnexplained, unknown } = ledger
  const losses = { unknown, lost, cancelledButSent, twiceUnexplained, eventsWithoutWebhook, forgotten }
  for (const [what, count] of Object.entries(losses)) demand(count === 0, `${what}: ${count}`)
  demand(settled.wrongCount === 0, `emails to the simulator: ${settled.wrong.join(", ")}`)
  demand(settled.missingWebhooks === 0, `${settled.missingWebhooks} webhooks about them did not come`)
  for (const [what, { wrong }] of Object.entries({ repeats, lookups, lists })) {
    demand(wrong === 0, `${what} that went wrong: ${wrong}`)
  }
  // Repeated where the first answer was cut off: that the email is cancelled already is a refusal.
  demand(cancels.wrong <= restarts.killed + restarts.databaseCrashes, `cancels that went wrong: ${cancels.wrong}`)
  for (const [what, { done, wrong }] of Object.entries(life)) {
    demand(wrong.length === 0, `${what}: ${wrong.join(", ")}`)
    demand(done > 0, `no ${what}`)
  }

  for (const { files, live, memory } of livesOf(figures)) {
    if (memory.length < 3 * warmUp) continue
    demand(live.length > 0, "no full collection of a server's garbage was traced")
    const { growth, isFlat } = memoryFlatness(live.slice(warmUp))
    demand(isFlat, `what a server has in use grew by ${Math.round(growth)} MiB in ${live.length} samples`)
    const [atFirst, held] = [Math.max(...memory.slice(0, warmUp)), Math.max(...memory.slice(-warmUp))]
    demand(held <= beyond * atFirst, `a server held ${atFirst} MiB in its first minutes, and ${held} MiB in its last`)
    const late = Math.max(...files.slice(-warmUp))
    demand(late <= 2 * Math.max(...files.slice(warmUp, 2 * warmUp)), `a server has ${late} files open`)
  }
  const queues = samples.flatMap(({ database }) => database === undefined ? [] : [database.queuesMb])
  const early = Math.max(leastMb, ...queues.slice(0, Math.ceil(queues.length / 4)))
  demand((queues.at(-1) ?? 0) <= swell * early, `the queues swelled from ${early} to ${queues.at(-1)} MiB`)
  return broken
}
