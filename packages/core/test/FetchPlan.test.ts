import { assert, it } from "@effect/vitest"
import type { CheckedSend } from "@sendwright/core/model/SendRequest"
import * as fc from "fast-check"
import { planOf } from "../src/emails/FetchPlan.ts"

const sendsOf = (urls: ReadonlyArray<ReadonlyArray<number | null>>): ReadonlyArray<CheckedSend> =>
  urls.map((of) => ({
    from: "a@b.example",
    to: "c@d.example",
    attachments: of.map((url) => ({ filename: "a", ...(url === null ? { content: "AA" } : { url: `https://${url}` }) }))
  } as unknown as CheckedSend))

const requests = fc.array(fc.array(fc.oneof(fc.nat(12), fc.constant(null)), { maxLength: 5 }), { maxLength: 12 })

it("fetches each URL once, no more than the limit, and all of a send or none for it", () => {
  fc.assert(fc.property(requests, fc.integer({ min: 1, max: 10 }), (urls, max) => {
    const sends = sendsOf(urls)
    const plan = planOf(sends, max)
    assert.isAtMost(plan.urls.length, max)
    assert.strictEqual(new Set(plan.urls).size, plan.urls.length)
    const served = sends.filter((_, index) => plan.issues[index]!.length === 0)
    const needed = new Set(served.flatMap(({ attachments = [] }) => attachments.flatMap(({ url }) => url ?? [])))
    assert.deepStrictEqual([...plan.urls].sort(), [...needed].sort())
  }))
})

it("refuses a send only where it names a URL too many, and says which", () => {
  fc.assert(fc.property(requests, fc.integer({ min: 1, max: 10 }), (urls, max) => {
    const sends = sendsOf(urls)
    const all = new Set(urls.flat().filter((url) => url !== null))
    const plan = planOf(sends, max)
    if (all.size <= max) assert.isTrue(plan.issues.every((issues) => issues.length === 0))
    const known = new Set<string>()
    for (const [index, issues] of plan.issues.entries()) {
      const own = new Set(
        sends[index]!.attachments!.flatMap(({ url }) => url === undefined || known.has(url) ? [] : [url])
      )
      const named = new Set(issues.map(({ path }) => sends[index]!.attachments![path[1] as number]!.url))
      // Those for which there is no room: the last of its own.
      assert.deepStrictEqual([...named], [...own].slice(max - known.size))
      if (issues.length === 0) { for (const url of own) known.add(url) }
      for (const { path } of issues) {
        assert.isDefined(sends[index]!.attachments![path[1] as number]!.url)
        assert.deepStrictEqual([path[0], path[2]], ["attachments", "url"])
      }
    }
  }))
})
