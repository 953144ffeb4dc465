import { manyOf } from "../../../ui/numbers.ts"
import { titles } from "../titles.ts"

/** The words of the storage screen. */
export const texts = {
  title: titles.storage,
  said: (product: string, size: string, count: number) =>
    `${product} holds ${size} in ${manyOf(count, "table or partition", "tables and partitions")}.`,
  largest: (name: string, size: string) => `The largest is ${name} with ${size}.`,
  noTables: (product: string) => `The storage is ${product}, which has no tables to measure.`,
  keep: "Kept for",
  keeps: { bodies: "Contents of finished emails", emails: "Finished emails", metrics: "Counts by the hour" },
  forever: "ever: nothing is deleted for its age",
  settings: "SENDWRIGHT_RETAIN_BODIES_DAYS and SENDWRIGHT_RETAIN_EMAILS_DAYS change it.",
  rounds: "Last rounds of retention",
  round: {
    node: "Host",
    started: "Began",
    state: "State",
    underWay: "under way",
    failed: "failed: the next round goes on",
    done: "done",
    contents: "Contents",
    emails: "Emails",
    reports: "Reports",
    signIns: "Sessions and links"
  },
  noRounds: "No process has begun a round of retention yet: each process with workers does so within the hour.",
  tables: "Tables",
  columns: {
    name: "Table",
    size: "Size",
    live: "Rows",
    dead: "Dead rows",
    vacuumed: "Vacuumed"
  },
  estimate: "Rows are the database's estimates."
} as const
