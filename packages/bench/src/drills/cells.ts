/**
 * `pnpm bench drill-cells`: two cells behind HAProxy. `--short` plays it for seconds. Each cell has servers and a
 * Postgres of its own; the balancer runs the configuration of docs/operate/haproxy.
 */
import { parseArgs } from "node:util"
import { report } from "../Report.ts"
import { brokenPromises, type CellsOptions, playCells } from "./cells/play.ts"

const short: CellsOptions = { perSecond: 20, quietMs: 2_000, goneMs: 3_000, drains: 1 }
const long: CellsOptions = { perSecond: 50, quietMs: 60_000, goneMs: 120_000, drains: 10 }

export const cells = async (): Promise<void> => {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { short: { type: "boolean", default: false } } })
  const options = values.short ? short : long
  const figures = await playCells(options)
  report("drill-cells", { short: values.short, ...options }, figures)
  const broken = brokenPromises(figures)
  if (broken.length > 0) throw new Error(`a promise was broken: ${broken.join("; ")}`)
}
