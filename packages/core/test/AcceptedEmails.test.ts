import { assert, it } from "@effect/vitest"
import * as AcceptedEmails from "@sendwright/core/emails/AcceptedEmails"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"

it.effect("counts what was accepted by mode, and nothing for a replay", () =>
  Effect.gen(function*() {
    // Other files of tests count in the same process.
    const counted = Effect.map(Metric.snapshot, (all) =>
      ["live", "test"].map((mode) => {
        const state = all.find(({ attributes, id }) =>
          id === "sendwright_emails_accepted_total" && attributes?.["mode"] === mode
        )?.state as { readonly count: number } | undefined
        return state?.count ?? 0
      }))
    const [live = 0, test = 0] = yield* counted
    yield* AcceptedEmails.count("live", 3)
    yield* AcceptedEmails.count("test", 1)
    yield* AcceptedEmails.count("live", 0)
    assert.deepStrictEqual(yield* counted, [live + 3, test + 1])
  }))
