import { type EditorState, type Extension, type Range, StateEffect, StateField } from "@codemirror/state"
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view"
import { scan } from "@sendwright/core/templates/Placeholders"
import { texts } from "./texts.ts"

/** Sets the variables that have no value. */
export const setMissing = StateEffect.define<ReadonlySet<string>>()

const missingField = StateField.define<ReadonlySet<string>>({
  create: () => new Set(),
  update: (before, { effects }) => effects.findLast((effect) => effect.is(setMissing))?.value ?? before
})

const given = Decoration.mark({ class: "cm-variable" })

const marksOf = (state: EditorState): DecorationSet => {
  const missing = state.field(missingField)
  const marks: Array<Range<Decoration>> = []
  scan(state.doc.toString(), {
    literal: () => true,
    placeholder: (name, _, from, to) => {
      const mark = missing.has(name)
        ? Decoration.mark({ class: "cm-variable cm-variable-missing", attributes: { title: texts.missingIn(name) } })
        : given
      return marks.push(mark.range(from, to)) > 0
    }
  })
  return Decoration.set(marks)
}

const marksField = StateField.define<DecorationSet>({
  create: marksOf,
  update: (before, transaction) =>
    transaction.docChanged || transaction.effects.some((effect) => effect.is(setMissing))
      ? marksOf(transaction.state)
      : before,
  provide: (field) => EditorView.decorations.from(field)
})

/** Marks the variables that a send fills in, and those without a value. */
export const variableMarks: Extension = [missingField, marksField]
