import { useMutation } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { type Answer, call } from "../../../foundation/api.ts"
import { Button } from "../../../ui/Button.tsx"
import { Copyable } from "../../../ui/Copy.tsx"
import { Field, Textarea } from "../../../ui/Field.tsx"
import { issueOf } from "../../../ui/issues.ts"
import { ErrorState } from "../../../ui/States.tsx"
import { Facts, Section } from "../shared/Blocks.tsx"
import { texts } from "./texts.ts"

type Read = Answer<"POST /operator/bounces">

/** The longest message in characters: the listener's limit in bytes. */
const longest = 1_048_576

const wordsOf = ({ events, ignored }: Read): string =>
  events.length > 0
    ? texts.stored(events.length)
    : ignored === null
    ? texts.nothingKnown
    : texts.nothing(ignored.replace(/\.$/, ""))

/** The kind of a pasted message, and the effects that it would have. */
const Result = ({ read }: { readonly read: Read }) => {
  const { email, events, report } = read
  const { facts } = texts
  return (
    <div role="status" className="mt-4 flex flex-col gap-3 rounded-control border border-line p-3">
      <p className="text-16 font-medium">{wordsOf(read)}</p>
      {events.length > 0 && (
        <ul>
          {events.map(({ recipient, type }) => <li key={`${type} ${recipient}`}>{texts.event(type, recipient)}</li>)}
        </ul>
      )}
      <Facts
        facts={[
          [facts.format, texts.formats[report.format]],
          [
            facts.email,
            email === null ? facts.noEmail : (
              <span key="email" className="flex flex-wrap items-center gap-x-2">
                <Copyable text={email.id} label="Copy the id" />
                <span className="text-soft">{facts.by[email.by]}</span>
              </span>
            )
          ],
          ...report.reporting_mta === null ? [] : [[facts.reporting, report.reporting_mta] as const],
          ...report.type === null ? [] : [[facts.type, report.type] as const],
          ...report.user_agent === null ? [] : [[facts.agent, report.user_agent] as const],
          ...report.original_recipient === null ? [] : [[facts.original, report.original_recipient] as const],
          ...report.recipients.map(({ action, address, diagnostic, remote_mta, status }) =>
            [
              facts.recipient(address),
              [action, status, diagnostic, remote_mta].filter((part) => part !== null && part !== "").join(" · ")
            ] as const
          )
        ]}
      />
    </div>
  )
}

/** A box to paste a bounce into. Shows how the bounce listener would read it. */
export const PasteBounce = () => {
  const [message, setMessage] = useState("")
  const read = useMutation({
    mutationFn: () => call("POST /operator/bounces", { payload: { message } })
  })
  const isLong = message.length > longest
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isLong && message.trim() !== "" && !read.isPending) read.mutate()
  }
  const wrong = isLong ? texts.tooLong : issueOf(read.error, "message")
  return (
    <Section title={texts.paste}>
      <form onSubmit={submit} className="flex flex-col items-start gap-3">
        <Field label={texts.message} hint={texts.hint} error={wrong} className="w-full max-w-[900px]">
          <Textarea
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            rows={6}
            required
            spellCheck={false}
            autoComplete="off"
            className="font-mono text-13"
          />
        </Field>
        <Button type="submit" kind="primary" busy={read.isPending}>{texts.read}</Button>
      </form>
      {read.error !== null && wrong === undefined && (
        <div className="pt-3">
          <ErrorState inline error={read.error} kept={texts.kept} />
        </div>
      )}
      {read.data !== undefined && <Result read={read.data} />}
    </Section>
  )
}
