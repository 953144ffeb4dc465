import { fill, variablesOf } from "@sendwright/core/templates/Placeholders"
import { readStored, writeStored } from "./browserStorage.ts"

/** Values for variables, by their names, as they were typed. A variable without one is not in it. */
export type Samples = Readonly<Record<string, string>>

/** The parts of a template that variables stand in; an empty body is none. */
export interface Parts {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** How a template's variables and its samples fit. */
export interface Fit {
  /** In the order of their first mention. */
  readonly variables: ReadonlyArray<string>
  /** Variables without a value: a send like this would be refused for each of them. */
  readonly missing: ReadonlyArray<string>
  /** Values for what is no variable of the template. */
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

// A preview is of what is being typed; what is too long to be sent, the server says.
const maxLength = Number.MAX_SAFE_INTEGER

/** The template filled in by the rules of a send, but that a variable without a value stays as `{{ name }}`. */
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

/** Samples with another value for a variable; an empty one takes it away. */
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
