import type { Answer } from "../../foundation/api.ts"
import type { ChartSeries } from "./Chart.tsx"
import { texts } from "./texts.ts"

export type Metrics = Answer<"GET /accounts/:account_id/metrics">
export type Series = Metrics["series"][number]
export type Figures = Series["total"]
type Standing = Answer<"GET /accounts/:account_id/overview">["standing"]

/** A share of the recipients that were handed over to a provider; null if there were none. */
export const shareOf = (count: number, { sent }: Figures): number | null => sent === 0 ? null : count / sent

/** What every chart of a series shows. */
export interface Charts {
  readonly out: ReadonlyArray<ChartSeries>
  readonly arrives: ReadonlyArray<ChartSeries>
  readonly back: ReadonlyArray<ChartSeries>
  readonly bounces: ReadonlyArray<ChartSeries>
  readonly complaints: ReadonlyArray<ChartSeries>
  readonly speed: ReadonlyArray<ChartSeries>
}

/** The charts of a series. They show the limits of the account only for live email. */
export const chartsOf = ({ points }: Series, standing: Standing | undefined): Charts => {
  const row = (label: string, colour: string, value: (figures: Figures) => number | null): ChartSeries => ({
    label,
    colour,
    values: points.map(value)
  })
  const limit = (of: "bounces" | "complaints"): ReadonlyArray<ChartSeries> =>
    standing === undefined ? [] : [{
      ...row(texts.names.threshold(standing[of].limit), "--danger", () => standing[of].limit),
      isLimit: true
    }]
  const { names } = texts
  return {
    out: [row(names.accepted, "--status-sent", ({ accepted }) => accepted)],
    arrives: [row(names.delivered, "--status-delivered", ({ delivered }) => delivered)],
    back: [
      row(names.bounced, "--status-bounced", ({ bounced }) => bounced),
      row(names.bounced_temporarily, "--status-scheduled", ({ bounced_temporarily }) => bounced_temporarily),
      row(names.complained, "--status-complained", ({ complained }) => complained),
      row(names.delayed, "--status-delayed", ({ delayed }) => delayed),
      row(names.failed, "--status-failed", ({ failed }) => failed)
    ],
    bounces: [
      row(names.rate, "--status-bounced", (figures) => shareOf(figures.bounced, figures)),
      ...limit("bounces")
    ],
    complaints: [
      row(names.rate, "--status-complained", (figures) => shareOf(figures.complained, figures)),
      ...limit("complaints")
    ],
    speed: [
      row(names.p50, "--status-sent", ({ delivery_ms }) => delivery_ms?.p50 ?? null),
      row(names.p95, "--status-scheduled", ({ delivery_ms }) => delivery_ms?.p95 ?? null)
    ]
  }
}

/** The name of a series in the address. */
export const nameOf = (series: Series, rest: Series | null): string =>
  series === rest ? "(rest)" : series.name ?? "(sandbox)"

/** The name of a series on the screen. */
export const titleOf = (series: Series, rest: Series | null): string =>
  series === rest ? texts.rest : series.name ?? texts.sandbox
