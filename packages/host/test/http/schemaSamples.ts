import * as FastCheck from "fast-check"
import type { Json } from "./documented.ts"

type Schema = Json

/** What a generator asks of a document: to follow a reference, and to judge a value. */
export interface Judge {
  readonly resolve: (schema: Schema) => Schema
  readonly isValid: (schema: Schema, value: unknown) => boolean
}

/** The names that a condition on an object asks for. */
const namesIn = (condition: Schema): ReadonlyArray<string> => [
  ...condition.required ?? [],
  ...(condition.anyOf ?? []).flatMap(namesIn)
]

/** The names that a condition on an object rules out. */
const excludedBy = (condition: Schema | undefined): ReadonlyArray<string> => Object.keys(condition?.properties ?? {})

/** The patterns that a string has to match all of; the longest one tells most. */
const patternsOf = (schema: Schema): ReadonlyArray<string> =>
  [schema.pattern, ...(schema.allOf ?? []).map((part: Schema) => part.pattern)]
    .filter((pattern) => pattern !== undefined)
    .sort((left, right) => right.length - left.length)

/** Date-times of the next 29 days, which a schedule may have. */
const dateTime = FastCheck.integer({ min: 60, max: 29 * 24 * 60 }).map((minutes) =>
  new Date(Date.now() + minutes * 60_000).toISOString()
)

/**
 * A pattern as the generator takes it: it makes ASCII alone of a class that leaves something out, and so finds nothing
 * in one that leaves ASCII out; and most of the spaces that it thinks of are control characters.
 */
const withLetters = (pattern: string): string =>
  pattern.replaceAll("[^\\x00-\\x9F\\s]", "[äöüßéñαжا例え한]").replaceAll("\\s*", " *")

const textOf = (schema: Schema): FastCheck.Arbitrary<string> => {
  if (schema.format === "date-time") return dateTime
  const minLength = schema.minLength ?? 0
  const maxLength = Math.min(schema.maxLength ?? 60, 60)
  const anything = FastCheck.string({ unit: "grapheme", minLength, maxLength })
  const [pattern] = patternsOf(schema)
  if (pattern === undefined) return anything
  const matching = FastCheck.stringMatching(new RegExp(withLetters(pattern), "u"))
  // A pattern that only leaves characters out says nothing of what people write.
  return pattern.startsWith("^[^") ? FastCheck.oneof(anything, matching) : matching
}

/** Values that keep to a schema. */
export const valuesOf = (judge: Judge, given: Schema): FastCheck.Arbitrary<unknown> => {
  const schema = judge.resolve(given)
  const shape = shapeOf(judge, schema).filter((value) => judge.isValid(schema, value))
  // What is made up from patterns alone is taken by the schema, and seldom by rules that no schema can say.
  return schema.examples === undefined || schema.format !== undefined || schema.properties !== undefined
    ? shape
    : FastCheck.oneof({ weight: 2, arbitrary: FastCheck.constantFrom(...schema.examples) }, {
      weight: 1,
      arbitrary: shape
    })
}

const shapeOf = (judge: Judge, schema: Schema): FastCheck.Arbitrary<unknown> => {
  if (schema.enum !== undefined) return FastCheck.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined && schema.type !== "object") {
    return FastCheck.oneof(...schema.anyOf.map((part: Schema) => valuesOf(judge, part)))
  }
  switch (schema.type) {
    case "string":
      return textOf(schema)
    case "integer":
      return FastCheck.integer({ min: schema.minimum, max: Math.min(schema.maximum ?? 1_000, 1_000) })
    case "number":
      return FastCheck.double({ noNaN: true, noDefaultInfinity: true })
    case "boolean":
      return FastCheck.boolean()
    case "null":
      return FastCheck.constant(null)
    case "array":
      return FastCheck.array(valuesOf(judge, schema.items), { minLength: schema.minItems ?? 0, maxLength: 3 })
    case "object":
      return schema.properties === undefined ? mapOf(judge, schema) : objectOf(judge, schema)
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

const mapOf = (judge: Judge, schema: Schema): FastCheck.Arbitrary<unknown> =>
  FastCheck.dictionary(
    textOf({ maxLength: 20, ...schema.propertyNames }),
    valuesOf(judge, schema.additionalProperties),
    { maxKeys: 3, noNullPrototype: true }
  )

const objectOf = (judge: Judge, schema: Schema): FastCheck.Arbitrary<unknown> => {
  const members = Object.fromEntries(
    Object.entries(schema.properties as Record<string, Schema>).map(([name, part]) => [name, valuesOf(judge, part)])
  )
  const optional = Object.keys(members).filter((name) => !(schema.required ?? []).includes(name))
  const choices = (schema.oneOf ?? []) as ReadonlyArray<Schema>
  return FastCheck.tuple(
    FastCheck.subarray(optional, { maxLength: Math.min(optional.length, 5) }),
    FastCheck.nat(Math.max(0, choices.length - 1)),
    FastCheck.boolean()
  ).chain(([some, choice, both]) => {
    const chosen = new Set([...schema.required ?? [], ...some])
    for (const [index, part] of choices.entries()) {
      for (const name of namesIn(part)) chosen.delete(name)
      const names = namesIn(part)
      if (index === choice) { for (const name of both ? names : names.slice(-1)) chosen.add(name) }
    }
    for (const name of excludedBy(choices[choice])) chosen.delete(name)
    return FastCheck.record(Object.fromEntries([...chosen].map((name) => [name, members[name]!])))
  })
}

/** A value that was changed in one place, with an eye to one keyword. */
export interface Mutant {
  /** `keyword` or `field/keyword`: what was aimed at. */
  readonly aim: string
  readonly value: unknown
}

const oddities = [
  "\u0000",
  "\n",
  "\t",
  "\u007f",
  "\u0085",
  "\u2028",
  "\u202e",
  "\u200f",
  "\ufffd",
  "\"",
  "'",
  "/",
  "\\",
  "<",
  ">",
  "@",
  ":",
  ";",
  "=",
  " ",
  ".",
  "-",
  "--",
  "_",
  "A",
  "0",
  "ä",
  "😀",
  "例"
]

const dateTimes = [
  "tomorrow",
  "2026-13-01T09:00:00Z",
  "2399-02-29T09:00:00Z",
  "2399-01-01T24:00:00Z",
  "2399-01-01T09:60:00Z",
  "2399-01-01T09:00:60Z",
  "2399-01-01 09:00:00Z",
  "2399-01-01T09:00:00",
  "2399-01-01T09:00:00+01",
  "2399-01-01T09:00:00+0100",
  "2399-01-01T09:00:00+24:00",
  "2399-01-01T09:00:00.1234567890Z",
  "2399-01-01t09:00:00.123456789z"
]

/** The longest text that is made to be one character too long. */
const longest = 10_000

const insert = (text: string, piece: string, at: number): string => text.slice(0, at) + piece + text.slice(at)

/** Texts beside a text, each of which may break one keyword. */
const textsBeside = function*(schema: Schema, text: string, pick: (below: number) => number): Generator<Mutant> {
  const characters = [...text]
  if (schema.minLength !== undefined) {
    yield { aim: "minLength", value: characters.slice(0, schema.minLength - 1).join("") }
  }
  if (schema.maxLength <= longest) {
    for (const filler of ["a", "😀"]) {
      for (const length of [schema.maxLength, schema.maxLength + 1]) {
        yield { aim: "maxLength", value: characters.join("") + filler.repeat(Math.max(0, length - characters.length)) }
      }
    }
  }
  if (patternsOf(schema).length > 0) {
    for (let round = 0; round < 6; round++) {
      const piece = oddities[pick(oddities.length)]!
      yield { aim: "pattern", value: insert(text, piece, pick(text.length + 1)) }
    }
    for (const piece of [...oddities.slice(0, 3), ...oddities.slice(9, 13)]) {
      yield { aim: "pattern", value: text + piece }
    }
  }
  if (schema.format === "date-time") { for (const value of dateTimes) yield { aim: "format", value } }
  if (schema.enum !== undefined) {
    for (const value of [`${text}x`, text.toUpperCase(), ""]) {
      yield { aim: "enum", value }
    }
  }
}

const othersThan: Readonly<Record<string, ReadonlyArray<unknown>>> = {
  string: [null, 7, []],
  integer: [null, "1", 1.5, true],
  array: [null, {}],
  object: [null, [], "x"]
}

/** Values beside a valid one, each changed in one place for one keyword of the schema. Not all of them break it. */
export const mutantsOf = function*(
  judge: Judge,
  given: Schema,
  value: Json,
  random: { readonly pick: (below: number) => number; readonly sample: (schema: Schema) => unknown }
): Generator<Mutant> {
  const schema = judge.resolve(given)
  if (schema.anyOf !== undefined && schema.type !== "object") {
    for (const part of schema.anyOf) {
      if (judge.isValid(part, value)) yield* mutantsOf(judge, part, value, random)
    }
    return
  }
  for (const other of othersThan[schema.type] ?? []) yield { aim: "type", value: other }
  const within = function*(name: string | number, part: Schema) {
    for (const { aim, value: changed } of mutantsOf(judge, part, value[name], random)) {
      const copy = Array.isArray(value) ? [...value] : { ...value }
      copy[name] = changed
      const place = schema.properties?.[name] === undefined ? "*" : name
      yield { aim: `${place}/${aim}`, value: copy }
    }
  }
  switch (schema.type) {
    case "string":
      return yield* textsBeside(schema, value, random.pick)
    case "integer":
      for (const bound of [schema.minimum - 1, ...(schema.maximum === undefined ? [] : [schema.maximum + 1])]) {
        yield { aim: "bounds", value: bound }
      }
      return
    case "array": {
      if (schema.minItems !== undefined) yield { aim: "minItems", value: [] }
      const item = value[0] ?? random.sample(schema.items)
      for (const count of schema.maxItems === undefined ? [] : [schema.maxItems, schema.maxItems + 1]) {
        yield { aim: "maxItems", value: Array.from({ length: count }, () => item) }
      }
      if (value.length > 0) yield* within(value.length - 1, schema.items)
      return
    }
    case "object": {
      for (const name of schema.required ?? []) {
        const { [name]: _, ...rest } = value
        yield { aim: "required", value: rest }
      }
      if (schema.additionalProperties === false) {
        for (const name of ["schedule_at", "", "constructor"]) {
          yield { aim: "additionalProperties", value: { ...value, [name]: 1 } }
        }
      }
      const conditions: ReadonlyArray<Schema> = schema.oneOf ?? []
      for (const name of new Set(conditions.flatMap((part) => [...namesIn(part), ...excludedBy(part)]))) {
        const { [name]: given, ...rest } = value
        yield {
          aim: "oneOf",
          value: given === undefined ? { ...value, [name]: random.sample(schema.properties[name]) } : rest
        }
      }
      if (schema.propertyNames !== undefined) {
        for (const { value: name } of textsBeside({ ...schema.propertyNames, minLength: 1 }, "X-Name", random.pick)) {
          yield {
            aim: "propertyNames",
            value: { ...value, [name as string]: random.sample(schema.additionalProperties) }
          }
        }
      }
      for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
        if (value[name] !== undefined) yield* within(name, part)
      }
      if (typeof schema.additionalProperties === "object") {
        for (const name of Object.keys(value).slice(0, 1)) yield* within(name, schema.additionalProperties)
      }
    }
  }
}
