/** The parts of an OpenAPI document that the reference shows. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description?: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly tags: ReadonlyArray<string>
  readonly parameters: ReadonlyArray<{
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description?: string
    readonly schema: JsonSchema
  }>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<
    Record<string, {
      readonly description: string
      readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
    }>
  >
}

interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly title?: string
  readonly description?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: boolean | JsonSchema
  readonly examples?: ReadonlyArray<unknown>
  readonly [bound: string]: unknown
}

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")

const code = (text: string): string => `<code>${escape(text)}</code>`

/** Escaped text in which `backticks` stand for code. */
const prose = (text: string | undefined): string =>
  text === undefined ? "" : escape(text).replace(/`([^`]+)`/g, "<code>$1</code>")

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1)

/** The type of a schema in a few words, with links to the schemas it names. */
const typeOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref)
    return `<a href="#schema-${escape(name)}">${escape(name)}</a>`
  }
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(" or ")
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(" | ")
  if (schema.type === "array") return `list of ${schema.items === undefined ? "anything" : typeOf(schema.items)}`
  if (schema.type === "object" && schema.properties === undefined) {
    return typeof schema.additionalProperties === "object" ? `map to ${typeOf(schema.additionalProperties)}` : "object"
  }
  return escape(schema.format === undefined ? schema.type ?? "anything" : `${schema.type}, ${schema.format}`)
}

const bounds: Readonly<Record<string, string>> = {
  minimum: "at least",
  maximum: "at most",
  default: "default",
  minLength: "min. characters:",
  maxLength: "max. characters:",
  minItems: "min. items:",
  maxItems: "max. items:"
}

const boundsOf = (schema: JsonSchema): string =>
  Object.entries(bounds).flatMap(([name, words]) =>
    schema[name] === undefined ? [] : [`${words} ${escape(String(schema[name]))}`]
  ).join(", ")

const fieldRow = (name: string, required: boolean, schema: JsonSchema, description: string | undefined): string => {
  const limits = boundsOf(schema)
  return `<tr><td>${code(name)}${required ? "" : " <small>optional</small>"}</td><td>${typeOf(schema)}`
    + `${limits === "" ? "" : `<br><small>${limits}</small>`}</td><td>${prose(description)}${
      nestedFields(schema)
    }</td></tr>`
}

const fieldsOf = (schema: JsonSchema): string => {
  const entries = Object.entries(schema.properties ?? {})
  if (entries.length === 0) return ""
  const rows = entries.map(([name, field]) =>
    fieldRow(name, schema.required?.includes(name) ?? false, field, field.description)
  )
  return `<table><thead><tr><th>Field</th><th>Type</th><th></th></tr></thead><tbody>${rows.join("")}</tbody></table>`
}

const nestedFields = (schema: JsonSchema): string =>
  schema.properties !== undefined
    ? fieldsOf(schema)
    : schema.items?.properties === undefined
    ? ""
    : fieldsOf(schema.items)

const exampleOf = (schema: JsonSchema): string =>
  schema.examples === undefined || schema.examples.length === 0
    ? ""
    : `<pre>${escape(JSON.stringify(schema.examples[0], null, 2))}</pre>`

const schemaOf = (
  content: Readonly<Record<string, { readonly schema: JsonSchema }>> | undefined
): JsonSchema | undefined => content?.["application/json"]?.schema

const operationSection = (path: string, method: string, operation: Operation): string => {
  const parameters = operation.parameters.map((parameter) =>
    fieldRow(
      parameter.name,
      parameter.required,
      parameter.schema,
      `In the ${parameter.in}. ${parameter.description ?? ""}`
    )
  )
  const body = schemaOf(operation.requestBody?.content)
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const schema = schemaOf(response.content)
    return `<tr><td>${code(status)}</td><td>${schema === undefined ? "no body" : typeOf(schema)}</td><td>${
      prose(response.description)
    }</td></tr>`
  })
  return `<section id="${escape(operation.operationId)}"><h3>${prose(operation.summary)}</h3>`
    + `<p class="route"><b class="${method}">${method.toUpperCase()}</b> ${code(path)}</p>`
    + `<p>${prose(operation.description)}</p>`
    + (parameters.length === 0
      ? ""
      : `<h4>Parameters</h4><table><thead><tr><th>Name</th><th>Type</th><th></th></tr></thead><tbody>${
        parameters.join("")
      }</tbody></table>`)
    + (body === undefined ? "" : `<h4>Body</h4><p>${typeOf(body)}</p>`)
    + `<h4>Answers</h4><table><thead><tr><th>Status</th><th>Body</th><th></th></tr></thead><tbody>${
      responses.join("")
    }</tbody></table></section>`
}

const schemaSection = ([name, schema]: readonly [string, JsonSchema]): string =>
  `<section id="schema-${escape(name)}"><h3>${escape(name)}</h3><p>${prose(schema.description)}</p>${
    schema.properties === undefined ? `<p>${typeOf(schema)}</p>` : fieldsOf(schema)
  }${exampleOf(schema)}</section>`

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--link:#1d63c9}
@media(prefers-color-scheme:dark){:root{--link:#7ab4ff}}
body{font:16px/1.55 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:16rem minmax(0,54rem);gap:2rem}
nav{position:sticky;top:0;height:100vh;overflow:auto;box-sizing:border-box;padding:1.5rem 0 2rem 1.5rem;font-size:.9rem;
border-right:1px solid var(--line)}
nav ul{list-style:none;padding:0;margin:0 0 1rem}nav li{margin:.2rem 0}main{padding:1.5rem 1.5rem 6rem 0}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
h2{margin-top:3rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}section{margin:2rem 0 3rem}
code,pre{font:.875em/1.5 ui-monospace,monospace}code{background:var(--soft);padding:.1em .3em;border-radius:4px}
pre{background:var(--soft);padding:1rem;border-radius:6px;overflow:auto}
table{border-collapse:collapse;width:100%;font-size:.92rem;margin:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid var(--line)}
th{font-weight:600}small{opacity:.7}.route b{display:inline-block;min-width:4rem}.get{color:#2a7d4f}.post{color:#b06a00}
.delete{color:#c0392b}
@media(max-width:56rem){body{display:block}nav{position:static;height:auto;border:0;padding:1rem}main{padding:1rem}}
`

/** The reference as one page that loads nothing: no script, no font, no other host. */
export const renderReference = (document: OpenApiDocument, basePath: string): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )
  const groups = document.tags.map((tag) => ({
    tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name))
  }))
  const schemas = Object.entries(document.components.schemas)
  const title = `${escape(document.info.title)} API`
  const links = groups.map(({ operations, tag }) =>
    `<b>${escape(tag.name)}</b><ul>${
      operations.map(({ operation }) =>
        `<li><a href="#${escape(operation.operationId)}">${prose(operation.summary)}</a></li>`
      ).join("")
    }</ul>`
  )
  const sections = groups.map(({ operations, tag }) =>
    `<h2>${escape(tag.name)}</h2><p>${prose(tag.description)}</p>${
      operations.map(({ method, operation, path }) => operationSection(path, method, operation)).join("")
    }`
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>`
    + `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body>`
    + `<nav><p><b>${title}</b> ${escape(document.info.version)}</p>${links.join("")}<b>Schemas</b><ul>${
      schemas.map(([name]) => `<li><a href="#schema-${escape(name)}">${escape(name)}</a></li>`).join("")
    }</ul></nav><main><h1>${title}</h1><p>${prose(document.info.description)}</p>`
    + `<p>Every request carries ${code("Authorization: Bearer <key>")}. The same as a document for tools: `
    + `<a href="${escape(basePath)}/openapi.json">openapi.json</a>.</p>${sections.join("")}<h2>Schemas</h2>${
      schemas.map(schemaSection).join("")
    }</main></body></html>`
}
