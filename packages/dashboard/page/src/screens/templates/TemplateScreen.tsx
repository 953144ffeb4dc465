import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { Button } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Tabs } from "../../ui/Tabs.tsx"
import { useDraft } from "./draft.ts"
import { LeaveDialog } from "./LeaveDialog.tsx"
import { Notices } from "./Notices.tsx"
import { Preview } from "./Preview.tsx"
import { type Template, templateQuery } from "./queries.ts"
import { filledIn, fitOf, readSamples, withSample, writeSamples } from "./samples.ts"
import { views } from "./screen.ts"
import { TemplateMenu } from "./TemplateMenu.tsx"
import { TestDialog } from "./TestDialog.tsx"
import { texts } from "./texts.ts"
import { title } from "./title.ts"
import { useSave } from "./useSave.ts"
import { Variables } from "./Variables.tsx"
import { Versions } from "./Versions.tsx"

const CodeEditor = lazy(() => import("./CodeEditor.tsx"))
const route = getRouteApi("/framed/a/$account/templates/$template")

/** One template: its contents, their preview, and its versions. */
export const TemplateScreen = () => {
  const { id: account } = useAccount()
  const { template: id } = route.useParams()
  const { data, error, refetch } = useQuery(templateQuery(account, id))
  if (data !== undefined) return <Opened key={id} account={account} template={data} />
  return (
    <Screen title={title} back={`/a/${account}/templates`}>
      {error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </Screen>
  )
}

/** Replaces the browser's own key for "save". */
const useSaveKey = (run: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (document.querySelector("dialog[open]") === null) run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
}

const Opened = ({ account, template }: { readonly account: string; readonly template: Template }) => {
  const { may, mode } = useAccount()
  const { view = "html" } = route.useSearch()
  const navigate = route.useNavigate()
  const [testing, setTesting] = useState(false)
  const [samples, setSamples] = useState(() => readSamples(account, template.id))
  const draft = useDraft(account, template)
  const { change, content, isDirty } = draft
  const save = useSave(account, template, draft)
  const mayChange = may("developer")
  const { html, subject, text } = content
  const fit = useMemo(() => fitOf({ html, subject, text }, samples), [html, subject, text, samples])
  const filled = useMemo(() => filledIn({ html, subject, text }, samples, fit.missing), [
    html,
    subject,
    text,
    samples,
    fit.missing
  ])
  useSaveKey(() => {
    if (mayChange && isDirty && !save.isPending) save.mutate(draft.basedOn)
  })
  const setSample = (name: string, value: string) => {
    const next = withSample(samples, name, value)
    setSamples(next)
    writeSamples(account, template.id, next)
  }
  const issues = {
    name: issueOf(save.error, "name"),
    slug: save.isSlugTaken ? texts.slugTaken : issueOf(save.error, "slug"),
    subject: issueOf(save.error, "subject")
  }
  const isShown = save.isConflict || Object.values(issues).some((issue) => issue !== undefined)
  const field = (name: keyof typeof issues, className?: string) => (
    <Field label={texts[name]} error={issues[name]} className={className}>
      <Input
        value={content[name]}
        readOnly={!mayChange}
        autoComplete="off"
        spellCheck={name === "subject"}
        onChange={(event) =>
          change({ [name]: event.target.value })}
      />
    </Field>
  )
  const part = (name: "html" | "text") => (
    <div className="grid min-h-0 xl:h-full xl:grid-cols-2">
      <div className="h-[50dvh] min-h-60 border-line max-xl:border-b xl:h-full xl:border-r">
        <Suspense fallback={<Waiting />}>
          <CodeEditor
            key={name}
            label={texts.editor[name]}
            language={name}
            value={content[name]}
            missing={fit.missing}
            readOnly={!mayChange}
            onChange={(value) => change({ [name]: value })}
          />
        </Suspense>
      </div>
      <div className="flex min-h-0 min-w-0 flex-col overflow-y-auto">
        <Preview account={account} view={name} parts={filled} />
        <Variables fit={fit} samples={samples} onChange={setSample} />
      </div>
    </div>
  )
  const shown = view === "versions"
    ? <Versions account={account} template={template} mayChange={mayChange} isDirty={isDirty} />
    : part(view)
  return (
    <Screen
      title={content.name === "" ? title : content.name}
      back={`/a/${account}/templates`}
      actions={mayChange && (
        <>
          {isDirty && <span className="text-13 text-faint max-md:hidden">{texts.unsaved}</span>}
          <Button onClick={() => setTesting(true)}>{texts.test}</Button>
          <TemplateMenu account={account} template={template} draft={draft} />
          <Button
            kind="primary"
            title={texts.saveKey}
            disabled={!isDirty}
            busy={save.isPending}
            onClick={() => save.mutate(draft.basedOn)}
          >
            {texts.save}
          </Button>
        </>
      )}
    >
      <Notices
        account={account}
        template={template}
        draft={draft}
        busy={save.isPending}
        onSave={() => save.mutate(template.version)}
        onLook={() =>
          void navigate({
            search: (now) => ({ ...now, view: "versions", version: template.version, with: undefined })
          })}
      />
      {save.error !== null && !isShown && isDirty && (
        <div className="px-4 pt-3">
          <ErrorState inline error={save.error} kept={draft.isKept ? texts.keptHere : undefined} />
        </div>
      )}
      <div className="grid shrink-0 gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-2 xl:grid-cols-4">
        {field("name")}
        {field("slug")}
        {field("subject", "md:col-span-2")}
      </div>
      <Tabs
        label={texts.views[view]}
        tabs={views.map((name) => ({
          name,
          label: texts.views[name],
          content: () => shown
        }))}
        open={view}
        onOpen={(name) =>
          void navigate({ search: (now) => ({ ...now, view: name === "html" ? undefined : name }), replace: true })}
        className="xl:min-h-0 xl:grow"
      />
      {testing && (
        <TestDialog
          account={account}
          mode={mode}
          parts={content}
          samples={samples}
          missing={fit.missing}
          onClose={() => setTesting(false)}
        />
      )}
      <LeaveDialog draft={draft} />
    </Screen>
  )
}
