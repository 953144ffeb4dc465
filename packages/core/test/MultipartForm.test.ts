import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import * as fc from "fast-check"
import * as MultipartForm from "../src/webhooks/MultipartForm.ts"

const deliveryId = "0199a1b2-0000-7000-8000-000000000001"

// A form reader takes an empty name for none.
const names = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => text.toWellFormed())

const parts = fc.array(
  fc.record({
    name: fc.constantFrom("email", "to", "attachment1"),
    content: fc.uint8Array({ maxLength: 200 }),
    filename: fc.oneof(names, fc.constantFrom("a\"b", "a\r\nContent-Type: text/html\r\n\r\nb", "--form")),
    contentType: fc.oneof(names, fc.constantFrom("image/png", "text/html\r\nX: y", "a/b; c=d"))
  }),
  { maxLength: 6 }
)

describe("MultipartForm", () => {
  it("is read as what it was made of, whatever strangers call their files", async () => {
    await fc.assert(fc.asyncProperty(parts, async (given) => {
      const body = finish(MultipartForm.make(deliveryId, given))
      const headers = { "content-type": MultipartForm.contentTypeOf(deliveryId) }
      const form = await new Response(new Uint8Array(body), { headers }).formData()
      const read = await Promise.all([...form].map(async ([name, value]) =>
        value instanceof File
          ? [name, value.name, [...new Uint8Array(await value.arrayBuffer())]]
          : [name, value]
      ))
      const browsers = (name: string) => name.replaceAll("%22", "\"").replaceAll("%0D", "\r").replaceAll("%0A", "\n")
      assert.deepStrictEqual(
        read,
        given.map(({ content, filename, name }) => [name, browsers(filename), [...content]])
      )
    }))
  })

  it("has a boundary of each delivery's own", () => {
    const types = [deliveryId, "0199a1b2-0000-7000-8000-000000000002"].map(MultipartForm.contentTypeOf)
    assert.notStrictEqual(types[0], types[1])
    assert.strictEqual(MultipartForm.contentTypeOf(deliveryId), types[0])
  })
})
