import { useState } from "react"
import { Button } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { withAddress } from "./addresses.ts"
import type { SendForm } from "./draft.ts"
import type { PartProps } from "./PartProps.ts"
import { texts } from "./texts.ts"

const outcomes = ["delivered", "bounced", "complained"] as const

/** The recipients. A click adds an address of the simulator. */
export const RecipientFields = ({ draft, form, issueOf, onChange }: PartProps & { readonly form: SendForm }) => {
  const [more, setMore] = useState(false)
  const { simulator } = form.sandbox
  const hasMore = more || (["cc", "bcc", "replyTo"] as const).some((name) => draft[name] !== "")
  return (
    <>
      <div className="flex flex-col gap-2">
        <Field label={texts.to} hint={texts.toHint} error={issueOf("to")}>
          <Input
            value={draft.to}
            onChange={({ target }) => onChange({ to: target.value })}
            autoComplete="off"
            spellCheck={false}
            inputMode="email"
          />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-13 text-soft">{texts.simulator}</span>
          {outcomes.map((outcome) => (
            <Button
              key={outcome}
              aria-label={texts.simulateLabel(simulator[outcome])}
              title={simulator[outcome]}
              onClick={() => onChange({ to: withAddress(draft.to, simulator[outcome]) })}
            >
              {texts.simulate[outcome]}
            </Button>
          ))}
          {!hasMore && <Button kind="quiet" onClick={() => setMore(true)}>{texts.more}</Button>}
        </div>
      </div>
      {hasMore && (
        <>
          <Field label={texts.cc} error={issueOf("cc")}>
            <Input
              value={draft.cc}
              onChange={({ target }) => onChange({ cc: target.value })}
              autoFocus={more}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <Field label={texts.bcc} error={issueOf("bcc")}>
            <Input
              value={draft.bcc}
              onChange={({ target }) => onChange({ bcc: target.value })}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <Field label={texts.replyTo} hint={texts.replyToHint} error={issueOf("reply_to")}>
            <Input
              value={draft.replyTo}
              onChange={({ target }) => onChange({ replyTo: target.value })}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        </>
      )}
    </>
  )
}
