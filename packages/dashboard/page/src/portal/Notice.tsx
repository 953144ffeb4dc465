import { EmptyState } from "../ui/States.tsx"

/** A message in place of a portal's screens. */
export const Notice = ({ text, title }: { readonly title: string; readonly text: string }) => (
  <main>
    <title>{title}</title>
    <h1 className="sr-only">{title}</h1>
    <EmptyState title={title}>
      <p className="text-soft">{text}</p>
    </EmptyState>
  </main>
)
