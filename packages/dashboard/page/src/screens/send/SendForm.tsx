import { useMutation, useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { ContentFields } from "./ContentFields.tsx"
import { emptyDraft, isIdempotencyKey, requestOf, type SendForm as Form, type SendRequest } from "./draft.ts"
import { SendKeys } from "./idempotency.ts"
import { OptionFields } from "./OptionFields.tsx"
import type { PartProps } from "./PartProps.ts"
import { problemsOf } from "./problems.ts"
import { sendTemplateQuery } from "./queries.ts"
import { RecipientFields } from "./RecipientFields.tsx"
import { RequestCode } from "./RequestCode.tsx"
import { SenderField } from "./SenderField.tsx"
import { Sent } from "./Sent.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/send")

interface Sending {
  readonly request: SendRequest
  readonly mode: "live" | "test"
  /** The typed key. If empty, the page makes one. */
  readonly key: string
}

/** The form, the request that it would send, and the result. */
export const SendForm = ({ form }: { readonly form: Form }) => {
  const { id, mode } = useAccount()
  const { template: templateId } = route.useSearch()
  const navigate = route.useNavigate()
  const [keys] = useState(() => new SendKeys())
  const [draft, setDraft] = useState(() => emptyDraft(form.domains[0] ?? form.sandbox.domain))
  const template = useQuery({ ...sendTemplateQuery(id, templateId ?? ""), enabled: templateId !== undefined })
  const byTemplate = templateId === undefined ? undefined : template.data
  const request = requestOf(draft, byTemplate)
  const { data, error, isPending, mutate, reset, variables } = useMutation({
    mutationFn: ({ key, mode, request }: Sending) =>
      call("POST /accounts/:account_id/send", { params: { account_id: id }, query: { mode }, payload: request }, {
        // Uploading files over a slow connection takes time.
        timeoutMs: 120_000,
        idempotencyKey: key === "" ? keys.for(request, mode) : key
      })
  })
  const { fields, rest } = problemsOf(error, variables?.request)
  const key = draft.idempotencyKey.trim()
  const ready = (templateId === undefined || byTemplate !== undefined) && isIdempotencyKey(key)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending && ready) mutate({ request, mode, key })
  }
  const another = () => {
    keys.forget()
    // With the same key, the next email would count as a repetition of the one that was sent.
    setDraft((before) => ({ ...before, idempotencyKey: "" }))
    reset()
  }
  const part: PartProps = {
    draft,
    onChange: (change) => setDraft((before) => ({ ...before, ...change })),
    issueOf: (field) => fields[field]
  }

  if (data !== undefined && variables !== undefined) {
    return (
      <Sent
        id={data.id}
        mode={variables.mode}
        isLater={variables.request.scheduled_at !== undefined}
        onAnother={another}
      />
    )
  }
  return (
    <div className="grid gap-8 p-4 xl:grid-cols-[minmax(0,640px)_minmax(0,1fr)]">
      <form onSubmit={submit} noValidate className="flex max-w-[640px] min-w-0 flex-col gap-4">
        <SenderField {...part} form={form} />
        <RecipientFields {...part} form={form} />
        <ContentFields
          {...part}
          templates={form.templates}
          templateId={templateId}
          template={byTemplate}
          templateError={template.error}
          onTemplate={(next) => {
            reset()
            void navigate({ search: (before) => ({ ...before, template: next }), replace: true })
          }}
        />
        <OptionFields {...part} />
        {rest !== undefined && <ErrorState inline error={rest} kept={texts.kept} />}
        <Button kind="primary" type="submit" busy={isPending} disabled={!ready} className="self-start">
          {texts.send[mode]}
        </Button>
      </form>
      <RequestCode request={request} idempotencyKey={key} />
    </div>
  )
}
