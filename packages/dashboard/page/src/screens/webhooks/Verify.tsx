import { getRouteApi } from "@tanstack/react-router"
import { Code } from "../../ui/Copy.tsx"
import { Field, Select } from "../../ui/Field.tsx"
import { texts } from "./texts.ts"
import { type Language, languages, verifyCode } from "./verifyCode.ts"

const route = getRouteApi("/framed/a/$account/webhooks/$webhook")

/** Code with which an application verifies the signature of a webhook. */
export const Verify = ({ header }: { readonly header: string }) => {
  const { language = "typescript" } = route.useSearch()
  const navigate = route.useNavigate()
  const choose = (chosen: Language | undefined) =>
    void navigate({
      search: (before) => ({ ...before, language: chosen === "typescript" ? undefined : chosen }),
      replace: true
    })
  return (
    <div className="flex max-w-[900px] flex-col gap-4 px-4 py-4">
      <p>{texts.verifyHint(header)}</p>
      <Field label={texts.language} className="w-52">
        <Select value={language} onChange={({ target }) => choose(languages.find((one) => one === target.value))}>
          {languages.map((one) => <option key={one} value={one}>{texts.languages[one]}</option>)}
        </Select>
      </Field>
      <Code code={verifyCode(language, header)} label={texts.code} />
      <p className="text-soft">{texts.standard}</p>
    </div>
  )
}
