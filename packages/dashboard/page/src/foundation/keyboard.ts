import { useEffect, useRef, useSyncExternalStore } from "react"

/** A key, or a sequence of keys, and its action. */
export interface Binding {
  /** Keys as `event.key` names them, one after the other: `"/"`, `"j"`, `"g e"`, `"Enter"`, `"Escape"`. */
  readonly keys: string
  /** The action as a verb: "Open the email". */
  readonly label: string
  /** The heading of this key in the list of keys. */
  readonly group: string
  readonly run: () => void
}

/** How long the second key of `g e` may take. */
const sequenceMs = 1_500

let bindings: ReadonlyArray<Binding> = []
let begun: { readonly key: string; readonly at: number } | undefined
const listeners = new Set<() => void>()

const change = (next: ReadonlyArray<Binding>) => {
  bindings = next
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** The keys that work at the moment. If two have the same keys, the later one is used. */
export const useBindings = (): ReadonlyArray<Binding> => useSyncExternalStore(subscribe, () => bindings)

/** Adds keys for as long as the component is mounted. */
export const useKeys = (own: ReadonlyArray<Binding>): void => {
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  const described = JSON.stringify(own.map(({ group, keys, label }) => ({ group, keys, label })))
  useEffect(() => {
    const added = (JSON.parse(described) as ReadonlyArray<Omit<Binding, "run">>)
      .map((binding, index) => ({ ...binding, run: () => latest.current[index]?.run() }))
    change([...bindings, ...added])
    return () => change(bindings.filter((binding) => !added.includes(binding)))
  }, [described])
}

const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement
  && (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])"))

/** Whether a key belongs to the focused element (Enter and the space bar to a button or link), or to an open dialog. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing
  || document.querySelector("dialog[open], [role=menu]") !== null
  // For an element within a shadow tree, `event.target` is the tree's host.
  || (event.key !== "Escape" && takesText(event.composedPath()[0]))
  || (event.key === "Enter" && event.target instanceof HTMLElement && event.target.matches("a, button, summary"))

const onKeyDown = (event: KeyboardEvent) => {
  if (isTaken(event)) return
  const now = event.timeStamp
  const keys = begun !== undefined && now - begun.at < sequenceMs ? `${begun.key} ${event.key}` : event.key
  begun = undefined
  const found = bindings.findLast((binding) => binding.keys === keys)
    ?? bindings.findLast((binding) => binding.keys === event.key)
  if (found !== undefined) {
    event.preventDefault()
    found.run()
  } else if (bindings.some((binding) => binding.keys.startsWith(`${event.key} `))) {
    begun = { key: event.key, at: now }
  }
}

/** Starts to listen. Called once in the page. */
export const listenToKeys = (): void => document.addEventListener("keydown", onKeyDown)
