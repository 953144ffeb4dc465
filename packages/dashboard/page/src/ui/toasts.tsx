import { useSyncExternalStore } from "react"
import { Button, IconButton } from "./Button.tsx"
import { CrossIcon } from "./icons.tsx"

interface Toast {
  readonly id: number
  /** What was done: "Suppression of lee@example.com removed". */
  readonly text: string
  readonly undo?: () => void
}

/** How long a toast is shown. The time does not run while it has the pointer or the focus. */
const staysMs = 8_000

let toasts: ReadonlyArray<Toast> = []
let lastId = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

const change = (next: ReadonlyArray<Toast>) => {
  toasts = next
  for (const notify of listeners) notify()
}

const drop = (id: number) => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  change(toasts.filter((toast) => toast.id !== id))
}

const arm = (id: number) => {
  clearTimeout(timers.get(id))
  timers.set(id, setTimeout(() => drop(id), staysMs))
}

/** Shows what was done, with a button to undo it if possible. Errors are shown where they occurred, not here. */
export const toast = (text: string, undo?: () => void): void => {
  lastId += 1
  change([...toasts.slice(-2), { id: lastId, text, ...undo === undefined ? {} : { undo } }])
  arm(lastId)
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Shows the toasts. Rendered once in the page. */
export const Toasts = () => {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-2 bottom-18 z-40 flex flex-col items-center gap-2 md:bottom-4"
    >
      {shown.map(({ id, text, undo }) => (
        <div
          key={id}
          className="opens pointer-events-auto flex max-w-full items-center gap-2 rounded-control bg-ink py-1 pr-1 pl-4 text-ground shadow-over"
          onPointerEnter={() => clearTimeout(timers.get(id))}
          onPointerLeave={() => arm(id)}
          onFocus={() => clearTimeout(timers.get(id))}
          onBlur={() => arm(id)}
        >
          <span className="truncate py-1">{text}</span>
          {undo !== undefined && (
            <Button
              kind="quiet"
              className="text-inherit! underline enabled:hover:bg-transparent!"
              onClick={() => {
                drop(id)
                undo()
              }}
            >
              Undo
            </Button>
          )}
          <IconButton label="Dismiss" className="text-inherit! enabled:hover:bg-transparent!" onClick={() => drop(id)}>
            <CrossIcon />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
