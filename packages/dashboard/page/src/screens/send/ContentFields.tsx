import { Field, Input, Select, Textarea } from "../../ui/Field.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import type { SendForm, SendTemplate } from "./draft.ts"
import type { PartProps } from "./PartProps.ts"
import { texts } from "./texts.ts"

interface ContentProps extends PartProps {
  readonly templates: SendForm["templates"]
  /** The id of the template in the address. */
  readonly templateId: string | undefined
  /** The template with this id, once it is read. */
  readonly template: SendTemplate | undefined
  readonly templateError: unknown
  readonly onTemplate: (id: string | undefined) => void
}

const Free = ({ draft, issueOf, onChange }: PartProps) => (
  <>
    <Field label={texts.text} error={issueOf("text")}>
      <Textarea rows={6} value={draft.text} onChange={({ target }) => onChange({ text: target.value })} />
    </Field>
    <Field label={texts.html} error={issueOf("html")}>
      <Textarea
        rows={3}
        value={draft.html}
        onChange={({ target }) => onChange({ html: target.value })}
        spellCheck={false}
        className="font-mono text-13!"
      />
    </Field>
  </>
)

const Variables = ({ draft, issueOf, onChange, template }: PartProps & { readonly template: SendTemplate }) =>
  template.variables.length === 0
    ? <p className="text-13 text-faint">{texts.noVariables}</p>
    : (
      <fieldset className="flex flex-col gap-4 border-l border-line pl-4">
        <legend className="sr-only">{texts.variables}</legend>
        {template.variables.map((name) => (
          <Field key={name} label={name} error={issueOf(`variables.${name}`)}>
            <Input
              value={Object.hasOwn(draft.variables, name) ? draft.variables[name] : ""}
              onChange={({ target }) => onChange({ variables: { ...draft.variables, [name]: target.value } })}
              autoComplete="off"
            />
          </Field>
        ))}
      </fieldset>
    )

/** The contents of the email: written here, or from a template with its variables. */
export const ContentFields = (props: ContentProps) => {
  const { draft, issueOf, onChange, onTemplate, template, templateError, templateId, templates } = props
  // The list has all templates of the account. This one was deleted, or belongs to another account.
  const isGone = templateId !== undefined && templates.every(({ id }) => id !== templateId)
  return (
    <>
      {(templates.length > 0 || templateId !== undefined) && (
        <Field label={texts.content} error={issueOf("template") ?? (isGone ? texts.templateGone : undefined)}>
          <Select
            value={isGone ? "" : templateId ?? ""}
            onChange={({ target }) =>
              onTemplate(target.value === "" ? undefined : target.value)}
          >
            <option value="">{texts.free}</option>
            {templates.map(({ id, name }) => <option key={id} value={id}>{texts.template(name)}</option>)}
          </Select>
        </Field>
      )}
      <Field label={texts.subject} error={issueOf("subject")}>
        <Input
          value={draft.subject}
          placeholder={template === undefined ? undefined : texts.subjectOfTemplate(template.subject)}
          onChange={({ target }) => onChange({ subject: target.value })}
          autoComplete="off"
        />
      </Field>
      {templateId === undefined
        ? <Free draft={draft} issueOf={issueOf} onChange={onChange} />
        : template !== undefined
        ? <Variables draft={draft} issueOf={issueOf} onChange={onChange} template={template} />
        : isGone
        ? null
        : templateError === null
        ? <Waiting label={texts.templateWaiting} />
        : <ErrorState inline error={templateError} />}
    </>
  )
}
