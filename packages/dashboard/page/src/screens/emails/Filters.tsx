import { useQuery } from "@tanstack/react-query"
import { memo } from "react"
import { call } from "../../foundation/api.ts"
import { portalView } from "../../foundation/portalView.ts"
import { classes } from "../../ui/classes.ts"
import { Field, Input, Select } from "../../ui/Field.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { useDraft } from "../../ui/textDraft.ts"
import { emailStatuses, type Filters, type Span, spans } from "./filters.ts"
import { texts } from "./texts.ts"

export interface FilterProps {
  readonly account: string
  readonly mode: "live" | "test"
  readonly filters: Filters
  /** Changes some filters. It must stay the same function in all renders. */
  readonly onChange: (change: Filters) => void
}

/** The statuses to show. If none is chosen, all are shown. */
export const StatusFilter = memo(({ filters, onChange }: Pick<FilterProps, "filters" | "onChange">) => (
  <div
    role="group"
    aria-label={texts.status}
    className="flex min-w-0 shrink-0 gap-1 overflow-x-auto px-4 pt-0.5 pb-2 fades-right xl:shrink"
  >
    {emailStatuses.map((name) => {
      const status = filters.status ?? []
      const isOn = status.includes(name)
      const next = isOn
        ? status.filter((one) => one !== name)
        : [...status, name]
      return (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={isOn}
          onClick={() => onChange({ status: next.length === 0 ? undefined : next })}
          className={classes(
            "flex h-7 shrink-0 items-center rounded-control border px-2 text-13 pointer-coarse:h-11",
            isOn ? "border-accent bg-accent-soft" : "border-line hover:bg-hover"
          )}
        >
          <StatusMark status={name}>
            <span className={isOn ? "font-medium text-ink" : "text-soft"}>{name}</span>
          </StatusMark>
        </button>
      )
    })}
  </div>
))

interface TextFilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A filter that must match exactly. It is applied when typing is finished, not after each key. */
export const TextFilter = ({ label, onChange, value = "" }: TextFilterProps) => {
  const draft = useDraft(value, (text) => onChange(text.trim() === "" ? undefined : text.trim()), null)
  return (
    <Field label={label} labelHidden className="md:w-36">
      <Input
        placeholder={label}
        value={draft.text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") draft.commit()
        }}
      />
    </Field>
  )
}

const localOf = (utc: string | undefined): string => {
  if (utc === undefined) return ""
  const date = new Date(utc)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const utcOf = (local: string): string | undefined => local === "" ? undefined : new Date(local).toISOString()

const KeyFilter = ({ account, filters: { key }, mode, onChange }: FilterProps) => {
  const { data } = useQuery({
    queryKey: ["keys", account],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/keys", { params: { account_id: account } }, { signal })
  })
  const keys = data?.data.filter((one) => one.mode === mode) ?? []
  return (
    <Field label={texts.key} labelHidden className="md:w-36">
      <Select
        value={key ?? ""}
        onChange={({ target: { value } }) => onChange({ key: value === "" ? undefined : value })}
      >
        <option value="">{texts.anyKey}</option>
        {key !== undefined && keys.every(({ id }) => id !== key) && <option value={key}>{texts.unknownKey}</option>}
        {keys.map(({ id, last_four, name }) => <option key={id} value={id}>{`${name} …${last_four}`}</option>)}
      </Select>
    </Field>
  )
}

/** A span of time, or two times. */
export const TimeFilter = ({ filters: { from, time, to }, onChange }: Pick<FilterProps, "filters" | "onChange">) => (
  <>
    <Field label={texts.time} labelHidden className="md:w-36">
      <Select
        value={time ?? ""}
        onChange={({ target: { value } }) =>
          onChange({ time: value === "" ? undefined : value as Span, from: undefined, to: undefined })}
      >
        <option value="">{texts.anyTime}</option>
        {spans.map((span) => <option key={span} value={span}>{texts.spans[span]}</option>)}
      </Select>
    </Field>
    {time === "between" &&
      ([["from", texts.from, from], ["to", texts.to, to]] as const).map(([name, label, value]) => (
        <Field key={name} label={label} labelHidden>
          <Input
            type="datetime-local"
            title={label}
            value={localOf(value)}
            onChange={(event) =>
              onChange({ [name]: utcOf(event.target.value) })}
          />
        </Field>
      ))}
  </>
)

/** All filters except for the statuses and the search. */
export const FilterFields = (props: FilterProps) => {
  const { filters, onChange } = props
  return (
    <>
      <TimeFilter {...props} />
      <TextFilter label={texts.tag} value={filters.tag} onChange={(tag) => onChange({ tag })} />
      <TextFilter label={texts.domain} value={filters.domain} onChange={(domain) => onChange({ domain })} />
      {portalView() === undefined && <KeyFilter {...props} />}
    </>
  )
}
