import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { call } from "../../foundation/api.ts"
import { meQuery, useMe } from "../../foundation/session.ts"
import { Button, buttonClass } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { issueOf } from "../../ui/issues.ts"
import { Section } from "../../ui/Section.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { Sessions, sessionsQuery } from "./Sessions.tsx"
import { texts } from "./texts.ts"

const words = texts.you

const Name = () => {
  const { user } = useMe()
  const client = useQueryClient()
  const [name, setName] = useState(user.name)
  const save = useMutation({
    mutationFn: () => call("PATCH /me", { payload: { name } }),
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me)
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const issue = issueOf(save.error, "name")
  return (
    <Section title={words.name} hint={user.email_address}>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <Field label={words.name} labelHidden error={issue} className="w-full sm:w-80">
          <Input autoComplete="name" required value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit" busy={save.isPending}>{words.nameSave}</Button>
      </form>
      <p role="status">{save.isSuccess && words.nameSaved}</p>
      {save.error !== null && issue === undefined && <ErrorState inline error={save.error} />}
    </Section>
  )
}

/** Replaces the password form for a user without a password: says how they signed in, and how they get a password. */
const NoPassword = () => {
  const { user } = useMe()
  const { data } = useQuery(sessionsQuery)
  const method = data?.data.find(({ is_current }) => is_current)?.method
  return (
    <Section title={words.password}>
      {method === "oidc" && <p>{words.noPassword}</p>}
      {method === "link" && (
        <>
          <p>{words.noPasswordYet}</p>
          {user.is_operator
            ? (
              <Link
                to="/operator/users"
                search={{ open: user.id } as never}
                className={buttonClass("plain", "self-start")}
              >
                {words.ownUser}
              </Link>
            )
            : <p className="text-soft">{words.askForLink}</p>}
        </>
      )}
    </Section>
  )
}

const Password = () => {
  const { user } = useMe()
  const client = useQueryClient()
  const [current, setCurrent] = useState("")
  const [next, setNext] = useState("")
  const change = useMutation({
    mutationFn: () => call("POST /me/password", { payload: { current_password: current, new_password: next } }),
    onSuccess: () => {
      setCurrent("")
      setNext("")
      return client.invalidateQueries({ queryKey: ["sessions"] })
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!change.isPending) change.mutate()
  }
  const wrong = issueOf(change.error, "current_password")
  const weak = issueOf(change.error, "new_password")
  if (!user.has_password) return <NoPassword />
  return (
    <Section title={words.password} hint={words.passwordHint}>
      <form onSubmit={submit} className="flex flex-col items-start gap-3">
        <input type="email" autoComplete="username" readOnly hidden value={user.email_address} />
        <Field label={words.current} error={wrong} className="w-full sm:w-80">
          <Input
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <Field label={words.next} hint={words.nextHint} error={weak} className="w-full sm:w-80">
          <Input
            type="password"
            autoComplete="new-password"
            required
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={change.isPending}>{words.passwordSave}</Button>
      </form>
      <p role="status">{change.isSuccess && words.passwordSaved}</p>
      {change.error !== null && wrong === undefined && weak === undefined && <ErrorState inline error={change.error} />}
    </Section>
  )
}

/** The reader's own settings, the same in every account. */
export const You = () => (
  <div className="w-full max-w-180">
    <Name />
    <Password />
    <Sessions />
  </div>
)
