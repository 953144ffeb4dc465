import { assert, describe, it } from "@effect/vitest"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { message } from "./messages.ts"
import { key, passes, sign } from "./verify.ts"

const from = { name: null, address: "ada@example.com" }

const signedText = fc.string({
  unit: fc.constantFrom(" ", "\t", "\r\n", "\r\n", "a", ".", "=", ":", "-", "\xa0", "\xff", "word"),
  maxLength: 60
})

const fieldOf = (name: string) =>
  fc.string({ unit: fc.constantFrom(" ", "  ", "\t", "\r\n ", "\r\n\t", "a", ":", ";", "\xe9", "word"), maxLength: 40 })
    .map((value) => `${name}:${value}x`)

const header = fc.array(
  fc.constantFrom("To", "to", "SUBJECT", "Date", "Content-Type", "List-Unsubscribe", "X-Other", "Reply-To ").chain(
    fieldOf
  ),
  { maxLength: 8 }
).map((fields) => [...fields, "From: ada@example.com"].join("\r\n"))

describe("Dkim.fieldOf, generated", () => {
  it("makes signatures that verify, of whatever the engine sends", async () => {
    await fc.assert(
      fc.asyncProperty(message, async (input) => {
        assert.isTrue(await passes(await Effect.runPromise(MimeMessage.render({ ...input, from, dkim: key }))))
      }),
      { numRuns: 300 }
    )
  }, 300_000)

  it("makes signatures that verify, of any header and body, and of nothing else", async () => {
    const change = fc.record({ at: fc.nat(), to: fc.constantFrom("A", "!", "0") })
    await fc.assert(
      fc.asyncProperty(header, signedText, change, async (header, body, change) => {
        const source = `${header}\r\n\r\n${body}`
        const signed = Buffer.from(await Effect.runPromise(sign(Buffer.from(source, "latin1"), key)))
        assert.isTrue(await passes(signed), JSON.stringify(source))
        // Any octet of the body, and any of the sender, that is no space: those may change.
        const places = [...source.matchAll(/[^\s]/g)].map(({ index }) => index).filter((index) =>
          index >= header.lastIndexOf("ada@")
        )
        const place = places[change.at % places.length] ?? 0
        const changed = `${source.slice(0, place)}${change.to}${source.slice(place + 1)}`
        const signature = signed.toString("latin1").slice(0, signed.length - source.length)
        assert.isFalse(await passes(Buffer.from(signature + changed, "latin1")), JSON.stringify(changed))
      }),
      { numRuns: 300 }
    )
  }, 300_000)
})
