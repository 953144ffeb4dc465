import { getRouteApi } from "@tanstack/react-router"
import { useMe } from "../../foundation/session.ts"
import { type Language, languages, smtp } from "../../snippets/languages.ts"
import { sendAs, type SmtpEmail } from "../../snippets/snippets.ts"
import { Code } from "../../ui/Copy.tsx"
import { Tabs } from "../../ui/Tabs.tsx"
import { SmtpCode, type SmtpPlace } from "./SmtpCode.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/set-up")

const codeIn = (name: Language, title: string, baseUrl: string, email: SmtpEmail) => () => (
  <Code code={sendAs(name, baseUrl, { ...email })} label={texts.email.codeLabel(title)} className="mt-3" />
)

const bySmtp = (place: SmtpPlace, email: SmtpEmail) => () => <SmtpCode place={place} email={email} />

/** The first email as code, in the language that the address names. */
export const FirstEmailCode = ({ email }: { readonly email: SmtpEmail }) => {
  const { service } = useMe()
  const { code = "curl" } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="flex w-full min-w-0 flex-col gap-1">
      <p>{texts.email.code}</p>
      <Tabs
        label={texts.email.code}
        open={code}
        onOpen={(name) =>
          void navigate({
            search: (before) => ({ ...before, code: name === "curl" ? undefined : name }),
            replace: true
          })}
        tabs={[
          ...languages.map(({ name, title }) => ({
            name,
            label: title,
            content: codeIn(name, title, service.base_url, email)
          })),
          { name: smtp.name, label: smtp.title, content: bySmtp(service.smtp, email) }
        ]}
      />
    </div>
  )
}
