import { expect, test } from "vitest"
import { rateOf, sizeOf } from "../../page/src/screens/operator/shared/amounts.ts"
import { manyOf } from "../../page/src/ui/numbers.ts"

test("sizes have two or three digits and a suitable unit", () => {
  expect([0, 999, 1_000, 1_234, 9_949, 9_950, 999_499, 999_500, 1.5e9, 2e18].map((bytes) => sizeOf(bytes, "en")))
    .toEqual([
      "0 B",
      "999 B",
      "1.0 kB",
      "1.2 kB",
      "9.9 kB",
      "10 kB",
      "999 kB",
      "1.0 MB",
      "1.5 GB",
      "2,000 PB"
    ])
})

test("small rates keep a digit that distinguishes them from zero", () => {
  expect([null, 0, 0.0004, 0.003, 0.0812, 1].map((rate) => rateOf(rate, "en"))).toEqual([
    "–",
    "0 %",
    "0.04 %",
    "0.3 %",
    "8.12 %",
    "100 %"
  ])
})

test("one is singular, and every other number is plural", () => {
  expect([0, 1, 2, 1_200].map((count) => manyOf(count, "email", undefined, "en"))).toEqual([
    "0 emails",
    "1 email",
    "2 emails",
    "1,200 emails"
  ])
})
