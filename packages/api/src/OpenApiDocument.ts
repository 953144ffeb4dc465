import * as CodeSamples from "./CodeSamples.ts"
import { examples } from "./OpenApiExamples.ts"
import { serviceVersionHeader, serviceVersions } from "./ServiceVersion.ts"
import { webhooksOf } from "./WebhookOperations.ts"
import { pageLimit } from "./wire/Page.ts"

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** Annotations of a key arrive as an `allOf` of their own; they say the same inside the schema, where tools look. */
const mergeAnnotations = (schema: Json): Json => {
  const { allOf, ...rest } = schema
  if (!Array.isArray(allOf) || !allOf.every((part) => isObject(part) && !("$ref" in part))) return schema
  const merged: Json = { ...rest }
  for (const part of allOf as ReadonlyArray<Json>) {
    for (const [name, value] of Object.entries(part)) {
      if (name in merged && name !== "description" && name !== "examples") return schema
      merged[name] = value
    }
  }
  return merged
}

/** A choice of one is that one. */
const withoutChoice = (schema: Json): Json => {
  const { anyOf, ...rest } = schema
  return Array.isArray(anyOf) && anyOf.length === 1 ? { ...rest, ...anyOf[0] as Json } : schema
}

const walk = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(walk)
  if (!isObject(value)) return value
  const out: Json = {}
  for (const [name, item] of Object.entries(value)) out[name] = name === "examples" ? item : walk(item)
  return withoutChoice(mergeAnnotations(out))
}

/** Parameters that the generator sees as the strings they arrive as, or by the names of their fields. */
const parameters: Readonly<Record<string, Json>> = {
  limit: { description: "Items on a page.", schema: { type: "integer", ...pageLimit } },
  "idempotency-key": { name: "Idempotency-Key" }
}

const headerRefs = {
  "X-Request-Id": { $ref: "#/components/headers/RequestId" },
  RateLimit: { $ref: "#/components/headers/RateLimit" },
  "RateLimit-Policy": { $ref: "#/components/headers/RateLimitPolicy" },
  [serviceVersionHeader]: { $ref: "#/components/headers/ServiceVersion" }
}

/** The header of an answer that an idempotency key may repeat. */
const replayHeaders = { "Idempotency-Replayed": { $ref: "#/components/headers/IdempotencyReplayed" } }

/** The headers of single statuses. */
const ownHeaders: Readonly<Record<string, Json>> = {
  401: { "WWW-Authenticate": { $ref: "#/components/headers/Challenge" } },
  429: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
  503: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }
}

const headers = {
  Challenge: {
    description: "The scheme of the key (RFC 6750).",
    schema: { type: "string", const: "Bearer" }
  },
  RetryAfter: {
    description: "Whole seconds to wait before the same request, at least 1.",
    schema: { type: "integer", minimum: 1 }
  },
  IdempotencyReplayed: {
    description: "`true` where this Idempotency-Key was known, and nothing new was stored. Beyond the interface "
      + "specification.",
    required: false,
    schema: { type: "string", const: "true" }
  },
  RequestId: { description: "Names this request in the server's log.", schema: { type: "string" } },
  ServiceVersion: {
    description:
      "The version that this answer follows. A request may name one in the same header. Beyond the interface "
      + "specification.",
    schema: { type: "string", enum: serviceVersions }
  },
  RateLimit: {
    description:
      "Requests that are left to the key, and the seconds until there is one more (IETF draft RateLimit headers). "
      + "Absent where no key was recognised.",
    schema: { type: "string", examples: ["\"requests\";r=9;t=1"] }
  },
  RateLimitPolicy: {
    description: "The key's rate: requests in a window of seconds.",
    schema: { type: "string", examples: ["\"requests\";q=10;w=1"] }
  }
}

const tidyParameter = (parameter: Json): Json => {
  const { description, ...schema } = parameter["schema"] as Json
  return {
    ...parameter,
    ...(description === undefined ? {} : { description }),
    schema,
    ...parameters[String(parameter["name"])]
  }
}

const schemaPrefix = "#/components/schemas/"

/** The component that an example of a schema is kept in. */
type Exemplified = ReadonlySet<string>

/** An example for each schema that has one: its own, or that of `OpenApiExamples`. */
const exampleComponents = (schemas: Record<string, Json>): Record<string, Json> => {
  const found: Record<string, Json> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const own = (schema["examples"] as ReadonlyArray<unknown> | undefined)?.[0]
    const value = own ?? examples[name]
    if (value !== undefined) found[name] = { summary: schema["title"] ?? name, value }
  }
  return found
}

/** Names the examples of a body, one for each schema that it may have. */
const withExamples = (body: Json, exemplified: Exemplified): Json => {
  const media = (body["content"] as Record<string, Json> | undefined)?.["application/json"]
  const schema = media?.["schema"] as Json | undefined
  if (media === undefined || schema === undefined) return body
  const parts = (schema["anyOf"] ?? [schema]) as ReadonlyArray<Json>
  const named = parts.flatMap(({ $ref }) => {
    const name = typeof $ref === "string" ? $ref.slice(schemaPrefix.length) : ""
    return exemplified.has(name) ? [[name, { $ref: `#/components/examples/${name}` }] as const] : []
  })
  if (named.length === 0) return body
  return { ...body, content: { "application/json": { ...media, examples: Object.fromEntries(named) } } }
}

// A send may name a template that does not exist.
const findsByBody: ReadonlySet<unknown> = new Set(["emails.send", "emails.sendRaw"])

/** Whether a route can give an answer that its group declares for all of its routes. */
const isPossible = (operation: Json, status: string): boolean => {
  const places = new Set((operation["parameters"] as ReadonlyArray<Json>).map((parameter) => parameter["in"]))
  return status !== "404" || places.has("path") || findsByBody.has(operation["operationId"])
}

const tidyOperation = (operation: Json, exemplified: Exemplified): Json => {
  const responses: Json = {}
  const parameters = (operation["parameters"] as ReadonlyArray<Json>).map(tidyParameter)
  const takesKey = parameters.some(({ name }) => name === "Idempotency-Key")
  for (const [status, response] of Object.entries(operation["responses"] as Record<string, Json>)) {
    if (!isPossible(operation, status)) continue
    const isRepeated = takesKey && (status === "200" || status === "207")
    responses[status] = {
      ...withExamples(response, exemplified),
      headers: { ...headerRefs, ...(isRepeated ? replayHeaders : {}), ...ownHeaders[status] }
    }
  }
  const requestBody = operation["requestBody"] as Json | undefined
  return {
    ...operation,
    ...(requestBody === undefined ? {} : { requestBody: withExamples(requestBody, exemplified) }),
    parameters,
    responses,
    security: [{ bearer: [] }]
  }
}

/** The server is the one that the document came from. */
const servers = [{ url: "/", description: "The server that serves this document." }]

/** The examples of whole bodies: those of their parts are in the schemas already. */
const referredExamples = (found: Record<string, Json>, paths: Json): Json => {
  const text = JSON.stringify(paths)
  return Object.fromEntries(Object.entries(found).filter(([name]) => text.includes(`"#/components/examples/${name}"`)))
}

/** A provider of somebody's own may say more in an event's details than is declared. */
const openDetails = (schemas: Record<string, Json>): Json =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { additionalProperties: _, ...open } = schema
      return [name, name.endsWith("Details") ? open : schema]
    })
  )

/**
 * What the generated OpenAPI document lacks: the bearer scheme, the headers that every answer carries, an example of
 * every body, samples of every call, a page limit that is a number, and the webhooks.
 */
export const tidy = (generated: Record<string, unknown>): Record<string, unknown> => {
  const document = walk(generated) as Json
  const paths: Json = {}
  const components = document["components"] as Record<string, Json>
  const found = exampleComponents(components["schemas"] as Record<string, Json>)
  const exemplified = new Set(Object.keys(found))
  for (const [path, operations] of Object.entries(document["paths"] as Record<string, Record<string, Json>>)) {
    paths[path] = Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, tidyOperation(operation, exemplified)])
    )
  }
  return CodeSamples.add({
    ...document,
    servers,
    paths,
    webhooks: webhooksOf("Service"),
    components: {
      ...components,
      schemas: openDetails(components["schemas"] as Record<string, Json>),
      examples: referredExamples(found, paths),
      headers,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An API key: `Authorization: Bearer <key>`." }
      }
    },
    security: [{ bearer: [] }]
  })
}
