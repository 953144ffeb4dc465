/**
 * What an OpenAPI document promises, as lines of text, and which of them another document breaks.
 *
 * `POST /v1/emails takes SendRequest`, `SendRequest needs from`, `Email tells status = queued`: what a request may hold,
 * what it must, and what an answer holds. Rules within a type, such as the length of a text, are not among them.
 */

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

/** Who reads a schema: the server reads requests, clients read answers. */
type Reading = "takes" | "tells"

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1)

/** The parts of a choice. Beside a type they are rules on it, and no parts. */
const partsOf = (schema: Json): ReadonlyArray<Json> =>
  schema.type === undefined && schema.$ref === undefined
    ? [...schema.anyOf ?? [], ...schema.oneOf ?? [], ...schema.allOf ?? []]
    : []

const placeIn = (place: string, name: string): string => {
  const [subject = "", field] = place.split("\n")
  return field === undefined ? `${subject}\n${name}` : `${subject}\n${field}.${name}`
}

/** Collects the promises of one document. */
class Promises {
  readonly found = new Set<string>()
  readonly #seen = new Set<string>()
  readonly #schemas: Readonly<Record<string, Json>>

  constructor(document: Json) {
    this.#schemas = document.components?.schemas ?? {}
    for (const [path, operations] of Object.entries<Json>(document.paths)) {
      for (const [method, operation] of Object.entries<Json>(operations)) {
        this.operation(document, `${method.toUpperCase()} ${path}`, operation)
      }
    }
    for (const [name, { post }] of Object.entries<Json>(document.webhooks ?? {})) {
      this.body(`webhook ${name}`, "tells", post.requestBody)
    }
  }

  operation(document: Json, subject: string, { parameters = [], requestBody, responses }: Json): void {
    this.found.add(subject)
    for (const { in: kind, name, required, schema } of parameters) {
      const place = `${subject}\n${kind} ${name}`
      if (required === true) this.say(place, "needs")
      this.schema(place, "takes", schema)
    }
    if (requestBody !== undefined) this.body(subject, "takes", requestBody)
    if (requestBody?.required === true) this.say(`${subject}\nbody`, "needs")
    for (const [status, response] of Object.entries<Json>(responses)) {
      this.found.add(`${subject} answers ${status}`)
      this.body(`${subject} ${status}`, "tells", response)
      // An error has them where its key was recognised.
      for (const [name, header] of Number(status) < 400 ? Object.entries<Json>(response.headers ?? {}) : []) {
        const { schema } = header.$ref === undefined ? header : document.components.headers[nameOf(header.$ref)]
        this.schema(`${subject}\nheader ${name}`, "tells", schema)
      }
    }
  }

  body(subject: string, reading: Reading, { content = {} }: Json): void {
    for (const { schema } of Object.values<Json>(content)) this.schema(`${subject}\nbody`, reading, schema)
  }

  schema(place: string, reading: Reading, schema: Json): void {
    for (const part of partsOf(schema)) this.schema(place, reading, part)
    if (schema.$ref !== undefined) return this.reference(place, reading, nameOf(schema.$ref))
    for (const type of [schema.type ?? []].flat()) this.say(place, reading, `: ${type}`)
    for (const value of schema.enum ?? ("const" in schema ? [schema.const] : [])) {
      this.say(place, reading, ` = ${JSON.stringify(value)}`)
    }
    for (const [name, field] of Object.entries<Json>(schema.type === "object" ? schema.properties ?? {} : {})) {
      this.schema(placeIn(place, name), reading, field)
      if (schema.required?.includes(name)) {
        this.say(placeIn(place, name), reading === "takes" ? "needs" : "always tells")
      }
    }
    if (schema.type === "array") this.schema(`${place}[]`, reading, schema.items ?? {})
    if (typeof schema.additionalProperties === "object") {
      this.schema(placeIn(place, "*"), reading, schema.additionalProperties)
    }
  }

  reference(place: string, reading: Reading, name: string): void {
    this.say(place, reading, `: ${name}`)
    if (this.#seen.has(`${reading} ${name}`)) return
    this.#seen.add(`${reading} ${name}`)
    this.schema(name, reading, this.#schemas[name] ?? {})
  }

  say(place: string, verb: string, what = ""): void {
    const [subject = "", field] = place.split("\n")
    this.found.add(`${subject} ${verb}${field === undefined ? "" : ` ${field}`}${what}`)
  }
}

/** The promises of a document, sorted. */
export const promisesOf = (document: Json): ReadonlyArray<string> => [...new Promises(document).found].sort()

const need = /^(.+) needs (.+)$/
// Another of several schemas is no other type: new event types come, and their readers know them by their names.
const type = /^([^=]+ tells [^=]+): [a-z]+$/

/**
 * What clients of the earlier promises would notice: a promise that is gone, a field that requests need now, and another
 * type of a field that they read. Fewer needs, and more of everything else, break nothing.
 */
export const breaksOf = (earlier: ReadonlyArray<string>, later: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [before, after] = [new Set(earlier), new Set(later)]
  const subjects = new Set(earlier.map((line) => line.replace(/ (?:takes|needs|always tells|tells|answers)\b.*$/, "")))
  const typed = new Set(earlier.map((line) => type.exec(line)?.[1]))
  return [
    ...earlier.filter((line) => !after.has(line) && !need.test(line)).map((line) => `gone: ${line}`),
    ...later.filter((line) => !before.has(line)).flatMap((line) =>
      subjects.has(need.exec(line)?.[1] ?? "") || typed.has(type.exec(line)?.[1] ?? "") ? [`new: ${line}`] : []
    )
  ]
}
