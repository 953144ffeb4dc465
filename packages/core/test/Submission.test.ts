import { assert, describe, it } from "@effect/vitest"
import * as Submission from "@sendwright/core/sending/Submission"

const later = (over: Parameters<typeof Submission.temporarilyRefused>[1] = {}) =>
  Submission.temporarilyRefused("450 4.2.0 later", { code: "450", ...over })
const gone = Submission.permanentlyRefused("550 5.1.1 gone", "550", "recipient")
const spam = Submission.permanentlyRefused("554 5.7.1 spam", "554")

const combined = (...outcomes: readonly [Submission.Uniform, ...ReadonlyArray<Submission.Uniform>]) => {
  const [first, ...others] = outcomes
  const named = (outcome: Submission.Uniform, index: number) => ({ address: `r${index}@example.com`, outcome })
  return Submission.combine([named(first, 0), ...others.map((outcome, index) => named(outcome, index + 1))])
}

describe("combine", () => {
  it("is the one ending where all recipients have it", () => {
    const accepted = Submission.accepted("p-1", { response: "250 first" })
    assert.deepStrictEqual(combined(accepted, Submission.accepted("p-1", { response: "250 second" })), accepted)
    assert.deepStrictEqual(combined(gone, { ...gone }), gone)
    assert.deepStrictEqual(combined(spam, Submission.permanentlyRefused("554 other", "554")), spam)
    assert.deepStrictEqual(combined(Submission.unknown("a"), Submission.unknown("b")), Submission.unknown("a"))
    assert.deepStrictEqual(combined(later(), later()), later())
  })

  it("asks for the longest pause, and speaks of the provider only where all do", () => {
    assert.deepStrictEqual(
      combined(later(), later({ retryAfter: 9 }), later({ retryAfter: 3 })),
      later({ retryAfter: 9 })
    )
    assert.deepStrictEqual(combined(later({ scope: "provider" }), later({ scope: "provider" })), {
      ...later(),
      scope: "provider"
    })
    assert.deepStrictEqual(combined(later({ scope: "provider" }), later()), later())
  })

  it.each<readonly [string, Submission.Uniform, Submission.Uniform]>([
    ["accepted and temporarily refused", Submission.accepted("p-1"), later()],
    ["accepted as two messages", Submission.accepted("p-1"), Submission.accepted("p-2")],
    ["accepted by two servers", { ...Submission.accepted("p-1"), host: "a" }, {
      ...Submission.accepted("p-1"),
      host: "b"
    }],
    ["refused by a receiver and on the way", { ...later(), by: "receiver" }, later()],
    ["refused for the time being and not asked", later(), Submission.deferred("450 4.2.0 later", 0)],
    ["temporarily refused and unknown", later(), Submission.unknown("?")],
    ["refused temporarily and permanently", later(), gone],
    ["a refused recipient and a refused message", gone, spam],
    ["recipients refused with other codes", gone, { ...gone, code: "551" }],
    ["recipients refused in other words", gone, Submission.permanentlyRefused("550 5.7.1 no", "550", "recipient")],
    ["unknown and permanently refused", Submission.unknown("?"), spam]
  ])("keeps apart what differs: %s", (_, one, other) => {
    assert.deepStrictEqual(combined(one, other), {
      _tag: "Mixed",
      outcomes: [{ address: "r0@example.com", outcome: one }, { address: "r1@example.com", outcome: other }]
    })
  })
})

describe("each", () => {
  it("names who answered for those who were refused beside the others, too", () => {
    const answered = { by: "receiver", host: "mx.example.com", provider: "mx" } as const
    const refused = [
      { address: "Bea@example.com", permanent: true, code: "550", diagnostic: "550 5.1.1 gone" },
      { address: "cleo@example.com", permanent: false, code: "450", diagnostic: "450 4.2.0 later" }
    ]
    const accepted = { ...Submission.accepted("p-1", { refused }), ...answered }
    assert.deepStrictEqual(
      Submission.each(accepted, ["ada@example.com", "bea@example.com", "cleo@example.com"]),
      [
        { address: "ada@example.com", outcome: { ...accepted, refused: [] } },
        { address: "bea@example.com", outcome: { ...answered, ...gone } },
        { address: "cleo@example.com", outcome: { ...answered, ...later() } }
      ]
    )
  })
})

describe("a temporary refusal", () => {
  it("speaks of the message, and asks for no pause, unless it says otherwise", () => {
    assert.deepStrictEqual(Submission.temporarilyRefused("450 later"), {
      _tag: "TemporarilyRefused",
      scope: "message",
      code: null,
      diagnostic: "450 later",
      retryAfterMillis: null
    })
    assert.deepStrictEqual(
      Submission.temporarilyRefused("421 busy", {
        code: "421",
        retryAfter: "2 minutes",
        scope: "provider",
        reason: "throttled"
      }),
      {
        _tag: "TemporarilyRefused",
        scope: "provider",
        code: "421",
        diagnostic: "421 busy",
        retryAfterMillis: 120_000,
        reason: "throttled"
      }
    )
  })

  it("takes a pause that makes no sense for none", () => {
    const pause = (retryAfter: unknown) =>
      Submission.temporarilyRefused("later", { retryAfter: retryAfter as number }).retryAfterMillis
    for (const none of [null, undefined, -1, Number.NaN, Infinity, "soon"]) assert.isNull(pause(none), String(none))
    assert.strictEqual(pause(0), 0)
    assert.strictEqual(pause(1), 1)
  })

  it("is no hand-off where the message waits for its turn, and only there", () => {
    const waits = Submission.deferred("no room", 250)
    assert.deepStrictEqual(waits, {
      ...Submission.temporarilyRefused("no room", { retryAfter: 250 }),
      deferred: true
    })
    assert.isTrue(Submission.isDeferred(waits))
    for (const other of [later(), gone, spam, Submission.accepted("p-1"), Submission.unknown("?")]) {
      assert.isFalse(Submission.isDeferred(other))
    }
  })
})

describe("an unknown outcome", () => {
  it("says what it is counted as only where the adapter knows", () => {
    assert.deepStrictEqual(Submission.unknown("reset"), { _tag: "Unknown", diagnostic: "reset" })
    assert.deepStrictEqual(Submission.unknown("reset", "timeout"), {
      _tag: "Unknown",
      diagnostic: "reset",
      reason: "timeout"
    })
  })
})
