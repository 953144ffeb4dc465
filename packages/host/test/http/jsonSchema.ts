/** As much of JSON Schema 2020-12 as the OpenAPI document uses. An unknown keyword is an error, not a pass. */
interface Schema {
  readonly [keyword: string]: unknown
}

const annotations = new Set(["description", "title", "examples", "format", "default", "$id"])

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value

/** Follows a reference inside a document. */
export const resolve = (document: unknown, ref: string): unknown =>
  ref.replace(/^#\//, "").split("/").reduce<unknown>((at, name) => {
    const next = (at as Record<string, unknown> | undefined)?.[name.replaceAll("~1", "/").replaceAll("~0", "~")]
    if (next === undefined) throw new Error(`${ref} leads nowhere`)
    return next
  }, document)

/** What a value breaks of a schema. */
export const check = (document: unknown, schema: Schema, value: unknown, path = ""): ReadonlyArray<string> => {
  const problems: Array<string> = []
  const fail = (message: string) => problems.push(`${path || "(root)"} ${message}`)
  for (const [keyword, rule] of Object.entries(schema)) {
    switch (keyword) {
      case "$ref":
        problems.push(...check(document, resolve(document, rule as string) as Schema, value, path))
        break
      case "type": {
        const types = Array.isArray(rule) ? rule : [rule]
        const type = typeOf(value)
        if (!types.includes(type) && !(type === "integer" && types.includes("number"))) {
          fail(`is ${type}, not ${types.join(" or ")}`)
        }
        break
      }
      case "enum":
        if (!(rule as ReadonlyArray<unknown>).includes(value)) fail(`is none of ${JSON.stringify(rule)}`)
        break
      case "const":
        if (rule !== value) fail(`is not ${JSON.stringify(rule)}`)
        break
      case "anyOf": {
        const all = (rule as ReadonlyArray<Schema>).map((part) => check(document, part, value, path))
        if (!all.some((found) => found.length === 0)) fail(`fits nothing of anyOf: ${all.flat().join("; ")}`)
        break
      }
      case "allOf":
        for (const part of rule as ReadonlyArray<Schema>) problems.push(...check(document, part, value, path))
        break
      case "not":
        if (Object.keys(rule as object).length === 0 || check(document, rule as Schema, value).length === 0) {
          fail("is excluded")
        }
        break
      case "oneOf": {
        const fitting = (rule as ReadonlyArray<Schema>).filter((part) => check(document, part, value).length === 0)
        if (fitting.length !== 1) fail(`fits ${fitting.length} of oneOf`)
        break
      }
      case "propertyNames":
        if (typeOf(value) !== "object") break
        for (const name of Object.keys(value as object)) {
          problems.push(...check(document, { type: "string", ...rule as Schema }, name, `${path}.${name}`))
        }
        break
      case "properties":
        if (typeOf(value) !== "object") break
        for (const [name, part] of Object.entries(rule as Record<string, Schema>)) {
          if (Object.hasOwn(value as object, name)) {
            problems.push(...check(document, part, (value as Record<string, unknown>)[name], `${path}.${name}`))
          }
        }
        break
      case "required":
        for (const name of rule as ReadonlyArray<string>) {
          if (typeOf(value) === "object" && !Object.hasOwn(value as object, name)) fail(`lacks ${name}`)
        }
        break
      case "additionalProperties": {
        if (typeOf(value) !== "object") break
        const known = Object.keys((schema["properties"] ?? {}) as object)
        for (const [name, item] of Object.entries(value as object)) {
          if (known.includes(name)) continue
          if (rule === false) fail(`has ${name} too much`)
          else if (typeof rule === "object") problems.push(...check(document, rule as Schema, item, `${path}.${name}`))
        }
        break
      }
      case "items":
        if (Array.isArray(value)) {
          for (const [index, item] of value.entries()) {
            problems.push(...check(document, rule as Schema, item, `${path}.${index}`))
          }
        }
        break
      case "minItems":
        if (Array.isArray(value) && value.length < (rule as number)) fail("has too few items")
        break
      case "maxItems":
        if (Array.isArray(value) && value.length > (rule as number)) fail("has too many items")
        break
      case "minLength":
        if (typeof value === "string" && [...value].length < (rule as number)) fail("is too short")
        break
      case "maxLength":
        if (typeof value === "string" && [...value].length > (rule as number)) fail("is too long")
        break
      case "minimum":
        if (typeof value === "number" && value < (rule as number)) fail("is too small")
        break
      case "maximum":
        if (typeof value === "number" && value > (rule as number)) fail("is too large")
        break
      case "pattern":
        if (typeof value === "string" && !new RegExp(rule as string, "u").test(value)) {
          fail(`does not match ${String(rule)}`)
        }
        break
      default:
        if (!annotations.has(keyword)) throw new Error(`${path}: unknown keyword ${keyword}`)
    }
  }
  return problems
}
