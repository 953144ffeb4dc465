import type { ReactNode } from "react"
import { classes } from "./classes.ts"

export interface MeterProps {
  readonly label: string
  /** The figures in words: "1,204 of 3,000". */
  readonly children: ReactNode
  /** The share of the limit that is used, from 0; null: there is no limit, and no bar is drawn. */
  readonly share: number | null
}

/** How much of a limit is used. From four fifths on it is marked. */
export const Meter = ({ children, label, share }: MeterProps) => {
  const percent = share === null ? 0 : Math.min(100, Math.max(0, share * 100))
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-13 text-soft">{children}</span>
      </div>
      {share !== null && (
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          className="h-1.5 overflow-hidden rounded-full bg-chosen"
        >
          <div
            className={classes("h-full", percent >= 80 ? "bg-danger" : "bg-accent")}
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
    </div>
  )
}
