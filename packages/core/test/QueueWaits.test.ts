import { assert, describe, it } from "@effect/vitest"
import type { Node } from "@sendwright/core/operator/Nodes"
import { queueCauses, type QueueLine } from "@sendwright/core/operator/QueueStore"
import { groupsOf, providersOf, waitOfDue } from "@sendwright/core/operator/QueueWaits"
import * as fc from "fast-check"

const now = new Date(Date.UTC(2026, 10, 22, 9))
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

type State = NonNullable<Node["state"]>
type Circuit = NonNullable<State["providers"][number]["circuit"]>

const circuit = (state: Circuit["state"], until: Date | null = null): Circuit => ({
  state,
  since: at(-10),
  until,
  reason: "421"
})

const node = (over: Partial<Node> = {}, providers: State["providers"] = []): Node => ({
  id: "0198f3c0-0000-7000-8000-0000deadbeef",
  version: "1.0.0",
  role: "all",
  hostname: "mail-1",
  pid: 1,
  startedAt: at(-100),
  seenAt: at(-1),
  silent: false,
  clockAheadMillis: 0,
  state: {
    claims: { sends: null, webhooks: null, domains: null },
    conditions: [],
    providers,
    retention: null,
    reports: []
  },
  ...over
})

const provider = (name: string, one: Circuit | null, underWay = 0) => ({ name, underWay, circuit: one })

const lines: fc.Arbitrary<ReadonlyArray<QueueLine>> = fc.array(fc.record({
  key: fc.constantFrom("a", "b", "c"),
  cause: fc.constantFrom(...queueCauses),
  count: fc.integer({ min: 1, max: 1_000 }),
  oldest: fc.record({
    emailId: fc.uuid(),
    since: fc.integer({ min: -10_000, max: 0 }).map(at),
    until: fc.option(fc.integer({ min: 0, max: 10_000 }).map(at)),
    of: fc.option(fc.constantFrom("deadbeef", "domain:one.example"))
  })
}))

describe("QueueWaits", () => {
  it("counts each line once, in the group of its key, the longest waiting first", () => {
    fc.assert(fc.property(lines, (found) => {
      const groups = groupsOf(found, [], now)
      assert.deepStrictEqual(groups.map(({ key }) => key), [...new Set(found.map(({ key }) => key))])
      for (const { count, key, parts } of groups) {
        const own = found.filter((line) => line.key === key)
        assert.strictEqual(count, own.reduce((sum, line) => sum + line.count, 0))
        assert.strictEqual(parts.length, own.length)
        const ages = parts.map(({ oldest }) => oldest.since.getTime())
        assert.deepStrictEqual(ages, ages.toSorted((left, right) => left - right))
      }
    }))
  })

  it("knows why nothing takes what is due", () => {
    const worker = { _tag: "Worker" }
    assert.deepStrictEqual(waitOfDue([], now), { _tag: "NoWorker" })
    assert.deepStrictEqual(waitOfDue([node({ role: "api" }), node({ silent: true })], now), { _tag: "NoWorker" })
    assert.deepStrictEqual(waitOfDue([node({ role: "worker" })], now), worker)
    assert.deepStrictEqual(waitOfDue([node({ state: null })], now), worker)
    const shut = node({}, [provider("a", circuit("open", at(30))), provider("b", circuit("open", at(20)))])
    assert.deepStrictEqual(waitOfDue([shut], now), { _tag: "CircuitOpen", until: at(20) })
    assert.deepStrictEqual(waitOfDue([shut, node({}, [provider("a", circuit("open", at(5)))])], now), {
      _tag: "CircuitOpen",
      until: at(5)
    })
    assert.deepStrictEqual(waitOfDue([shut, node()], now), worker)
    assert.deepStrictEqual(waitOfDue([shut], at(21)), worker)
    const half = node({}, [provider("a", circuit("open", at(30))), provider("b", circuit("half_open"))])
    assert.deepStrictEqual(waitOfDue([half], now), worker)
  })

  it("says in words of its own what each cause means", () => {
    const waits = (cause: QueueLine["cause"], of: string | null = null) =>
      groupsOf([{ key: "k", cause, count: 1, oldest: { emailId: "e", since: now, until: at(9), of } }], [node()], now)
        .map(({ parts }) => parts[0]?.oldest.waitsFor)[0]
    assert.deepStrictEqual(waits("leased", "deadbeef"), {
      _tag: "Leased",
      node: { id: "0198f3c0-0000-7000-8000-0000deadbeef", hostname: "mail-1" },
      until: at(9)
    })
    assert.deepStrictEqual(waits("leased", "cafecafe"), { _tag: "Leased", node: null, until: at(9) })
    assert.deepStrictEqual(waits("throttled", "domain:one.example"), { _tag: "Throttled", domain: "one.example" })
    assert.deepStrictEqual(waits("later"), { _tag: "Later", until: at(9) })
    assert.deepStrictEqual(waits("scheduled"), { _tag: "Scheduled", until: at(9) })
    assert.deepStrictEqual(waits("due"), { _tag: "Worker" })
  })

  it("adds providers up over the processes that report", () => {
    const open = circuit("open", at(30))
    assert.deepStrictEqual(
      providersOf([
        node({ hostname: "one" }, [provider("b", null, 2), provider("a", circuit("closed"), 1)]),
        node({ hostname: "two", id: "other" }, [provider("a", open, 3)]),
        node({ silent: true }, [provider("a", open, 100)])
      ]),
      [
        { name: "a", underWay: 4, circuits: [{ ...open, state: "open", node: { id: "other", hostname: "two" } }] },
        { name: "b", underWay: 2, circuits: [] }
      ]
    )
  })
})
