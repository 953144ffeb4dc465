import * as Address from "@posthorn/core/emails/Address"
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

// Lengths of JSON Schema count code points, those of the rules UTF-16 code units: derived bounds are halved, which is
// right for emoji and misleading for addresses.
const exactLength = (schema: Json): Json =>
  schema["maxLength"] === Address.maxLength ? { ...schema, minLength: Address.minLength } : schema

const walk = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(walk)
  if (!isObject(value)) return value
  const out: Json = {}
  for (const [name, item] of Object.entries(value)) out[name] = name === "examples" ? item : walk(item)
  return exactLength(mergeAnnotations(out))
}

/** Parameters that the generator sees as the strings they arrive as, or by the names of their fields. */
const parameters: Readonly<Record<string, Json>> = {
  limit: { description: "Items on a page.", schema: { type: "integer", ...pageLimit } },
  "idempotency-key": { name: "Idempotency-Key" }
}

const headerRefs = {
  "X-Request-Id": { $ref: "#/components/headers/RequestId" },
  RateLimit: { $ref: "#/components/headers/RateLimit" },
  "RateLimit-Policy": { $ref: "#/components/headers/RateLimitPolicy" }
}

const retryAfter = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }

const headers = {
  RetryAfter: {
    description: "With rate_limited: whole seconds to wait, at least 1.",
    schema: { type: "integer", minimum: 1 }
  },
  RequestId: { description: "Names this request in the server's log.", schema: { type: "string" } },
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

const tidyOperation = (operation: Json): Json => {
  const responses: Json = {}
  for (const [status, response] of Object.entries(operation["responses"] as Record<string, Json>)) {
    responses[status] = { ...response, headers: status === "429" ? { ...headerRefs, ...retryAfter } : headerRefs }
  }
  return {
    ...operation,
    parameters: (operation["parameters"] as ReadonlyArray<Json>).map(tidyParameter),
    responses,
    security: [{ bearer: [] }]
  }
}

/**
 * What the generated OpenAPI document lacks: the bearer scheme, the headers that every answer carries, and a page limit
 * that is a number.
 */
export const tidy = (generated: Record<string, unknown>): Record<string, unknown> => {
  const document = walk(generated) as Json
  const paths: Json = {}
  for (const [path, operations] of Object.entries(document["paths"] as Record<string, Record<string, Json>>)) {
    paths[path] = Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, tidyOperation(operation)])
    )
  }
  return {
    ...document,
    paths,
    components: {
      ...(document["components"] as Json),
      headers,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An API key: Authorization: Bearer <key>." }
      }
    },
    security: [{ bearer: [] }]
  }
}
