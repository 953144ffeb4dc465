/** The words of the metrics' screen. */
import { countOf, percent } from "../../ui/numbers.ts"
import type { Kind, Range } from "./screen.ts"

export const texts = {
  title: "Metrics",
  range: "Time",
  ranges: { "24h": "24 hours", "7d": "7 days", "30d": "30 days", "90d": "90 days" } satisfies Record<Range, string>,
  last: (range: Range) => `Last ${texts.ranges[range]}`,
  zone: "Time zone",
  by: "By",
  together: "Everything together",
  kinds: { domain: "Sending domain", tag: "Tag" } satisfies Record<Kind, string>,
  byKind: { domain: "By sending domain", tag: "By tag" } satisfies Record<Kind, string>,
  traffic: "Recipients",
  real: "Real recipients",
  simulator: "Those of the simulator",
  notCurrent: "Some events are not counted yet: the figures of the last minutes will still rise.",
  answer: (sent: number, delivered: number, range: Range) =>
    `Of ${countOf(sent)} recipients handed over in the last ${texts.ranges[range]}, ${countOf(delivered)} `
    + `${delivered === 1 ? "has" : "have"} their email.`,
  answerBack: (bounced: number, complained: number) =>
    `${countOf(bounced)} bounced permanently, ${countOf(complained)} complained.`,
  empty: (range: Range) => `Nothing went out in the last ${texts.ranges[range]}.`,
  emptyNext: "Send an email, or look at a longer time.",
  longer: "Look at 90 days",
  sandbox: "the sandbox domain",
  rest: "all others",
  all: "Show everything together",
  only: (name: string) => `Shown: ${name}`,
  table: "Show as a table",
  tableOf: (title: string) => `${title}, as a table`,
  noFigures: "There are no figures of this time.",
  noTimes: (delivered: number) =>
    `Of ${
      delivered === 1 ? "the one delivery" : `the ${countOf(delivered)} deliveries`
    } of this time none says how long `
    + "it took: the provider reports no times.",
  when: "Time",
  none: "–",
  names: {
    accepted: "Accepted emails",
    delivered: "Delivered",
    bounced: "Bounced permanently",
    bounced_temporarily: "Bounced temporarily",
    complained: "Complained",
    delayed: "Delayed",
    failed: "Failed",
    p50: "Half of them within",
    p95: "95 % of them within",
    rate: "Share",
    threshold: (limit: number) => `Pauses the account: ${percent(limit)}`
  },
  charts: {
    out: "How much goes out",
    outHint: "Emails that were accepted; one may have several recipients.",
    arrives: "How much arrives",
    arrivesHint: "Recipients who have their email.",
    back: "What comes back",
    backHint: "Recipients who bounced, complained, or were delayed on the way.",
    speed: "How fast",
    speedHint: "From the accept to the delivery, where the receiving server tells of it.",
    bounces: "Share of permanent bounces",
    complaints: "Share of complaints",
    rateHint:
      "Of the recipients who were handed over at that time. The account is paused by the last 7 days together, not by "
      + "one of these points."
  }
} as const
