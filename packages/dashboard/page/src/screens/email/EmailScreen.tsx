import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Actions } from "./Actions.tsx"
import { detailQuery } from "./detail.ts"
import { EmailDetail } from "./EmailDetail.tsx"
import { texts } from "./texts.ts"
import { useEmailKeys } from "./useEmailKeys.ts"
import type { EmailView } from "./view.ts"

const route = getRouteApi("/framed/a/$account/emails/$email")

/** One email: its outcome in words, the events that show it, and its contents. */
export const EmailScreen = () => {
  const account = useAccount()
  const { email: id } = route.useParams()
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(detailQuery(account.id, id))
  const show = (change: EmailView) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true })

  // The mode is that of the email, even if the link names the other one.
  const mode = data?.email.mode
  useEffect(() => {
    if (mode !== undefined && mode !== account.mode) {
      void navigate({ search: (before) => ({ ...before, mode: mode === "test" ? "test" : undefined }), replace: true })
    }
  }, [mode, account.mode, navigate])

  useEmailKeys(view, show, { label: texts.keys.back, run: () => history.back() })

  return (
    <Screen
      title={data === undefined ? texts.title : data.email.subject || texts.noSubject}
      modes={false}
      actions={data !== undefined && <Actions account={account} detail={data} />}
    >
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : <EmailDetail key={id} account={account} detail={data} view={view} onView={show} />}
    </Screen>
  )
}
