import { expect, test } from "vitest"
import {
  agoInSentence,
  clockTime,
  durationText,
  exactTime,
  relativeTime,
  shortTime
} from "../../page/src/ui/timeTexts.ts"

const now = new Date("2026-11-22T12:00:00.000Z")
const before = (ms: number) => new Date(now.getTime() - ms)
const said = (at: Date) => relativeTime(at, now, "en-GB", "Europe/Berlin")

test("times are relative to a day, then dates", () => {
  expect(said(before(400))).toBe("0 s")
  expect(said(before(14_999))).toBe("14 s")
  expect(said(before(60_000))).toBe("1 m")
  expect(said(before(3_599_999))).toBe("59 m")
  expect(said(before(86_399_999))).toBe("23 h")
  expect(said(before(86_400_000))).toBe("21 Nov, 13:00")
  expect(said(new Date("2025-03-01T12:00:00Z"))).toBe("1 Mar 2025")
})

test("the short form of dates has no time of day", () => {
  const briefly = (at: Date) => shortTime(at, now, "en-GB", "Europe/Berlin")
  expect([86_399_999, 86_400_000].map((ms) => briefly(before(ms)))).toEqual(["23 h", "21 Nov"])
  expect(briefly(new Date("2025-03-01T12:00:00Z"))).toBe("Mar 2025")
})

test("a future time is shown as such, and a clock that is a little behind makes no difference", () => {
  expect(said(before(-180_000))).toBe("in 3 m")
  expect(said(before(-500))).toBe("0 s")
})

test("a past time fits into a sentence", () => {
  const ago = (at: Date) => agoInSentence(at, now, "en-GB", "Europe/Berlin")
  expect([14_000, -200, 86_400_000, -180_000].map((ms) => ago(before(ms))))
    .toEqual(["14 s ago", "0 s ago", "on 21 Nov, 13:00", "in 3 m"])
})

test("the exact time names the reader's zone and UTC", () => {
  const text = exactTime(new Date("2026-11-22T12:04:07.913Z"), "en-GB", "Europe/Berlin")
  expect(text).toContain("13:04:07 CET")
  expect(text.split("\n")[1]).toBe("2026-11-22 12:04:07.913 UTC")
})

test("a time of day has milliseconds", () => {
  expect(clockTime(new Date("2026-11-22T12:04:07.013Z"), "en-GB", "UTC")).toBe("12:04:07.013")
})

test("durations have suitable units", () => {
  expect([31, 1_400, 59_949, 59_950, 200_000, 18_120_000, 260_000_000].map(durationText))
    .toEqual(["31 ms", "1.4 s", "59.9 s", "1 m 0 s", "3 m 20 s", "5 h 2 m", "3 d"])
})
