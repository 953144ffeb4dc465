import { type ReactNode, useEffect, useRef, useState } from "react"
import { IconButton } from "./Button.tsx"
import { classes } from "./classes.ts"
import { CopyIcon, CrossIcon, TickIcon } from "./icons.tsx"

/** Copies a text, also on plain http, where browsers offer no clipboard. Returns whether that succeeded. */
export const copy = async (text: string): Promise<boolean> => {
  if (navigator.clipboard !== undefined) {
    const done = await navigator.clipboard.writeText(text).then(() => true, () => false)
    if (done) return true
  }
  return copyBySelection(text)
}

const copyBySelection = (text: string): boolean => {
  const holder = document.createElement("textarea")
  const focused = document.activeElement
  holder.value = text
  holder.readOnly = true
  holder.setAttribute("aria-hidden", "true")
  holder.className = "fixed top-0 opacity-0"
  // While a dialog is open, nothing outside of it can be selected.
  const place = document.querySelector("dialog[open]") ?? document.body
  place.append(holder)
  holder.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the one way without https
  const done = document.execCommand("copy")
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}

type State = "idle" | "copied" | "failed"

/** Copies a text. The state says for two seconds whether that succeeded. */
export const useCopy = (text: string): readonly [State, () => void] => {
  const [state, setState] = useState<State>("idle")
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return [state, () => {
    const showResult = (done: boolean) => {
      setState(done ? "copied" : "failed")
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setState("idle"), 2_000)
    }
    void copy(text).then(showResult)
  }]
}

export interface CopyButtonProps {
  readonly text: string
  /** The label of the button: "Copy the key". */
  readonly label?: string
  readonly className?: string
}

export const CopyButton = ({ className, label = "Copy", text }: CopyButtonProps) => {
  const [state, run] = useCopy(text)
  return (
    <>
      <IconButton label={label} onClick={run} className={className}>
        {state === "copied" ? <TickIcon /> : state === "failed" ? <CrossIcon /> : <CopyIcon />}
      </IconButton>
      <span role="status" className="sr-only">
        {state === "copied"
          ? "Copied"
          : state === "failed"
          ? "Could not copy. Select the text and copy it by hand."
          : ""}
      </span>
    </>
  )
}

export interface CodeProps {
  readonly code: string
  /** The name of the code, for its button and for screen readers: "the request as curl". */
  readonly label: string
  readonly className?: string
}

/** Code to be copied. */
export const Code = ({ className, code, label }: CodeProps) => (
  <div className={classes("flex items-start rounded-control border border-line bg-inset", className)}>
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className="min-w-0 grow overflow-x-auto p-3 font-mono text-13"
    ><code>{code}</code></pre>
    <CopyButton text={code} label={`Copy ${label}`} className="m-1" />
  </div>
)

/** A short text in the monospace font, with a button that copies it. */
export const Copyable = (
  { children, label, text }: { readonly text: string; readonly label: string; readonly children?: ReactNode }
) => (
  <span className="inline-flex max-w-full items-center gap-1">
    <span className="truncate font-mono text-13">{children ?? text}</span>
    <CopyButton text={text} label={label} />
  </span>
)
