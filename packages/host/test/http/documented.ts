import { Api } from "@sendwright/api/Api"
import * as Effect from "effect/Effect"
import { HttpApi } from "effect/http-api"
import { type Answer, Harness } from "./harness.ts"
import { check, resolve } from "./jsonSchema.ts"

// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

/** A path of the router as OpenAPI writes it. */
export const toTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}")

/** Operations that take a body or a query, as `METHOD /path/{param}`. */
export const operationsWithRequests: ReadonlyArray<string> = (() => {
  const found: Array<string> = []
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      if (endpoint.payload.size === 0 && endpoint.query === undefined) return
      found.push(`${endpoint.method} ${toTemplate(endpoint.path)}`)
    }
  })
  return found
})()

/** What the test is called that asks an operation as its description says, and otherwise. */
export const agreement = (operation: string): string =>
  `agree on generated requests of ${operation}, but for rules that JSON Schema cannot say`

/** Every route of the API, as `METHOD /path/:param`. */
export const routes: ReadonlyArray<string> = (() => {
  const found: Array<string> = []
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      found.push(`${endpoint.method} ${endpoint.path}`)
    }
  })
  return found
})()

/** The OpenAPI document, as the server of the stand serves it. */
export const readDocument = Effect.gen(function*() {
  const { ask } = yield* Harness
  const answer = yield* ask("GET", "/openapi.json", { key: null })
  return answer.json as Json
})

export interface Operation {
  readonly path: string
  readonly method: string
  /** `METHOD /path/{param}`. */
  readonly name: string
  readonly operation: Json
}

export const operationsOf = (document: Json): ReadonlyArray<Operation> =>
  Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      name: `${method.toUpperCase()} ${path}`,
      operation
    }))
  )

/** The code of an error's schema; `undefined` for the schema of a success. */
const codeOf = (document: Json, schema: Json): string | undefined => {
  const resolved = schema.$ref === undefined ? schema : resolve(document, schema.$ref) as Json
  const code = resolved.properties?.error?.properties?.code
  return code?.enum?.[0]
}

/** Every answer that the document lets an operation give: a status, and a code where it is an error. */
export const answersOf = (document: Json, operation: Json): ReadonlyArray<string> =>
  Object.entries(operation.responses as Record<string, Json>).flatMap(([status, response]) => {
    const schema = response.content?.["application/json"]?.schema
    if (schema === undefined) return [status]
    return ((schema.anyOf ?? [schema]) as ReadonlyArray<Json>).map((part) => {
      const code = codeOf(document, part)
      return code === undefined ? status : `${status} ${code}`
    })
  })

/** What a body breaks of the types that the document has for it. */
const bodyProblems = (document: Json, content: Json, answer: Answer): ReadonlyArray<string> => {
  const type = answer.headers["content-type"] ?? ""
  if (!(type in content)) return [`has the type ${type}`]
  return type === "application/json" ? check(document, content[type].schema, answer.json) : []
}

/** What an answer breaks of the document. */
export const problemsOf = (
  document: Json,
  method: string,
  template: string,
  answer: Answer
): ReadonlyArray<string> => {
  const response = document.paths[template]?.[method.toLowerCase()]?.responses[answer.status]
  if (response === undefined) return [`does not mention ${answer.status} ${answer.text}`]
  // Without a key that was recognised there is no rate to tell, and Retry-After goes with the rate only.
  const promised = answer.status < 300
    ? Object.keys(response.headers).filter((name) => name !== "Idempotency-Replayed")
    : ["X-Request-Id"]
  const missing = promised.filter((name) => answer.headers[name.toLowerCase()] === undefined)
  const body = response.content === undefined
    ? answer.text === "" ? [] : [`has a body: ${answer.text}`]
    : bodyProblems(document, response.content, answer)
  return [...missing.map((name) => `lacks the header ${name}`), ...body]
}
