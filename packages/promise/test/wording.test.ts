import { SendwrightError, ValidationError } from "@sendwright/promise"
import { assert, describe, it } from "vitest"
import { hello, rejection, started } from "./app.ts"

/** Names of the HTTP API, which an application that embeds the engine never sees. */
const ofHttp = /\b[a-z]+_[a-z_]+\b|HTTP|\/v1\b|Bearer|Idempotency-Key|details/

describe("the errors of the library", () => {
  it("name its own fields and options", async () => {
    await using sendwright = await started()
    const email = await hello(sendwright)
    const unsubscribe = {
      unsubscribeUrl: "https://example.com/u",
      headers: { "List-Unsubscribe": "<https://a.example>" }
    }
    const byTemplate = { templateId: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b", templateSlug: "welcome" }
    await sendwright.suppressions.add("gone@example.com")
    await sendwright.emails.send(email, { idempotencyKey: "order-1" })
    const refused: Readonly<Record<string, readonly [() => Promise<unknown>, string, ReadonlyArray<string>]>> = {
      key: [() => sendwright.emails.send(email, { idempotencyKey: "é" }), "validation_error", ["idempotencyKey"]],
      keyOfBatch: [() => sendwright.emails.batch([email], { idempotencyKey: "" }), "validation_error", [
        "idempotencyKey"
      ]],
      reused: [
        () => sendwright.emails.send({ ...email, subject: "Other" }, { idempotencyKey: "order-1" }),
        "conflict",
        []
      ],
      batch: [() => sendwright.emails.batch([]), "validation_error", [""]],
      templates: [
        () => sendwright.emails.send({ from: email.from, to: email.to, ...byTemplate } as never),
        "validation_error",
        ["templateSlug"]
      ],
      variables: [() => sendwright.emails.send({ ...email, variables: { a: 1 } } as never), "validation_error", [
        "variables"
      ]],
      headers: [() => sendwright.emails.send({ ...email, ...unsubscribe }), "validation_error", [
        "headers.List-Unsubscribe"
      ]],
      several: [() => sendwright.emails.send({ ...email, from: "x", to: "y" }), "validation_error", ["from", "to"]],
      suppression: [() => sendwright.suppressions.add("nobody"), "validation_error", ["address"]],
      cursor: [() => sendwright.emails.list({ cursor: "x" }).page(), "validation_error", ["cursor"]],
      suppressed: [
        () => sendwright.emails.send({ ...email, to: "gone@example.com" }),
        "sandbox_recipient_not_allowed",
        []
      ]
    }
    for (const [name, [call, code, paths]] of Object.entries(refused)) {
      const error = await rejection(call())
      assert.instanceOf(error, SendwrightError, name)
      assert.strictEqual(error.code, code, name)
      assert.notMatch(error.message, ofHttp, name)
      const issues = error instanceof ValidationError ? error.issues : []
      assert.sameMembers(issues.map(({ path }) => path.join(".")), [...paths], name)
      for (const { message } of issues) assert.notMatch(message, ofHttp, name)
    }
  })
})
