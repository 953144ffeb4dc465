import { Button } from "./Button.tsx"

export interface PagerProps {
  /** The rows that are shown: "1 to 50 of 312". */
  readonly children: string
  readonly onBefore?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
}

/** For short lists that are read page by page. For long ones there is `Table`, which reads the next page itself. */
export const Pager = ({ children, onBefore, onNext }: PagerProps) => (
  <nav aria-label="Pages" className="flex items-center justify-end gap-2 px-4 py-2 text-13 text-faint">
    <span className="grow">{children}</span>
    <Button onClick={onBefore} disabled={onBefore === undefined}>Previous</Button>
    <Button onClick={onNext} disabled={onNext === undefined}>Next</Button>
  </nav>
)
