import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { type Answer, call } from "../../../foundation/api.ts"
import { Screen } from "../../../frame/Screen.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { ErrorState, Waiting } from "../../../ui/States.tsx"
import { StatusMark } from "../../../ui/StatusMark.tsx"
import { durationText } from "../../../ui/timeTexts.ts"
import { Headline } from "../shared/Blocks.tsx"
import { type PlainColumn, PlainTable } from "../shared/PlainTable.tsx"
import { texts } from "./texts.ts"

type Finding = Answer<"GET /operator/examination">["findings"][number]

const marks = { fail: "failed", warn: "delayed", ok: "delivered" } as const

const severities = ["fail", "warn", "ok"] as const

const columns: ReadonlyArray<PlainColumn<Finding>> = [
  {
    name: "severity",
    header: texts.columns.severity,
    cell: ({ severity }) => <StatusMark status={marks[severity]}>{texts.severities[severity]}</StatusMark>
  },
  { name: "name", header: texts.columns.name, cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    name: "message",
    header: texts.columns.message,
    cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span>
  }
]

const summaryOf = (findings: ReadonlyArray<Finding>): string => {
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length
  const failed = count("fail")
  const warned = count("warn")
  if (failed + warned === 0) return texts.well(findings.length)
  return [...failed === 0 ? [] : [texts.failed(failed)], ...warned === 0 ? [] : [texts.warned(warned)]].join(" ")
}

/** The findings of `sendwright doctor`, the worst first. */
export const HealthScreen = () => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ["operator", "examination"],
    // The server needs up to 30 seconds.
    queryFn: ({ signal }) => call("GET /operator/examination", {}, { signal, timeoutMs: 40_000 }),
    staleTime: 60_000
  })
  const rows = useMemo(
    () =>
      data?.findings.map((finding, index) => ({ ...finding, index })).toSorted((left, right) =>
        severities.indexOf(left.severity) - severities.indexOf(right.severity) || left.index - right.index
      ),
    [data]
  )
  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />}
    >
      {data === undefined || rows === undefined || error !== null
        ? error === null
          ? <Waiting label={texts.waiting} />
          : <ErrorState error={error} onRetry={() => void refetch()} />
        : (
          <>
            <Headline note={texts.took(durationText(data.took_ms))}>{summaryOf(data.findings)}</Headline>
            <div className="px-4">
              <PlainTable label={texts.list} columns={columns} rows={rows} keyOf={({ index }) => String(index)} />
            </div>
          </>
        )}
    </Screen>
  )
}
