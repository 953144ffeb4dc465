import { describe, it } from "@effect/vitest"
import * as MimeMessage from "@sendwright/mime/MimeMessage"
import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { strict as assert } from "node:assert"
import { hostile } from "./hostile.ts"
import { checkReadBack } from "./readBack.ts"
import { key, passes } from "./verify.ts"

/** How many messages; every tenth of them is signed. SENDWRIGHT_HOSTILE_MESSAGES=20000 is the whole drill. */
const runs = Number(process.env["SENDWRIGHT_HOSTILE_MESSAGES"] ?? 600)
const patience = 120_000 + 60 * runs

describe("hostile messages", () => {
  it(`read back as what was put in, ${runs} of them`, async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.nat(9), async (message, share) => {
        const input = share === 0 ? { ...message, dkim: key } : message
        const bytes = await Effect.runPromise(MimeMessage.render(input))
        await checkReadBack(bytes, input)
        if (input.dkim !== null) assert(await passes(bytes), "the signature does not verify")
      }),
      { numRuns: runs, verbose: 0, endOnFailure: true }
    )
  }, patience)
})
