import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import * as ReplyText from "../../src/reading/ReplyText.ts"
import { programs, shapes } from "./replyShapes.ts"

// The blank lines of an html are a matter of taste.
const lines = (text: string | null) => (text ?? "").replace(/\n+/g, "\n")

const isRight = ({ fresh, html, text }: typeof shapes[number]) => {
  const found = finish(ReplyText.readInSteps({ html, text }))
  return html === null ? found === fresh : lines(found) === lines(fresh)
}

describe("answers of ten mail programs in eight languages", () => {
  for (const { name } of programs) {
    it(`say what is new: ${name}`, () => {
      const own = shapes.filter((shape) => shape.name.startsWith(`${name}, `))
      assert.isAtLeast(own.length, 48)
      assert.deepStrictEqual(own.filter((shape) => !isRight(shape)).map((shape) => shape.name), [])
    })
  }

  it("say it with line ends of CRLF as well", () => {
    for (const shape of shapes.filter(({ html }) => html === null)) {
      const found = finish(ReplyText.readInSteps({ text: shape.text!.replaceAll("\n", "\r\n"), html: null }))
      assert.strictEqual(found, finish(ReplyText.readInSteps(shape)), shape.name)
    }
  })
})
