import { assert, describe, it } from "@effect/vitest"
import { explainReceiver } from "../src/sending/ReceiverReplies.ts"

describe("explainReceiver", () => {
  it("knows a reply by its words, whatever its status", () => {
    const blocked = {
      meaning: "The network of the server that sends is on Microsoft's block list.",
      advice: "look_at_reputation"
    }
    for (const status of ["5.7.1", "4.0.0", null]) {
      assert.deepStrictEqual(explainReceiver("part of their network is on our block list (S3140)", status), blocked)
    }
  })

  it("knows a reply by its words and its status, in both classes, where the words alone do not say", () => {
    const words = "Your email has been rate limited - gsmtp"
    const limited = {
      meaning: "Gmail gets more email from this sender than it wants at once.",
      advice: "look_at_reputation"
    }
    assert.deepStrictEqual(explainReceiver(words, "4.7.28"), limited)
    assert.deepStrictEqual(explainReceiver(words, "5.7.28"), limited)
    assert.isUndefined(explainReceiver(words, "4.7.2"))
    assert.isUndefined(explainReceiver(words, null))
    assert.isUndefined(explainReceiver("Rate limited", "4.7.28"))
  })

  it("reads no further than the first thousand characters", () => {
    const behind = (length: number) => explainReceiver(`${"x".repeat(length)} [BL21]`, "5.7.1")
    assert.strictEqual(behind(993)?.advice, "look_at_reputation")
    assert.isUndefined(behind(1_000))
  })

  it("says nothing of what it does not know", () => {
    assert.isUndefined(explainReceiver("No such user", "5.1.1"))
    assert.isUndefined(explainReceiver("", null))
  })
})
