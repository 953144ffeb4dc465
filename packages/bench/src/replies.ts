/**
 * How often core's classes of replies agree with other classifiers. `pnpm bench replies --corpus FILE` reads a text a
 * line, as JSON: `{ origin, kind, half, text, expected, others }`. `kind` is `reply` for the answer of a server as a report
 * quotes it, and `phrase` for a part of one that a rule of another program looks for. `half` is `tuned` where misses were
 * looked at and mended while the table of replies was written, and else `held_out`. `expected` are the classes that the origin's own
 * verdict comes to, and `others` those of further classifiers, by name: their verdicts are coarser or finer than ours, so
 * that one may come to several classes.
 *
 * The texts are not kept here. Those of the kept result are from the tests and rules of Sisimai (set of emails 18e585c2,
 * judged by its Ruby edition 5.1.0p3; phrases of its Go edition ed142ded), of Mail::DeliveryStatus::BounceParser,
 * flufl.bounce 4.0, PHP-Bounce-Handler 956e65b0 and bouncehammer (their emails judged by Sisimai), of ZoneMTA cf94b992 and
 * of KumoMTA 3ebc1e85. The further classifier is bounce-classifier 2.0.0, which was taught by examples.
 */
import { replyClasses } from "@sendwright/core/replies/ReplyClass"
import { meaningOf } from "@sendwright/core/replies/ReplyMeaning"
import * as fs from "node:fs"
import { parseArgs } from "node:util"
import { report } from "./Report.ts"
import { round } from "./Statistics.ts"

interface Text {
  readonly origin: string
  readonly kind: "reply" | "phrase"
  readonly half: "tuned" | "held_out"
  readonly text: string
  readonly expected: ReadonlyArray<string>
  readonly others: Readonly<Record<string, ReadonlyArray<string>>>
}

interface Judged extends Text {
  readonly class: string
}

const read = (file: string): ReadonlyArray<Text> =>
  fs.readFileSync(file, "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line))

const judge = (text: Text): Judged => ({
  ...text,
  class: meaningOf({ code: null, diagnostic: text.text })?.class ?? "success"
})

const share = (part: ReadonlyArray<unknown>, whole: ReadonlyArray<unknown>) =>
  whole.length === 0 ? null : round(part.length / whole.length, 3)

/** Of texts that are judged: how many agree with the verdict of their origin, and how many have no known reason. */
const agreement = (texts: ReadonlyArray<Judged>) => ({
  texts: texts.length,
  agree: share(texts.filter((one) => one.expected.includes(one.class)), texts),
  unknown: share(texts.filter((one) => one.class === "unknown"), texts)
})

/** How another classifier does beside ours: each against the verdict of the origin, and the two against each other. */
const beside = (name: string, texts: ReadonlyArray<Judged>) => {
  const both = texts.filter(({ others }) => name in others)
  const theirs = (one: Judged) => one.others[name] ?? []
  return {
    texts: both.length,
    agree: share(both.filter((one) => theirs(one).some((name) => one.expected.includes(name))), both),
    agreeWithOurs: share(both.filter((one) => theirs(one).includes(one.class)), both)
  }
}

const groupsOf = (texts: ReadonlyArray<Judged>, of: (one: Judged) => string) =>
  Object.fromEntries(
    [...new Set(texts.map(of))].sort().map((name) => [name, agreement(texts.filter((one) => of(one) === name))])
  )

const rounds = 20

/** Microseconds that each takes, once everything is compiled. */
const microsecondsOf = (texts: ReadonlyArray<string>): number => {
  const all = () => texts.forEach((diagnostic) => void meaningOf({ code: null, diagnostic }))
  all()
  const before = performance.now()
  for (let turn = 0; turn < rounds; turn++) all()
  return round((performance.now() - before) * 1_000 / rounds / texts.length, 1)
}

/** Compares core's classes of replies with those of other classifiers. */
export const replies = async (): Promise<void> => {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { corpus: { type: "string" } } })
  if (values.corpus === undefined) throw new Error("Name the texts: pnpm bench replies --corpus FILE.")
  const texts = read(values.corpus).map(judge)
  const names = [...new Set(texts.flatMap(({ others }) => Object.keys(others)))].sort()
  const long = texts.map(({ text }) => text.repeat(1 + Math.ceil(1_000_000 / text.length))).slice(0, 10)
  report("replies", { texts: texts.length, classes: Object.keys(replyClasses).length }, {
    all: agreement(texts),
    byKind: groupsOf(texts, ({ half, kind }) => `${kind}, ${half}`),
    byOrigin: groupsOf(texts, ({ origin }) => origin),
    others: Object.fromEntries(names.map((name) => [name, {
      replies: beside(name, texts.filter(({ kind }) => kind === "reply")),
      phrases: beside(name, texts.filter(({ kind }) => kind === "phrase"))
    }])),
    microseconds: microsecondsOf(texts.map(({ text }) => text)),
    microsecondsOfAMillionCharacters: microsecondsOf(long)
  })
}
