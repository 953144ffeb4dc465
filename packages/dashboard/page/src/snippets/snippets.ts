import type { Language } from "./languages.ts"

/**
 * The environment variable from which the code reads the key. A key within the code would be seen by everybody who
 * reads the code.
 */
const keyVariable = "SENDWRIGHT_KEY"

/** A JSON value. Fields that are undefined are left out, as in JSON. */
export type Json = string | number | boolean | null | ReadonlyArray<Json> | {
  readonly [name: string]: Json | undefined
}

/** The way a language writes values. */
interface Notation {
  readonly text: (text: string) => string
  readonly none: string
  readonly yes: string
  readonly no: string
  readonly list: readonly [open: string, close: string]
  readonly record: readonly [open: string, close: string]
  readonly field: (name: string) => string
  readonly indent: string
}

const json = (text: string): string => JSON.stringify(text)

const write = (value: Json, notation: Notation, before: string): string => {
  if (value === null) return notation.none
  if (typeof value === "string") return notation.text(value)
  if (typeof value === "number") return String(value)
  if (typeof value === "boolean") return value ? notation.yes : notation.no
  const inner = before + notation.indent
  const block = ([open, close]: readonly [string, string], lines: ReadonlyArray<string>) =>
    lines.length === 0 ? open + close : `${open}\n${lines.map((line) => inner + line).join(",\n")}\n${before}${close}`
  if (Array.isArray(value)) {
    return block(notation.list, (value as ReadonlyArray<Json>).map((item) => write(item, notation, inner)))
  }
  const fields = Object.entries(value as { readonly [name: string]: Json | undefined })
  return block(
    notation.record,
    fields.flatMap(([name, item]) =>
      item === undefined ? [] : [`${notation.field(name)}${write(item, notation, inner)}`]
    )
  )
}

const plain: Notation = {
  text: json,
  none: "null",
  yes: "true",
  no: "false",
  list: ["[", "]"],
  record: ["{", "}"],
  field: (name) => `${json(name)}: `,
  indent: "  "
}
const typescript: Notation = {
  ...plain,
  field: (name) => `${/^[A-Za-z_]\w*$/.test(name) && name !== "__proto__" ? name : `[${json(name)}]`}: `
}
const python: Notation = { ...plain, none: "None", yes: "True", no: "False", indent: "    " }
const phpText = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`
const php: Notation = {
  ...plain,
  text: phpText,
  record: ["[", "]"],
  field: (name) => `${phpText(name)} => `,
  indent: "    "
}
// In Ruby, `#` can begin code within a text.
const rubyText = (text: string): string => json(text).replaceAll("#", "\\#")
const ruby: Notation = { ...plain, none: "nil", text: rubyText, field: (name) => `${rubyText(name)} => ` }

const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The line, if there is an idempotency key; otherwise nothing. */
const keyed = (key: string, line: string): string => key === "" ? "" : line

const programs: Readonly<Record<Language, (url: string, body: Json, key: string) => string>> = {
  curl: (url, body, key) =>
    `curl ${url} \\
  -H "Authorization: Bearer $${keyVariable}" \\
  -H "Content-Type: application/json" \\${keyed(key, `\n  -H ${shellText(`Idempotency-Key: ${key}`)} \\`)}
  -d ${shellText(write(body, plain, ""))}`,

  typescript: (url, body, key) =>
    `const response = await fetch(${json(url)}, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.${keyVariable}}\`,
    "Content-Type": "application/json"${keyed(key, `,\n    "Idempotency-Key": ${json(key)}`)}
  },
  body: JSON.stringify(${write(body, typescript, "  ")})
})
console.log(response.status, await response.json())`,

  python: (url, body, key) =>
    `import json, os, urllib.request

request = urllib.request.Request(
    ${json(url)},
    data=json.dumps(${write(body, python, "    ")}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["${keyVariable}"],
        "Content-Type": "application/json",${keyed(key, `\n        "Idempotency-Key": ${json(key)},`)}
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())`,

  php: (url, body, key) =>
    `<?php
$request = curl_init(${phpText(url)});
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('${keyVariable}'),
        'Content-Type: application/json',${keyed(key, `\n        ${phpText(`Idempotency-Key: ${key}`)},`)}
    ],
    CURLOPT_POSTFIELDS => json_encode(${write(body, php, "    ")}),
]);
echo curl_exec($request);`,

  ruby: (url, body, key) =>
    `require "json"
require "net/http"

response = Net::HTTP.post(
  URI(${rubyText(url)}),
  JSON.generate(${write(body, ruby, "  ")}),
  "Authorization" => "Bearer #{ENV.fetch("${keyVariable}")}",
  "Content-Type" => "application/json"${keyed(key, `,\n  "Idempotency-Key" => ${rubyText(key)}`)}
)
puts response.code, response.body`,

  go: (url, body, key) =>
    `package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := strings.NewReader(\`${write(body, plain, "	").replaceAll("`", "\\u0060")}\`)
	request, err := http.NewRequest("POST", ${json(url)}, body)
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("${keyVariable}"))
	request.Header.Set("Content-Type", "application/json")${
      keyed(key, `\n	request.Header.Set("Idempotency-Key", ${json(key)})`)
    }
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.Status, string(answer))
}`
}

/**
 * A send as a complete program that needs no libraries beyond the language's own. `baseUrl` has no slash at its end.
 * The idempotency key is printable ASCII.
 */
export const sendAs = (language: Language, baseUrl: string, body: Json, idempotencyKey = ""): string =>
  programs[language](`${baseUrl}/v1/emails`, body, idempotencyKey)

/** An email with a short text, to send over SMTP. */
export interface SmtpEmail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The address of an SMTP server. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly tls: "none" | "starttls" | "implicit"
}

/** A send over SMTP as a complete command. Addresses and subject are ASCII, and the text is one line. */
export const sendBySmtp = ({ host, port, tls }: SmtpServer, { from, subject, text, to }: SmtpEmail): string => {
  const url = `${tls === "implicit" ? "smtps" : "smtp"}://${host.includes(":") ? `[${host}]` : host}:${port}`
  const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, "", text].map(shellText).join(" ")
  return `printf '%s\\r\\n' ${lines} |
  curl ${url} ${tls === "starttls" ? "--ssl-reqd " : ""}--user "sendwright:$${keyVariable}" \\
  --mail-from ${shellText(from)} --mail-rcpt ${shellText(to)} --upload-file -`
}

/** The command that sets the variable from which the code reads the key. */
export const exportKey = (key: string): string => `export ${keyVariable}=${key}`
