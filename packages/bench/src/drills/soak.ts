/**
 * `pnpm bench drill-soak --hours 3`: everything at once for hours. Two servers send, schedule, cancel, fill in templates,
 * deliver webhooks, erase people, export accounts and keep dashboards up to date, while they are stopped, killed and
 * started again in turn, and Postgres crashes now and then. What is looked for is what only time brings: memory and files
 * that are never given back, tables that swell, answers that become slower, an email that is lost. `--rate` says how many
 * requests a second the first account makes, `--restart` after how many minutes a server is restarted, `--crash` after
 * how many Postgres is. With `--database DIR` the database stays in that directory, and the next run goes on with it;
 * `--part 2` keeps the figures of that run in a file of their own.
 */
import * as path from "node:path"
import { parseArgs } from "node:util"
import { report } from "../Report.ts"
import { playSoak, type SoakOptions } from "./soak/play.ts"
import { brokenPromises } from "./soak/promises.ts"

const minuteMs = 60_000

export const soak = async (): Promise<void> => {
  const { values } = parseArgs({
    args: process.argv.slice(3).filter((one) => one !== "--"),
    options: {
      hours: { type: "string", default: "3" },
      rate: { type: "string", default: "20" },
      restart: { type: "string", default: "20" },
      crash: { type: "string", default: "55" },
      database: { type: "string" },
      part: { type: "string" }
    }
  })
  const options: SoakOptions = {
    forMs: Number(values.hours) * 60 * minuteMs,
    perSecond: Number(values.rate),
    restartMs: Number(values.restart) * minuteMs,
    crashMs: Number(values.crash) * minuteMs,
    aheadMs: minuteMs,
    sampleMs: minuteMs,
    patienceMs: 15 * minuteMs,
    ...(values.database === undefined ? {} : { database: path.resolve(values.database) })
  }
  const figures = await playSoak(options)
  const { database: _, ...settings } = options
  report(values.part === undefined ? "drill-soak" : `drill-soak-${values.part}`, settings, figures)
  const broken = brokenPromises(figures)
  if (broken.length > 0) throw new Error(`a promise was broken: ${broken.join("; ")}`)
}
