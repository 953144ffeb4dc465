import { useEffect, useId, useRef, useState } from "react"
import uPlot from "uplot"
import "uplot/dist/uPlot.min.css"
import { useScheme } from "../../foundation/colorScheme.ts"
import { texts } from "./texts.ts"

/** One series of figures over time; null: there is no figure for that hour or day. */
export interface ChartSeries {
  readonly label: string
  /** The name of a colour in `ui/tokens.css`, as `--status-delivered`. */
  readonly colour: string
  readonly values: ReadonlyArray<number | null>
  /** Whether it is a limit, which is drawn as a dashed line. */
  readonly isLimit?: boolean
}

export interface ChartProps {
  /** The question that the chart answers. */
  readonly title: string
  readonly hint: string
  /** Bars are stacked. Lines have gaps where there is no figure. */
  readonly kind: "bars" | "lines"
  /** When each hour or day begins, in seconds. */
  readonly starts: ReadonlyArray<number>
  /** The length of the last hour or day, in seconds. */
  readonly step: number
  readonly series: ReadonlyArray<ChartSeries>
  readonly format: (value: number) => string
  /** A point in time in full, and in the short form for the axis of a chart. */
  readonly timeOf: (seconds: number) => string
  readonly tickOf: (seconds: number) => string
  readonly zone: string
  /** Replaces the drawing if there are no figures; by default a general text. */
  readonly none?: string | undefined
}

const height = 180

/** Whole numbers only: no half emails. */
const wholeSteps = [1, 2, 5].flatMap((first) => Array.from({ length: 9 }, (_, zeros) => first * 10 ** zeros))
  .toSorted((left, right) => left - right)

const hourSteps = [1, 2, 3, 6, 12].map((hours) => hours * 3_600)
const daySteps = [1, 2, 7, 14, 28].map((days) => days * 86_400)

/** Whether times of day are enough to distinguish the points of a chart. */
const isOneDay = (starts: ReadonlyArray<number>): boolean => (starts.at(-1) ?? 0) - (starts[0] ?? 0) < 86_400

/** A colour for a canvas: the element's computed value of the custom property. */
const resolve = (element: HTMLElement, name: string): string => {
  element.style.color = `var(${name})`
  const { color } = getComputedStyle(element)
  element.style.color = ""
  return color
}

/** Each series plus all series below it. */
const stack = (series: ReadonlyArray<ChartSeries>): ReadonlyArray<ReadonlyArray<number | null>> => {
  const sums: Array<number> = []
  return series.map(({ values }) =>
    values.map((value, index) => {
      if (value === null) return null
      return sums[index] = (sums[index] ?? 0) + value
    })
  )
}

const draw = (
  element: HTMLElement,
  { format, kind, series, starts, step, tickOf, zone }: ChartProps,
  onPoint: (index: number | null) => void
): uPlot => {
  const first = starts[0] ?? 0
  const end = (starts.at(-1) ?? 0) + step
  const isBars = kind === "bars"
  const values = isBars ? stack(series) : series.map((one) => one.values)
  // The highest bar is drawn first, the lower ones over it.
  const order = series.map((_, index) => index)
  if (isBars) order.reverse()
  const axis = { stroke: resolve(element, "--n-10"), grid: { stroke: resolve(element, "--n-5"), width: 1 } }
  return new uPlot(
    {
      width: element.clientWidth,
      height,
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), zone),
      scales: {
        x: { range: () => [first, end] },
        y: { range: (_, __, max) => [0, max > 0 ? max * 1.08 : 1] }
      },
      axes: [
        {
          ...axis,
          ticks: { show: false },
          size: 32,
          incrs: isOneDay(starts) ? hourSteps : daySteps,
          values: (_, splits) => splits.map(tickOf)
        },
        {
          ...axis,
          ticks: { show: false },
          size: 64,
          ...isBars ? { incrs: wholeSteps } : {},
          values: (_, splits) => splits.map((split) => format(split))
        }
      ],
      series: [
        {},
        ...order.map((index): uPlot.Series => {
          const { colour, isLimit = false, label } = series[index]!
          const own = resolve(element, colour)
          return isBars
            ? {
              label,
              fill: own,
              stroke: own,
              width: 0,
              paths: uPlot.paths.bars!({ size: [0.8, 32], align: 1 }),
              points: { show: false }
            }
            : {
              label,
              stroke: own,
              width: isLimit ? 1 : 1.75,
              ...isLimit ? { dash: [6, 4], points: { show: false } } : {}
            }
        })
      ],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: !isBars } },
      hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] }
    },
    [starts.slice(), ...order.map((index) => values[index]!.slice())] as uPlot.AlignedData,
    element
  )
}

const Dot = ({ colour }: { readonly colour: string }) => (
  <span aria-hidden="true" className="inline-block size-2 rounded-[2px]" style={{ background: `var(${colour})` }} />
)

const AsTable = ({ format, series, starts, timeOf, title }: ChartProps) => (
  <div
    className="mt-2 max-h-80 overflow-auto border border-line"
    tabIndex={0}
    role="region"
    aria-label={texts.tableOf(title)}
  >
    <table className="w-full text-13">
      <thead>
        <tr>
          <th scope="col" className="px-2 py-1 text-left font-medium">{texts.when}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className="px-2 py-1 text-right font-medium">{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {starts.map((start, index) => (
          <tr key={start} className="border-t border-line">
            <th scope="row" className="px-2 py-1 text-left font-normal whitespace-nowrap">{timeOf(start)}</th>
            {series.map(({ label, values }) => {
              const value = values[index] ?? null
              return <td key={label} className="px-2 py-1 text-right">{value === null ? texts.none : format(value)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface PlotProps {
  readonly chart: ChartProps
  readonly onPoint: (index: number | null) => void
}

/** The drawing alone. */
const Plot = ({ chart, onPoint }: PlotProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    let plot = draw(element, chart, onPoint)
    const again = () => {
      plot.destroy()
      plot = draw(element, chart, onPoint)
    }
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }))
    observer.observe(element)
    const dark = matchMedia("(prefers-color-scheme: dark)")
    dark.addEventListener("change", again)
    return () => {
      dark.removeEventListener("change", again)
      observer.disconnect()
      plot.destroy()
    }
  }, [chart, onPoint])
  return <div ref={place} role="img" aria-label={chart.title} className="h-45 w-full overflow-hidden" />
}

/**
 * One question, with figures over time. Pointing at the chart reads all series at that time. A click shows the figures
 * as a table.
 */
export const Chart = ({ chart }: { readonly chart: ChartProps }) => {
  const { format, hint, none = texts.noFigures, series, starts, timeOf, title } = chart
  const id = useId()
  const [at, setAt] = useState<number | null>(null)
  const [isTable, setTable] = useState(false)
  const [scheme] = useScheme()
  const start = at === null ? undefined : starts[at]
  const hasFigures = series.some(({ isLimit, values }) => isLimit !== true && values.some((value) => value !== null))
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-semibold">{title}</h2>
      <p className="text-13 text-soft">{hint}</p>
      <p className="mt-1 flex min-h-5 flex-wrap gap-x-4 text-13">
        {series.map(({ colour, label, values }) => {
          const value = at === null ? null : values[at] ?? null
          return (
            <span key={label} className="inline-flex items-center gap-1.5">
              <Dot colour={colour} />
              {label}
              {start !== undefined && <b className="font-medium">{value === null ? texts.none : format(value)}</b>}
            </span>
          )
        })}
        <span className="ml-auto text-faint">{start === undefined ? "" : timeOf(start)}</span>
      </p>
      {hasFigures
        ? <Plot key={scheme} chart={chart} onPoint={setAt} />
        : <p className="grid h-45 place-items-center px-4 text-center text-13 text-faint">{none}</p>}
      <details onToggle={(event) => setTable(event.currentTarget.open)}>
        <summary className="w-fit text-13 text-soft">{texts.table}</summary>
        {isTable && <AsTable {...chart} />}
      </details>
    </section>
  )
}
