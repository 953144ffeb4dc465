import { Api } from "@sendwright/api/Api"
import { serviceVersions } from "@sendwright/api/ServiceVersion"
import { OpenApi } from "effect/http-api"
import * as FastCheck from "fast-check"
import * as fs from "node:fs"
import * as path from "node:path"
import { assert, describe, it } from "vitest"
import { breaksOf, promisesOf } from "./contract.ts"

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

const text = JSON.stringify(OpenApi.fromApi(Api))
const promises = promisesOf(JSON.parse(text))

/** What clients would notice of a change of today's document. */
const breaksAfter = (change: (document: Json) => void): ReadonlyArray<string> => {
  const document = JSON.parse(text)
  change(document)
  return breaksOf(promises, promisesOf(document))
}

const schemaOf = (document: Json, name: string): Json => document.components.schemas[name]

describe("the contract of /v1", () => {
  it("keeps what the last release promised (SENDWRIGHT_WRITE_DOCS=1 adds what is new)", () => {
    const file = path.join(import.meta.dirname, "contract", `${serviceVersions.at(-1)}.txt`)
    const isWritten = process.env["SENDWRIGHT_WRITE_DOCS"] === "1"
    // A new version begins with what the document says then.
    const released = isWritten && !fs.existsSync(file) ? [] : fs.readFileSync(file, "utf8").trimEnd().split("\n")
    assert.deepStrictEqual(breaksOf(released, promises), [], "this needs a new version: see docs/api/http.md")
    if (isWritten) fs.writeFileSync(file, `${promises.join("\n")}\n`)
  })
})

describe("breaksOf", () => {
  it("names a path, a method, a parameter and an answer that are gone", () => {
    const noPath = breaksAfter(({ paths }) => delete paths["/v1/account"])
    assert.include(noPath, "gone: GET /v1/account")
    assert.isTrue(noPath.every((line) => /\/v1\/account |\/v1\/account$|AccountSummary/.test(line)), noPath.join("\n"))
    assert.include(
      breaksAfter(({ paths }) => delete paths["/v1/webhooks/{id}"].patch),
      "gone: PATCH /v1/webhooks/{id}"
    )
    const noTag = breaksAfter(({ paths }) => {
      const { get } = paths["/v1/emails"]
      get.parameters = get.parameters.filter(({ name }: Json) => name !== "tag")
    })
    assert.deepStrictEqual(noTag, ["gone: GET /v1/emails takes query tag: string"])
    const noAnswer = breaksAfter(({ paths }) => delete paths["/v1/emails/batch"].post.responses["207"])
    assert.include(noAnswer, "gone: POST /v1/emails/batch answers 207")
  })

  it("names a field of a request that is gone, and one that it needs now", () => {
    assert.deepStrictEqual(breaksAfter((document) => delete schemaOf(document, "NewWebhook").properties.url), [
      "gone: NewWebhook takes url: string"
    ])
    assert.deepStrictEqual(breaksAfter((document) => schemaOf(document, "NewWebhook").required.push("events")), [
      "new: NewWebhook needs events"
    ])
    const newParameter = { name: "region", in: "query", required: true, schema: { type: "string" } }
    assert.deepStrictEqual(
      breaksAfter(({ paths }) => paths["/v1/emails"].get.parameters.push(newParameter)),
      ["new: GET /v1/emails needs query region"]
    )
  })

  it("names a field of an answer that is gone, that may be missing, and that may have another type", () => {
    const without = (name: string) => (document: Json) => {
      const webhook = schemaOf(document, "Webhook")
      webhook.required = webhook.required.filter((one: string) => one !== name)
    }
    assert.deepStrictEqual(breaksAfter(without("url")), ["gone: Webhook always tells url"])
    assert.deepStrictEqual(
      breaksAfter((document) => {
        without("url")(document)
        delete schemaOf(document, "Webhook").properties.url
      }),
      ["gone: Webhook always tells url", "gone: Webhook tells url: string"]
    )
    const nullable = breaksAfter((document) => {
      schemaOf(document, "Webhook").properties.url = { anyOf: [{ type: "string" }, { type: "null" }] }
    })
    assert.deepStrictEqual(nullable, ["new: Webhook tells url: null"])
  })

  it("names a value that is gone, of a request and of an answer", () => {
    const lost = breaksAfter((document) => {
      const remove = (schema: Json, value: string): Json => {
        if (typeof schema !== "object" || schema === null) return
        if (Array.isArray(schema.enum)) schema.enum = schema.enum.filter((one: unknown) => one !== value)
        for (const part of Object.values(schema)) remove(part, value)
      }
      remove(document.components.schemas.Suppression, "complaint")
      remove(document.components.schemas.AttachmentInput, "inline")
    })
    assert.deepStrictEqual(lost, [
      "gone: AttachmentInput takes disposition = \"inline\"",
      "gone: Suppression tells reason = \"complaint\""
    ])
  })

  it("names nothing that was added or is needed no longer", () => {
    const added = breaksAfter((document) => {
      const { paths } = document
      paths["/v1/news"] = structuredClone(paths["/v1/webhooks"])
      schemaOf(document, "NewWebhook").properties.note = { type: "string" }
      schemaOf(document, "NewWebhook").required = []
      schemaOf(document, "Webhook").properties.note = { type: ["string", "null"] }
      schemaOf(document, "Webhook").required.push("note")
      paths["/v1/emails"].get.parameters.push({ name: "region", in: "query", schema: { type: "string" } })
      paths["/v1/emails"].get.responses["418"] = { description: "", headers: {} }
    })
    assert.deepStrictEqual(added, [])
  })

  it("names exactly those promises that are gone, whatever was added", () => {
    const kept = promises.filter((line) => !/ needs /.test(line))
    FastCheck.assert(FastCheck.property(
      FastCheck.subarray([...kept], { maxLength: 20 }),
      FastCheck.array(FastCheck.stringMatching(/^[A-Z][a-z]{1,8}$/), { maxLength: 5 }),
      (gone, names) => {
        const later = promises.filter((line) => !gone.includes(line))
        const added = names.flatMap((name) => [`New${name} takes a: string`, `New${name} needs a`])
        assert.deepStrictEqual(breaksOf(promises, [...later, ...added]), gone.map((line) => `gone: ${line}`))
      }
    ))
  })
})
