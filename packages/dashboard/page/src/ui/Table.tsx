import {
  type CSSProperties,
  type Key,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState
} from "react"
import { useKeys } from "../foundation/keyboard.ts"
import { classes } from "./classes.ts"
import { useNarrow, useVirtualRows } from "./virtualRows.ts"

/** One column of a table. */
export interface Column<Row> {
  readonly name: string
  readonly header: ReactNode | ((isNarrow: boolean) => ReactNode)
  /** The width as a track of a CSS grid, such as `120px` or `minmax(160px, 2fr)`; by default `1fr`. */
  readonly width?: string
  /** The width in a narrow table, if it differs. */
  readonly narrow?: string
  /** For numbers, at the right. */
  readonly align?: "right"
  /** Hidden in a narrow table: one of less than 640 px. */
  readonly wide?: boolean
  /** `isNarrow`: the table is narrow. */
  readonly cell: (row: Row, isNarrow: boolean) => ReactNode
}

export interface TableProps<Row> {
  /** The name of the table: "API keys". */
  readonly label: string
  /** They must stay the same object in all renders. */
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly keyOf: (row: Row) => string
  /** Called on a click, Enter or a tap. */
  readonly onOpen?: (row: Row) => void
  /**
   * The key of the row that is open beside the list. While a row is open, moving with the keyboard opens the row that
   * is reached.
   */
  readonly open?: string | undefined
  /** Reads the next rows. Called repeatedly near the end of the list. Left out once all rows are read. */
  readonly onMore?: (() => void) | undefined
  /** Receives the rows in sight, and those close to them. It must stay the same function in all renders. */
  readonly onSight?: ((rows: ReadonlyArray<Row>) => void) | undefined
  /** Contents between the header and the rows: the bar for new rows. */
  readonly above?: ReactNode
  /** Contents below the last row: that more is read, or that reading failed. */
  readonly below?: ReactNode
  readonly className?: string
}

const whole = "minmax(0, 1fr)"

const tracksOf = <Row extends object>(columns: ReadonlyArray<Column<Row>>, isNarrow: boolean) =>
  columns.map(({ narrow, width = whole }) => isNarrow ? narrow ?? width : width).join(" ")

const rowHeight = () => matchMedia("(pointer: coarse)").matches ? 44 : 36

const line = "grid grid-cols-(--tracks) items-center gap-x-4 px-4"

const placeOf = ({ align }: { readonly align?: "right" }) =>
  classes("min-w-0 truncate", align === "right" && "text-right")

interface LineProps<Row> {
  readonly id: string
  readonly index: number
  readonly row: Row
  readonly columns: ReadonlyArray<Column<Row>>
  readonly isNarrow: boolean
  /** The distance from the first row, in pixels. */
  readonly start: number
  readonly isOpen: boolean
  /** Whether Tab leads to this row. */
  readonly isNext: boolean
  readonly onOpen: ((row: Row) => void) | undefined
  readonly onFocus: (id: string) => void
}

/** One row. While the list is scrolled, rows that stay in sight are not rendered again. */
const Line = memo(<Row extends object>(props: LineProps<Row>) => {
  const { columns, id, index, isNarrow, isNext, isOpen, onFocus, onOpen, row, start } = props
  return (
    <div
      role="row"
      data-key={id}
      aria-rowindex={index + 2}
      aria-selected={onOpen === undefined ? undefined : isOpen}
      tabIndex={isNext ? 0 : -1}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={() => onFocus(id)}
      onClick={(event) => {
        const inner = event.target instanceof Element && event.target.closest("a, button, input, label") !== null
        if (!inner && onOpen !== undefined && getSelection()?.isCollapsed !== false) onOpen(row)
      }}
      className={classes(
        line,
        "absolute inset-x-0 h-row contain-strict border-b border-line -outline-offset-2",
        onOpen !== undefined && "cursor-pointer hover:bg-hover",
        isOpen && "bg-chosen"
      )}
    >
      {columns.map((column) => (
        <div key={column.name} role="gridcell" className={placeOf(column)}>{column.cell(row, isNarrow)}</div>
      ))}
    </div>
  )
}) as <Row extends object>(props: LineProps<Row> & { readonly key: Key }) => ReactNode

/**
 * A dense list of any length: only the rows in sight are rendered. `j`, `k`, the arrows, Home and End move, Enter
 * opens. It fills the height of its container, and scrolls within itself.
 */
export const Table = <Row extends object>(props: TableProps<Row>) => {
  const { above, below, className, keyOf, label, onMore, onOpen, onSight, open, rows } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(scroller)
  const columns = useMemo(
    () => isNarrow ? props.columns.filter(({ wide }) => wide !== true) : props.columns,
    [isNarrow, props.columns]
  )
  // The key of the row that the keyboard is at. As a key it is not affected by new rows above it.
  const [current, setCurrent] = useState<string>()
  const [height] = useState(rowHeight)
  const virtual = useVirtualRows({ scroller, count: rows.length, height, keyOf: (index) => keyOf(rows[index]!) })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (onMore !== undefined && last >= rows.length - 20) onMore()
  }, [last, rows.length, onMore])
  const first = items[0]?.index ?? 0
  useEffect(() => onSight?.(rows.slice(first, last + 1)), [first, last, rows, onSight])

  const at = rows.findIndex((row) => keyOf(row) === (current ?? open))
  // Tab must lead to a rendered row, even if the current one was scrolled out of sight.
  const next = at >= first && at <= last ? at : first
  const goTo = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))]
    if (row === undefined) return
    setCurrent(keyOf(row))
    if (open !== undefined && keyOf(row) !== open) onOpen?.(row)
    virtual.scrollToIndex(rows.indexOf(row))
    const focus = (): boolean => {
      const line = scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(keyOf(row))}"]`)
      line?.focus({ preventScroll: true })
      return line !== undefined && line !== null
    }
    // A row that was out of sight is rendered in the next frame.
    if (!focus()) requestAnimationFrame(focus)
  }
  // Each render of the screen may make a new `onOpen`. The rows need not be rendered again for that.
  const opens = useRef(onOpen)
  useEffect(() => void (opens.current = onOpen))
  const openRow = useCallback((row: Row) => opens.current?.(row), [])
  const openCurrent = () => {
    const row = rows[at]
    if (row !== undefined) onOpen?.(row)
  }
  useKeys([
    { keys: "j", label: "Next row", group: "List", run: () => goTo(at + 1) },
    { keys: "k", label: "Previous row", group: "List", run: () => goTo(at < 0 ? 0 : at - 1) },
    ...onOpen === undefined ? [] : [{ keys: "Enter", label: "Open the row", group: "List", run: openCurrent }]
  ])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.role !== "row") return
    const to = event.key === "ArrowDown"
      ? at + 1
      : event.key === "ArrowUp"
      ? at - 1
      : event.key === "Home"
      ? 0
      : event.key === "End"
      ? rows.length - 1
      : undefined
    if (to === undefined) return
    goTo(to)
    event.preventDefault()
  }

  const style = { "--tracks": tracksOf(columns, isNarrow) } as CSSProperties

  return (
    <div
      ref={scroller}
      className={classes("min-h-0 grow overflow-auto [scrollbar-gutter:stable]", className)}
    >
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={onMore === undefined ? rows.length + 1 : -1}
        style={style}
        className="text-13"
      >
        <div role="rowgroup" className="sticky top-0 z-10 border-b border-line bg-ground">
          <div role="row" aria-rowindex={1} className={classes(line, "h-8 text-12 text-faint")}>
            {columns.map((column) => (
              <div key={column.name} role="columnheader" className={placeOf(column)}>
                {typeof column.header === "function" ? column.header(isNarrow) : column.header}
              </div>
            ))}
          </div>
        </div>
        {above}
        <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }} onKeyDown={onKeyDown}>
          {items.map(({ index, key, start }) => {
            const row = rows[index]!
            const own = keyOf(row)
            return (
              <Line
                key={key}
                id={own}
                index={index}
                row={row}
                columns={columns}
                isNarrow={isNarrow}
                start={start}
                isOpen={own === open}
                isNext={index === next}
                onOpen={onOpen === undefined ? undefined : openRow}
                onFocus={setCurrent}
              />
            )
          })}
        </div>
      </div>
      {below}
    </div>
  )
}
