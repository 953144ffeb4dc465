import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { sendFormQuery } from "./queries.ts"
import { SendForm } from "./SendForm.tsx"
import { texts } from "./texts.ts"

/** Writing an email and sending it. */
export const SendScreen = () => {
  const { id } = useAccount()
  const { data, error, refetch } = useQuery(sendFormQuery(id))
  return (
    <Screen title={texts.title}>
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : <SendForm key={id} form={data} />}
    </Screen>
  )
}
