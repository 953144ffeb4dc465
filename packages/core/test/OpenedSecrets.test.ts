import { assert, describe, it } from "@effect/vitest"
import type { WebhookLease } from "@sendwright/core/webhooks/WebhookStore"
import { keptMillis, OpenedSecrets } from "../src/webhooks/OpenedSecrets.ts"
import type { SigningKeys } from "../src/webhooks/Signature.ts"

const leaseOf = (endpointId: string, accountId = "account") => ({ accountId, delivery: { endpointId } }) as WebhookLease
const keysOf = (name: string) => ({ name }) as unknown as SigningKeys

describe("OpenedSecrets", () => {
  it("finds a secret for its own endpoint, until its time is over", () => {
    const secrets = new OpenedSecrets()
    const keys = keysOf("one")
    secrets.set(leaseOf("a"), "sealed", 1_000, keys)
    assert.strictEqual(secrets.get(leaseOf("a"), "sealed", 1_000), keys)
    assert.strictEqual(secrets.get(leaseOf("a"), "sealed", 999 + keptMillis), keys)
    assert.isUndefined(secrets.get(leaseOf("a"), "sealed", 1_000 + keptMillis))
    assert.isUndefined(secrets.get(leaseOf("a"), "another", 1_000))
    assert.isUndefined(secrets.get(leaseOf("b"), "sealed", 1_000))
    assert.isUndefined(secrets.get(leaseOf("a", "other"), "sealed", 1_000))
  })

  it("keeps a thousand at the most, those that were opened last", () => {
    const secrets = new OpenedSecrets()
    for (let n = 0; n < 1_500; n++) secrets.set(leaseOf("a"), `sealed ${n}`, 0, keysOf(`${n}`))
    // The one opened first of those that are kept: opened again, it is not the next to go.
    secrets.set(leaseOf("a"), "sealed 500", 0, keysOf("again"))
    secrets.set(leaseOf("a"), "sealed 1500", 0, keysOf("1500"))
    const kept = Array.from({ length: 1_501 }, (_, n) => n).filter((n) =>
      secrets.get(leaseOf("a"), `sealed ${n}`, 0) !== undefined
    )
    assert.strictEqual(kept.length, 1_000)
    assert.deepStrictEqual([...kept.slice(0, 2), kept.at(-1)], [500, 502, 1_500])
  })

  it("forgets those whose time is over, and not only hides them", () => {
    const secrets = new OpenedSecrets()
    secrets.set(leaseOf("a"), "one", 0, keysOf("one"))
    secrets.set(leaseOf("b"), "other", 1, keysOf("other"))
    secrets.set(leaseOf("c"), "third", keptMillis, keysOf("third"))
    // A clock that was set back would show what is still there.
    const kept = [["a", "one"], ["b", "other"], ["c", "third"]].filter(([id, sealed]) =>
      secrets.get(leaseOf(id!), sealed!, 0) !== undefined
    )
    assert.deepStrictEqual(kept.map(([id]) => id), ["b", "c"])
  })
})
