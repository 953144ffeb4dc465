import { countOf, manyOf } from "../../../ui/numbers.ts"
import { titles } from "../titles.ts"
import type { Action } from "./sites.ts"

/** What is counted no further. */
const most = 10_000

const waiting = (count: number) => count >= most ? `${countOf(most)}+` : countOf(count)
const emails = (count: number) => count >= most ? `${countOf(most)} or more emails` : manyOf(count, "email")

/** The words of the screen for the sites of receivers. */
export const texts = {
  title: titles.sites,
  list: "Receivers",
  close: "Close",
  columns: {
    site: "Receiver",
    state: "State",
    rate: "Per minute",
    connections: "Connections",
    answers: "Taken / not, 10 min",
    waiting: "Waiting",
    oldest: "Oldest"
  },
  states: {
    well: "well",
    slowed: "asked for less",
    resting: "left alone",
    idle: "not used",
    paused: "paused"
  },
  waiting,
  rate: (perMinute: number) => countOf(Math.round(perMinute * 10) / 10),
  answers: (taken: number, others: number) => `${countOf(taken)} / ${countOf(others)}`,
  headline: (count: number, isAll: boolean, unwell: number) =>
    unwell === 0
      ? `${isAll ? "" : "At least "}${manyOf(count, "receiver")}, none in trouble.`
      : `${countOf(unwell)} of ${isAll ? "" : "at least "}${manyOf(count, "receiver")} ${
        unwell === 1 ? "needs" : "need"
      } a look.`,
  note: "Direct delivery gives each what it takes, and less while it asks for less.",
  empty: "Nothing was delivered directly lately.",
  emptyNext: "With direct delivery, each receiver is here with its rate, its answers and what waits for it.",
  unknown: "This receiver is not known: nothing was delivered to it lately.",
  pausedBy: (name: string) => `by ${name}`,
  facts: {
    rate: "Messages a minute",
    connections: "Connections now",
    answers: "Answers, 10 min",
    refusal: "Last refusal",
    used: "Used",
    waiting: "Emails waiting",
    oldest: "Oldest of them"
  },
  counts: ({ other, silent, slowed, taken }: Record<"taken" | "slowed" | "other" | "silent", number>) =>
    `${countOf(taken)} taken, ${countOf(slowed)} asked for less, ${countOf(other)} refused, ${
      countOf(silent)
    } unanswered`,
  none: "none",
  actions: {
    pause: "Pause",
    resume: "Resume",
    flush: "Send now",
    bounce: "Give up"
  } satisfies Record<Action, string>,
  bounceTitle: (site: string) => `Give up what waits for ${site}?`,
  bounceText: (count: number) =>
    `${emails(count)} ${count === 1 ? "waits" : "wait"} for it. Recipients there fail, and their senders are told. `
    + "Nobody is suppressed. This cannot be undone.",
  bounceAction: "Give up",
  progress: (count: number) => `${manyOf(count, "email")} so far`,
  done: {
    pause: () => "Paused. Processes stop within 5 seconds.",
    resume: (count: number) => `Resumed. ${manyOf(count, "email")} will be handed over in 10 seconds.`,
    flush: (count: number) => `${manyOf(count, "email")} will be handed over in 10 seconds.`,
    bounce: (count: number) => `${manyOf(count, "email")} given up.`
  } satisfies Record<Action, (count: number) => string>,
  underWay: (count: number) => `${manyOf(count, "email")} under way ${count === 1 ? "was" : "were"} left alone.`
} as const
