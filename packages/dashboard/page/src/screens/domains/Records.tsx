import { Code, CopyButton } from "../../ui/Copy.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { type Status, StatusMark } from "../../ui/StatusMark.tsx"
import type { Domain } from "./condition.ts"
import { fieldsOf, type Form, forms, zoneFile, zonesOf } from "./recordForms.ts"
import { texts } from "./texts.ts"

type Record = Domain["records"][number]

const marks: Readonly<{ [State in "found" | "missing" | "mismatch"]: Status }> = {
  found: "delivered",
  missing: "delayed",
  mismatch: "failed"
}

const Condition = ({ check }: { readonly check: Record["check"] }) =>
  check === null
    ? <StatusMark status="queued">{texts.states.unknown}</StatusMark>
    : <StatusMark status={marks[check.state]}>{texts.states[check.state]}</StatusMark>

const inPlaceOf = ({ check }: Record): string => check === null ? texts.unanswered : check.found ?? texts.missing

interface OneProps {
  readonly record: Record
  readonly form: Exclude<Form, "zone">
  readonly zone: string
}

/** One record: the fields to fill in on the left, the records found in the DNS on the right. */
export const One = ({ form, record, zone }: OneProps) => {
  const purpose = texts.purposes[record.purpose]
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 font-medium">
        <span>{purpose} ({record.type})</span>
        <Condition check={record.check} />
        {!record.needed && <span className="text-13 font-normal text-faint">{texts.advised}</span>}
      </h3>
      <div className="mt-2 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        <div className="min-w-0">
          <h4 className="text-12 text-faint">{texts.expected}</h4>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 text-13">
            {fieldsOf(form, record, zone).map(({ chosen, label, value }) => (
              <div key={label} className="contents">
                <dt className="py-1.5 text-soft">{label}</dt>
                <dd className="flex min-w-0 items-start gap-1">
                  <span className="min-w-0 grow py-1.5 font-mono wrap-anywhere">
                    {value === "" ? <span className="font-sans text-faint">{texts.none}</span> : value}
                  </span>
                  {chosen !== true && value !== "" && <CopyButton text={value} label={texts.copy(label, purpose)} />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0">
          <h4 className="text-12 text-faint">{texts.inPlace}</h4>
          <p
            className={(record.check?.found ?? null) === null
              ? "py-2.5 text-13 text-faint"
              : "py-2.5 font-mono text-13 wrap-anywhere"}
          >
            {inPlaceOf(record)}
          </p>
        </div>
      </div>
    </li>
  )
}

interface RecordsProps {
  readonly domain: Domain
  readonly form: Form
  readonly zone: string
  readonly onForm: (form: Form) => void
  readonly onZone: (zone: string) => void
}

/** The records of a domain, in the form of the chosen DNS provider. */
export const Records = ({ domain, form, onForm, onZone, zone }: RecordsProps) => (
  <section aria-labelledby="records">
    <h2 id="records" className="text-16 font-semibold">{texts.recordsTitle}</h2>
    <div className="mt-2 flex flex-wrap items-start gap-4">
      <Field label={texts.form} className="w-52">
        <Select
          value={form}
          onChange={(event) => {
            const chosen = forms.find((one) => one === event.target.value)
            if (chosen !== undefined) onForm(chosen)
          }}
        >
          {forms.map((one) => <option key={one} value={one}>{texts.forms[one]}</option>)}
        </Select>
      </Field>
      {form !== "zone" && (
        <Field label={texts.zone} hint={texts.zoneHint} className="w-80 max-w-full">
          <Select value={zone} onChange={(event) => onZone(event.target.value)}>
            {zonesOf(domain.name).map((one) => <option key={one} value={one}>{one}</option>)}
          </Select>
        </Field>
      )}
    </div>
    {form === "zone"
      ? (
        <>
          <Code code={zoneFile(domain.records)} label={texts.zoneFile} className="mt-4" />
          <ul className="mt-4 flex flex-col gap-2">
            {domain.records.map((record) => (
              <li key={record.id} className="flex flex-wrap gap-x-3 text-13">
                <span>{texts.purposes[record.purpose]}</span>
                <Condition check={record.check} />
                {record.check?.state !== "found" &&
                  <span className="font-mono text-soft wrap-anywhere">{inPlaceOf(record)}</span>}
              </li>
            ))}
          </ul>
        </>
      )
      : (
        <ul className="mt-2">
          {domain.records.map((record) => <One key={record.id} record={record} form={form} zone={zone} />)}
        </ul>
      )}
  </section>
)
