import { assert } from "@effect/vitest"
import type { ListAnswer } from "@sendwright/core/emails/EmailStore"
import { type EmailQuery, type Position, toSearch } from "@sendwright/core/model/EmailQuery"
import * as Effect from "effect/Effect"
import { harness, idsOf, type It, second } from "./Harness.ts"

/** `list` with less depth than there are emails: pages that stop before they are full, and go on where they stopped. */
export const depthTests = (it: It): void => {
  const setUp = Effect.fnUntraced(function*() {
    const t = yield* harness()
    const emails = Array.from({ length: 20 }, (_, index) =>
      t.email({
        createdAt: t.at(index * second),
        mode: index % 3 === 0 ? "test" : "live",
        subject: index % 4 === 0 ? "Offer !!! now" : "Offer",
        tags: index % 5 === 0 ? ["fifth"] : []
      }))
    yield* t.accept(...emails)
    const newestFirst = emails.toReversed()
    /** Goes from page to page, as a client does with cursors. */
    const pages = Effect.fnUntraced(function*(query: Partial<EmailQuery>) {
      const answers: Array<ListAnswer> = []
      let after: Position | null = null
      for (;;) {
        const answer: ListAnswer = yield* t.page({ ...query, after })
        answers.push(answer)
        assert.isAtMost(answers.length, 100)
        const next: Position | undefined = answer.stoppedAt ?? answer.emails[(query.limit ?? 100) - 1]
        if (next === undefined) return answers
        if (after !== null) assert.isBelow(next.createdAt.getTime(), after.createdAt.getTime())
        after = { createdAt: next.createdAt, id: next.id }
      }
    })
    return { t, newestFirst, pages }
  })

  it.effect("finds everything once over pages that stop at their depth, whatever is looked for", () =>
    Effect.gen(function*() {
      const { newestFirst, pages } = yield* setUp()
      const queries = [
        [{ search: toSearch("!!!") }, newestFirst.filter(({ subject }) => subject.includes("!"))],
        [{ search: toSearch("offer") }, newestFirst],
        [{ search: toSearch("~.~") }, []],
        [{ tag: "fifth" }, newestFirst.filter(({ tags }) => tags.length > 0)],
        [
          { tag: "fifth", search: toSearch("!!!") },
          newestFirst.filter(({ subject, tags }) => tags.length > 0 && subject.includes("!"))
        ],
        [{ status: "queued", search: toSearch("!!!") }, newestFirst.filter(({ subject }) => subject.includes("!"))]
      ] as const
      for (const [index, [query, expected]] of queries.entries()) {
        // Pages that are read in many small steps take their time: each query has one such.
        const small = ([[1, 3], [7, 1], [4, 3]] as const)[index % 3]!
        for (const [depth, limit] of [small, [4, 100], [1000, 3]] as const) {
          const answers = yield* pages({ ...query, depth, limit })
          assert.deepStrictEqual(answers.flatMap(({ emails }) => idsOf(emails)), idsOf(expected))
          for (const { emails } of answers) assert.isAtMost(emails.length, limit)
        }
      }
    }))

  it.effect("reads no deeper for a text that no index has, and says where it stopped", () =>
    Effect.gen(function*() {
      const { newestFirst, t } = yield* setUp()
      const live = newestFirst.filter(({ mode }) => mode === "live")
      const query = { limit: 10, after: null, status: null, tag: null, search: toSearch("~.~"), depth: 8 }
      const answer = yield* t.emails.list({ accountId: t.account.id, modes: ["live"] }, query)
      assert.deepStrictEqual(answer, { emails: [], stoppedAt: { createdAt: live[7]!.createdAt, id: live[7]!.id } })
    }))

  it.effect("does not stop where no text or tag is looked for", () =>
    Effect.gen(function*() {
      const { newestFirst, t } = yield* setUp()
      for (const query of [{}, { status: "queued" }, { search: toSearch(newestFirst[12]!.id) }] as const) {
        const { emails, stoppedAt } = yield* t.page({ ...query, depth: 1 })
        assert.isNull(stoppedAt)
        assert.strictEqual(emails.length, "search" in query ? 1 : newestFirst.length)
      }
    }))
}
