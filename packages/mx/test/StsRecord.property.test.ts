import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import * as StsRecord from "../src/tls/StsRecord.ts"

const id = fc.stringMatching(/^[A-Za-z0-9]{1,32}$/)
const extension = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,10}=[!-:<>-~]{1,10}$/)
  .filter((field) => !field.startsWith("id="))
const gap = fc.constantFrom("", " ", "\t ")
const other = fc.constantFrom("v=spf1 -all", "v=STSv2; id=1;", "v=STSv1", "v=stsv1; id=1", "")

describe("parse", () => {
  it("finds the id among other fields and other records, with and without an end", () => {
    fc.assert(fc.property(
      id,
      fc.array(extension, { maxLength: 3 }),
      fc.array(extension, { maxLength: 3 }),
      gap,
      gap,
      fc.boolean(),
      fc.array(other, { maxLength: 3 }),
      (id, before, after, left, right, ends, others) => {
        const fields = [...before, `id=${id}`, ...after].join(`${left};${right}`)
        const text = `v=STSv1;${right}${fields}${ends ? `${left};` : ""}`
        assert.deepStrictEqual(StsRecord.parse([...others, text]), { id })
      }
    ))
  })

  it.each([
    [[]],
    [["v=STSv1;"]],
    [["v=STSv1; id="]],
    [["v=STSv1; id=a-b"]],
    [[`v=STSv1; id=${"a".repeat(33)}`]],
    [["v=STSv1; id=1;; x=y"]],
    [["v=STSv1; id=1; nonsense"]],
    [["v=STSv1; ID=1"]],
    [["v=STSv1 ; id=1"]],
    [[" v=STSv1; id=1"]],
    [["v=STSv1; id=1", "v=STSv1; id=1"]]
  ])("finds none in %j", (texts) => {
    assert.isUndefined(StsRecord.parse(texts))
  })

  it("counts the first of two ids", () => {
    assert.deepStrictEqual(StsRecord.parse(["v=STSv1; id=1; id=2"]), { id: "1" })
  })
})
