import { getRouteApi } from "@tanstack/react-router"
import { type Language, languages } from "../../languages.ts"
import { useMe } from "../../session.ts"
import { type Json, sendAs } from "../../snippets.ts"
import { Code } from "../../ui/Copy.tsx"
import { Tabs } from "../../ui/Tabs.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/set-up")

const codeIn = (name: Language, title: string, baseUrl: string, email: Json) => () => (
  <Code code={sendAs(name, baseUrl, email)} label={texts.email.codeLabel(title)} className="mt-3" />
)

/** The first email as code, in the language that the address says. */
export const FirstEmailCode = ({ email }: { readonly email: Json }) => {
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
        tabs={languages.map(({ name, title }) => ({
          name,
          label: title,
          content: codeIn(name, title, service.base_url, email)
        }))}
      />
    </div>
  )
}
