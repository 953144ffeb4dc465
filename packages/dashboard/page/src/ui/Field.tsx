import { type ComponentProps, createContext, type ReactNode, useContext, useId, useMemo } from "react"
import { classes } from "./classes.ts"

interface FieldContext {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

const Context = createContext<FieldContext | undefined>(undefined)

export interface FieldProps {
  readonly label: string
  /** What the reader must know before they type. */
  readonly hint?: ReactNode
  /** What is wrong with what was typed, and what to do. */
  readonly error?: string | undefined
  /** The label is read aloud but not shown, as beside a search mark. */
  readonly labelHidden?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A control with its label, its hint and its error, which belong to it for screen readers too. */
export const Field = ({ children, className, error, hint, label, labelHidden = false }: FieldProps) => {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}hint`
  const errorId = error === undefined ? undefined : `${id}error`
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined
  const invalid = error !== undefined
  const context = useMemo(() => ({ id, describedBy, invalid }), [id, describedBy, invalid])
  return (
    <Context value={context}>
      <div className={classes("flex flex-col gap-1", className)}>
        <label htmlFor={id} className={labelHidden ? "sr-only" : "text-13 font-medium text-ink"}>{label}</label>
        {children}
        {error !== undefined && <p id={errorId} className="text-13 text-danger">{error}</p>}
        {hint !== undefined && <p id={hintId} className="text-13 text-faint">{hint}</p>}
      </div>
    </Context>
  )
}

const useField = (id: string | undefined) => {
  const field = useContext(Context)
  return {
    id: id ?? field?.id,
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined
  }
}

const box = "w-full rounded-control border border-control bg-ground text-14 text-ink placeholder:text-faint "
  + "hover:border-soft disabled:opacity-50 aria-invalid:border-danger"

/** One line of text. On touch its letters are large enough that the browser does not zoom in. */
export const Input = ({ className, id, ...rest }: ComponentProps<"input">) => (
  <input
    {...useField(id)}
    {...rest}
    className={classes(box, "h-8 px-2 pointer-coarse:h-11 pointer-coarse:text-16", className)}
  />
)

/** Several lines of text; it has at least as many as `rows` says, and grows with them. */
export const Textarea = ({ className, id, rows = 3, ...rest }: ComponentProps<"textarea">) => (
  <textarea
    {...useField(id)}
    {...rest}
    // What grows with its text takes no notice of its rows.
    style={{ minHeight: `calc(${rows} * 1.5em + 14px)` }}
    className={classes(box, "field-sizing-content max-h-96 px-2 py-1.5 pointer-coarse:text-16", className)}
  />
)

/** One of a few. The browser's own list: it fits every screen, finger and reader. */
export const Select = ({ children, className, id, ...rest }: ComponentProps<"select">) => (
  <select
    {...useField(id)}
    {...rest}
    className={classes(box, "h-8 px-1.5 text-ellipsis pointer-coarse:h-11 pointer-coarse:text-16", className)}
  >
    {children}
  </select>
)

interface TickProps extends Omit<ComponentProps<"input">, "type"> {
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** One of many that may all be chosen. */
export const Checkbox = ({ className, hint, label, ...rest }: TickProps) => {
  const hintId = useId()
  return (
    <label
      className={classes(
        "flex min-h-8 items-start gap-2 py-1.5 text-14 pointer-coarse:min-h-11 pointer-coarse:py-3",
        className
      )}
    >
      <input
        {...rest}
        type="checkbox"
        aria-describedby={hint === undefined ? undefined : hintId}
        className="mt-[3.5px] size-3.5 shrink-0 accent-accent"
      />
      <span>
        {label}
        {hint !== undefined && <span id={hintId} className="block text-13 text-faint">{hint}</span>}
      </span>
    </label>
  )
}

/** Something that is on or off, from the moment it is touched. */
export const Switch = ({ className, hint, label, ...rest }: TickProps) => {
  const hintId = useId()
  return (
    <label
      className={classes(
        "flex min-h-8 items-start gap-3 py-1.5 text-14 pointer-coarse:min-h-11 pointer-coarse:py-3",
        className
      )}
    >
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-describedby={hint === undefined ? undefined : hintId}
        className="relative mt-0.5 h-4 w-7 shrink-0 appearance-none rounded-full border border-control bg-inset before:absolute before:top-0.5 before:left-0.5 before:size-2.5 before:rounded-full before:bg-control checked:border-accent checked:bg-accent checked:before:left-3.5 checked:before:bg-on-accent"
      />
      <span>
        {label}
        {hint !== undefined && <span id={hintId} className="block text-13 text-faint">{hint}</span>}
      </span>
    </label>
  )
}
