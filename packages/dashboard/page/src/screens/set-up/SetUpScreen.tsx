import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { sendFormQuery } from "../send/queries.ts"
import { DomainStep } from "./DomainStep.tsx"
import { EmailStep } from "./EmailStep.tsx"
import { doneSteps, firstStepsQuery, pollAfterMs } from "./firstSteps.ts"
import { KeyStep } from "./KeyStep.tsx"
import { texts } from "./texts.ts"

/** The first steps of an account. Each is ticked once it is done. */
export const SetUpScreen = () => {
  const { id } = useAccount()
  const steps = useQuery({
    ...firstStepsQuery(id),
    refetchInterval: ({ state }) => pollAfterMs(state.data, Date.now())
  })
  const form = useQuery(sendFormQuery(id))
  const error = steps.data === undefined ? steps.error : form.data === undefined ? form.error : null
  if (steps.data === undefined || form.data === undefined) {
    return (
      <Screen title={texts.title}>
        {error === null ? <Waiting /> : (
          <ErrorState
            error={error}
            onRetry={() => {
              void steps.refetch()
              void form.refetch()
            }}
          />
        )}
      </Screen>
    )
  }
  const done = doneSteps(steps.data)
  return (
    <Screen title={texts.title}>
      <div className="w-full max-w-[760px] p-4">
        <p className="text-soft">{done.key && done.email && done.domain ? texts.finished : texts.intro}</p>
        <ol>
          <KeyStep key={`key ${id}`} steps={steps.data} done={done.key} />
          <EmailStep key={`email ${id}`} steps={steps.data} form={form.data} done={done.email} />
          <DomainStep steps={steps.data} done={done.domain} />
        </ol>
      </div>
    </Screen>
  )
}
