import type { ReactNode } from "react"
import { ApiError } from "../foundation/api.ts"
import { Button } from "./Button.tsx"
import { classes } from "./classes.ts"
import { useRetryReason } from "./retries.ts"

export interface EmptyStateProps {
  /** What the list will show: "Emails that you send will stand here." */
  readonly title: string
  /** The one next step, if possible with code to copy. */
  readonly children?: ReactNode
}

/** Replaces a list that has no entries yet. */
export const EmptyState = ({ children, title }: EmptyStateProps) => (
  <div className="mx-auto flex w-full max-w-[560px] flex-col items-start gap-4 px-4 py-12">
    <h2 className="text-16 font-semibold">{title}</h2>
    {children}
  </div>
)

/** The error, and what to do about it, in words. */
export const errorTexts = (
  error: unknown
): { readonly title: string; readonly hint: string; readonly again: boolean } => {
  if (!(error instanceof ApiError)) {
    return {
      title: "The page failed.",
      hint: "Load it again. If it fails again, the browser's console says more.",
      again: true
    }
  }
  const done = error.mayBeDone ? " It may have been done all the same: look before you try again." : ""
  if (error.kind === "timeout") {
    return { title: error.message, hint: `It may be busy.${done === "" ? " Try again." : done}`, again: true }
  }
  if (error.kind === "unreachable") {
    const hint = `Look whether you are online, and whether the server runs.${done}`
    return { title: error.message, hint, again: true }
  }
  if (error.status === 403) {
    return { title: error.message, hint: "Ask an owner of the account for what you need.", again: false }
  }
  if (error.status === 404) {
    return { title: "This is not here.", hint: "It was removed, or it belongs to another account.", again: false }
  }
  if (error.status === 429 || error.status === 503) {
    const wait = error.retryAfterSeconds
    return {
      title: error.message,
      hint: wait === undefined ? "Wait a moment." : `Wait ${wait} ${wait === 1 ? "second" : "seconds"}.`,
      again: true
    }
  }
  if (error.status >= 500) {
    return { title: error.message, hint: "If it happens again, the server's log says why.", again: true }
  }
  return { title: error.message, hint: "", again: true }
}

/** Why a read is repeated, and when. */
const whyAgain = (error: Error): string => {
  const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return `${errorTexts(error).title} ${
    wait === undefined ? "It is read again by itself." : `It is read again by itself in ${wait} s.`
  }`
}

export interface ErrorStateProps {
  readonly error: unknown
  /** What is not lost: "Your template is kept here." */
  readonly kept?: string
  readonly onRetry?: () => void
  /** Whether it is within a form or dialog, and does not replace a screen. */
  readonly inline?: boolean
}

/** The error, what is not lost, and what to do. */
export const ErrorState = ({ error, inline = false, kept, onRetry }: ErrorStateProps) => {
  const { again, hint, title } = errorTexts(error)
  return (
    <div
      role="alert"
      className={classes(
        "flex flex-col items-start gap-2",
        inline ? "rounded-control border border-danger bg-danger-soft p-3" : "mx-auto w-full max-w-[560px] px-4 py-12"
      )}
    >
      <p className={inline ? "font-medium" : "text-16 font-semibold"}>{title}</p>
      {(kept !== undefined || hint !== "") && <p className="text-soft">{[kept, hint].filter(Boolean).join(" ")}</p>}
      {error instanceof ApiError && error.requestId !== undefined && (
        <p className="font-mono text-12 text-faint">Request {error.requestId}</p>
      )}
      {again && onRetry !== undefined && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}

/**
 * A placeholder while data is read. It stays empty for half a second, because most answers arrive sooner. If a read
 * failed and is repeated, it says why.
 */
export const Waiting = ({ label = "Loading" }: { readonly label?: string }) => {
  const reason = useRetryReason()
  return (
    <div role="status" className="px-4 py-3 text-13 text-faint [animation:opens_1ms_500ms_both]">
      <p>{label} …</p>
      {reason !== undefined && <p className="text-soft">{whyAgain(reason)}</p>}
    </div>
  )
}
