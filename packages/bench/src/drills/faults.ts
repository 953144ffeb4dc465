/**
 * `pnpm bench drill-faults [case …]`: what each fault does to servers on one Postgres under load, and how soon they are
 * well again. Without a case it plays all; `--short` plays each for seconds rather than minutes.
 */
import { parseArgs } from "node:util"
import { progress, report } from "../Report.ts"
import { claims } from "./faults/claims.ts"
import { clocks } from "./faults/clocks.ts"
import { database } from "./faults/database.ts"
import { endpoints } from "./faults/endpoints.ts"
import { frozen } from "./faults/frozen.ts"
import { greedy } from "./faults/greedy.ts"
import { mute } from "./faults/mute.ts"
import { rolling } from "./faults/rolling.ts"

const minute = 60_000

/** Each case with its short and its long settings. */
const caseOf = <Options>(play: (options: Options) => Promise<unknown>, short: Options, long: Options) => ({
  short,
  long,
  play: (isShort: boolean) => play(isShort ? short : long)
})

const greed = {
  searches: 100,
  erasures: 40,
  uploads: 50,
  uploadMb: 60,
  filesPerBatch: 6,
  fileBytes: 7_000_000,
  perSecond: 30
}

const cases = {
  mute: caseOf(
    mute,
    { times: 2, muteMs: 20_000, pauseMs: 2_000, perSecond: 20 },
    { times: 10, muteMs: 10 * minute, pauseMs: 3_000, perSecond: 12 }
  ),
  frozen: caseOf(
    frozen,
    { freezes: 1, freezeMs: 15_000, kills: 1, perSecond: 20, quietMs: 10_000 },
    { freezes: 20, freezeMs: minute, kills: 10, perSecond: 30, quietMs: minute }
  ),
  claims: caseOf(
    claims,
    { snapshotMs: minute, measureMs: 10_000, perSecond: 30, idle: [20, 20_000] },
    { snapshotMs: 30 * minute, measureMs: minute, perSecond: 50, idle: [20, 20_000] }
  ),
  clocks: caseOf(
    clocks,
    { faultMs: 15_000, perSecond: 10, aheadMs: 20_000, clocks: { ahead: ["+10m"], jumping: ["+10m", "+0", "-10m"] } },
    {
      faultMs: 4 * minute,
      perSecond: 30,
      aheadMs: 20_000,
      clocks: { ahead: ["+10m"], behind: ["-10m"], jumping: ["+10m", "+0", "-10m", "+1h", "+30s"] }
    }
  ),
  greedy: caseOf(
    greedy,
    { ...greed, emails: 50_000, batches: 4, quietMs: 10_000 },
    { ...greed, emails: 500_000, batches: 10, quietMs: 30_000 }
  ),
  database: caseOf(
    database,
    { faultMs: 10_000, perSecond: 20, full: process.getuid?.() === 0 },
    { faultMs: 2 * minute, perSecond: 30, full: process.getuid?.() === 0 }
  ),
  rolling: caseOf(rolling, { restarts: 4, perSecond: 50 }, { restarts: 20, perSecond: 50 }),
  endpoints: caseOf(
    endpoints,
    { eventsASecond: 100, answerMs: 300, forMs: 20_000, warmUpMs: 20_000 },
    { eventsASecond: 100, answerMs: 300, forMs: 5 * minute, warmUpMs: minute }
  )
}

export const faults = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { short: { type: "boolean", default: false } }
  })
  const isCase = (name: string): name is keyof typeof cases => Object.hasOwn(cases, name)
  const unknown = positionals.filter((name) => !isCase(name))
  if (unknown.length > 0) {
    throw new Error(`no such case: ${unknown.join(", ")}; there are ${Object.keys(cases).join(", ")}`)
  }
  for (const name of positionals.length === 0 ? Object.keys(cases) : positionals) {
    if (!isCase(name)) continue
    progress(`fault: ${name}`)
    const figures = await cases[name].play(values.short)
    report(`drill-faults-${name}`, { short: values.short, ...cases[name][values.short ? "short" : "long"] }, figures)
  }
}
