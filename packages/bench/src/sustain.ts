/**
 * The server under load that lasts, the whole way: `POST /v1/emails`, Postgres, the mail server's 250, the webhook. First
 * as much as goes through, in turns with a baseline; then at shares of that, by a schedule that does not wait for the
 * server. `pnpm bench sustain webhooks --steps 50 --seconds 20 --turns 1 --turn-seconds 10` measures one scenario,
 * shortly; without a name it is `plain`. What falls short of its bar is said, and fails nothing: machines differ.
 */
import { parseArgs } from "node:util"
import { progress, report } from "./Report.ts"
import { median, round } from "./Statistics.ts"
import { maximumOf, nodemailerBaseline, takeTurn, tellTurn, type Turn } from "./sustain/maximum.ts"
import { type Held, holdPace } from "./sustain/pace.ts"
import { type Measured, type Scenario, scenarios } from "./sustain/scenarios.ts"
import { openStage, type Stage, type StageOptions } from "./sustain/Stage.ts"
import type { Variant } from "./sustain/Variant.ts"

interface Settings {
  readonly turns: number
  readonly turnSeconds: number
  /** Shares of the maximum. */
  readonly steps: ReadonlyArray<number>
  /** Of each share. */
  readonly seconds: number
  readonly seed: number
  /** What each process of the server may use of a core, in per cent; null: all of it. */
  readonly serverShare: number | null
}

const readArguments = () => {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      "turns": { type: "string", default: "5" },
      "turn-seconds": { type: "string", default: "20" },
      "steps": { type: "string", default: "25,50,75,90" },
      "seconds": { type: "string", default: "180" },
      "seed": { type: "string", default: "1" },
      "server-share": { type: "string" },
      "profile": { type: "string" },
      "node-options": { type: "string" }
    }
  })
  const name = positionals[0] ?? "plain"
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (scenario === undefined) throw new Error(`name one of ${Object.keys(scenarios).join(", ")}`)
  const steps = values.steps.split(",").filter((text) => text !== "").map((text) => Number(text) / 100)
  const settings: Settings = {
    turns: Number(values.turns),
    turnSeconds: Number(values["turn-seconds"]),
    steps,
    seconds: Number(values.seconds),
    seed: Number(values.seed),
    serverShare: values["server-share"] === undefined ? null : Number(values["server-share"])
  }
  const { "node-options": nodeOptions, profile } = values
  return {
    name,
    scenario,
    settings,
    nodeOptions: nodeOptions ?? (profile === undefined ? undefined : `--cpu-prof --cpu-prof-dir=${profile}`)
  }
}

/** What takes turns with the stage that is measured. */
interface Other {
  readonly turn: () => Promise<{ readonly perSecond: number }>
  readonly stop: () => Promise<void>
}

/** Node needs some thousands of emails until it has compiled what matters, and longer with a share of a core. */
const warmUpSeconds = ({ serverShare = 1 }: StageOptions): number => 15 / serverShare

const openOther = async (
  stage: Stage,
  against: "nodemailer" | Variant,
  seconds: number,
  options: StageOptions
): Promise<Other> => {
  if (against === "nodemailer") {
    const baseline = await nodemailerBaseline(stage)
    const turn = async () => {
      const taken = await baseline.turn(seconds)
      progress(`nodemailer's pool: ${taken.perSecond}/s; an email takes it ${taken.clientMs} ms`)
      return taken
    }
    return { turn, stop: baseline.stop }
  }
  const other = await openStage(against, options)
  await takeTurn(other, warmUpSeconds(options))
  const turn = async () => {
    const taken = await takeTurn(other, seconds)
    tellTurn("the other", taken)
    return taken
  }
  return { turn, stop: other.stop }
}

const shareOf = ({ serverShare }: Settings): StageOptions =>
  serverShare === null ? {} : { serverShare: serverShare / 100 }

const takeTurns = async (stage: Stage, name: string, { against }: Scenario, settings: Settings) => {
  const options = shareOf(settings)
  const ours: Array<Turn> = []
  const theirs: Array<{ readonly perSecond: number }> = []
  tellTurn(`${name}, not counted: warming up`, await takeTurn(stage, warmUpSeconds(options)))
  const other = await openOther(stage, against, settings.turnSeconds, options)
  try {
    for (let n = 0; n < settings.turns; n++) {
      ours.push(await takeTurn(stage, settings.turnSeconds))
      tellTurn(name, ours.at(-1)!)
      theirs.push(await other.turn())
    }
  } finally {
    await other.stop()
  }
  const ratios = ours.map(({ perSecond }, n) => round(perSecond / theirs[n]!.perSecond, 3))
  return { maximum: maximumOf(ours), other: theirs, ratio: median(ratios), ratios }
}

const holdPaces = async (stage: Stage, maximum: number, settings: Settings): Promise<ReadonlyArray<Held>> => {
  const held: Array<Held> = []
  for (const [n, share] of settings.steps.entries()) {
    const pace = { perSecond: maximum * share, seconds: settings.seconds, seed: settings.seed + n }
    const step = await holdPace(stage, share, pace)
    const { acceptedToTaken, backlog, cost, dueToAccepted, eventToWebhook, faults, memory } = step
    const webhook = eventToWebhook === null
      ? ""
      : `, event to webhook p50 ${eventToWebhook.p50} and p99 ${eventToWebhook.p99} ms`
    progress(
      `${step.perSecond}/s: due to 201 p50 ${dueToAccepted.p50} and p99 ${dueToAccepted.p99} ms, 201 to 250 p50 ${acceptedToTaken.p50} and p99 ${acceptedToTaken.p99} ms${webhook}; backlog ${backlog.median} (${
        backlog.isFlat ? "flat" : "grows"
      }), memory ${memory.median} MiB (${
        memory.isFlat ? "flat" : "grows"
      }); server ${cost.serverMs} ms, Postgres ${cost.postgresMs} ms${faults.map((fault) => `; ${fault}`).join("")}`
    )
    held.push(step)
  }
  return held
}

const judge = ({ bars }: Scenario, measured: Measured) =>
  bars.map(({ bound, figure, is, name }) => {
    const value = figure(measured)
    const isReached = value === null ? null : is === "at least" ? value >= bound : value <= bound
    progress(
      `${isReached === null ? "not measured" : isReached ? "reached" : "missed"}: ${name}: ${value}, ${is} ${bound}`
    )
    return { name, figure: value, bar: `${is} ${bound}`, isReached }
  })

export const sustain = async (): Promise<void> => {
  const { name, nodeOptions, scenario, settings } = readArguments()
  const stage = await openStage(scenario.variant, { ...shareOf(settings), nodeOptions })
  try {
    const turns = await takeTurns(stage, name, scenario, settings)
    const paces = await holdPaces(stage, turns.maximum.perSecond, settings)
    const { perSecond, postgresMs, serverMs } = turns.maximum
    const bars = judge(scenario, { perSecond, serverMs, postgresMs, ratio: turns.ratio, paces })
    report(name === "plain" ? "sustain" : `sustain-${name}`, { ...scenario, bars: undefined, ...settings }, {
      bars,
      perSecond,
      serverMs,
      postgresMs,
      ratio: turns.ratio,
      ratios: turns.ratios,
      faults: [...turns.maximum.turns, ...paces].flatMap(({ faults }) => faults),
      turns: turns.maximum.turns,
      other: turns.other,
      paces
    })
  } finally {
    await stage.stop()
  }
}
