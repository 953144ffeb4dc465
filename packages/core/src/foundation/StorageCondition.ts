import type { Condition } from "./Conditions.ts"
import type { StorageOutage } from "./StorageError.ts"

/** What the condition is called while the storage cannot carry out a send. */
export const conditionName = "database"

const messages: Readonly<Record<StorageOutage, string>> = {
  unreachable: "The database cannot be reached: check that it runs, and the network to it.",
  unanswered: "The database does not answer in time: check its load, its locks and the network to it.",
  overloaded: "The database has no connection or memory to spare: check its max_connections, the size of this " +
    "process's pool and what else uses it.",
  "read-only": "The database takes no writes: it is a standby or was made read-only. Make it writable, or connect to " +
    "the primary.",
  full: "The disk of the database is full: make room on it.",
  contents: "The object store that large contents live in cannot be used: see docs/operate/object-store.md.",
  clock: "This node's clock is wrong: set it right (NTP)."
}

const refused = "The database refuses a write that every send needs: see its log."

/**
 * The condition of a storage in this state; null: it fails for a reason of its own. An adapter that raises it for the
 * commands that fail does so as an observer of its own (`Conditions.raise`), beside the probe of `Sendwright.layerHealth`.
 */
export const conditionOf = (outage: StorageOutage | null): Condition => ({
  name: conditionName,
  message: `${outage === null ? refused : messages[outage]} Nothing is accepted or sent meanwhile.`,
  blocks: true
})
