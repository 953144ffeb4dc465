import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type SubmitEvent, useState } from "react"
import { addressOf, call } from "../../foundation/api.ts"
import { meQuery, useMe } from "../../foundation/session.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button, buttonClass } from "../../ui/Button.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { Section } from "../../ui/Section.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { texts } from "./texts.ts"

const words = texts.data

/** An erasure reads every email of the account. */
const eraseTimeoutMs = 120_000

const Erase = () => {
  const { id } = useAccount()
  const [address, setAddress] = useState("")
  const [asking, setAsking] = useState<string>()
  const erase = useMutation({
    mutationFn: (email_address: string) =>
      call("POST /accounts/:account_id/erasures", { params: { account_id: id }, payload: { email_address } }, {
        timeoutMs: eraseTimeoutMs
      }),
    onSuccess: () => {
      setAsking(undefined)
      setAddress("")
    },
    onError: (error) => {
      // The field shows the problem with the address.
      if (issueOf(error, "email_address") !== undefined) setAsking(undefined)
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = address.trim()
    if (wanted === "") return
    erase.reset()
    setAsking(wanted)
  }
  const { data, error, variables } = erase
  const issue = issueOf(error, "email_address")
  return (
    <Section title={words.erase} hint={words.eraseHint}>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <Field label={words.address} labelHidden error={issue} className="w-full sm:w-80">
          <Input
            type="text"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            placeholder={words.address}
            required
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <Button type="submit">{words.eraseAction}</Button>
      </form>
      <p role="status">
        {data !== undefined && words.erased(
          variables ?? "",
          data.emails_deleted,
          data.emails_redacted,
          data.events_redacted
        )}
      </p>
      {asking !== undefined && (
        <ConfirmDialog
          title={words.eraseTitle(asking)}
          action={words.eraseTitle(asking).replace("?", "")}
          typed={asking}
          busy={erase.isPending}
          error={error !== null && issue === undefined && <ErrorState inline error={error} />}
          onConfirm={() => erase.mutate(asking)}
          onClose={() => setAsking(undefined)}
        >
          {words.eraseWhy}
        </ConfirmDialog>
      )}
    </Section>
  )
}

/** An export needs a sign-in that is not older than this. The server allows a little more. */
const freshMs = 9.5 * 60_000

/** Asks the user to sign in again before an export of the whole account. */
const SignInAgain = ({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }) => {
  const { user } = useMe()
  const client = useQueryClient()
  const [password, setPassword] = useState("")
  const again = useMutation({
    mutationFn: () => call("POST /session", { payload: { email_address: user.email_address, password } }),
    onSuccess: async () => {
      await client.fetchQuery({ ...meQuery, staleTime: 0 })
      onDone()
    }
  })
  return (
    <ConfirmDialog
      title={words.againTitle}
      action={words.exportAction}
      busy={again.isPending}
      error={again.error !== null && <ErrorState inline error={again.error} />}
      onConfirm={() => user.has_password ? again.mutate() : onClose()}
      onClose={onClose}
    >
      {user.has_password
        ? (
          <Field label={words.againPassword}>
            <Input
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )
        : words.againElsewhere}
    </ConfirmDialog>
  )
}

const Export = () => {
  const { id } = useAccount()
  const me = useMe()
  const [asking, setAsking] = useState(false)
  const href = addressOf("GET /accounts/:account_id/export", { params: { account_id: id } })
  return (
    <Section title={words.export} hint={words.exportHint}>
      <a
        href={href}
        download
        className={buttonClass("plain", "self-start")}
        onClick={(event) => {
          if (Date.now() - Date.parse(me.signed_in_at) < freshMs) return
          event.preventDefault()
          setAsking(true)
        }}
      >
        {words.exportAction}
      </a>
      {asking && (
        <SignInAgain
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            globalThis.location.assign(href)
          }}
        />
      )}
    </Section>
  )
}

/** The stored data of the account: an export of all of it, and the erasure of one address. */
export const Data = () => (
  <div className="w-full max-w-180">
    <Export />
    <Erase />
  </div>
)
