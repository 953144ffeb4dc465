import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import { Button, IconButton } from "./Button.tsx"
import { classes } from "./classes.ts"
import { Field, Input } from "./Field.tsx"
import { CrossIcon } from "./icons.tsx"

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons. The one that confirms is the last. */
  readonly actions?: ReactNode
  /** `side`: at the right edge over the full height, for details beside a list. `sheet`: at the bottom. */
  readonly place?: "middle" | "side" | "sheet"
  /** For a dialog that needs an answer: neither Escape nor a click outside closes it. */
  readonly stays?: boolean
  /** Adds "Go back" before the buttons, for a dialog that asks for something. */
  readonly asks?: boolean
  readonly className?: string
}

const places = {
  middle: "m-auto w-[min(520px,calc(100vw-16px))] max-h-[calc(100dvh-32px)] rounded-control border",
  side: "m-0 ml-auto h-dvh max-h-none w-[min(640px,100vw)] border-l",
  sheet: "m-0 mt-auto max-h-[85dvh] w-screen max-w-none rounded-t-control border-t pb-[env(safe-area-inset-bottom)]"
}

/**
 * The browser's own modal dialog, which keeps the focus, returns it afterwards, and is above everything else. It is
 * open while it is rendered.
 */
export const Dialog = (
  { actions, asks = false, children, className, onClose, place = "middle", stays = false, title }: DialogProps
) => {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = element.current
    if (dialog?.open === false) {
      dialog.showModal()
      // The browser would focus the close button, and no field can have the focus before the dialog is open.
      dialog.querySelector<HTMLElement>("form :is(input, textarea, select):not([readonly], :disabled)")?.focus()
    }
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={classes(
        "opens flex-col overflow-hidden border-edge bg-ground p-0 text-ink shadow-over open:flex",
        places[place],
        className
      )}
      onCancel={(event) => {
        event.preventDefault()
        if (!stays) onClose()
      }}
      onMouseDown={(event) => {
        if (!stays && event.target === element.current) onClose()
      }}
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 id={id} className="grow text-16 font-semibold">{title}</h2>
        {!stays && (
          <IconButton label="Close" onClick={onClose}>
            <CrossIcon />
          </IconButton>
        )}
      </div>
      <div className="min-h-0 grow overflow-y-auto p-4">{children}</div>
      {actions !== undefined && actions !== false && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
          {asks && <Button onClick={onClose}>Go back</Button>}
          {actions}
        </div>
      )}
    </dialog>
  )
}

export interface ConfirmDialogProps {
  readonly title: string
  /** The consequences, in a sentence or two. */
  readonly children: ReactNode
  /** The verb on the button: "Delete acme.dev". */
  readonly action: string
  /** For an action that cannot be undone: the text that the reader has to type first. */
  readonly typed?: string
  readonly busy?: boolean
  /** The error of the last attempt. */
  readonly error?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a destructive action. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { action, busy = false, children, error, onClose, onConfirm, title, typed } = props
  const [text, setText] = useState("")
  const form = useId()
  const ready = typed === undefined || text.trim() === typed.trim()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready && !busy) onConfirm()
  }
  return (
    <Dialog
      title={title}
      asks
      onClose={onClose}
      actions={<Button kind="danger" type="submit" form={form} disabled={!ready} busy={busy}>{action}</Button>}
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <div>{children}</div>
        {typed !== undefined && (
          <Field label={`Type ${typed} to go on`}>
            <Input
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              spellCheck={false}
              autoFocus
            />
          </Field>
        )}
        {error}
      </form>
    </Dialog>
  )
}
