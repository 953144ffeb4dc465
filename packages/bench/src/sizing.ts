/** What so many emails a day need, computed from what one email was measured to take: the tables of docs/operate/scaling.md and docs/operate/capacity.md. */
import { round } from "./Statistics.ts"

/** What `pnpm bench footprint` measured of one kind of email. */
export interface Measured {
  readonly perSecond: number
  readonly atMaximum: EmailCost
  readonly atHalf: EmailCost
  /** Bytes of the disk, with indexes, once it was sent. */
  readonly diskBytes: number
}

interface EmailCost {
  /** Milliseconds of a processor. */
  readonly serverMs: number
  readonly postgresMs: number
  readonly walBytes: number
  readonly statements: number
}

/** What is assumed, and not measured. */
const assumed = {
  /** The busiest minutes have so many times the rate of the day. */
  peakFactor: 4,
  /** Processors are used up to this share in the busiest minutes. */
  usedShare: 0.6,
  daysKept: 90,
  /** Connections of a process: `SENDWRIGHT_DATABASE_POOL`. */
  pool: 10,
  /** Free room on the disk, for what is dead until it is vacuumed, and for growth. */
  diskShare: 0.7,
  /** What one Postgres is to hold: a base backup of it takes hours. */
  cellTerabytes: 10,
  /** Cores of one Postgres. */
  cellCores: 16
} as const

export interface Sizes {
  readonly meanPerSecond: number
  readonly peakPerSecond: number
  readonly serverCores: number
  /** One core each at most, and one more than the peak asks for, so that one may be away. */
  readonly processes: number
  readonly postgresCores: number
  readonly connections: number
  readonly statementsPerSecond: number
  readonly walMegabytesPerSecond: number
  readonly walGigabytesPerDay: number
  readonly diskGigabytesPerMonth: number
  readonly diskTerabytes: number
  readonly cells: number
}

const secondsOfADay = 86_400
const daysOfAMonth = 30

export const sizesOf = (emailsPerDay: number, { atHalf, diskBytes }: Measured): Sizes => {
  const { cellCores, cellTerabytes, daysKept, diskShare, peakFactor, pool, usedShare } = assumed
  const meanPerSecond = emailsPerDay / secondsOfADay
  const peakPerSecond = meanPerSecond * peakFactor
  const coresOf = (ms: number) => peakPerSecond * ms / 1_000 / usedShare
  const serverCores = coresOf(atHalf.serverMs)
  const postgresCores = coresOf(atHalf.postgresMs)
  const processes = Math.ceil(serverCores) + 1
  const diskTerabytes = emailsPerDay * diskBytes * daysKept / diskShare / 1e12
  return {
    meanPerSecond,
    peakPerSecond,
    serverCores,
    processes,
    postgresCores,
    connections: processes * pool,
    statementsPerSecond: peakPerSecond * atHalf.statements,
    walMegabytesPerSecond: peakPerSecond * atHalf.walBytes / 1e6,
    walGigabytesPerDay: emailsPerDay * atHalf.walBytes / 1e9,
    diskGigabytesPerMonth: emailsPerDay * diskBytes * daysOfAMonth / 1e9,
    diskTerabytes,
    cells: Math.ceil(Math.max(diskTerabytes / cellTerabytes, postgresCores / cellCores))
  }
}

/** At most three digits that count, with commas between thousands. */
const shown = (value: number): string =>
  value > 0 && value < 0.005
    ? "under 0.01"
    : (value >= 100 ? round(value, 0) : value >= 10 ? round(value, 1) : round(value, 2)).toLocaleString("en-US")

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const [head = [], ...body] = rows.map((row) => `| ${row.join(" | ")} |`)
  const columns = rows[0]?.length ?? 0
  return [head, `| --- | ${Array.from({ length: columns - 1 }, () => "---:").join(" | ")} |`, ...body].join("\n")
}

/** What is assumed, as a sentence. */
export const assumptions = (): string => {
  const { cellCores, cellTerabytes, daysKept, diskShare, peakFactor, pool, usedShare } = assumed
  return `Assumed, not measured: the rate at peak is ${peakFactor} times the mean of the day, and loads each core to ${usedShare}; emails are kept for ${daysKept} days, and fill ${diskShare} of the disk; a process has ${pool} connections; one Postgres has at most ${cellTerabytes} TB and ${cellCores} cores.`
}

const days = [1_000_000, 10_000_000, 100_000_000]

/** From a small shop to what one Postgres holds. */
const operatorsDays = [10_000, 100_000, 1_000_000, 10_000_000]

/** What an operator asks of 10 thousand to 10 million emails a day, in Markdown. */
export const capacityTable = (measured: Measured): string => {
  const columns = operatorsDays.map((emails) => sizesOf(emails, measured))
  const row = (name: string, of: (sizes: Sizes) => number) => [name, ...columns.map((sizes) => shown(of(sizes)))]
  return table([
    ["", ...operatorsDays.map((emails) => `${shown(emails)} a day`)],
    row("emails a second in the busiest minutes", (of) => of.peakPerSecond),
    row("cores of the server", (of) => of.serverCores),
    row("cores of Postgres", (of) => of.postgresCores),
    row("GB of WAL a day", (of) => of.walGigabytesPerDay),
    row("GB of disk that a month adds", (of) => of.diskGigabytesPerMonth),
    row(`GB of disk with ${assumed.daysKept} days kept`, (of) => of.diskTerabytes * 1_000)
  ])
}

/** What 1, 10 and 100 million emails a day need, in Markdown, with the arithmetic of each row. */
export const sizesTable = (measured: Measured): string => {
  const { cellCores, cellTerabytes, daysKept, diskShare, peakFactor, pool, usedShare } = assumed
  const { atHalf, diskBytes } = measured
  const columns = days.map((emails) => sizesOf(emails, measured))
  const row = (name: string, how: string, of: (sizes: Sizes) => number) => [
    name,
    how,
    ...columns.map((sizes) => shown(of(sizes)))
  ]
  return table([
    ["", "How", ...days.map((emails) => `${shown(emails)} a day`)],
    row("emails a second, mean", `day ÷ ${shown(secondsOfADay)} s`, (of) => of.meanPerSecond),
    row("emails a second, peak", `mean × ${peakFactor}`, (of) => of.peakPerSecond),
    row("cores of the server", `peak × ${shown(atHalf.serverMs)} ms ÷ ${usedShare}`, (of) => of.serverCores),
    row("processes of the server", "cores rounded up, plus a spare", (of) => of.processes),
    row("cores of Postgres", `peak × ${shown(atHalf.postgresMs)} ms ÷ ${usedShare}`, (of) => of.postgresCores),
    row("connections to Postgres, at most", `processes × ${pool}`, (of) => of.connections),
    row("statements a second, peak", `peak × ${shown(atHalf.statements)}`, (of) => of.statementsPerSecond),
    row("WAL, MB a second, peak", `peak × ${shown(atHalf.walBytes)} B`, (of) => of.walMegabytesPerSecond),
    row("WAL, GB a day", `day × ${shown(atHalf.walBytes)} B`, (of) => of.walGigabytesPerDay),
    row("disk, GB a month", `day × ${daysOfAMonth} × ${shown(diskBytes)} B`, (of) => of.diskGigabytesPerMonth),
    row(
      `disk, TB with ${daysKept} days kept`,
      `day × ${daysKept} × ${shown(diskBytes)} B ÷ ${diskShare}`,
      (of) => of.diskTerabytes
    ),
    row("cells", `disk ÷ ${cellTerabytes} TB or cores of Postgres ÷ ${cellCores}, rounded up`, (of) => of.cells)
  ])
}
