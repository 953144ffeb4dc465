/**
 * Two tiers of tests. The first is what is run before a commit: all rules, all suites on memory, the embedded database
 * and a real Postgres, the API over sockets, and a browser's main paths. The second is everything else.
 */
import * as fs from "node:fs"
import * as path from "node:path"

const all = ["packages/*/test/**/*.test.ts", "scripts/test/**/*.test.ts", "examples/*/test/**/*.test.ts"]

/** The second tier, each kind with the reason why it can wait. */
const second = [
  // Servers, a database and clients under load, with faults.
  "packages/bench/test/*.test.ts",
  // What the documentation says is done as it says, and so are the examples.
  "examples/*/test/**",
  "packages/*/test/docs/**",
  "packages/create-sendwright/test/**",
  "packages/docs/test/**",
  "packages/host/test/operate/**",
  "packages/promise/test/{missingPackages,snippets}.test.ts",
  "packages/reference/test/**",
  // Programs that are started, ended and frozen, and whole deployments.
  "packages/host/test/{Dev,Health,Locks,Migrate,Processes,Serve,Supervisor}.test.ts",
  "packages/host/test/e2e/{dkim-rotation,failover,objects,originals,ses-sending,sites,submission,tracing}.test.ts",
  "packages/host/test/e2e/postfix/**",
  "packages/host/test/e2e/servers/**",
  "packages/promise/test/embedded.test.ts",
  // Programs of others, and other languages.
  "packages/client/test/runtimes.test.ts",
  "packages/promise/test/{joinOldest,pglite,sqlLanguages,testKit}.test.ts",
  "packages/receiving/test/{corpus,realScanners,verdicts}.test.ts",
  // A database that fails, and other ways to it: the suites run on it directly in the first tier.
  "packages/postgres/test/{Failover,Faults,history,migrationFaults,outage,synchronous,tls}.test.ts",
  "packages/postgres/test/PgStorage.{clock,joined,pooler,replica}.test.ts",
  // What statements cost beside many rows.
  "packages/postgres/test/{*Cost,*Cursor,freshMonth,plans,searchTime,statementsPlans}.test.ts",
  // Many answers over SMTP.
  "packages/receiving/test/answers.test.ts",
  // Inputs of the largest size, in their worst shapes and spellings.
  "packages/*/test/**/{doors,oidcDoors,postedDoors,spellings,templateBounds,bodiesMemory}.test.ts",
  "packages/core/test/memoryLargeContents.test.ts",
  "scripts/test/doors.test.ts",
  // What ships in each package, and its licences.
  "scripts/test/notices.test.ts",
  // The same events in many orders.
  "packages/host/test/http/agreement.test.ts",
  "packages/host/test/ses/ordersPostgres.test.ts",
  "packages/testing/test/Simulation.test.ts",
  // The page beyond its main paths.
  "packages/dashboard/test/browser/{account,metrics,network,oidc,operations,operator*,portal,preview,resilience,suppressions}.test.ts"
]

/** One tier, or both. */
export type Chosen = "first" | "second" | "all"

/** Seconds of the processor that the files of a tier may take where `yardstick.ts` is usual. Half as much again fails. */
export const budgets: Readonly<Record<Chosen, number>> = { first: 500, second: 1_200, all: 1_700 }

const isSecond = (file: string): boolean => second.some((glob) => path.matchesGlob(file, glob))

/** The files of a tier, as paths from the workspace's root. */
export const filesOf = (chosen: Chosen): ReadonlyArray<string> =>
  fs.globSync(all, { cwd: path.join(import.meta.dirname, "..") })
    .filter((file) => chosen === "all" || isSecond(file) === (chosen === "second"))

/** Patterns that no file fits: they name what was moved. */
export const stale = (): ReadonlyArray<string> => {
  const files = filesOf("all")
  return second.filter((glob) => !files.some((file) => path.matchesGlob(file, glob)))
}
