import { unifiedMergeView } from "@codemirror/merge"
import { EditorState } from "@codemirror/state"
import { EditorView, lineNumbers } from "@codemirror/view"
import { useEffect, useRef } from "react"
import { codeTheme } from "./codeTheme.ts"
import { shadowRootOf } from "./shadowRoot.ts"

interface CodeDiffProps {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** The differences between two texts. */
const CodeDiff = ({ after, before, label }: CodeDiffProps) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = shadowRootOf(host.current!)
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          EditorView.lineWrapping,
          EditorView.editable.of(false),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            collapseUnchanged: { margin: 3, minSize: 6 },
            diffConfig: { scanLimit: 1_000, timeout: 500 }
          }),
          codeTheme
        ]
      })
    })
    return () => view.destroy()
  }, [after, before, label])
  return <div ref={host} className="h-full" />
}

export default CodeDiff
