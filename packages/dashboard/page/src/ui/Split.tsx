import type { ReactNode } from "react"
import { classes } from "./classes.ts"

export interface SplitProps {
  readonly list: ReactNode
  /** The open item. From 1280 px on it is beside the list, on narrower screens it replaces the list. */
  readonly detail?: ReactNode
}

/** A list, and the item that was opened from it. */
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
