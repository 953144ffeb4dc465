import { defaultSubscription } from "@sendwright/core/model/EmailEvent"
import { type WebhookEventType, webhookEventTypes } from "@sendwright/core/model/WebhookEventType"
import { isInbound, type WebhookFormat, webhookFormats } from "@sendwright/core/webhooks/WebhookFormat"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type SubmitEvent, useId, useState } from "react"
import { type Answer, call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Checkbox, Field, Input, Select } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { ErrorState } from "../../ui/States.tsx"
import { endpointsQuery } from "./queries.ts"
import { texts } from "./texts.ts"

interface AddEndpointProps {
  readonly account: string
  readonly onClose: () => void
  readonly onAdded: (made: Answer<"POST /accounts/:account_id/webhooks">) => void
}

/** A form for a new endpoint: its URL, its format, its events, and its mode. */
export const AddEndpoint = ({ account, onAdded, onClose }: AddEndpointProps) => {
  const client = useQueryClient()
  const [url, setUrl] = useState("")
  const [chosen, setChosen] = useState<ReadonlyArray<WebhookEventType>>(defaultSubscription)
  const [mode, setMode] = useState<"live" | "test">("live")
  const [format, setFormat] = useState<WebhookFormat>("sendwright")
  const [withBody, setWithBody] = useState(false)
  const form = useId()
  const isReceivedOnly = isInbound(format)
  const takesBody = !isReceivedOnly && chosen.includes("email.received")
  const add = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/webhooks", {
        params: { account_id: account },
        payload: {
          url: url.trim(),
          events: isReceivedOnly ? ["email.received"] : webhookEventTypes.filter((one) => chosen.includes(one)),
          format,
          ...takesBody ? { received_body: withBody } : {},
          mode
        }
      }),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: endpointsQuery(account).queryKey, exact: true })
      onAdded(made)
    }
  })
  const ready = url.trim() !== "" && (isReceivedOnly || chosen.length > 0)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready && !add.isPending) add.mutate()
  }
  const issue = issueOf(add.error, "url")
  return (
    <Dialog
      title={texts.addTitle}
      asks
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form={form} busy={add.isPending} disabled={!ready}>{texts.add}</Button>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <Field label={texts.url} hint={texts.urlHint} error={issue}>
          <Input
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            placeholder="https://example.com/hooks/email"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <Field label={texts.format} hint={texts.formatHints[format]}>
          <Select
            value={format}
            onChange={({ target }) => setFormat(webhookFormats.find((one) => one === target.value) ?? "sendwright")}
          >
            {webhookFormats.map((one) => <option key={one} value={one}>{texts.formats[one]}</option>)}
          </Select>
        </Field>
        <fieldset disabled={isReceivedOnly}>
          <legend className="text-13 font-medium">{texts.events}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {webhookEventTypes.map((one) => (
              <Checkbox
                key={one}
                label={one}
                checked={isReceivedOnly ? one === "email.received" : chosen.includes(one)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
              />
            ))}
          </div>
        </fieldset>
        {takesBody && (
          <Checkbox
            label={texts.receivedBody}
            hint={texts.receivedBodyHint}
            checked={withBody}
            onChange={(event) => setWithBody(event.target.checked)}
          />
        )}
        <Field label={texts.mode}>
          <Select value={mode} onChange={(event) => setMode(event.target.value === "test" ? "test" : "live")}>
            <option value="live">{texts.modes.live}</option>
            <option value="test">{texts.modes.test}</option>
          </Select>
        </Field>
        {add.error !== null && issue === undefined && <ErrorState inline error={add.error} kept={texts.kept} />}
      </form>
    </Dialog>
  )
}
