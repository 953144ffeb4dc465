import { type ReactNode, useId } from "react"

export interface SectionProps {
  readonly title: string
  /** An explanation in a sentence or two. */
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen that is not a list. */
export const Section = ({ children, hint, title }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-b border-line px-4 py-6 last:border-b-0">
      <div>
        <h2 id={id} className="text-16 font-semibold">{title}</h2>
        {hint !== undefined && <p className="max-w-160 text-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
