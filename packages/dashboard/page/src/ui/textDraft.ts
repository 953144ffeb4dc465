import { useEffect, useReducer } from "react"

/**
 * A text that is typed here and kept elsewhere, as a search that is kept in the address. What is written comes back
 * later, perhaps when more has been typed: it must not be taken for a change from outside, which goes before what is typed.
 */
export interface Draft {
  readonly text: string
  /** What is kept elsewhere, as it was seen last. */
  readonly kept: string
  /** What was written and has not come back, oldest first. */
  readonly sent: ReadonlyArray<string>
}

export type DraftEvent =
  | { readonly type: "typed"; readonly text: string }
  /** The text as it is now was written. */
  | { readonly type: "wrote" }
  /** What is kept is this now. */
  | { readonly type: "seen"; readonly text: string }

/** What a text is after something happened to it. */
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

/** Whether there is something to write. */
export const isDirty = ({ kept, sent, text }: Draft): boolean => text !== (sent.at(-1) ?? kept)

export interface DraftControl {
  readonly text: string
  readonly type: (text: string) => void
  /** Writes at once what has been typed. */
  readonly commit: () => void
}

/** A text that is written `delayMs` after the last key, or only by `commit`, and follows `kept` where others change it. */
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
