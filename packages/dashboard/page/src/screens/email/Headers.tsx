import { Fragment } from "react"
import { CopyButton } from "../../ui/Copy.tsx"
import type { Detail } from "./detail.ts"
import { texts } from "./texts.ts"

const { headers: words } = texts

type Row = readonly [name: string, value: string | null, hint?: string]

/** The header fields that an email was sent with, and its ids. */
export const Headers = ({ detail: { email, origin } }: { readonly detail: Detail }) => {
  const rows: ReadonlyArray<Row> = [
    [words.from, email.from],
    [words.to, email.to.join(", ")],
    [words.cc, email.cc.join(", ")],
    [words.bcc, email.bcc.join(", "), words.bccHint],
    [words.replyTo, email.reply_to],
    [words.subject, email.subject],
    [words.unsubscribe, email.unsubscribe_url],
    ...Object.entries(email.headers).map(([name, value]): Row =>
      name === words.to || name === words.cc ? [name, value, words.shownHint] : [name, value]
    ),
    [words.tags, email.tags.join(", ")],
    [words.id, email.id],
    [words.providerId, email.provider_message_id],
    [words.idempotencyKey, email.idempotency_key],
    [words.request, origin.request_id]
  ]
  return (
    <dl className="grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] text-13">
      {rows.map(([name, value, hint], index) =>
        value !== null && value !== "" && (
          <Fragment key={index}>
            <dt className="border-t border-line py-1.5 pr-4 wrap-anywhere text-faint">{name}</dt>
            <dd className="flex items-start gap-1 border-t border-line py-1.5">
              <span className="min-w-0 grow font-mono text-12 leading-5 wrap-anywhere">
                {value}
                {hint !== undefined && <span className="ml-2 font-sans text-faint">({hint})</span>}
              </span>
              <CopyButton text={value} label={words.copy(name)} className="-my-1.5" />
            </dd>
          </Fragment>
        )
      )}
    </dl>
  )
}
