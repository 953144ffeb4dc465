import { assert, layer } from "@effect/vitest"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import addFormats from "ajv-formats"
import { Ajv2020 } from "ajv/dist/2020.js"
import * as Effect from "effect/Effect"
import * as FastCheck from "fast-check"
import {
  agreement,
  type Json,
  type Operation,
  operationsOf,
  operationsWithRequests,
  readDocument
} from "./documented.ts"
import { type Answer, domain, Harness, layer as harnessLayer } from "./harness.ts"
import { resolve } from "./jsonSchema.ts"
import { type Judge, mutantsOf, valuesOf } from "./schemaSamples.ts"
import { unsayable } from "./unsayable.ts"

const seed = 20_261_122
/** Valid requests of each operation, and mutants of each of some of them. */
const validRuns = 60
const mutatedRuns = 12
const mutantsOfOne = 25

interface WireIssue {
  readonly path: string
  readonly message: string
}

/** A judge by a JSON Schema 2020-12 validator that takes no keyword and no format which it does not know. */
const judgeOf = (document: Json): Judge => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false })
  ajv.addVocabulary(["components"])
  addFormats.default(ajv)
  const { schemas } = document.components
  const compiled = new Map<string, (value: unknown) => boolean>()
  return {
    resolve: (schema) => schema.$ref === undefined ? schema : resolve(document, schema.$ref),
    isValid: (schema, value) => {
      const text = JSON.stringify(schema)
      let validate = compiled.get(text)
      if (validate === undefined) {
        validate = ajv.compile({ ...schema, components: { schemas } })
        compiled.set(text, validate)
      }
      return validate(value)
    }
  }
}

const jsonOf = (operation: Json): Json | undefined => operation.requestBody?.content["application/json"]

/** The schema of what an operation is asked for: its body, or its query as an object. */
const requestSchemaOf = ({ operation }: Operation): Json | undefined => {
  const json = jsonOf(operation)
  if (json !== undefined) return json.schema
  const query = operation.parameters.filter((parameter: Json) => parameter.in === "query")
  return query.length === 0 ? undefined : {
    type: "object",
    properties: Object.fromEntries(query.map(({ name, schema }: Json) => [name, schema])),
    additionalProperties: false
  }
}

/** A query is text in UTF-8: what arrives of a value, in the type that its schema names. */
const arrivedAs = (schema: Json, query: Json): Json =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map((item) => String(item).toWellFormed())]
      const text = String(value).toWellFormed()
      return [name, schema.properties[name]?.type === "integer" && /^\d+$/.test(text) ? Number(text) : text]
    })
  )

/** What the server found wrong with a request, over the messages of a batch too; `undefined` where it is valid. */
const issuesIn = (answer: Answer): ReadonlyArray<WireIssue> | undefined => {
  const { error, results } = answer.json ?? {}
  if (error?.code === "validation_error") return error.details
  const found = (results ?? []).flatMap((item: Json) =>
    item.error?.code === "validation_error"
      ? item.error.details.map(({ message, path }: WireIssue) => ({ path: `messages.${item.index}.${path}`, message }))
      : []
  )
  return found.length === 0 ? undefined : found
}

/** A message that is there whatever else a request says. */
const message = {
  raw: `From: hello@${domain}\nTo: ada@example.com\n\nHello.\n`,
  headers: { "content-type": "message/rfc822" }
}

const inQuery = (value: Json): URLSearchParams =>
  new URLSearchParams(
    Object.entries(value).flatMap(([name, item]) => [item].flat().map((one): [string, string] => [name, String(one)]))
  )

const prefix = /^messages\.\d+\.$/
const breaks = ({ message, path }: Pick<(typeof unsayable)[number], "message" | "path">) => (issue: WireIssue) =>
  message.test(issue.message) && (path.test(issue.path) || prefix.test(issue.path) && path.test(""))

layer(harnessLayer({ settings: { accessLog: false } }))("the OpenAPI document and the server", (it) => {
  const begin = Effect.gen(function*() {
    const { accountId, ask, receive } = yield* Harness
    const document = yield* readDocument
    const judge = judgeOf(document)
    const template = yield* ask("POST", "/v1/templates", { body: { name: "n", subject: "s", text: "t" } })
    const webhook = yield* ask("POST", "/v1/webhooks", { body: { url: "https://example.com/" } })
    const email = yield* ask("POST", "/v1/emails", {
      body: { from: `hello@${domain}`, to: "ada@example.com", text: "Hello." }
    })
    const ids: Readonly<Record<string, string>> = {
      emails: email.json.id,
      received: yield* receive({ accountId }),
      templates: template.json.id,
      webhooks: webhook.json.id
    }
    const operations = operationsOf(document).flatMap((operation) => {
      const schema = requestSchemaOf(operation)
      const path = operation.path.replace(/(\w+)\/\{id\}/, (_, kind: string) => `${kind}/${ids[kind] ?? ""}`)
      const isQuery = jsonOf(operation.operation) === undefined
      return schema === undefined ? [] : [{ name: operation.name, method: operation.method, path, schema, isQuery }]
    })
    const request = ({ isQuery, method, path }: (typeof operations)[number], value: Json) =>
      isQuery
        ? ask(method.toUpperCase(), `${path}?${inQuery(value)}`, method === "post" ? message : {})
        : ask(method.toUpperCase(), path, { body: value })
    return { judge, operations, request }
  })
  let known: Effect.Success<typeof begin> | undefined
  /** Once for all operations: an account may have a few endpoints only. */
  const harnessed = Effect.suspend(() =>
    known === undefined
      ? Effect.tap(begin, (made) => Effect.sync(() => void (known = made)))
      : Effect.succeed(known)
  )

  const counts = { requests: 0, taken: 0, refused: 0, unsayable: 0 }
  const broken = new Set<string>()
  const aimed = new Set<string>()

  for (const name of operationsWithRequests) {
    it.effect(
      agreement(name),
      () =>
        Effect.gen(function*() {
          const { judge, operations, request } = yield* harnessed
          const operation = operations.find((one) => one.name === name)!
          const { isQuery, schema } = operation
          const random = SeededRandom.make(seed)
          const disagreements: Array<string> = []

          const judged = Effect.fnUntraced(function*(given: Json, aim: string) {
            const answer = yield* request(operation, given)
            const value = isQuery ? arrivedAs(schema, given) : given
            const issues = issuesIn(answer)
            assert.isBelow(answer.status, 500, JSON.stringify(given))
            const isValid = judge.isValid(schema, value)
            counts.requests++
            if (isValid && issues === undefined) counts.taken++
            else if (!isValid && issues !== undefined) counts.refused++
            else if (isValid && issues!.every((issue) => unsayable.some((rule) => breaks(rule)(issue)))) {
              counts.unsayable++
            } else {
              disagreements.push(
                `${aim}: the document ${isValid ? "takes" : "refuses"}, the server answers ${answer.status} `
                  + `${JSON.stringify(issues)} to ${JSON.stringify(given).slice(0, 500)}`
              )
            }
          })

          const values = FastCheck.sample(valuesOf(judge, schema), { numRuns: validRuns, seed }) as ReadonlyArray<Json>
          for (const value of values) yield* judged(value, "")
          const tools = {
            pick: random.below,
            sample: (part: Json) => FastCheck.sample(valuesOf(judge, part), { numRuns: 1, seed })[0]
          }
          for (
            const value of values.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length).slice(
              0,
              mutatedRuns
            )
          ) {
            const mutants = [...mutantsOf(judge, schema, value, tools)].filter(({ value }) =>
              // A query is an object of texts and numbers.
              !isQuery || typeof value === "object" && value !== null && !Array.isArray(value)
                && Object.entries(value).every(([name, item]) =>
                  typeof item === "string" || typeof item === "number" && schema.properties[name]?.type !== "string"
                )
            )
            const first = mutants.filter(({ aim }) => !aimed.has(`${name} ${aim}`))
            for (const { aim, value } of mutants) {
              aimed.add(`${name} ${aim}`)
              if (!judge.isValid(schema, isQuery ? arrivedAs(schema, value as Json) : value)) {
                broken.add(`${name} ${aim}`)
              }
            }
            const others = mutants.filter((mutant) => !first.includes(mutant))
            const some = Array.from({ length: mutantsOfOne }, () => others[random.below(Math.max(1, others.length))])
            for (const mutant of [...first, ...some]) {
              if (mutant !== undefined) yield* judged(mutant.value as Json, mutant.aim)
            }
          }
          assert.deepStrictEqual(disagreements.slice(0, 20), [], `${disagreements.length} disagreements`)
        }),
      300_000
    )
  }

  it.effect("were asked of every operation that takes something, and each keyword was broken", () =>
    Effect.gen(function*() {
      const { operations } = yield* harnessed
      assert.deepStrictEqual(operations.map(({ name }) => name).toSorted(), operationsWithRequests.toSorted())
      assert.isAtLeast(counts.requests, 2_000)
      assert.isAtLeast(counts.taken, 500, JSON.stringify(counts))
      assert.isAtLeast(counts.refused, 1_000, JSON.stringify(counts))
      // Every keyword that was aimed at was broken at least once, so that none is there in vain.
      assert.deepStrictEqual([...aimed].filter((aim) => !broken.has(aim)), [])
    }))

  for (const { example: [name, body], ...rule } of unsayable) {
    it.effect(`JSON Schema cannot say, and the server holds: ${rule.rule}`, () =>
      Effect.gen(function*() {
        const { judge, operations, request } = yield* harnessed
        const operation = operations.find((one) => one.name === name)!
        assert.isTrue(judge.isValid(operation.schema, body), "the document takes it")
        const issues = issuesIn(yield* request(operation, body)) ?? []
        assert.isNotEmpty(issues)
        assert.deepStrictEqual(issues.filter((issue) => !breaks(rule)(issue)), [])
      }))
  }
})
