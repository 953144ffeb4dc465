import { elementScroll, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual"
import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"

/** About how much of the window stands above a list: its rows are rendered once, and not first without knowing how many. */
const aboveList = 200

/**
 * Rows that are rendered beyond each end of what is in sight. Those in sight come first, and the others a few at a time:
 * the page answers in between.
 */
const rowsAround = { most: 8, step: 2, everyMs: 100 }

const narrowBelow = 640

type Rows = Virtualizer<HTMLDivElement, HTMLDivElement>

/** Tells how large the list is as the browser lays it out: asking would have it do so at once, once more. */
const observeElementRect = (
  { scrollElement }: Rows,
  onResize: (rect: { readonly width: number; readonly height: number }) => void
) => {
  if (scrollElement === null) return
  const observer = new ResizeObserver((entries) => {
    const size = entries.at(-1)?.borderBoxSize[0]
    if (size !== undefined) onResize({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** A list begins at its top without being scrolled there, which would have the browser lay it out. */
const scrollToFn: typeof elementScroll<HTMLDivElement> = (offset, options, instance) => {
  if (offset > 0 || (instance.scrollOffset ?? 0) > 0) elementScroll(offset, options, instance)
}

export interface VirtualRowsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly count: number
  /** How high each row is, in pixels. */
  readonly height: number
  readonly keyOf: (index: number) => string
}

/** Which rows of a list of any length are in sight. */
export const useVirtualRows = ({ count, height, keyOf, scroller }: VirtualRowsOptions): Rows => {
  const [overscan, setOverscan] = useState(0)
  useEffect(() => {
    if (overscan >= rowsAround.most) return
    const timer = setTimeout(() => setOverscan(overscan + rowsAround.step), rowsAround.everyMs)
    return () => clearTimeout(timer)
  }, [overscan])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it returns
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan,
    scrollPaddingStart: height,
    initialRect: { width: innerWidth, height: Math.max(0, innerHeight - aboveList) },
    observeElementRect,
    scrollToFn
  })
}

/** Whether a list has little room. A container query would be asked for each cell of each row that comes in sight. */
export const useNarrow = (scroller: RefObject<HTMLDivElement | null>): boolean => {
  const [isNarrow, setNarrow] = useState(innerWidth < narrowBelow)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      // Before it is painted: nothing is seen in its other form.
      flushSync(() => setNarrow(element.clientWidth < narrowBelow))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return isNarrow
}
