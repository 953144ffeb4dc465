import { useState } from "react"
import { useMe } from "../../foundation/session.ts"
import type { Language } from "../../snippets/languages.ts"
import { type Json, sendAs } from "../../snippets/snippets.ts"
import { Code } from "../../ui/Copy.tsx"
import { Tabs } from "../../ui/Tabs.tsx"
import { type SendRequest, shownOf } from "./draft.ts"
import { texts } from "./texts.ts"

const shown = [
  { name: "curl", title: "curl" },
  { name: "typescript", title: "TypeScript" }
] as const satisfies ReadonlyArray<{ readonly name: Language; readonly title: string }>

type Shown = typeof shown[number]["name"]

interface RequestCodeProps {
  readonly request: SendRequest
  /** If empty, the code sets no key. */
  readonly idempotencyKey: string
}

const codeIn = (name: Shown, title: string, baseUrl: string, { idempotencyKey, request }: RequestCodeProps) => () => (
  <Code
    code={sendAs(name, baseUrl, shownOf(request) as Json, idempotencyKey)}
    label={texts.codeLabel(title)}
    className="mt-3"
  />
)

/** The request as code for a program. */
export const RequestCode = (props: RequestCodeProps) => {
  const { service } = useMe()
  const [language, setLanguage] = useState<Shown>("curl")
  return (
    <section aria-label={texts.code} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-13 font-medium">{texts.code}</h2>
      <Tabs
        label={texts.code}
        open={language}
        onOpen={setLanguage}
        tabs={shown.map(({ name, title }) => ({
          name,
          label: title,
          content: codeIn(name, title, service.base_url, props)
        }))}
      />
      <p className="text-13 text-faint">{texts.codeKey}</p>
    </section>
  )
}
