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
  /** Advice before typing. */
  readonly hint?: ReactNode
  /** The problem with the value, and how to correct it. */
  readonly error?: string | undefined
  /** Whether the label is only for screen readers, for example beside a search icon. */
  readonly labelHidden?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A control with its label, hint and error, which are linked to it for screen readers. */
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

/** One line of text. On touch screens its letters are large enough that the browser does not zoom in. */
export const Input = ({ className, id, ...rest }: ComponentProps<"input">) => (
  <input
    {...useField(id)}
    {...rest}
    className={classes(box, "h-8 px-2 pointer-coarse:h-11 pointer-coarse:text-16", className)}
  />
)

/** Several lines of text: at least as many as `rows`. It grows with the text. */
export const Textarea = ({ className, id, rows = 3, ...rest }: ComponentProps<"textarea">) => (
  <textarea
    {...useField(id)}
    {...rest}
    // With `field-sizing: content` browsers ignore `rows`.
    style={{ minHeight: `calc(${rows} * 1.5em + 14px)` }}
    className={classes(box, "field-sizing-content max-h-96 px-2 py-1.5 pointer-coarse:text-16", className)}
  />
)

/** A choice among a few values. It is the browser's own list, which works on every screen and with screen readers. */
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

/** One of several choices that are independent of each other. */
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

/** A setting that takes effect at once. */
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
