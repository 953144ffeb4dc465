/**
 * `pnpm bench drill-mx [EMAILS]`: direct delivery to 60 sites with 500 domains on loopback. First the time to the 250
 * of sites that are well, beside three large ones that hang or defer. Then sites, servers and Postgres have all
 * faults at once, and each recipient's outcome is what the receivers say: none is lost, and none has a message twice but
 * where an answer was lost.
 */
import * as os from "node:os"
import { report } from "../Report.ts"
import { brokenPromises } from "./mx/ledger.ts"
import { type Options, playMx } from "./mx/play.ts"

export const mxDrill = async (): Promise<void> => {
  const emails = Number(process.argv[3] ?? 1_200)
  const options: Options = {
    emails,
    perSecond: Math.max(40, emails / 1_000),
    steady: { emails: 1_500, perSecond: 60 },
    servers: 2
  }
  const [loadBefore = 0] = os.loadavg()
  const figures = await playMx(options)
  report("drill-mx", { ...options, loadBefore }, figures)
  const broken = brokenPromises(figures.ledger)
  const { databases, servers } = figures.kills
  if (Object.keys(broken).length > 0) throw new Error(`a promise was broken: ${JSON.stringify(broken)}`)
  if (servers + databases === 0) throw new Error("nothing was killed")
}
