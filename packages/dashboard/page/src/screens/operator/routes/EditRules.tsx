import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { ApiError, call } from "../../../foundation/api.ts"
import { Button } from "../../../ui/Button.tsx"
import { Field, Textarea } from "../../../ui/Field.tsx"
import { issueOf } from "../../../ui/issues.ts"
import { ErrorState } from "../../../ui/States.tsx"
import { Time } from "../../../ui/Time.tsx"
import { toast } from "../../../ui/toasts.tsx"
import { Section } from "../shared/Blocks.tsx"
import { linesOf, type Routes, routesQuery } from "./routes.ts"
import { texts } from "./texts.ts"

/** Rules that are typed, over the version that they are to replace. */
interface Draft {
  readonly text: string
  readonly over: number
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** The stored rules, to be changed. What others stored meanwhile is shown before it is replaced. */
export const EditRules = ({ routes }: { readonly routes: Routes }) => {
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft | null>(null)
  const save = useMutation({
    mutationFn: ({ over, text }: Draft) => call("PUT /operator/routes", { payload: { rules: text, version: over } }),
    onSuccess: (stored) => {
      setDraft(null)
      client.setQueryData(routesQuery.queryKey, stored)
      toast(texts.saved)
    },
    onError: (error) => isConflict(error) ? client.invalidateQueries({ queryKey: routesQuery.queryKey }) : undefined
  })
  const stored = linesOf(routes.rules)
  const changed = draft !== null && draft.over !== routes.version
  const begin = (text: string) => setDraft({ text, over: draft?.over ?? routes.version })
  const leave = () => {
    setDraft(null)
    save.reset()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (draft !== null && !changed && !save.isPending) save.mutate(draft)
  }
  const wrong = issueOf(save.error, "rules")
  return (
    <Section title={texts.stored}>
      <form onSubmit={submit} className="flex flex-col items-start gap-3">
        {routes.changed_by !== null && routes.changed_at !== null && (
          <p className="text-13 text-soft">
            {`${texts.changedBy(routes.changed_by)} `}
            <Time at={routes.changed_at} as="ago" />
          </p>
        )}
        <Field label={texts.rules} hint={texts.hint} error={wrong} className="w-full max-w-[900px]">
          <Textarea
            value={draft?.text ?? stored}
            placeholder={texts.example}
            onChange={({ target }) => begin(target.value)}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            className="font-mono text-13"
          />
        </Field>
        {changed && (
          <div role="alert" className="flex flex-col items-start gap-2 rounded-control border border-danger p-3">
            <p className="font-medium">{texts.meanwhile}</p>
            <pre className="font-mono text-13 break-words whitespace-pre-wrap">{stored || texts.nothing}</pre>
            <div className="flex flex-wrap gap-2">
              <Button onClick={leave}>{texts.take}</Button>
              <Button
                onClick={() => {
                  setDraft({ ...draft, over: routes.version })
                  save.reset()
                }}
              >
                {texts.over}
              </Button>
            </div>
          </div>
        )}
        {save.error !== null && wrong === undefined && !isConflict(save.error) && (
          <ErrorState inline error={save.error} kept={texts.kept} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" busy={save.isPending} disabled={draft === null || changed}>
            {texts.save}
          </Button>
          {draft !== null && <Button onClick={leave} disabled={save.isPending}>{texts.discard}</Button>}
        </div>
      </form>
    </Section>
  )
}
