import { manyOf } from "../../../ui/numbers.ts"
import { titles } from "../titles.ts"

/** The words of the nodes' screen. */
export const texts = {
  title: titles.nodes,
  list: "Processes",
  columns: {
    host: "Host",
    role: "Role",
    version: "Version",
    clock: "Clock",
    claims: "Last claims: sends, webhooks, domains",
    up: "Started",
    seen: "Seen"
  },
  process: (pid: number) => `process ${pid}`,
  well: (count: number) =>
    `${count === 1 ? "The one process is" : `All ${manyOf(count, "process", "processes")} are`} well.`,
  notWell: (wrong: number, count: number) => `${wrong} of ${manyOf(count, "process", "processes")} needs a look.`,
  notWellMany: (wrong: number, count: number) => `${wrong} of ${manyOf(count, "process", "processes")} need a look.`,
  empty: "No process has reported within three minutes.",
  emptyNext: "A process reports every 15 seconds. Refresh in a moment; if none comes, the server's log says why.",
  wrong: "What is wrong",
  silent: "It has not reported for more than 40 seconds: it died, hangs, or does not reach the database.",
  blocks: "It should be sent no requests meanwhile.",
  unknown: "Its version says what it does in a way that this one does not know.",
  ahead: (time: string) => `${time} ahead`,
  behind: (time: string) => `${time} behind`,
  exact: "exact",
  never: "–",
  circuits: "Circuits",
  circuit: { node: "Host", provider: "Provider", state: "State", underWay: "Under way" },
  states: { closed: "closed", open: "open", half_open: "tried again", none: "none: no other provider stands in" },
  until: "until",
  because: (reason: string) => `after ${reason}`,
  noProviders: "No process hands email to a provider at the moment."
} as const
