import { fill, variablesOf } from "@sendwright/core/templates/Placeholders"
import { readStored, writeStored } from "./browserStorage.ts"

/** Sample values by the names of variables. A variable without one has no entry. */
export type Samples = Readonly<Record<string, string>>

/** The parts of a template that may contain variables. An empty body counts as none. */
export interface Parts {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Compares the variables of a template with the samples. */
export interface Fit {
  /** In the order of their first mention. */
  readonly variables: ReadonlyArray<string>
  /** Variables without a value. A send would be refused because of them. */
  readonly missing: ReadonlyArray<string>
  /** The names of values that no variable uses. */
  readonly unused: ReadonlyArray<string>
}

export const fitOf = ({ html, subject, text }: Parts, samples: Samples): Fit => {
  const variables = variablesOf(subject, html, text)
  const known = new Set(variables)
  return {
    variables,
    missing: variables.filter((name) => !Object.hasOwn(samples, name)),
    unused: Object.keys(samples).filter((name) => !known.has(name))
  }
}

// No limit for the preview: the server refuses a text that is too long, and says so.
const maxLength = Number.MAX_SAFE_INTEGER

/** The template filled in as in a send, except that a variable without a value stays as `{{ name }}`. */
export const filledIn = ({ html, subject, text }: Parts, samples: Samples, missing: ReadonlyArray<string>): Parts => {
  const values = Object.fromEntries([
    ...missing.map((name) => [name, `{{ ${name} }}`] as const),
    ...Object.entries(samples)
  ])
  const plain = { escape: false, maxLength }
  return {
    subject: fill(subject, values, plain) ?? "",
    html: fill(html, values, { escape: true, maxLength }) ?? "",
    text: fill(text, values, plain) ?? ""
  }
}

/** The samples with a new value for a variable; an empty one removes it. */
export const withSample = (samples: Samples, name: string, value: string): Samples =>
  Object.fromEntries([
    ...Object.entries(samples).filter(([own]) => own !== name),
    ...value === "" ? [] : [[name, value] as const]
  ])

const keyOf = (account: string, id: string) => `sendwright.samples.${account}.${id}`

const isSamples = (value: unknown): value is Samples =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string")

export const readSamples = (account: string, id: string): Samples => {
  const kept = readStored(keyOf(account, id))
  return isSamples(kept) ? kept : {}
}

export const writeSamples = (account: string, id: string, samples: Samples): void =>
  void writeStored(keyOf(account, id), Object.keys(samples).length === 0 ? undefined : samples)
