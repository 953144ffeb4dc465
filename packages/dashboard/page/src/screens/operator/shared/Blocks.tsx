import type { ReactNode } from "react"
import { classes } from "../../../ui/classes.ts"

/** The one sentence that a screen says first. */
export const Headline = ({ children, note }: { readonly children: ReactNode; readonly note?: ReactNode }) => (
  <div className="border-b border-line px-4 py-3">
    <p className="text-16 font-medium">{children}</p>
    {note !== undefined && <p className="text-13 text-soft">{note}</p>}
  </div>
)

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
}

/** A part of a screen, with its heading. */
export const Section = ({ children, className, title }: SectionProps) => (
  <section className={classes("px-4 pt-5 pb-2", className)}>
    <h2 className="pb-2 text-14 font-semibold">{title}</h2>
    {children}
  </section>
)

/** Names with what they stand for. */
export const Facts = ({ facts }: { readonly facts: ReadonlyArray<readonly [string, ReactNode]> }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-13">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-soft">{name}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
