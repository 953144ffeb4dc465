import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { readStored, writeStored } from "./browserStorage.ts"
import type { Template } from "./queries.ts"

/** The fields of a template that can be changed. An empty body counts as none. */
export interface Content {
  readonly name: string
  readonly slug: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

const fields = ["name", "slug", "subject", "html", "text"] as const

/** Changed contents of a template, and the version that they are based on. */
interface Draft {
  readonly basedOn: number
  readonly content: Content
}

export const contentOf = ({ html, name, slug, subject, text }: Template): Content => ({
  name,
  slug,
  subject,
  html: html ?? "",
  text: text ?? ""
})

const isSame = (one: Content, other: Content): boolean => fields.every((field) => one[field] === other[field])

/** The body of a save: the fields that changed; null removes a body. */
export const changeOf = (content: Content, saved: Content) => {
  const changed = fields.filter((field) => content[field] !== saved[field])
  return Object.fromEntries(
    changed.map((field) => [
      field,
      (field === "html" || field === "text") && content[field] === "" ? null : content[field]
    ])
  ) as Partial<Omit<Content, "html" | "text">> & { readonly html?: string | null; readonly text?: string | null }
}

const isDraft = (value: unknown): value is Draft => {
  const draft = value as Partial<Draft> | null | undefined
  return typeof draft?.basedOn === "number"
    && typeof draft.content === "object" && fields.every((field) => typeof draft.content?.[field] === "string")
}

/** A draft is stored so long after the last key. */
const keepAfterMs = 300

export interface Drafting {
  readonly content: Content
  readonly isDirty: boolean
  /** The version that the draft is based on. If the template has a later one, somebody else has saved. */
  readonly basedOn: number
  /** Whether the draft is stored, so that a reload restores it. */
  readonly isKept: boolean
  /** Whether the draft was restored when the screen was opened. */
  readonly wasKept: boolean
  readonly change: (part: Partial<Content>) => void
  /** Continues after a save: text that was typed meanwhile is a change of the saved version. */
  readonly follow: (saved: Template) => void
  readonly discard: () => void
}

/** The unsaved changes of a template. They are stored in this browser until they are saved or discarded. */
export const useDraft = (account: string, template: Template): Drafting => {
  const key = `sendwright.template.${account}.${template.id}`
  const saved = useMemo(() => contentOf(template), [template])
  const [found] = useState(() => {
    const kept = readStored(key)
    return isDraft(kept) ? kept : undefined
  })
  const [draft, setDraft] = useState(found)
  const [isKept, setIsKept] = useState(true)
  const isDirty = draft !== undefined && !isSame(draft.content, saved)
  const latest = isDirty ? draft : undefined
  const waiting = useRef<Draft | undefined>(undefined)
  const write = useCallback(() => setIsKept(writeStored(key, waiting.current)), [key])
  useEffect(() => {
    waiting.current = latest
    const timer = setTimeout(write, keepAfterMs)
    return () => clearTimeout(timer)
  }, [latest, write])
  // A page that is closed stores the draft at once, without the timer.
  useEffect(() => {
    addEventListener("pagehide", write)
    return () => {
      removeEventListener("pagehide", write)
      writeStored(key, waiting.current)
    }
  }, [key, write])
  const basedOn = latest?.basedOn ?? template.version
  return {
    content: latest?.content ?? saved,
    isDirty,
    basedOn,
    isKept,
    wasKept: isDirty && found !== undefined && isSame(found.content, draft.content),
    change: (part) => {
      const content = { ...latest?.content ?? saved, ...part }
      setDraft(isSame(content, saved) ? undefined : { basedOn, content })
    },
    follow: (next) =>
      setDraft((now) =>
        now === undefined || isSame(now.content, contentOf(next)) ? undefined : { ...now, basedOn: next.version }
      ),
    discard: () => {
      waiting.current = undefined
      writeStored(key, undefined)
      setDraft(undefined)
    }
  }
}
