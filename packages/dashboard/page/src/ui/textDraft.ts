import { useEffect, useReducer } from "react"

/**
 * A text that is typed here and stored elsewhere, such as a search in the address. A written text is seen again in the
 * store later, perhaps after more was typed. It must not be mistaken for a change by others, which replaces the typed
 * text.
 */
export interface Draft {
  readonly text: string
  /** The stored text when it was last seen. */
  readonly kept: string
  /** The texts that were written but not seen yet, oldest first. */
  readonly sent: ReadonlyArray<string>
}

export type DraftEvent =
  | { readonly type: "typed"; readonly text: string }
  /** The current text was written. */
  | { readonly type: "wrote" }
  /** The stored text is now this one. */
  | { readonly type: "seen"; readonly text: string }

/** The draft after an event. */
export const next = (draft: Draft, event: DraftEvent): Draft => {
  switch (event.type) {
    case "typed":
      return { ...draft, text: event.text }
    case "wrote":
      return { ...draft, sent: [...draft.sent, draft.text] }
    case "seen": {
      if (event.text === draft.kept && draft.sent.length === 0) return draft
      const own = draft.sent.lastIndexOf(event.text)
      return own < 0
        ? { text: event.text, kept: event.text, sent: [] }
        : { ...draft, kept: event.text, sent: draft.sent.slice(own + 1) }
    }
  }
}

/** Whether the text differs from the one that was last written. */
export const isDirty = ({ kept, sent, text }: Draft): boolean => text !== (sent.at(-1) ?? kept)

export interface DraftControl {
  readonly text: string
  readonly type: (text: string) => void
  /** Writes the typed text at once. */
  readonly commit: () => void
}

/**
 * A text that is written `delayMs` after the last key, or only by `commit` if that is null. It follows `kept` when
 * others change it.
 */
export const useDraft = (kept: string, write: (text: string) => void, delayMs: number | null): DraftControl => {
  const [draft, dispatch] = useReducer(next, { text: kept, kept, sent: [] })
  useEffect(() => dispatch({ type: "seen", text: kept }), [kept])
  const commit = () => {
    if (!isDirty(draft)) return
    dispatch({ type: "wrote" })
    write(draft.text)
  }
  useEffect(() => {
    if (delayMs === null || !isDirty(draft)) return
    const timer = setTimeout(() => {
      dispatch({ type: "wrote" })
      write(draft.text)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [draft, write, delayMs])
  return { text: draft.text, type: (text) => dispatch({ type: "typed", text }), commit }
}
