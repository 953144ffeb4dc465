import { Api } from "@sendwright/api/Api"
import { eventTypes } from "@sendwright/core/model/EmailEvent"
import { eventDetails } from "@sendwright/core/model/EventDetails"
import { OpenApi } from "effect/http-api"
import { execFileSync } from "node:child_process"
import * as fs from "node:fs"
import * as path from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const home = path.join(import.meta.dirname, "..")
const bin = (name: string) => path.join(home, "node_modules/.bin", name)
const tsc = path.join(home, "../../node_modules/.bin/tsc")

/** A program that reads every field of every event by its type alone, without a cast. */
const program = (head: string, event: string, webhook: string) => {
  const cases = (subject: string) =>
    eventTypes.map((type) => {
      const reads = Object.keys(eventDetails[type].fields).map((name) => `${subject}.${name}`)
      return `    case "${type}": return [${reads.join(", ")}]`
    }).join("\n")
  return `${head}
export const ofRecord = (event: ${event}): ReadonlyArray<unknown> => {
  switch (event.type) {
${cases("event.payload")}
  }
}
export const ofWebhook = (event: ${webhook}): ReadonlyArray<unknown> => {
  switch (event.type) {
${cases("event.data.details")}
    case "email.received": return [event.data.urls.raw, event.data.authentication?.dmarc.policy, event.data.reply_text]
  }
}
export const sure = (event: ${webhook}): string =>
  event.type === "email.bounced" && event.data.details.bounce_type === "permanent"
    ? event.data.details.recipients.map((address) => address.toLowerCase()).join(", ")
    : event.type === "email.received"
    ? event.data.subject
    : event.data.status
`
}

describe("clients that others generate from the document", () => {
  let dir: string

  beforeAll(() => {
    // Inside the package, so that the generators find their own configuration nowhere else.
    dir = fs.mkdtempSync(path.join(home, "node_modules/.generated-"))
    fs.writeFileSync(path.join(dir, "openapi.json"), JSON.stringify(OpenApi.fromApi(Api)))
    fs.writeFileSync(
      path.join(dir, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: "esnext",
          moduleResolution: "bundler",
          skipLibCheck: true,
          types: []
        },
        include: ["*.ts", "hey/*.ts"]
      })
    )
  })
  afterAll(() => fs.rmSync(dir, { recursive: true, force: true }))

  const compile = (name: string, text: string) => {
    fs.writeFileSync(path.join(dir, name), text)
    try {
      execFileSync(tsc, ["-p", dir], { encoding: "utf8" })
      return ""
    } catch (error) {
      return String((error as { readonly stdout?: unknown }).stdout)
    } finally {
      fs.rmSync(path.join(dir, name))
    }
  }

  const clients = [
    {
      name: "openapi-typescript",
      generate: () =>
        execFileSync(bin("openapi-typescript"), ["openapi.json", "-o", "schema.d.ts"], { cwd: dir, stdio: "pipe" }),
      head: `import type { components, webhooks } from "./schema.d.ts"
export type Posted = webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"]`,
      event: `components["schemas"]["EmailEvent"]`,
      webhook: "Posted"
    },
    {
      name: "@hey-api/openapi-ts",
      generate: () =>
        execFileSync(bin("openapi-ts"), ["-i", "openapi.json", "-o", "hey", "-p", "@hey-api/typescript"], {
          cwd: dir,
          stdio: "pipe"
        }),
      head: `import type { EmailEvent, Webhooks } from "./hey/types.gen.ts"`,
      event: "EmailEvent",
      webhook: `Webhooks["body"]`
    }
  ]

  for (const { event, generate, head, name, webhook } of clients) {
    it(`type every event without a cast: ${name}`, () => {
      generate()
      const whole = program(head, event, webhook)
      assert.strictEqual(compile("reads.ts", whole), "")
      // The types do say what there is: a field of another event is an error.
      const wrong = whole.replace("event.payload.scheduled_at", "event.payload.smtp_response")
      assert.include(compile("reads.ts", wrong), "smtp_response")
    }, 120_000)
  }
})
