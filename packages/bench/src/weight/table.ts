/** The tables of docs/internals/weight.md, from what `pnpm bench weight` kept. */

interface Took {
  readonly wallMs: number
  readonly processorMs: number
}

interface Held extends Took {
  readonly residentMB: number
}

interface Installed {
  readonly packages: number
  readonly megabytes: number
}

interface Embedded {
  readonly imported: Held
  readonly started: Held | null
  readonly first: Held | null
  readonly modules: number
  readonly modulesAtFirst: number | null
}

interface AtRest {
  readonly memory: { readonly rest: number }
}

interface Served {
  readonly first: Took
  readonly again: Took
  readonly memory: { readonly rest: number; readonly peak: number }
}

export interface Weight {
  readonly installs: Readonly<
    Record<
      "effect" | "promise" | "promiseEmbedded" | "promiseSes" | "host" | "pgBoss" | "graphileWorker" | "resend",
      Installed
    >
  >
  readonly process: {
    readonly effectAlone: Embedded
    readonly promise: Embedded
    readonly resend: Embedded
    readonly memory: { readonly rest: number; readonly after: number }
  }
  readonly postgres: Readonly<Record<"promise" | "pgBoss" | "graphileWorker", Embedded & AtRest>>
  readonly serve: Served & {
    readonly help: Took
    readonly list: Took
    readonly memory: { readonly after: number }
  }
  readonly dev: Served
}

type Row = readonly [what: string, ...cells: ReadonlyArray<string>]

const table = (head: Row, rows: ReadonlyArray<Row>): string => {
  const line = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`
  const [, ...figures] = head
  return [line(head), line(["---", ...figures.map(() => "---:")]), ...rows.map(line)].join("\n")
}

const effect = "`effect`"
const jobs = { pgBoss: "`pg-boss`, `nodemailer`", graphileWorker: "`graphile-worker`, `nodemailer`" }

/** How many packages an install has, and how large it is; what is aimed at counts beside Effect's own. */
export const installsTable = ({ installs }: Weight): string => {
  const alone = installs.effect
  const row = (what: string, of: Installed, bar = ""): Row => [what, `${of.packages}`, `${of.megabytes}`, "", "", bar]
  const beside = (what: string, of: Installed, bar = ""): Row => [
    what,
    `${of.packages}`,
    `${of.megabytes}`,
    `${of.packages - alone.packages}`,
    (of.megabytes - alone.megabytes).toFixed(1),
    bar
  ]
  return table(["`npm install`", "packages", "MB", "beside Effect's", "MB", "aim"], [
    row(effect, alone),
    beside("`@sendwright/promise`, `effect`", installs.promise, "20; 12 MB"),
    beside("the same and `@sendwright/embedded`", installs.promiseEmbedded),
    beside("the same and `@sendwright/ses` instead", installs.promiseSes),
    beside("`@sendwright/host`", installs.host, "75 MB"),
    row(jobs.pgBoss, installs.pgBoss),
    row(jobs.graphileWorker, installs.graphileWorker),
    row("`resend`", installs.resend)
  ])
}

const ms = (took: Took | null): Row => took === null ? ["", ""] : [`${took.wallMs}`, `${took.processorMs}`]

/** What an import takes, and an email that is the first of its process. */
export const importsTable = ({ postgres, process }: Weight): string => {
  const row = (what: string, of: Embedded, bar = ""): Row => [
    what,
    `${of.modules}`,
    ...ms(of.imported),
    `${of.imported.residentMB}`,
    ...ms(of.first),
    bar
  ]
  const times = process.promise.imported.processorMs / process.effectAlone.imported.processorMs
  return table(["", "modules", "import, ms", "of a core", "MB", "first email, ms", "of a core", "aim of the import"], [
    row("the modules of Effect alone", process.effectAlone),
    row("`@sendwright/promise` in memory", process.promise, `350 ms; 1.5 times Effect's (${times.toFixed(1)})`),
    row("the same on Postgres, over SMTP", postgres.promise),
    row(`${jobs.pgBoss}, the same`, postgres.pgBoss),
    row(`${jobs.graphileWorker}, the same`, postgres.graphileWorker),
    row("`resend`", process.resend)
  ])
}

/** What processes hold at rest, in MB of resident memory. */
export const memoryTable = ({ dev, postgres, process, serve }: Weight, emails: number): string => {
  const many = emails.toLocaleString("en-US")
  const row = (what: string, of: { rest: number; after?: number; peak?: number }, bar = ""): Row => [
    what,
    `${of.rest}`,
    `${of.after ?? ""}`,
    `${of.peak ?? ""}`,
    bar
  ]
  return table(["", "at rest, MB", `after ${many} emails`, "peak, MB", "aim"], [
    row("`@sendwright/promise` in memory", process.memory, "110"),
    row("the same on Postgres, over SMTP", postgres.promise.memory),
    row(`${jobs.pgBoss}, the same`, postgres.pgBoss.memory),
    row(`${jobs.graphileWorker}, the same`, postgres.graphileWorker.memory),
    row("`sendwright serve` on Postgres", serve.memory, "200; 260 after"),
    row("`sendwright dev`, with its database", dev.memory, "400; peak 600")
  ])
}

/** How long commands take, and servers until they are ready. */
export const startsTable = ({ dev, serve }: Weight): string =>
  table(["", "ms", "of a core", "aim"], [
    ["`sendwright --help`", ...ms(serve.help), "300"],
    ["`sendwright accounts list`, Postgres included", ...ms(serve.list), "800 without Postgres"],
    ["`sendwright serve`, on a new database of a Postgres", ...ms(serve.first), ""],
    ["the same on an existing database", ...ms(serve.again), ""],
    ["`sendwright dev` in an empty folder", ...ms(dev.first), ""],
    ["the same, once more", ...ms(dev.again), ""]
  ])
