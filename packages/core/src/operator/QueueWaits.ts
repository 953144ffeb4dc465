import { leaseTagOf, type Node } from "./Nodes.ts"
import type { QueueLine } from "./QueueStore.ts"

/** What an email waits for. */
export type Wait =
  /** For a worker to take it, which happens by itself. */
  | { readonly _tag: "Worker" }
  /** For a process that works: none is there. */
  | { readonly _tag: "NoWorker" }
  /** For a provider: the circuits of all of them are open in all processes that work, the first one until then. */
  | { readonly _tag: "CircuitOpen"; readonly until: Date }
  /** For the end of a hand-off that a process has begun or is about to begin; null: a process that is gone. */
  | { readonly _tag: "Leased"; readonly node: Pick<Node, "id" | "hostname"> | null; readonly until: Date | null }
  /** For the time of its next try, or of the end of the wait for news of the last one. */
  | { readonly _tag: "Later"; readonly until: Date | null }
  | { readonly _tag: "Scheduled"; readonly until: Date | null }
  /** For a slot of this recipient domain. */
  | { readonly _tag: "Throttled"; readonly domain: string }
  | { readonly _tag: "AccountPaused" }
  | { readonly _tag: "AccountSuspended" }
  /** For an operator: it is not known whether the provider took it. */
  | { readonly _tag: "Held" }

/** Emails of one key that wait for the same. */
export interface QueuePart {
  readonly cause: QueueLine["cause"]
  readonly count: number
  readonly oldest: { readonly emailId: string; readonly since: Date; readonly waitsFor: Wait }
}

/** What waits of one account, or for one recipient domain. */
export interface QueueGroup {
  /** The account's id, or the domain. */
  readonly key: string
  readonly count: number
  /** The longest waiting first. */
  readonly parts: ReadonlyArray<QueuePart>
}

/** A provider, over all processes. */
export interface ProviderQueue {
  readonly name: string
  /** Hand-offs that are under way. */
  readonly underWay: number
  /** Its circuits that are not closed, with the processes that they are in. */
  readonly circuits: ReadonlyArray<{
    readonly node: Pick<Node, "id" | "hostname">
    readonly state: "open" | "half_open"
    readonly since: Date
    readonly until: Date | null
    readonly reason: string | null
  }>
}

const works = ({ role, silent }: Node): boolean => role !== "api" && !silent

/** When the first circuit of a process lets something through; 0: one does now, or the process does not say. */
const openUntil = ({ state }: Node, now: number): number => {
  const circuits = state?.providers.flatMap(({ circuit }) => circuit === null ? [] : [circuit]) ?? []
  if (circuits.length === 0) return 0
  const until = Math.min(...circuits.map((circuit) => circuit.state === "open" ? circuit.until?.getTime() ?? 0 : 0))
  return until > now ? until : 0
}

/** What emails wait for that are due. */
export const waitOfDue = (nodes: ReadonlyArray<Node>, now: Date): Wait => {
  const working = nodes.filter(works)
  if (working.length === 0) return { _tag: "NoWorker" }
  const until = Math.min(...working.map((node) => openUntil(node, now.getTime())))
  return until === 0 ? { _tag: "Worker" } : { _tag: "CircuitOpen", until: new Date(until) }
}

const domainPrefix = "domain:"

const waitOf = ({ cause, oldest: { of, until } }: QueueLine, nodes: ReadonlyArray<Node>, due: Wait): Wait => {
  switch (cause) {
    case "due":
      return due
    case "leased": {
      const node = nodes.find(({ id }) => leaseTagOf(id) === of)
      return { _tag: "Leased", node: node === undefined ? null : { id: node.id, hostname: node.hostname }, until }
    }
    case "throttled":
      return {
        _tag: "Throttled",
        domain: of?.startsWith(domainPrefix) === true ? of.slice(domainPrefix.length) : of ?? ""
      }
    case "later":
      return { _tag: "Later", until }
    case "scheduled":
      return { _tag: "Scheduled", until }
    case "paused":
      return { _tag: "AccountPaused" }
    case "suspended":
      return { _tag: "AccountSuspended" }
    case "held":
      return { _tag: "Held" }
  }
}

/** Combines the lines of a look, in order, with the reason of each wait. */
export const groupsOf = (
  lines: ReadonlyArray<QueueLine>,
  nodes: ReadonlyArray<Node>,
  now: Date
): ReadonlyArray<QueueGroup> => {
  const due = waitOfDue(nodes, now)
  const groups = new Map<string, Array<QueuePart>>()
  for (const line of lines) {
    const { cause, count, key, oldest: { emailId, since } } = line
    const part = { cause, count, oldest: { emailId, since, waitsFor: waitOf(line, nodes, due) } }
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [part])
    else known.push(part)
  }
  return Array.from(groups, ([key, parts]) => ({
    key,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    parts: parts.toSorted((left, right) => left.oldest.since.getTime() - right.oldest.since.getTime())
  }))
}

/** The providers of all processes that report, by their names. */
export const providersOf = (nodes: ReadonlyArray<Node>): ReadonlyArray<ProviderQueue> => {
  const found = new Map<string, { underWay: number; circuits: Array<ProviderQueue["circuits"][number]> }>()
  for (const { hostname, id, silent, state } of nodes) {
    if (silent) continue
    for (const { circuit, name, underWay } of state?.providers ?? []) {
      let known = found.get(name)
      if (known === undefined) found.set(name, known = { underWay: 0, circuits: [] })
      known.underWay += underWay
      if (circuit !== null && circuit.state !== "closed") {
        known.circuits.push({ ...circuit, state: circuit.state, node: { id, hostname } })
      }
    }
  }
  return Array.from(found, ([name, rest]) => ({ name, ...rest }))
    .sort((left, right) => left.name < right.name ? -1 : 1)
}
