import type { Answer } from "../../foundation/api.ts"
import { smtp } from "../../snippets/languages.ts"
import { sendBySmtp, type SmtpEmail } from "../../snippets/snippets.ts"
import { Code } from "../../ui/Copy.tsx"
import { texts } from "./texts.ts"

const { smtp: words } = texts.email

/** The address at which this server receives email over SMTP; null: it does not. */
export type SmtpPlace = Answer<"GET /service">["smtp"]

interface SmtpCodeProps {
  readonly place: SmtpPlace
  readonly email: SmtpEmail
}

/**
 * The first email over SMTP as a command, and the settings for a mail program. Without an SMTP port: how to open one.
 */
export const SmtpCode = ({ email, place }: SmtpCodeProps) =>
  place === null
    ? <p className="mt-3 text-soft">{words.off}</p>
    : (
      <>
        <Code code={sendBySmtp(place, email)} label={texts.email.codeLabel(smtp.title)} className="mt-3" />
        <p className="mt-2 text-13 text-soft">{words.fields(place.host, place.port, words.tls[place.tls])}</p>
      </>
    )
