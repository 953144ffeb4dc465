import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { siteAnswers, type SiteRefusal, siteStates } from "../foundation/SiteShaping.ts"
import * as Uuid from "../foundation/Uuid.ts"
import { maxRecipients } from "../model/SendFields.ts"
import * as GivenUp from "../sending/GivenUp.ts"
import * as SendParts from "../sending/SendParts.ts"
import {
  maxCounted,
  maxSites,
  rankOf,
  silentMillis,
  type SiteStep,
  SiteStore,
  type SiteView
} from "../sending/SiteStore.ts"
import { MemoryDatabase } from "./MemoryDatabase.ts"
import type { MemoryData } from "./MemoryDatabase.ts"
import { applyEvidence } from "./memoryEvents.ts"
import type { SiteReportRow, SiteRow } from "./memoryRows.ts"
import { isHeld, isUnsent } from "./memorySendJob.ts"

/** A site that is used all the time is told to be used once a minute. */
const seenMillis = 60_000

/** `SiteStore` in memory. */
export const layer: Layer.Layer<SiteStore, never, MemoryDatabase | SecureRandom.SecureRandom> = Layer.effect(
  SiteStore,
  Effect.gen(function*() {
    const db = yield* MemoryDatabase
    const random = yield* SecureRandom.SecureRandom
    const { siteReports, sites } = db

    const forget = (now: number) => {
      for (const [key, { at }] of siteReports) if (now - at.getTime() > silentMillis) siteReports.delete(key)
      const used = [...sites].filter(([, { paused }]) => paused === null)
        .sort(([, left], [, right]) => right.seenAt.getTime() - left.seenAt.getTime())
      for (const [site] of used.slice(maxSites)) sites.delete(site)
    }

    return SiteStore.of({
      report: (reporter, said, { flushedSince, now }) =>
        Effect.sync(() => {
          for (const report of said) {
            siteReports.set(`${reporter} ${report.site}`, { reporter, report, at: now })
            const known = sites.get(report.site)
            if (known === undefined) {
              sites.set(report.site, {
                seenAt: now,
                refusal: report.refusal,
                paused: null,
                flushes: 0,
                flushedAt: null
              })
            } else if (
              now.getTime() - known.seenAt.getTime() >= seenMillis ||
              (known.refusal === null && report.refusal !== null)
            ) {
              known.seenAt = now
              known.refusal = latest(known.refusal, report.refusal)
            }
          }
          forget(now.getTime())
          return {
            paused: [...sites].flatMap(([site, { paused }]) => paused === null ? [] : [site]).toSorted(),
            flushed: [...sites].flatMap(([site, { flushedAt, flushes: count }]) =>
              flushedAt === null || flushedAt < flushedSince ? [] : [{ site, count }]
            ).toSorted((left, right) => left.site < right.site ? -1 : 1)
          }
        }),
      leave: (reporter) =>
        Effect.sync(() => {
          for (const [key, said] of siteReports) if (said.reporter === reporter) siteReports.delete(key)
        }),
      list: ({ after, limit, now }) =>
        Effect.sync(() =>
          [...sites].map(([site, row]) => viewOf(db, site, row, now))
            .sort(compare)
            .filter((view) => after === null || compareRanked({ rank: rankOf(view), site: view.site }, after) > 0)
            .slice(0, limit)
        ),
      find: (site, now) =>
        Effect.sync(() => {
          const row = sites.get(site)
          return row === undefined ? null : viewOf(db, site, row, now)
        }),
      pause: (site, pause) =>
        Effect.sync(() => {
          const row = sites.get(site)
          if (row === undefined || row.paused !== null) return false
          row.paused = pause
          return true
        }),
      resume: (site) =>
        Effect.sync(() => {
          const row = sites.get(site)
          if (row === undefined || row.paused === null) return false
          row.paused = null
          return true
        }),
      flush: (site, now) =>
        Effect.sync(() => {
          const row = sites.get(site)
          if (row === undefined) return false
          row.flushedAt = now
          row.flushes++
          return true
        }),
      hasten: ({ dueAt, ...step }) =>
        Effect.sync(() =>
          move(db, step, ({ job, parts }) => {
            const earlier = SendParts.hasten(parts, step.site, dueAt)
            if (!SendParts.divideBy(parts, step.site).waiting.some((part) => isLater(part, dueAt))) return false
            job.work.parts = earlier
            const next = Math.min(job.dueAt ?? Infinity, dueAt.getTime())
            if (job.work.waits === null && next !== job.dueAt) db.sendQueue.reschedule(job, next)
            return true
          })
        ),
      giveUp: (step) =>
        Effect.map(
          Effect.suspend(() => random.randomBytes(16 * Math.min(step.limit, db.sendQueue.size) * maxRecipients)),
          (bytes) => {
            let used = 0
            const nextId = () => Uuid.v7(step.now.getTime(), bytes, 16 * used++)
            return move(db, step, ({ job, parts, row }) => {
              const given = GivenUp.decide({ parts, recipients: row.recipients }, step.site, step.now)
              applyEvidence(db, row, given.evidence, step.now, nextId)
              job.work.parts = given.parts
              const due = SendParts.earliest(given.parts ?? [])
              if (!isUnsent(row)) db.sendQueue.remove(job.id)
              else if (due !== null && job.work.waits === null) db.sendQueue.reschedule(job, due.getTime())
              return true
            })
          }
        )
    })
  })
)

const isLater = ({ dueAt }: SendParts.SendPart, at: Date): boolean => dueAt !== null && dueAt > at

/** The emails that wait for a site, by their ids. */
const waitingFor = (db: MemoryData, site: string) =>
  [...db.sendQueue.jobs()].flatMap((job) => {
    const { parts } = job.work
    const row = db.emails.get(job.id)
    if (parts === null || row === undefined || isHeld(job)) return []
    return parts.some(({ receiver }) => receiver === site) ? [{ job, parts, row }] : []
  }).sort((left, right) => left.job.id < right.job.id ? -1 : 1)

const move = (
  db: MemoryData,
  { after, limit, site }: SiteStep,
  change: (waiting: ReturnType<typeof waitingFor>[number]) => boolean
) => {
  const looked = waitingFor(db, site)
    .filter(({ job }) => after === null || job.id > after)
    .slice(0, limit)
  const free = looked.filter(({ job }) => job.token === null)
  const moved = free.filter(change).length
  return {
    moved,
    underWay: looked.length - free.length,
    next: looked.length < limit ? null : looked.at(-1)?.job.id ?? null
  }
}

const compareRanked = (left: { rank: number; site: string }, right: { rank: number; site: string }): number =>
  right.rank - left.rank || (left.site < right.site ? -1 : left.site > right.site ? 1 : 0)

const compare = (left: SiteView, right: SiteView): number =>
  compareRanked({ rank: rankOf(left), site: left.site }, { rank: rankOf(right), site: right.site })

/** Of two, the later one. */
const latest = (left: SiteRefusal | null, right: SiteRefusal | null): SiteRefusal | null =>
  left === null || (right !== null && right.at > left.at) ? right : left

const sum = (reports: ReadonlyArray<SiteReportRow>, of: (row: SiteReportRow) => number): number =>
  reports.reduce((total, row) => total + of(row), 0)

const viewOf = (db: MemoryData, site: string, row: SiteRow, now: Date): SiteView => {
  const reports = [...db.siteReports.values()].filter(({ at, report }) =>
    report.site === site && now.getTime() - at.getTime() <= silentMillis
  )
  const states = reports.map(({ report }) => siteStates.indexOf(report.state))
  const waiting = waitingFor(db, site)
  return {
    site,
    state: states.length === 0 ? null : siteStates[Math.max(...states)]!,
    paused: row.paused,
    perMinute: sum(reports, ({ report }) => report.perMinute),
    connections: sum(reports, ({ report }) => report.connections),
    answers: Object.fromEntries(
      siteAnswers.map((answer) => [answer, sum(reports, ({ report }) => report.answers[answer])])
    ) as SiteView["answers"],
    refusal: row.refusal,
    seenAt: row.seenAt,
    waiting: Math.min(maxCounted, waiting.length),
    oldestAt: waiting[0]?.row.queuedAt ?? null
  }
}
