import { elementScroll, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual"
import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"

/**
 * An estimate of the height above a list. With it the first render has about the right number of rows, and no second
 * one is needed.
 */
const aboveList = 200

/**
 * How many rows are rendered beyond each end of the visible part. The visible ones are rendered first, the others a few
 * at a time, so that the page stays responsive.
 */
const rowsAround = { most: 8, step: 2, everyMs: 100 }

const narrowBelow = 640

type Rows = Virtualizer<HTMLDivElement, HTMLDivElement>

/** Learns the size of the list from the browser's own layout. Reading the size would force another layout. */
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

/** A list begins at its top. Scrolling there would force another layout. */
const scrollToFn: typeof elementScroll<HTMLDivElement> = (offset, options, instance) => {
  if (offset > 0 || (instance.scrollOffset ?? 0) > 0) elementScroll(offset, options, instance)
}

export interface VirtualRowsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly count: number
  /** The height of each row, in pixels. */
  readonly height: number
  readonly keyOf: (index: number) => string
}

/** The rows of a list that are in sight. */
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

/** Whether a list is narrow. A container query would be evaluated for each cell of each row that appears. */
export const useNarrow = (scroller: RefObject<HTMLDivElement | null>): boolean => {
  const [isNarrow, setNarrow] = useState(innerWidth < narrowBelow)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      // Rendered before the browser paints, so that the other form never appears.
      flushSync(() => setNarrow(element.clientWidth < narrowBelow))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return isNarrow
}
