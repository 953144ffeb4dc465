import type { ReactNode } from "react"
import { classes } from "../../ui/classes.ts"
import { TickIcon } from "../../ui/icons.tsx"
import { texts } from "./texts.ts"

interface StepProps {
  readonly number: number
  readonly title: string
  readonly done: boolean
  readonly children: ReactNode
}

/** One step, ticked if it is done. */
export const Step = ({ children, done, number, title }: StepProps) => (
  <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-b border-line py-6 last:border-0">
    <span
      className={classes(
        "grid size-7 place-items-center rounded-full border text-13 font-medium",
        done ? "border-delivered text-delivered" : "border-control text-soft"
      )}
      aria-hidden="true"
    >
      {done ? <TickIcon /> : number}
    </span>
    <div className="flex min-w-0 flex-col items-start gap-3">
      <h2 className="text-16 font-semibold">
        {title}
        <span className="sr-only">: {done ? texts.done : texts.open}</span>
      </h2>
      <p role="status" className="sr-only">{done ? texts.isDone(title) : ""}</p>
      {children}
    </div>
  </li>
)
