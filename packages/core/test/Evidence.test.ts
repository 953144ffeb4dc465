import { assert, it } from "@effect/vitest"
import * as EmailStatus from "@sendwright/core/model/EmailStatus"
import * as Evidence from "@sendwright/core/model/Evidence"
import { evidence } from "@sendwright/testing/fixtures"
import * as SeededRandom from "@sendwright/testing/SeededRandom"

const addresses = ["ada@example.com", "mary@example.com", "george@xn--mnchen-3ya.example"]

const record = (over: Partial<Evidence.EmailRecord> = {}): Evidence.EmailRecord => ({
  status: "queued",
  error: null,
  providerMessageId: null,
  recipients: addresses.map((address) => ({ address, state: "queued" })),
  keys: new Set(),
  ...over
})

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second))

const piece = (
  type: Evidence.Evidence["type"],
  second: number,
  recipients: Evidence.Evidence["recipients"],
  over: Partial<Evidence.Evidence> = {}
) => evidence({ type, occurredAt: at(second), recipients, ...over })

const bounce = (kind: string, second: number, recipients: ReadonlyArray<string>) =>
  piece("email.bounced", second, recipients, { details: { bounce_type: kind } })

/** What must not depend on the order, nor on repetition. */
const essence = ({ record }: Evidence.Applied) => ({
  status: record.status,
  error: record.error,
  recipients: record.recipients
})

const inTurn = (start: Evidence.EmailRecord, pieces: ReadonlyArray<Evidence.Evidence>): Evidence.Applied => {
  let applied: Evidence.Applied = { record: start, events: [], suppressions: [] }
  for (const one of pieces) applied = Evidence.apply(applied.record, [one])
  return applied
}

function* permutations<A>(items: ReadonlyArray<A>): Iterable<ReadonlyArray<A>> {
  if (items.length === 0) return yield []
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest]
  }
}

const [ada, mary, george] = addresses as [string, string, string]

it.each<[string, ReadonlyArray<Evidence.Evidence>, EmailStatus.EmailStatus, ReadonlyArray<EmailStatus.RecipientState>]>(
  [
    [
      "a delivery with a delay, an out-of-office answer and a complaint",
      [
        piece("email.sent", 1, "all"),
        piece("email.delivery_delayed", 2, [mary]),
        piece("email.delivered", 3, [ada, mary]),
        piece("email.delivered", 4, [george]),
        bounce("transient", 5, [mary]),
        piece("email.complained", 6, [ada], { details: { complaint_type: "abuse", feedback_id: "f-1" } }),
        bounce("undetermined", 6, [george])
      ],
      "complained",
      ["complained", "delivered", "delivered"]
    ],
    [
      "a bounce after the delivery, and a hand-off that was given up and arrived after all",
      [
        piece("email.sent", 1, [ada]),
        piece("email.failed", 2, [mary, george], { error: "retries exhausted" }),
        piece("email.delivered", 3, [ada]),
        bounce("permanent", 4, [ada]),
        piece("email.delivered", 5, [mary]),
        piece("email.rejected", 6, [george], { error: "a virus" }),
        piece("email.complained", 7, [mary], { details: { complaint_type: "not-spam" } })
      ],
      "bounced",
      ["bounced", "delivered", "failed"]
    ],
    [
      "nothing but failures",
      [
        piece("email.sent", 1, "all"),
        piece("email.failed", 2, [ada], { error: "b" }),
        piece("email.failed", 3, [mary], { error: "a" }),
        piece("email.rejected", 4, [george], { error: "c" }),
        piece("email.failed", 5, ["stranger@example.com"], { error: "0" }),
        piece("email.delivery_delayed", 6, "all")
      ],
      "failed",
      ["failed", "failed", "failed"]
    ]
  ]
)("ends in one state in every order: %s", (_, pieces, status, states) => {
  let count = 0
  for (const order of permutations(pieces)) {
    const together = essence(Evidence.apply(record(), order))
    assert.deepStrictEqual(together.recipients.map(({ state }) => state), states)
    assert.strictEqual(together.status, status)
    assert.strictEqual(together.error, status === "failed" ? "a" : null)
    assert.deepStrictEqual(essence(inTurn(record(), order)), together)
    count++
  }
  assert.isAtLeast(count, 720)
})

const random = SeededRandom.make(1815)
const randomPiece = (): Evidence.Evidence => {
  const recipients = random.below(4) === 0 ? "all" as const : random.some([...addresses, "stranger@example.com"])
  const second = random.below(8)
  const keys = random.below(6) === 0 ? [`shared-${second}`] : [`key-${random.below(1e9)}`]
  switch (random.below(7)) {
    case 0:
      return piece("email.sent", second, recipients, { keys, providerMessageId: "p-1" })
    case 1:
      return piece("email.delivered", second, recipients, { keys })
    case 2:
      return piece("email.delivery_delayed", second, recipients, { keys })
    case 3:
      return piece("email.bounced", second, recipients, {
        keys,
        details: { bounce_type: random.pick(["permanent", "transient", "undetermined"]) }
      })
    case 4:
      return piece("email.complained", second, recipients, {
        keys,
        details: { complaint_type: random.pick(["abuse", "not-spam"]) }
      })
    default:
      return piece("email.failed", second, recipients, { keys, error: random.pick(["x", "y", "z", null]) })
  }
}

/** One key means one piece of evidence, as adapters must see to. */
const withoutConflicts = (pieces: ReadonlyArray<Evidence.Evidence>): ReadonlyArray<Evidence.Evidence> => {
  const keys = new Set<string>()
  return pieces.filter((one) => {
    if (one.keys.some((key) => keys.has(key))) return false
    for (const key of one.keys) keys.add(key)
    return true
  })
}

it("does not depend on order, repetition or how the evidence is cut into batches", () => {
  for (let round = 0; round < 3_000; round++) {
    const pieces = withoutConflicts(Array.from({ length: 1 + random.below(9) }, randomPiece))
    const start = record(random.below(10) === 0 ? { status: "cancelled" } : {})
    const expected = Evidence.apply(start, pieces)
    for (let turn = 0; turn < 4; turn++) {
      const repeated = random.shuffle([...pieces, ...random.some(pieces), ...random.some(pieces)])
      const cut = random.below(repeated.length + 1)
      const first = Evidence.apply(start, repeated.slice(0, cut))
      const both = Evidence.apply(first.record, repeated.slice(cut))
      assert.deepStrictEqual(essence(both), essence(expected))
      assert.deepStrictEqual(new Set(both.record.keys), new Set(Evidence.apply(start, repeated).record.keys))
      assert.strictEqual(first.events.length + both.events.length, Evidence.apply(start, repeated).events.length)
      // Nothing of it is new any more.
      const again = Evidence.apply(both.record, random.shuffle(repeated))
      assert.deepStrictEqual(again.events, [])
      assert.deepStrictEqual(again.suppressions, [])
      assert.deepStrictEqual(essence(again), essence(expected))
    }
    const states = expected.record.recipients.map(({ state }) => state)
    assert.strictEqual(
      expected.record.status,
      start.status === "cancelled" ? "cancelled" : EmailStatus.ofRecipients(states)
    )
    for (const recipient of expected.record.recipients) {
      assert.isAtLeast(EmailStatus.rank[recipient.state], EmailStatus.rank.queued)
    }
  }
})

it("suppresses the record's own addresses, for permanent bounces and complaints", () => {
  const { suppressions } = Evidence.apply(record(), [
    bounce("permanent", 1, ["ADA@Example.com", "stranger@example.com"]),
    bounce("transient", 2, [mary]),
    bounce("undetermined", 3, [mary]),
    piece("email.complained", 4, [george]),
    piece("email.complained", 5, [mary], { details: { complaint_type: "not-spam" } }),
    piece("email.failed", 6, "all", { error: "x" }),
    piece("email.rejected", 7, "all", { error: "x" })
  ])
  assert.deepStrictEqual(suppressions, [
    { address: ada, reason: "bounce" },
    { address: george, reason: "complaint" }
  ])
})

it("knows one fact under two names, and two facts under their own", () => {
  const delivered = piece("email.delivered", 1, ["Ada@EXAMPLE.com", george], { keys: ["evt-1"] })
  const other = { ...delivered, keys: ["evt-2"], recipients: [george, ada] }
  assert.strictEqual(Evidence.apply(record(), [delivered, other]).events.length, 1)
  const later = { ...other, occurredAt: at(2) }
  assert.strictEqual(Evidence.apply(record(), [delivered, later]).events.length, 2)
  const soft = { ...bounce("transient", 1, [ada]), keys: ["evt-3"] }
  const hard = { ...bounce("permanent", 1, [ada]), keys: ["evt-4"] }
  for (const order of [[soft, hard], [hard, soft]]) {
    const applied = Evidence.apply(record(), order)
    assert.strictEqual(applied.events.length, 2)
    assert.strictEqual(applied.record.recipients[0]!.state, "bounced")
  }
  const complaint = piece("email.complained", 1, [ada], { details: { feedback_id: "f" }, keys: ["evt-5"] })
  const again = { ...complaint, occurredAt: at(9), keys: ["evt-6"] }
  assert.strictEqual(Evidence.apply(record(), [complaint, again]).events.length, 1)
})

it("takes evidence without keys for new each time, as a worker's is", () => {
  const sent = piece("email.sent", 1, "all", { keys: [] })
  assert.strictEqual(Evidence.apply(record(), [sent, sent]).events.length, 2)
})

it("knows a hand-off again that the provider tells of as well, whenever it says that it was", () => {
  const own = piece("email.sent", 1, [ada, mary], { keys: [], providerMessageId: "p-1" })
  const provider = piece("email.sent", 0, ["MARY@example.com", ada], {
    keys: ["ses p-1 send"],
    providerMessageId: "p-1"
  })
  for (const order of permutations([own, provider, provider])) {
    assert.strictEqual(Evidence.apply(record(), order).events.length, 1)
  }
  const others = piece("email.sent", 1, [george], { keys: [], providerMessageId: "p-2" })
  assert.strictEqual(Evidence.apply(record(), [own, others, provider]).events.length, 2)
})

it("keeps the first provider message id", () => {
  const first = piece("email.sent", 1, [ada], { providerMessageId: "p-1" })
  const second = piece("email.sent", 2, [mary], { providerMessageId: "p-2" })
  const applied = Evidence.apply(record(), [first, second])
  assert.strictEqual(applied.record.providerMessageId, "p-1")
  assert.strictEqual(Evidence.apply(applied.record, [second]).record.providerMessageId, "p-1")
})

it("moves a scheduled email only by what says more", () => {
  const scheduled = record({
    status: "scheduled",
    recipients: addresses.map((address) => ({ address, state: "scheduled" }))
  })
  assert.strictEqual(Evidence.apply(scheduled, [piece("email.queued", 1, "all")]).record.status, "queued")
  assert.strictEqual(Evidence.apply(scheduled, [piece("email.cancelled", 1, "all")]).record.status, "scheduled")
})
