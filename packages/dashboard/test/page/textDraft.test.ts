import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type Draft, isDirty, next } from "../../page/src/ui/textDraft.ts"

/** The reader types, the text is written, and the address takes it later, in any possible order. */
const action = fc.oneof(
  fc.record({ type: fc.constant("typed" as const), text: fc.string({ maxLength: 3 }) }),
  fc.record({ type: fc.constant("write" as const) }),
  fc.record({ type: fc.constant("arrive" as const) })
)

test("no typed text is lost, however late a written one comes back", () => {
  fc.assert(fc.property(fc.array(action), (actions) => {
    let draft: Draft = { text: "", kept: "", sent: [] }
    let typed = ""
    const onTheWay: Array<string> = []
    for (const one of actions) {
      if (one.type === "typed") draft = next(draft, { type: "typed", text: typed = one.text })
      else if (one.type === "write" && isDirty(draft)) {
        onTheWay.push(draft.text)
        draft = next(draft, { type: "wrote" })
      } else if (one.type === "arrive" && onTheWay.length > 0) {
        draft = next(draft, { type: "seen", text: onTheWay.shift()! })
      }
      expect(draft.text).toBe(typed)
    }
    for (const text of onTheWay) draft = next(draft, { type: "seen", text })
    expect(draft.text).toBe(typed)
    expect(draft.sent).toEqual([])
    expect(isDirty(draft)).toBe(draft.kept !== typed)
  }))
})

test("a change from outside replaces the typed text", () => {
  const draft = next({ text: "half ty", kept: "", sent: [] }, { type: "seen", text: "other" })
  expect(draft).toEqual({ text: "other", kept: "other", sent: [] })
  expect(next(draft, { type: "seen", text: "" }).text).toBe("")
})
