import type { ComponentProps, ReactNode } from "react"
import { classes } from "./classes.ts"

type Kind = "primary" | "plain" | "quiet" | "danger"

const kinds: Record<Kind, string> = {
  primary: "border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong",
  plain: "border-control/60 bg-ground text-ink enabled:hover:bg-hover enabled:active:bg-chosen",
  quiet: "border-transparent text-soft enabled:hover:bg-hover enabled:hover:text-ink enabled:active:bg-chosen",
  danger: "border-transparent bg-danger text-on-danger enabled:hover:opacity-90"
}

const shape = "inline-flex h-8 shrink-0 items-center justify-center gap-2 rounded-control border text-14 font-medium "
  + "whitespace-nowrap select-none pointer-coarse:h-11"

/** The look of a button, for a link among buttons. */
export const buttonClass = (kind: Kind = "plain", className?: string): string =>
  classes(shape, "px-3", kinds[kind], className)

export interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` once in a view; `danger` for destructive actions; `quiet` in bars. */
  readonly kind?: Kind
  /** Whether the action is in progress. The button keeps its place and its focus, and cannot be pressed again. */
  readonly busy?: boolean
}

/** A button. Its text is a verb: "Add domain". */
export const Button = ({ busy = false, children, className, kind = "plain", onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={classes(shape, "relative px-3 disabled:opacity-50", kinds[kind], className)}
  >
    {/* It is invisible, but remains the button's name. */}
    <span className={busy ? "inline-flex items-center gap-2 opacity-0" : "contents"}>{children}</span>
    {busy && (
      <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
        <span className="size-4 rounded-full border-2 border-current border-t-transparent motion-safe:animate-[spin_0.8s_linear_infinite]" />
      </span>
    )}
  </button>
)

export interface IconButtonProps extends ComponentProps<"button"> {
  /** The action as a verb, for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** A square button with an icon instead of a text. */
export const IconButton = ({ children, className, label, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={classes(shape, "w-8 disabled:opacity-50 pointer-coarse:w-11", kinds.quiet, className)}
  >
    {children}
  </button>
)
