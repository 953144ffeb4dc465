import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react"
import { classes } from "./classes.ts"

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
  readonly content: () => ReactNode
}

export interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Name>>
  /** The open tab. Keep it in the address, so that links can lead to it. */
  readonly open: Name
  readonly onOpen: (name: Name) => void
  readonly className?: string
}

/** The tab to which a key moves, of `count` tabs; undefined if the key does not move. */
const indexOf = (key: string, at: number, count: number): number | undefined =>
  key === "ArrowRight"
    ? (at + 1) % count
    : key === "ArrowLeft"
    ? (at + count - 1) % count
    : key === "Home"
    ? 0
    : key === "End"
    ? count - 1
    : undefined

/**
 * Scrolls a row of tabs or links so that the open one is in sight; `open` is its place, from 0. `scrollIntoView` would
 * scroll the page as well.
 */
export const useOpenInSight = (row: RefObject<HTMLElement | null>, open: number): void =>
  useLayoutEffect(() => {
    const element = row.current?.children[open]
    if (row.current === null || element === undefined) return
    const edges = row.current.getBoundingClientRect()
    const { left, right } = element.getBoundingClientRect()
    // The right edge fades out, and the left one has the padding of the row.
    row.current.scrollBy(Math.max(0, right - edges.right + 32) || Math.min(0, left - edges.left - 16), 0)
  }, [row, open])

/**
 * Several views of one thing. Only the open one is rendered. The arrows, Home and End open tabs, as the ARIA Authoring
 * Practices describe. A library's tabs would take a twelfth of all script that a screen may load.
 */
export const Tabs = <Name extends string>({ className, label, onOpen, open, tabs }: TabsProps<Name>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useOpenInSight(list, tabs.findIndex(({ name }) => name === open))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexOf(event.key, tabs.findIndex(({ name }) => name === open), tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (to === undefined || tab === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus()
    onOpen(tab.name)
  }
  return (
    <div className={classes("flex min-h-0 flex-col", className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex shrink-0 gap-4 overflow-x-auto border-b border-line px-4 max-lg:fades-right"
      >
        {tabs.map(({ label, name }) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            aria-selected={name === open}
            aria-controls={name === open ? `${id}panel` : undefined}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
            className={classes(
              "-mb-px h-9 shrink-0 border-b-2 text-14 hover:text-ink pointer-coarse:h-11",
              name === open ? "border-accent font-medium text-ink" : "border-transparent text-soft"
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={open}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${open}`}
        tabIndex={0}
        className="min-h-0 grow"
      >
        {tabs.find(({ name }) => name === open)?.content()}
      </div>
    </div>
  )
}
