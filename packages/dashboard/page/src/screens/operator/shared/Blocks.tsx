import type { ReactNode } from "react"
import { classes } from "../../../ui/classes.ts"

/** The first sentence of a screen, which says the most important thing. */
export const Headline = ({ children, note }: { readonly children: ReactNode; readonly note?: ReactNode }) => (
  <div className="border-b border-line px-4 py-3">
    <p className="text-16 font-medium">{children}</p>
    {note !== undefined && <p className="text-13 text-soft">{note}</p>}
  </div>
)

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  /** Whether the section is in the panel beside a list, where headings are smaller. */
  readonly beside?: boolean
}

/** A part of a screen, with its heading. */
export const Section = ({ beside = false, children, title }: SectionProps) => {
  const Heading = beside ? "h3" : "h2"
  return (
    <section className="px-4 pt-5 pb-2">
      <Heading className={classes("pb-2 font-semibold", beside ? "text-14" : "text-16")}>{title}</Heading>
      {children}
    </section>
  )
}

/** A list of names and values. */
export const Facts = ({ facts }: { readonly facts: ReadonlyArray<readonly [string, ReactNode]> }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1.5 text-13">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-soft">{name}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
