import { useMutation } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { type Answer, call } from "../../../foundation/api.ts"
import { Button } from "../../../ui/Button.tsx"
import { Field, Input } from "../../../ui/Field.tsx"
import { issueOf } from "../../../ui/issues.ts"
import { ErrorState } from "../../../ui/States.tsx"
import { Section } from "../shared/Blocks.tsx"
import { texts } from "./texts.ts"

type Found = Answer<"POST /operator/routes/explanation">

const nothing = { to: "", from: "", tag: "", account: "" }

const orNull = (text: string): string | null => text.trim() === "" ? null : text.trim()

/** Where it goes, and why. */
const Result = ({ found: { providers, rule, source, waits } }: { readonly found: Found }) => (
  <div role="status" className="mt-4 flex max-w-[900px] flex-col gap-1 rounded-control border border-line p-3">
    <p className="text-16 font-medium">{waits === null ? texts.goes(providers) : texts.waits}</p>
    {waits !== null && <p>{`${waits}.`}</p>}
    {rule !== null && source !== null
      ? (
        <p className="text-soft">
          {`${texts.sources[source]} `}
          <code className="font-mono text-13 break-words text-ink">{rule}</code>
        </p>
      )
      : waits === null && <p className="text-soft">{texts.byNone}</p>}
  </div>
)

/** A form that asks where an email would go. */
export const AskRoute = () => {
  const [asked, setAsked] = useState(nothing)
  const ask = useMutation({
    mutationFn: () =>
      call("POST /operator/routes/explanation", {
        payload: {
          to: asked.to.trim(),
          from: asked.from.trim(),
          tag: orNull(asked.tag),
          account_id: orNull(asked.account)
        }
      })
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }
  const field = (name: keyof typeof nothing, required: boolean) => (
    <Field label={texts[name]} error={issueOf(ask.error, name)}>
      <Input
        value={asked[name]}
        onChange={({ target }) =>
          setAsked((before) => ({ ...before, [name]: target.value }))}
        required={required}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
    </Field>
  )
  const isField = issueOf(ask.error, "to") !== undefined || issueOf(ask.error, "from") !== undefined
  return (
    <Section title={texts.question}>
      <form onSubmit={submit} className="flex max-w-[900px] flex-col items-start gap-3">
        <div className="grid w-full grid-cols-2 gap-3 max-md:grid-cols-1">
          {field("to", true)}
          {field("from", true)}
          {field("tag", false)}
          {field("account", false)}
        </div>
        <Button type="submit" busy={ask.isPending}>{texts.ask}</Button>
      </form>
      {ask.error !== null && !isField && (
        <div className="pt-3">
          <ErrorState inline error={ask.error} />
        </div>
      )}
      {ask.data !== undefined && <Result found={ask.data} />}
    </Section>
  )
}
