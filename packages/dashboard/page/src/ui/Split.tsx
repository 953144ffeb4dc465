import type { ReactNode } from "react"
import { classes } from "./classes.ts"

export interface SplitProps {
  readonly list: ReactNode
  /** What is open; from 1280 px beside the list, below that in its place. */
  readonly detail?: ReactNode
}

/** A list, and what is opened from it. */
export const Split = ({ detail, list }: SplitProps) => {
  const open = detail !== undefined && detail !== null && detail !== false
  return (
    <div className={classes("grid min-h-0 grow", open && "xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]")}>
      <div className={classes("flex min-h-0 min-w-0 flex-col", open && "max-xl:hidden xl:border-r xl:border-line")}>
        {list}
      </div>
      {open && <div className="flex min-h-0 min-w-0 flex-col overflow-y-auto">{detail}</div>}
    </div>
  )
}
