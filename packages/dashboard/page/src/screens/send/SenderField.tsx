import { Field, Input, Select } from "../../ui/Field.tsx"
import type { SendForm } from "./draft.ts"
import type { PartProps } from "./PartProps.ts"
import { texts } from "./texts.ts"

/** Who the email is from: a name, and an address at a verified domain or the sandbox. */
export const SenderField = ({ draft, form, issueOf, onChange }: PartProps & { readonly form: SendForm }) => {
  const { domain, recipients } = form.sandbox
  const isSandbox = draft.domain === domain
  const owner = recipients[0] ?? ""
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-13 font-medium">{texts.from}</legend>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Field label={texts.senderName} labelHidden>
          <Input
            placeholder={texts.senderNamePlaceholder}
            value={draft.senderName}
            onChange={({ target }) => onChange({ senderName: target.value })}
            autoComplete="off"
          />
        </Field>
        <div className="grid grid-cols-[minmax(0,2fr)_auto_minmax(0,3fr)] items-center gap-1">
          <Field label={texts.local} labelHidden>
            <Input
              value={draft.local}
              onChange={({ target }) => onChange({ local: target.value })}
              aria-invalid={issueOf("from") !== undefined || undefined}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <span className="text-faint">@</span>
          <Field label={texts.domain} labelHidden>
            <Select value={draft.domain} onChange={({ target }) => onChange({ domain: target.value })}>
              {form.domains.map((name) => <option key={name} value={name}>{name}</option>)}
              <option value={domain}>{texts.sandbox(domain)}</option>
            </Select>
          </Field>
        </div>
      </div>
      {issueOf("from") !== undefined && <p role="alert" className="text-13 text-danger">{issueOf("from")}</p>}
      {isSandbox && <p className="text-13 text-faint">{texts.sandboxHint(owner)}</p>}
    </fieldset>
  )
}
