import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { readStored, writeStored } from "./browserStorage.ts"
import type { Template } from "./queries.ts"

/** What of a template can be changed. An empty body is none. */
export interface Content {
  readonly name: string
  readonly slug: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

const fields = ["name", "slug", "subject", "html", "text"] as const

/** A template as somebody changed it, and the version that was in front of them when they began. */
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

/** What a save sends: the fields that differ from what was saved; null takes a body away. */
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

/** How long after the last key a draft is written down. */
const keepAfterMs = 300

export interface Drafting {
  readonly content: Content
  readonly isDirty: boolean
  /** The version that it was made from: someone else saved where the template has a later one. */
  readonly basedOn: number
  /** Whether a reload would find it again. */
  readonly isKept: boolean
  /** Whether it was there before the screen was opened. */
  readonly wasKept: boolean
  readonly change: (part: Partial<Content>) => void
  /** The template was saved as this: what was typed since then is a change of it. */
  readonly follow: (saved: Template) => void
  readonly discard: () => void
}

/** What is being typed of a template. It is kept in this browser until it is saved or discarded. */
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
  // A page that goes away does not wait for the timer.
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
