import { classes } from "../../ui/classes.ts"
import { countOf, percent } from "../../ui/numbers.ts"
import { durationText } from "../../ui/timeTexts.ts"
import { type Figures, type Metrics, nameOf, shareOf, titleOf } from "./figures.ts"
import type { Kind } from "./screen.ts"
import { texts } from "./texts.ts"

const { names } = texts

const share = (count: number, total: Figures): string => {
  const found = shareOf(count, total)
  return found === null || count === 0 ? countOf(count) : `${countOf(count)} (${percent(found)})`
}

const columns: ReadonlyArray<readonly [string, (total: Figures) => string]> = [
  [names.accepted, ({ accepted }) => countOf(accepted)],
  [names.delivered, ({ delivered }) => countOf(delivered)],
  [names.bounced, (total) => share(total.bounced, total)],
  [names.complained, (total) => share(total.complained, total)],
  [names.delayed, ({ delayed }) => countOf(delayed)],
  [names.p50, ({ delivery_ms }) => delivery_ms === null ? texts.none : durationText(delivery_ms.p50)],
  [names.p95, ({ delivery_ms }) => delivery_ms === null ? texts.none : durationText(delivery_ms.p95)]
]

export interface BreakdownProps {
  readonly by: Kind
  readonly metrics: Metrics
  /** The domain or tag whose charts are shown. */
  readonly shown: string | undefined
  readonly onShow: (name: string | undefined) => void
}

/** The domains or tags side by side. A click shows the charts of one. */
export const Breakdown = ({ by, metrics: { rest, series }, onShow, shown }: BreakdownProps) => (
  <div
    className="shrink-0 overflow-x-auto border-b border-line"
    tabIndex={0}
    role="region"
    aria-label={texts.kinds[by]}
  >
    <table className="w-full text-13">
      <thead className="text-12 text-faint">
        <tr>
          <th scope="col" className="px-4 py-1.5 text-left font-normal">{texts.kinds[by]}</th>
          {columns.map(([label]) => (
            <th key={label} scope="col" className="px-2 py-1.5 text-right font-normal last:pr-4">{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...series, ...rest === null ? [] : [rest]].map((one) => {
          const name = nameOf(one, rest)
          return (
            <tr key={name} className={classes("h-row border-t border-line", name === shown && "bg-chosen")}>
              <th scope="row" className="px-4 text-left font-medium">
                <button
                  type="button"
                  aria-pressed={name === shown}
                  className="hover:underline"
                  onClick={() => onShow(name === shown ? undefined : name)}
                >
                  {titleOf(one, rest)}
                </button>
              </th>
              {columns.map(([label, value]) => (
                <td key={label} className="px-2 text-right whitespace-nowrap last:pr-4">{value(one.total)}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
