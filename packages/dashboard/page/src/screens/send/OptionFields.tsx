import { useState } from "react"
import { classes } from "../../ui/classes.ts"
import { Field, Input, Textarea } from "../../ui/Field.tsx"
import { Attachments } from "./Attachments.tsx"
import { isIdempotencyKey } from "./draft.ts"
import type { PartProps } from "./PartProps.ts"
import { texts } from "./texts.ts"

/** The optional fields: scheduled time, tags, attachments, headers and idempotency key. */
export const OptionFields = ({ draft, issueOf, onChange }: PartProps) => {
  const [chosen, setOpen] = useState(false)
  const hasIssue = ["scheduled_at", "tags", "attachments", "headers"].some((field) => issueOf(field) !== undefined)
  const open = chosen || hasIssue
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit text-14 text-soft hover:text-ink">{texts.options}</summary>
      <div className={classes("mt-4 flex-col gap-4", open ? "flex" : "hidden")}>
        <Field label={texts.schedule} hint={texts.scheduleHint} error={issueOf("scheduled_at")}>
          <Input
            type="datetime-local"
            value={draft.scheduledAt}
            onChange={({ target }) => onChange({ scheduledAt: target.value })}
            className="sm:max-w-64"
          />
        </Field>
        <Field label={texts.tags} hint={texts.tagsHint} error={issueOf("tags")}>
          <Input
            value={draft.tags}
            onChange={({ target }) => onChange({ tags: target.value })}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Attachments files={draft.files} issue={issueOf("attachments")} onChange={(files) => onChange({ files })} />
        <Field label={texts.headers} hint={texts.headersHint} error={issueOf("headers")}>
          <Textarea
            rows={2}
            value={draft.headers}
            onChange={({ target }) => onChange({ headers: target.value })}
            spellCheck={false}
            placeholder="X-Order: 1234"
            className="font-mono text-13!"
          />
        </Field>
        <Field
          label={texts.idempotencyKey}
          hint={texts.idempotencyKeyHint}
          error={isIdempotencyKey(draft.idempotencyKey) ? undefined : texts.idempotencyKeyWrong}
        >
          <Input
            value={draft.idempotencyKey}
            onChange={({ target }) => onChange({ idempotencyKey: target.value })}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </div>
    </details>
  )
}
