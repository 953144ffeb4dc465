import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** The longest first, and what waits more than it computes: begun last, they would be waited for alone. */
const long = [
  "bench/test/faults.",
  "bench/test/databaseFaults.",
  "bench/test/patroni.",
  "bench/test/soak.",
  "bench/test/upgrade.",
  "bench/test/clockFaults.",
  "bench/test/cells.",
  "host/test/operate/",
  "docs/test/browser/",
  "examples/nextjs-drizzle/",
  "examples/nestjs-prisma/",
  "host/test/Serve.",
  "dashboard/test/browser/resilience.",
  "embedded/test/",
  "host/test/Dev.",
  "host/test/docs/snippets.",
  "dashboard/test/browser/preview.",
  "dashboard/test/browser/portal.",
  "reference/test/examples.",
  "host/test/e2e/",
  "postgres/test/PgStorage.",
  "bench/test/model.",
  "promise/test/embedded.",
  "dashboard/test/browser/",
  "testing/test/Simulation.",
  "host/test/"
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((part) => moduleId.includes(part))
  return rank === -1 ? long.length : rank
}

class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    return (await super.sort(files)).toSorted((left, right) => rankOf(left) - rankOf(right))
  }
}

/**
 * What holds for every project. How long a test is waited for says nothing about speed: on two cores that other work
 * fills as well a test may take five times as long as alone. What is polled has as long as a page's own waits: a second,
 * Vitest's default, is little.
 */
const every = {
  // To optimize one function of the embedded database takes 600 MB and two seconds, which no test gets back.
  execArgv: ["--liftoff-only"],
  setupFiles: ["scripts/processor-time.ts"],
  testTimeout: 120_000,
  hookTimeout: 300_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } }
}

/** Each plays servers, a database and clients under load, with a fault: four at once starve, and fail for that alone. */
const drills = ["packages/bench/test/!(history|model).test.ts"]

/** Their tests compute, and change nothing of the process that they run in: files share one, and what it has loaded. */
const pure = [
  "packages/bench/test/pure/**/*.test.ts",
  "packages/host/test/processes/*.test.ts",
  ...[
    "api",
    "core",
    "http",
    "mailgun",
    "mime",
    "mx",
    "node",
    "postmark",
    "receiving",
    "sendgrid",
    "ses",
    "ses-api",
    "smtp",
    "submission",
    "testing"
  ]
    .map((name) => `packages/${name}/test/**/*.test.ts`)
]

/** They share what a process has loaded as well, but need what is built. */
const postgres = ["packages/postgres/test/*.test.ts"]

/**
 * Servers within the process, and the page: they need what is built, and share what a process has loaded, which takes
 * them as long as their tests.
 */
const servers = [
  "packages/dashboard/test/*.test.ts",
  "packages/dashboard/test/page/*.test.ts",
  "packages/host/test/e2e/*.test.ts",
  "packages/host/test/http/*.test.ts"
]

/** They measure turns of the event loop: garbage that other files left in the same process would be collected in these. */
const doors = ["packages/**/test/**/{doors,oidcDoors,postedDoors}.test.ts", "scripts/test/doors.test.ts"]

/** They share a browser. */
const browsers = ["packages/dashboard/test/browser/*.test.ts", "packages/docs/test/browser/*.test.ts"]

/** The pure ones need none of what is built, and do not wait for it. */
const needed = {
  globalSetup: [
    "packages/dashboard/test/browser/built.ts",
    "packages/host/test/built.ts",
    "packages/embedded/test/built.ts"
  ]
}

export default defineConfig({
  test: {
    globalSetup: ["scripts/test-database.ts"],
    pool: "forks",
    // On two cores: servers, browsers, timers and faults are waited for about a quarter of the time; five are no faster.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: { name: "drills", include: drills, maxWorkers: 3, sequence: { groupOrder: 1 }, ...needed, ...every }
      },
      {
        test: {
          name: "postgres",
          include: postgres,
          isolate: false,
          ...needed,
          ...every,
          setupFiles: [...every.setupFiles, "packages/postgres/test/support/fewRuns.ts"]
        }
      },
      {
        test: {
          name: "doors",
          include: doors,
          ...needed,
          ...every,
          execArgv: [...every.execArgv, "--expose-gc"],
          // Memory that was given back and is taken again costs as much as the work on it, on some virtual machines.
          env: { GLIBC_TUNABLES: "glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=1073741824" }
        }
      },
      { test: { name: "pure", include: pure, exclude: doors, isolate: false, ...every } },
      { test: { name: "servers", include: servers, exclude: doors, isolate: false, ...needed, ...every } },
      { test: { name: "browsers", include: browsers, isolate: false, ...needed, ...every } },
      {
        test: {
          name: "whole",
          include: ["packages/*/test/**/*.test.ts", "scripts/test/**/*.test.ts", "examples/*/test/**/*.test.ts"],
          exclude: [...drills, ...doors, ...pure, ...postgres, ...servers, ...browsers],
          ...needed,
          ...every
        }
      }
    ]
  }
})
