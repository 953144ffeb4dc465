import { expansion } from "./migrations.ts"
import type { UpgradeFigures, UpgradeOptions } from "./play.ts"

/** What was promised and did not hold, in words; nothing where all of it did. */
export const brokenPromises = (
  figures: UpgradeFigures,
  { emails, inTheWayMs }: UpgradeOptions
): ReadonlyArray<string> => {
  const { answers, failed, ledger, migration, refusal, scheduled, sends, stoodStillMs } = figures
  const broken: Array<string> = []
  const demand = (holds: boolean, otherwise: string) => void (holds || broken.push(otherwise))

  const { unknown, lost, cancelledButSent, twice, twiceUnexplained, eventsWithoutWebhook, forgotten } = ledger
  for (
    const [what, count] of Object.entries({
      unknown,
      lost,
      cancelledButSent,
      twice,
      twiceUnexplained,
      eventsWithoutWebhook,
      forgotten,
      "sends that were refused": sends.refused
    })
  ) demand(count === 0, `${what}: ${count}`)
  // A connection that waited to be accepted when its port was closed: nobody read what was asked on it.
  const stored = Object.values(ledger.byStatus).reduce((sum, count) => sum + count, 0)
  demand(stored === ledger.acknowledged, `${stored} emails for ${ledger.acknowledged} acknowledgements`)
  demand(failed.length === 0, `connections that failed: ${failed.join(", ")}`)
  for (const [version, statuses] of Object.entries(answers)) {
    const wrong = Object.keys(statuses).filter((status) => !["200", "201"].includes(status))
    demand(wrong.length === 0, `the ${version} version answered ${wrong.join(", ")}`)
  }

  for (const what of ["repeats", "cancels", "lookups", "lists"] as const) {
    const { across, wrong } = figures[what]
    demand(wrong === 0, `${what} that went wrong: ${wrong}`)
    demand(across > 0, `no ${what} crossed from one version to the other`)
  }
  for (const way of ["old by new", "new by old"]) demand(way in scheduled, `scheduled and sent: none ${way}`)
  // Both clocks are this machine's, but times are kept in whole milliseconds.
  demand(scheduled.earlyMs <= 1, `an email left ${scheduled.earlyMs} ms early`)

  demand(stoodStillMs < inTheWayMs, `sends stood still for ${stoodStillMs} ms behind the migration`)
  demand(migration.steps === expansion.steps.length, `${migration.steps} steps of the migration ran`)
  demand(migration.filled > emails, `the migration filled ${migration.filled} rows`)
  demand(
    migration.oldStatus.compatible && migration.oldStatus.up_to_date,
    "the old version thinks that it may not work"
  )
  const isRefused = /The database is newer than this program.*migration \d+ \(drill_contract\).*Update this program/
  demand(isRefused.test(refusal), `the old version was not refused: ${refusal}`)
  return broken
}
