import { HighlightStyle, syntaxHighlighting } from "@codemirror/language"
import type { Extension } from "@codemirror/state"
import { EditorView } from "@codemirror/view"
import { tags } from "@lezer/highlight"

const tinted = (colour: string, percent: number) => `color-mix(in oklab, var(${colour}) ${percent}%, var(--n-1))`

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: "var(--accent)" },
  { tag: [tags.attributeName, tags.propertyName], color: "var(--status-scheduled)" },
  { tag: [tags.string, tags.attributeValue], color: "var(--status-delivered)" },
  { tag: [tags.number, tags.keyword, tags.atom], color: "var(--status-bounced)" },
  { tag: [tags.comment, tags.documentMeta], color: "var(--n-10)" }
])

/** The page's colours and sizes: its style sheets do not apply within the editor's shadow tree. */
export const codeTheme: Extension = [
  syntaxHighlighting(colours),
  EditorView.theme({
    "&": { height: "100%", color: "var(--n-12)", backgroundColor: "var(--n-1)", fontSize: "13px" },
    "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
    ".cm-scroller": { fontFamily: "var(--font-mono, monospace)", lineHeight: "1.5", overflow: "auto" },
    ".cm-content": { caretColor: "var(--n-12)", padding: "8px 0" },
    ".cm-gutters": { backgroundColor: "var(--n-2)", color: "var(--n-10)", borderRight: "1px solid var(--n-5)" },
    ".cm-variable": { color: "var(--accent)", backgroundColor: "var(--accent-soft)", borderRadius: "3px" },
    ".cm-variable-missing": {
      color: "var(--danger)",
      backgroundColor: "var(--danger-soft)",
      textDecoration: "underline wavy 1px"
    },
    ".cm-panels": { backgroundColor: "var(--n-2)", color: "var(--n-12)" },
    ".cm-textfield, .cm-button": { backgroundColor: "var(--n-1)", color: "var(--n-12)", backgroundImage: "none" },
    ".cm-insertedLine, .cm-changedLine": { backgroundColor: tinted("--status-delivered", 10) },
    ".cm-deletedChunk": { backgroundColor: tinted("--status-failed", 10) },
    ".cm-changedText, .cm-insertedLine .cm-changedText": { background: tinted("--status-delivered", 25) },
    ".cm-deletedChunk .cm-deletedText, .cm-deletedText": { background: tinted("--status-failed", 25) },
    ".cm-collapsedLines": { background: "var(--n-3)", color: "var(--n-11)" },
    // Few fonts have the character that CodeMirror uses.
    ".cm-collapsedLines:before, .cm-collapsedLines:after": { content: "\"⋯\"" }
  })
]
