import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMemo } from "react"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { countOf, percent } from "../../ui/numbers.ts"
import { Refresh } from "../../ui/Refresh.tsx"
import { EmptyState, ErrorState, Waiting } from "../../ui/States.tsx"
import { durationText } from "../../ui/timeTexts.ts"
import { Breakdown } from "./Breakdown.tsx"
import { Chart, type ChartProps } from "./Chart.tsx"
import { type Charts, chartsOf, nameOf, titleOf } from "./figures.ts"
import { type Kind, kinds, type MetricsSearch, type Range, ranges } from "./screen.ts"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/metrics")

const hour = 3_600
const day = 24 * hour

/** How many hours or days a range has. */
const covers: Record<Range, { readonly grain: "hour" | "day"; readonly points: number }> = {
  "24h": { grain: "hour", points: 24 },
  "7d": { grain: "hour", points: 7 * 24 },
  "30d": { grain: "day", points: 30 },
  "90d": { grain: "day", points: 90 }
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const useMetrics = (search: MetricsSearch, by: "none" | Kind, enabled: boolean) => {
  const { id, mode } = useAccount()
  const { range = "24h", zone = ownZone } = search
  const traffic = mode === "test" ? "test" as const : search.traffic ?? "live" as const
  return useQuery({
    queryKey: ["metrics", id, traffic, range, zone, by],
    enabled,
    // The previous figures stay until the new ones arrive.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { grain, points } = covers[range]
      const to = new Date()
      const from = new Date(to.getTime() - (points - 1) * (grain === "hour" ? hour : day) * 1_000)
      const query = { traffic, from: from.toISOString(), to: to.toISOString(), grain, zone, by }
      return call("GET /accounts/:account_id/metrics", { params: { account_id: id }, query }, { signal })
    }
  })
}

const chartNames = ["out", "arrives", "back", "speed", "bounces", "complaints"] as const

const chartProps: Record<keyof Charts, Pick<ChartProps, "title" | "hint" | "kind" | "format">> = {
  out: { title: texts.charts.out, hint: texts.charts.outHint, kind: "bars", format: countOf },
  arrives: { title: texts.charts.arrives, hint: texts.charts.arrivesHint, kind: "bars", format: countOf },
  back: { title: texts.charts.back, hint: texts.charts.backHint, kind: "bars", format: countOf },
  speed: { title: texts.charts.speed, hint: texts.charts.speedHint, kind: "lines", format: durationText },
  bounces: { title: texts.charts.bounces, hint: texts.charts.rateHint, kind: "lines", format: percent },
  complaints: { title: texts.charts.complaints, hint: texts.charts.rateHint, kind: "lines", format: percent }
}

/** Writes the hours or days of a range in full. */
const timesOf = (range: Range, zone: string): (seconds: number) => string => {
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone: zone,
    month: "short",
    day: "numeric",
    ...covers[range].grain === "hour" ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : { weekday: "short" }
  })
  return (seconds) => format.format(new Date(seconds * 1_000))
}

/** The same for the axis of a chart: the time of day if all points are within one day, otherwise the date. */
const ticksOf = (range: Range, zone: string): (seconds: number) => string => {
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone: zone,
    ...range === "24h"
      ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
      : { month: "short", day: "numeric" }
  })
  return (seconds) => format.format(new Date(seconds * 1_000))
}

/** The figures of the account's email. */
export const MetricsScreen = () => {
  const { id, mode } = useAccount()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { by, name, range = "24h", traffic, zone = ownZone } = search
  const everything = useMetrics(search, "none", true)
  const apart = useMetrics(search, by ?? "domain", by !== undefined)
  const overview = useQuery({
    queryKey: ["overview", id],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/overview", { params: { account_id: id } }, { signal })
  })
  const set = (change: MetricsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  const refresh = () => {
    void everything.refetch()
    if (by !== undefined) void apart.refetch()
  }

  const metrics = by === undefined || name === undefined ? everything.data : apart.data
  const rest = by === undefined ? null : apart.data?.rest ?? null
  const found = by === undefined || apart.data === undefined
    ? undefined
    : [...apart.data.series, ...rest === null ? [] : [rest]].find((one) => nameOf(one, rest) === name)
  const series = found ?? everything.data?.series[0]
  const standing = mode === "live" && traffic === undefined ? overview.data?.standing : undefined
  const charts = useMemo((): ReadonlyArray<ChartProps> => {
    if (series === undefined || metrics === undefined) return []
    const rows = chartsOf(series, standing)
    const starts = metrics.starts.map((start) => Date.parse(start) / 1_000)
    const step = covers[range].grain === "hour" ? hour : day
    const timeOf = timesOf(range, zone)
    const tickOf = ticksOf(range, zone)
    const { delivered } = series.total
    const noTimes = delivered === 0 ? undefined : texts.noTimes(delivered)
    return chartNames.map((chart) => ({
      ...chartProps[chart],
      starts,
      step,
      series: rows[chart],
      timeOf,
      tickOf,
      zone,
      none: chart === "speed" ? noTimes : undefined
    }))
  }, [series, metrics, standing, range, zone])
  const error = everything.error ?? (by === undefined ? null : apart.error)
  const total = everything.data?.series[0]?.total
  const isEmpty = total !== undefined && total.accepted === 0 && total.sent === 0 && total.delivered === 0

  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={everything.dataUpdatedAt} busy={everything.isFetching} onRefresh={refresh} />}
    >
      <div className="grid shrink-0 grid-cols-2 gap-2 border-b border-line px-4 py-2 md:flex md:flex-wrap">
        <Field label={texts.range} labelHidden>
          <Select
            value={range}
            onChange={(event) => set({ range: ranges.find((one) => one === event.target.value && one !== "24h") })}
          >
            {ranges.map((one) => <option key={one} value={one}>{texts.last(one)}</option>)}
          </Select>
        </Field>
        <Field label={texts.zone} labelHidden>
          <Select
            value={zone}
            onChange={(event) => set({ zone: event.target.value === ownZone ? undefined : event.target.value })}
          >
            {[...new Set([ownZone, "UTC", zone])].map((one) => <option key={one} value={one}>{one}</option>)}
          </Select>
        </Field>
        <Field label={texts.by} labelHidden>
          <Select
            value={by ?? ""}
            onChange={(event) => set({ by: kinds.find((kind) => kind === event.target.value), name: undefined })}
          >
            <option value="">{texts.together}</option>
            {kinds.map((kind) => <option key={kind} value={kind}>{texts.byKind[kind]}</option>)}
          </Select>
        </Field>
        {mode === "live" && (
          <Field label={texts.traffic} labelHidden>
            <Select
              value={traffic ?? ""}
              onChange={(event) => set({ traffic: event.target.value === "simulator" ? "simulator" : undefined })}
            >
              <option value="">{texts.real}</option>
              <option value="simulator">{texts.simulator}</option>
            </Select>
          </Field>
        )}
      </div>
      {error !== null
        ? <ErrorState error={error} onRetry={refresh} />
        : total === undefined || everything.data === undefined
        ? <Waiting />
        : isEmpty
        ? (
          <EmptyState title={texts.empty(range)}>
            <p className="text-soft">{texts.emptyNext}</p>
            {range !== "90d" && <Button onClick={() => set({ range: "90d" })}>{texts.longer}</Button>}
          </EmptyState>
        )
        : (
          <>
            <div className="px-4 py-3">
              <p className="text-16 font-medium">
                {texts.answer(total.sent, total.delivered, range)} {texts.answerBack(total.bounced, total.complained)}
              </p>
              {!everything.data.is_current && <p className="text-soft">{texts.notCurrent}</p>}
            </div>
            {by !== undefined && apart.data !== undefined && (
              <Breakdown
                by={by}
                metrics={apart.data}
                shown={name}
                onShow={(next) => set({ name: next })}
              />
            )}
            {found !== undefined && (
              <p className="flex flex-wrap items-center gap-3 px-4 pt-3">
                <span className="font-medium">{texts.only(titleOf(found, rest))}</span>
                <Button onClick={() => set({ name: undefined })}>{texts.all}</Button>
              </p>
            )}
            <div className="grid gap-x-8 gap-y-8 px-4 py-4 lg:grid-cols-2">
              {charts.map((chart) => <Chart key={chart.title} chart={chart} />)}
            </div>
          </>
        )}
    </Screen>
  )
}
