import { isInbound } from "@sendwright/core/webhooks/WebhookFormat"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { ConfirmDialog, Dialog } from "../../ui/Dialog.tsx"
import { Field, Select, Switch } from "../../ui/Field.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import { endpointQuery, endpointsQuery, type OpenEndpoint } from "./queries.ts"
import { SecretDialog } from "./SecretDialog.tsx"
import { texts } from "./texts.ts"

const route = getRouteApi("/framed/a/$account/webhooks/$webhook")

const overlaps = [0, 1, 24, 72, 168] as const

interface Props {
  readonly account: string
  readonly endpoint: OpenEndpoint
}

const RotateDialog = (
  { account, endpoint, onClose, onMade }: Props & {
    readonly onClose: () => void
    readonly onMade: (secret: string) => void
  }
) => {
  const client = useQueryClient()
  const [hours, setHours] = useState<typeof overlaps[number]>(24)
  const { id } = endpoint
  const rotate = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/webhooks/:id/rotate-secret", {
        params: { account_id: account, id },
        payload: { overlap_hours: hours }
      }),
    onSuccess: ({ old_secret_until, secret }) => {
      client.setQueryData(endpointQuery(account, id).queryKey, { ...endpoint, old_secret_until })
      onMade(secret)
    }
  })
  return (
    <Dialog
      title={texts.rotateTitle}
      asks
      onClose={onClose}
      actions={<Button kind="primary" busy={rotate.isPending} onClick={() => rotate.mutate()}>{texts.rotate}</Button>}
    >
      <div className="flex flex-col gap-4">
        <p>{texts.rotateText}{isOldSigning(endpoint) ? ` ${texts.rotateOlder}` : ""}</p>
        <Field label={texts.overlap}>
          <Select
            value={hours}
            onChange={({ target }) => setHours(overlaps.find((one) => String(one) === target.value) ?? 24)}
          >
            {overlaps.map((one) => <option key={one} value={one}>{texts.overlaps[one]}</option>)}
          </Select>
        </Field>
        {rotate.error !== null && <ErrorState inline error={rotate.error} />}
      </div>
    </Dialog>
  )
}

const isOldSigning = ({ old_secret_until }: OpenEndpoint): boolean =>
  old_secret_until !== null && Date.parse(old_secret_until) > Date.now()

const RemoveDialog = ({ account, endpoint, onClose }: Props & { readonly onClose: () => void }) => {
  const client = useQueryClient()
  const navigate = route.useNavigate()
  const remove = useMutation({
    mutationFn: () =>
      call("DELETE /accounts/:account_id/webhooks/:id", { params: { account_id: account, id: endpoint.id } }),
    onSuccess: async () => {
      await navigate({ to: "/a/$account/webhooks", params: { account }, search: {} })
      client.removeQueries({ queryKey: endpointQuery(account, endpoint.id).queryKey })
      void client.invalidateQueries({ queryKey: endpointsQuery(account).queryKey, exact: true })
      toast(texts.removed)
    }
  })
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      action={texts.remove}
      typed={new URL(endpoint.url).host}
      busy={remove.isPending}
      error={remove.error !== null && <ErrorState inline error={remove.error} />}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{texts.removeText(endpoint.url)}</p>
    </ConfirmDialog>
  )
}

/** Whether the events of received emails hold what those say. */
const ReceivedBody = ({ account, endpoint }: Props) => {
  const { may } = useAccount()
  const client = useQueryClient()
  const { id, received_body: isOn } = endpoint
  const { error, isPending, mutate, variables } = useMutation({
    mutationFn: (received_body: boolean) =>
      call("PATCH /accounts/:account_id/webhooks/:id", {
        params: { account_id: account, id },
        payload: { received_body }
      }),
    onSuccess: ({ received_body }) => {
      client.setQueryData(endpointQuery(account, id).queryKey, { ...endpoint, received_body })
      void client.invalidateQueries({ queryKey: endpointsQuery(account).queryKey, exact: true })
      toast(received_body ? texts.bodyChanged.on : texts.bodyChanged.off)
    }
  })
  if (!endpoint.events.includes("email.received") || isInbound(endpoint.format)) return null
  return (
    <div className="mt-2">
      <Switch
        label={texts.receivedBody}
        hint={texts.receivedBodyHint}
        checked={isPending ? variables : isOn}
        disabled={isPending || !may("developer")}
        onChange={(event) => mutate(event.target.checked)}
      />
      {error !== null && <ErrorState inline error={error} />}
    </div>
  )
}

/** The settings of an endpoint: its secret, its events, and its deletion. */
export const Settings = ({ account, endpoint }: Props) => {
  const { may } = useAccount()
  const [asking, setAsking] = useState<"rotate" | "remove">()
  const [secret, setSecret] = useState<string>()
  const close = () => setAsking(undefined)
  const mayChange = may("developer")
  return (
    <div className="flex max-w-[720px] flex-col gap-8 px-4 py-4">
      <section>
        <h2 className="text-16 font-semibold">{texts.secretSection}</h2>
        <p className="mt-1 text-soft">{texts.secretHint}</p>
        {isOldSigning(endpoint) && (
          <p className="mt-1">
            {texts.oldUntil} <Time at={endpoint.old_secret_until} />.
          </p>
        )}
        {mayChange && <Button className="mt-3" onClick={() => setAsking("rotate")}>{texts.rotate}</Button>}
      </section>
      <section>
        <h2 className="text-16 font-semibold">{texts.eventsSection}</h2>
        <p className="mt-1 text-soft">{texts.modes[endpoint.mode]}</p>
        <p className="mt-1 text-soft">{texts.format}: {texts.formats[endpoint.format]}</p>
        <ul className="mt-1 font-mono text-13">
          {endpoint.events.map((event) => <li key={event}>{event}</li>)}
        </ul>
        <ReceivedBody account={account} endpoint={endpoint} />
      </section>
      {mayChange && (
        <div>
          <Button className="text-danger!" onClick={() => setAsking("remove")}>{texts.remove}</Button>
        </div>
      )}
      {asking === "rotate" && (
        <RotateDialog
          account={account}
          endpoint={endpoint}
          onClose={close}
          onMade={(made) => {
            close()
            setSecret(made)
          }}
        />
      )}
      {asking === "remove" && <RemoveDialog account={account} endpoint={endpoint} onClose={close} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </div>
  )
}
