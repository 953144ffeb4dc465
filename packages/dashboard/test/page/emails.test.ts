import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { parseSearch, stringifySearch } from "../../page/src/foundation/searchParams.ts"
import { begun, dealtWith, type Progress, run } from "../../page/src/screens/emails/bulk.ts"
import { emailStatuses, queryOf, readSearch, spans } from "../../page/src/screens/emails/filters.ts"
import { add, type Email, isAboveEnd, maxKept, merge, noNews, withStates } from "../../page/src/screens/emails/news.ts"
import { watchedOf } from "../../page/src/screens/emails/watched.ts"

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1_000).toISOString()

const email = (n: number, change: Partial<Email> = {}): Email => ({
  id: `email-${String(n).padStart(6, "0")}`,
  mode: "live",
  from: "hello@acme.dev",
  to: [`person${n}@example.com`],
  cc: [],
  bcc: [],
  reply_to: null,
  subject: `Subject ${n}`,
  tags: [],
  status: "queued",
  scheduled_at: null,
  created_at: at(n),
  updated_at: at(n),
  match: null,
  ...change
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => email(to - 1 - n))
const idsOf = (emails: ReadonlyArray<Email>) => emails.map(({ id }) => id)

describe("the filters in the address", () => {
  const optional = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined })
  const word = fc.string({ minLength: 1, maxLength: 20 })
  const time = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }).map((date) =>
    date.toISOString()
  )

  test("are read back as they were written", () => {
    const filters = fc.record({
      status: optional(fc.subarray([...emailStatuses], { minLength: 1 })),
      tag: optional(word),
      domain: optional(word),
      key: optional(word),
      time: optional(fc.constantFrom(...spans)),
      from: optional(time),
      to: optional(time),
      q: optional(word),
      paused: optional(fc.constant("yes" as const))
    })
    fc.assert(fc.property(filters, (given) => {
      const expected = given.time === "between" ? given : { ...given, from: undefined, to: undefined }
      expect(readSearch(parseSearch(stringifySearch(given).slice(1)))).toEqual(expected)
    }))
  })

  test("are left out if they are unset or invalid, and never fail", () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => void readSearch(search)))
    expect(stringifySearch({ ...readSearch({ status: "lost", time: "1y", from: "x", paused: "no", other: "1" }) }))
      .toBe("")
  })

  test("become the right query", () => {
    const now = new Date(at(0))
    expect(queryOf({}, "live", now)).toEqual({})
    expect(queryOf({ q: " ab " }, "live", now)).toEqual({})
    expect(queryOf({ q: " abc ", time: "1h", domain: "Acme.DEV", status: ["sent"] }, "test", now)).toEqual({
      mode: "test",
      q: "abc",
      from: at(-3_600),
      domain: "acme.dev",
      status: ["sent"]
    })
    expect(queryOf({ time: "between", from: at(1), to: at(2) }, "live", now)).toEqual({ from: at(1), to: at(2) })
  })
})

describe("new emails", () => {
  const batches = fc.array(fc.record({
    emails: fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 20 }).map((all) =>
      all.sort((a, b) => b - a).map((n) => email(n))
    ),
    is_cut: fc.constant(false)
  }))

  test("wait once each, even if they are reported twice, and are shown newest first", () => {
    fc.assert(fc.property(batches, fc.nat({ max: 20 }), (told, shownTo) => {
      const shown = range(0, shownTo)
      const isShown = (id: string) => idsOf(shown).includes(id)
      const news = told.reduce((before, batch) => add(before, batch, isShown, () => true), noNews("list"))
      const merged = merge(shown, news.emails)
      const expected = new Set([...idsOf(shown), ...told.flatMap(({ emails }) => idsOf(emails))])
      expect(idsOf(merged)).toEqual([...expected].sort().toReversed())
      expect(news.isCut).toBe(false)
    }))
  })

  test("are limited in number; beyond that the list has to be read again", () => {
    let news = noNews("list")
    for (let n = 0; n < 1_000; n++) news = add(news, { emails: [email(n)], is_cut: false }, () => false, () => true)
    expect(news.emails.length).toBe(maxKept)
    expect(news.isCut).toBe(true)
    expect(add(noNews("list"), { emails: [], is_cut: true }, () => false, () => true).isCut).toBe(true)
  })

  test("belong above the last row, and count as cut only if a missing one may belong there too", () => {
    const moment = fc.record({
      told: fc.uniqueArray(fc.nat({ max: 400 }), { maxLength: 200 }).map((all) =>
        all.sort((a, b) => b - a).map((n) => email(n))
      ),
      shown: fc.uniqueArray(fc.nat({ max: 400 }), { maxLength: 100 }).map((all) =>
        all.sort((a, b) => b - a).map((n) => email(n))
      ),
      hasMore: fc.boolean(),
      is_cut: fc.boolean()
    })
    fc.assert(
      fc.property(moment, ({ hasMore, is_cut, shown, told }) => {
        const isShown = (id: string) => idsOf(shown).includes(id)
        const news = add(noNews("list"), { emails: told, is_cut }, isShown, isAboveEnd(shown, hasMore))
        const end = hasMore ? shown.at(-1)?.id ?? "" : ""
        expect(idsOf(news.emails)).toEqual(idsOf(told).filter((id) => id > end && !isShown(id)))
        expect(news.isCut).toBe(is_cut && (told.length === 0 || told.at(-1)!.id > end))
      }),
      { numRuns: 3_000 }
    )
  })

  test("the emails in sight are watched if their status may change", () => {
    const all = emailStatuses.map((status, n) => email(n, { status }))
    expect(watchedOf(all)).toEqual(idsOf(all.filter(({ status }) => ["queued", "scheduled", "sent"].includes(status))))
    expect(watchedOf(range(0, 500)).length).toBe(200)
  })

  test("the status of a shown email is updated, but never to an older one", () => {
    const emails = range(0, 3)
    const state = { id: emails[1]!.id, status: "delivered" as const, updated_at: at(90) }
    const after = withStates(emails, new Map([[state.id, state]]))
    expect(after.map(({ status }) => status)).toEqual(["queued", "delivered", "queued"])
    const late = { ...state, status: "sent" as const, updated_at: at(80) }
    expect(withStates(after, new Map([[late.id, late]]))).toBe(after)
    expect(withStates(after, new Map([[state.id, state]]))).toBe(after)
  })
})

describe("a run over all filtered emails", () => {
  const step = (left: number, wait_ms = 0) => (cursor: string | null) => {
    const from = cursor === null ? 0 : Number(cursor)
    const to = Math.min(left, from + 50)
    const skipped = to === left ? [{ id: "x", reason: "It is no longer scheduled." }] : []
    return Promise.resolve({
      done: to - from - skipped.length,
      skipped,
      next_cursor: to === left ? null : String(to),
      wait_ms
    })
  }

  test("reports its progress until nothing is left", async () => {
    const told: Array<Progress> = []
    await run(begun, step(120), (progress) => told.push(progress), new AbortController().signal)
    expect(told.map(dealtWith)).toEqual([50, 100, 120])
    expect(told.map(({ done }) => done)).toEqual([50, 100, 119])
    expect(told.at(-1)).toMatchObject({ isDone: true, skipped: new Map([["It is no longer scheduled.", 1]]) })
  })

  test("stops after the current step, also while it waits, and continues from there", async () => {
    const stop = new AbortController()
    let last = begun
    await run(begun, step(120, 60_000), (progress) => {
      last = progress
      setTimeout(() => stop.abort(), 10)
    }, stop.signal)
    expect(last).toMatchObject({ done: 50, isDone: false, isWaiting: true, cursor: "50" })
    await run(last, step(120), (progress) => void (last = progress), new AbortController().signal)
    expect([dealtWith(last), last.isDone]).toEqual([120, true])
  })

  test("fails with its step, and continues where it was", async () => {
    let calls = 0
    const fragile = (cursor: string | null) => ++calls === 2 ? Promise.reject(new Error("gone")) : step(120)(cursor)
    let last = begun
    const tell = (progress: Progress) => void (last = progress)
    await expect(run(begun, fragile, tell, new AbortController().signal)).rejects.toThrow("gone")
    expect(dealtWith(last)).toBe(50)
    await run(last, fragile, tell, new AbortController().signal)
    expect(dealtWith(last)).toBe(120)
  })
})
