/** As many emails as go through: the server's, and those of the baseline, in turns. */
import { setTimeout as sleep } from "node:timers/promises"
import { progress } from "../Report.ts"
import { median, round } from "../Statistics.ts"
import { processorTimeOf } from "../Usage.ts"
import { faultsOf, journeyOf } from "./journey.ts"
import { type Cost, costBetween, readMeter } from "./Meter.ts"
import { monotonic } from "./monotonic.ts"
import { type Part, startPart } from "./Part.ts"
import type { MailServer } from "./parts/mailServer.ts"
import type { NodemailerPool } from "./parts/nodemailerPool.ts"
import { isDrained, type Stage } from "./Stage.ts"

const loadConnections = 64
/** The most emails that wait to be handed over: enough to fill any batch. */
const window = 1_000
const probeMs = 2_000
const maxWarmUpMs = 20_000
const steadyShare = 0.1

/** Waits until two successive stretches give the same rate, more or less; answers with how long that took. */
const untilSteady = async (count: () => Promise<number>): Promise<number> => {
  const began = monotonic()
  let before = await count()
  let last = Number.NaN
  while (monotonic() - began < maxWarmUpMs) {
    await sleep(probeMs)
    const now = await count()
    const taken = now - before
    before = now
    if (Math.abs(taken - last) <= steadyShare * last) break
    last = taken
  }
  return monotonic() - began
}

const taken = (mail: Part<MailServer>) => async () => (await mail.ask("counts")).taken

export interface Turn extends Cost {
  readonly warmUpMs: number
  /** How many emails waited, by the median of the seconds. */
  readonly backlog: number
  readonly faults: ReadonlyArray<string>
}

/** One turn of the server: a closed loop that keeps few emails waiting, so that what is accepted is what is sent. */
export const takeTurn = async (stage: Stage, seconds: number): Promise<Turn> => {
  await stage.load.ask("keepSending", { connections: loadConnections, window })
  const warmUpMs = await untilSteady(taken(stage.mail))
  const before = await readMeter(stage)
  await sleep(seconds * 1000)
  const after = await readMeter(stage)
  await stage.load.ask("stop")
  const drained = await isDrained(stage)
  const noted = {
    accepted: await stage.load.ask("marks"),
    taken: await stage.mail.ask("marks"),
    hooked: stage.hooks === null ? null : await stage.hooks.ask("marks")
  }
  const journey = journeyOf(noted, { from: before.at, to: after.at })
  return {
    ...costBetween(before, after),
    warmUpMs: round(warmUpMs, 0),
    backlog: median(stage.hooks === null ? journey.backlog : journey.webhookBacklog),
    faults: faultsOf(drained, { "mail server": journey.taken, "webhooks": journey.hooked })
  }
}

export interface Baseline {
  readonly turn: (seconds: number) => Promise<{ readonly perSecond: number; readonly clientMs: number }>
  readonly stop: () => Promise<void>
}

/** nodemailer's pool, which sends the message that the stage's mail server got last to another one of its kind. */
export const nodemailerBaseline = async ({ mail: { ask }, variant }: Stage): Promise<Baseline> => {
  const mail = await startPart<MailServer>("mailServer")
  const pool = await startPart<NodemailerPool>("nodemailerPool")
  const port = await mail.ask("listen", { delayMs: variant.relayMs })
  return {
    turn: async (seconds) => {
      await pool.ask("start", { port, connections: variant.connections, message: await ask("sample") })
      await untilSteady(taken(mail))
      const read = async () => ({
        at: monotonic(),
        taken: await taken(mail)(),
        ms: processorTimeOf(pool.pid)
      })
      const before = await read()
      await sleep(seconds * 1000)
      const after = await read()
      await pool.ask("stop")
      await mail.ask("marks")
      const emails = after.taken - before.taken
      return {
        perSecond: round(1000 * emails / (after.at - before.at), 0),
        clientMs: round((after.ms - before.ms) / emails, 3)
      }
    },
    stop: async () => {
      await pool.stop()
      await mail.stop()
    }
  }
}

export interface Maximum {
  readonly perSecond: number
  readonly serverMs: number
  readonly postgresMs: number
  readonly turns: ReadonlyArray<Turn>
}

/** Medians of turns. */
export const maximumOf = (turns: ReadonlyArray<Turn>): Maximum => ({
  perSecond: median(turns.map(({ perSecond }) => perSecond)),
  serverMs: median(turns.map(({ serverMs }) => serverMs)),
  postgresMs: median(turns.map(({ postgresMs }) => postgresMs)),
  turns
})

/** One line about a turn. */
export const tellTurn = (name: string, { faults, perSecond, postgresMs, serverMs, walBytes }: Turn): void =>
  progress(
    `${name}: ${perSecond}/s; an email takes the server ${serverMs} ms, Postgres ${postgresMs} ms and ${walBytes} bytes of WAL${
      faults.map((fault) => `; ${fault}`).join("")
    }`
  )
