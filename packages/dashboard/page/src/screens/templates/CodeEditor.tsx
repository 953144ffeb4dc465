import { defaultKeymap, history, historyKeymap } from "@codemirror/commands"
import { html } from "@codemirror/lang-html"
import { search, searchKeymap } from "@codemirror/search"
import { EditorState } from "@codemirror/state"
import { EditorView, keymap, lineNumbers } from "@codemirror/view"
import { useEffect, useRef } from "react"
import { codeTheme } from "./codeTheme.ts"
import { shadowRootOf } from "./shadowRoot.ts"
import { setMissing, variableMarks } from "./variableMarks.ts"

interface CodeEditorProps {
  readonly label: string
  readonly language: "html" | "text"
  readonly value: string
  readonly missing: ReadonlyArray<string>
  readonly readOnly: boolean
  readonly onChange: (value: string) => void
}

/** CodeMirror. As in any other field, Tab moves to the next one. */
const CodeEditor = ({ label, language, missing, onChange, readOnly, value }: CodeEditorProps) => {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const given = useRef({ missing, onChange, value })
  // The text of the editor as of its last change: comparing with it is faster than reading the editor.
  const held = useRef(value)
  useEffect(() => {
    given.current = { missing, onChange, value }
  })
  useEffect(() => {
    const root = shadowRootOf(host.current!)
    held.current = given.current.value
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: held.current,
        extensions: [
          lineNumbers(),
          history(),
          search({ top: true }),
          keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.lineWrapping,
          language === "html" ? html({ autoCloseTags: false }) : [],
          variableMarks,
          codeTheme,
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: language === "text" ? "true" : "false" }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return
            held.current = update.state.doc.toString()
            given.current.onChange(held.current)
          })
        ]
      })
    })
    made.dispatch({ effects: setMissing.of(new Set(given.current.missing)) })
    view.current = made
    return () => made.destroy()
  }, [label, language, readOnly])
  useEffect(() => {
    if (held.current === value) return
    held.current = value
    view.current?.dispatch({ changes: { from: 0, to: view.current.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    view.current?.dispatch({ effects: setMissing.of(new Set(missing)) })
  }, [missing])
  return <div ref={host} className="h-full" />
}

export default CodeEditor
