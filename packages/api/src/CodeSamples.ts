/**
 * What a call of each operation looks like in curl, TypeScript and Python, made from the OpenAPI document: its path, its
 * headers and the examples of its bodies.
 */
import { examples } from "./OpenApiExamples.ts"

type Json = Record<string, unknown>

/** One sample, in the form that renderers of OpenAPI know as `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string
  readonly label: string
  readonly source: string
}

/** One call, as every language tells it. */
interface Call {
  readonly baseUrl: string
  readonly method: string
  /** With its parameters filled in. */
  readonly path: string
  /** The values of the parameters in the path, in their order. */
  readonly places: ReadonlyArray<string>
  readonly body: unknown
  /** The body where it is a whole message. */
  readonly message: string | undefined
  readonly idempotencyKey: string | undefined
  /** Such as `emails.send`. */
  readonly operation: string
  readonly isPaged: boolean
  readonly answer: "json" | "bytes" | null
}

const indented = (text: string, by: string): string => text.replaceAll("\n", `\n${by}`)

const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2)

const inQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const curl = ({ baseUrl, body, idempotencyKey, message, method, path }: Call): string => {
  const isPlain = method === (body === undefined && message === undefined ? "GET" : "POST")
  return [
    isPlain ? `curl ${baseUrl}${path}` : `curl -X ${method} ${baseUrl}${path}`,
    `-H "Authorization: Bearer $SENDWRIGHT_API_KEY"`,
    ...(idempotencyKey === undefined ? [] : [`-H "Idempotency-Key: ${idempotencyKey}"`]),
    ...(body === undefined ? [] : [`-H "Content-Type: application/json"`, `-d ${inQuotes(jsonOf(body))}`]),
    ...(message === undefined
      ? []
      : [`-H "Content-Type: message/rfc822"`, `--data-binary ${inQuotes(message)}`])
  ].join(" \\\n  ")
}

/** A literal of TypeScript: JSON, but for quotes around names that need none. */
const literal = (value: unknown): string => jsonOf(value).replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, "$1$2:")

/** What the client calls otherwise than the document does. */
const clientNames: Readonly<Record<string, string>> = { create: "add", change: "update", describe: "get" }

/** Calls that the client has in another group than the document; they take the whole body. */
const clientGroups: Readonly<Record<string, string>> = { "emails.reply": "received" }

/** A body of one field is that field alone for the client. */
const argumentOf = (body: unknown): unknown => {
  const values = Object.values(body as Json)
  return values.length === 1 ? values[0] : body
}

const typeScript = (
  { answer, baseUrl, body, idempotencyKey, isPaged, message, operation, places }: Call
): string => {
  const [group = "", name = ""] = operation.split(".")
  const given = [
    ...places.map((place) => JSON.stringify(place)),
    ...(body === undefined ? [] : [literal(operation in clientGroups ? body : argumentOf(body))]),
    ...(message === undefined ? [] : [JSON.stringify(message)]),
    ...(idempotencyKey === undefined ? [] : [`{ idempotencyKey: ${JSON.stringify(idempotencyKey)} }`])
  ]
  const call = `sendwright.${clientGroups[operation] ?? group}.${clientNames[name] ?? name}(${given.join(", ")})`
  return [
    `import { Sendwright } from "@sendwright/client"`,
    "",
    "const sendwright = new Sendwright({",
    `  apiKey: process.env.SENDWRIGHT_API_KEY ?? "",`,
    `  baseUrl: ${JSON.stringify(baseUrl)}`,
    "})",
    "",
    isPaged
      ? `for await (const one of ${call}) console.log(one)`
      : answer !== null
      ? `console.log(await ${call})`
      : `await ${call}`
  ].join("\n")
}

const pythonWords: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" }

/** A literal of Python: JSON, but for its three words. */
const pythonOf = (value: unknown): string =>
  JSON.stringify(value, null, 4)
    .replaceAll(
      /^( *|.*": )(true|false|null)(?=,?$)/gm,
      (_, before: string, word: string) => before + pythonWords[word]
    )

const python = ({ answer, baseUrl, body, idempotencyKey, message, method, path }: Call): string => {
  const headers = [
    `        "Authorization": "Bearer " + os.environ["SENDWRIGHT_API_KEY"],`,
    ...(idempotencyKey === undefined ? [] : [`        "Idempotency-Key": ${JSON.stringify(idempotencyKey)},`]),
    ...(body === undefined ? [] : [`        "Content-Type": "application/json",`]),
    ...(message === undefined ? [] : [`        "Content-Type": "message/rfc822",`])
  ]
  return [
    ...(body === undefined && answer !== "json" ? [] : ["import json"]),
    "import os",
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    "${baseUrl}${path}",`,
    `    method="${method}",`,
    "    headers={",
    ...headers,
    "    },",
    ...(body === undefined ? [] : [`    data=json.dumps(${indented(pythonOf(body), "    ")}).encode(),`]),
    ...(message === undefined ? [] : [`    data=${JSON.stringify(message)}.encode(),`]),
    ")",
    "with urllib.request.urlopen(request) as answer:",
    answer === "json"
      ? "    print(json.load(answer))"
      : answer === "bytes"
      ? "    print(len(answer.read()))"
      : "    print(answer.status)"
  ].join("\n")
}

const idOf = (schema: string): string => String(examples[schema]?.["id"])

/** The text of a path that replaces a parameter. */
const placeOf = (group: string, name: string): string => {
  if (name === "email") return String(examples["Suppression"]?.["email_address"])
  if (name === "deliveryId") return idOf("Delivery")
  if (name === "place") return "0"
  if (group === "received") return idOf("ReceivedEmail")
  return idOf(`${group.charAt(0).toUpperCase()}${group.slice(1, -1)}`)
}

/** What a reference leads to in the document, or the value itself. */
const followed = (document: Json, value: unknown): Json => {
  const { $ref } = value as { readonly $ref?: string }
  return $ref === undefined
    ? value as Json
    : $ref.slice(2).split("/").reduce<Json>((part, name) => part[name] as Json, document)
}

const message = "From: Acme <hello@acme.example>\nTo: ada@example.com\nSubject: Your receipt\n\nThank you.\n"

const messageOf = (operation: Json): string | undefined => {
  const content = (operation["requestBody"] as Json | undefined)?.["content"] as Json | undefined
  return content?.["message/rfc822"] === undefined ? undefined : message
}

const bodyOf = (document: Json, operation: Json): unknown => {
  const content = (operation["requestBody"] as Json | undefined)?.["content"] as Record<string, Json> | undefined
  const [example] = Object.values(content?.["application/json"]?.["examples"] as Json | undefined ?? {})
  return example === undefined ? undefined : followed(document, example)["value"]
}

const answerOf = (operation: Json): Call["answer"] => {
  const responses = operation["responses"] as Record<string, Json>
  if ("204" in responses) return null
  const content = responses["200"]?.["content"] as Json | undefined
  return content === undefined || "application/json" in content ? "json" : "bytes"
}

const samplesOf = (call: Call): ReadonlyArray<CodeSample> => [
  { lang: "shell", label: "curl", source: curl(call) },
  { lang: "typescript", label: "TypeScript", source: typeScript(call) },
  { lang: "python", label: "Python", source: python(call) }
]

/** The address that samples name where nobody knows the server's own. */
const somewhere = "https://mail.example.com"

/**
 * The document with `x-codeSamples` at each operation, in place of those that it has.
 *
 * @param baseUrl where the samples reach the API, without a slash at its end; `https://mail.example.com` by default
 */
export const add = <Document extends object>(document: Document, baseUrl: string = somewhere): Document => {
  const whole = document as Json
  const withSamples = (path: string, method: string, operation: Json): Json => {
    const id = String(operation["operationId"])
    const parameters = operation["parameters"] as ReadonlyArray<{ readonly in: string; readonly name: string }>
    const inPath = parameters.filter((parameter) => parameter.in === "path")
    const places = inPath.map(({ name }) => placeOf(id.split(".", 1)[0]!, name))
    const call: Call = {
      baseUrl,
      method: method.toUpperCase(),
      path: inPath.reduce((filled, { name }, n) => filled.replace(`{${name}}`, encodeURIComponent(places[n]!)), path),
      places,
      body: bodyOf(whole, operation),
      message: messageOf(operation),
      idempotencyKey: parameters.some(({ name }) => name === "Idempotency-Key") ? "order-1234-receipt" : undefined,
      operation: id,
      isPaged: parameters.some(({ name }) => name === "cursor"),
      answer: answerOf(operation)
    }
    return { ...operation, "x-codeSamples": samplesOf(call) }
  }
  const paths = Object.entries(whole["paths"] as Record<string, Record<string, Json>>).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, withSamples(path, method, operation)])
    )
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}
