import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useEffect } from "react"
import { emailLink } from "../../foundation/emailLink.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { IconButton } from "../../ui/Button.tsx"
import { CrossIcon } from "../../ui/icons.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Actions } from "./Actions.tsx"
import { detailQuery } from "./detail.ts"
import { EmailDetail } from "./EmailDetail.tsx"
import { texts } from "./texts.ts"
import { useEmailKeys } from "./useEmailKeys.ts"
import type { EmailView } from "./view.ts"

interface EmailPanelProps {
  readonly id: string
  readonly view: EmailView
  readonly onView: (change: EmailView) => void
  readonly onClose: () => void
}

/** An email beside the list that it was opened from. */
const EmailPanel = ({ id, onClose, onView, view }: EmailPanelProps) => {
  const account = useAccount()
  const { data, error, refetch } = useQuery(detailQuery(account.id, id))
  useEmailKeys(view, onView, { label: texts.keys.close, run: onClose })
  // An email of the other mode does not belong beside this list.
  const isOther = data !== undefined && data.email.mode !== account.mode
  useEffect(() => {
    if (isOther) onClose()
  }, [isOther, onClose])
  return (
    <article aria-label={texts.title} className="flex flex-col">
      <header className="sticky top-0 z-10 flex min-h-12 items-center gap-2 border-b border-line bg-ground py-1.5 pr-2 pl-4">
        <h2 className="min-w-0 grow truncate text-16 font-semibold">
          {data !== undefined && (
            <Link {...emailLink(account.id, id, account.mode)} title={texts.alone} className="hover:underline">
              {data.email.subject || texts.noSubject}
            </Link>
          )}
        </h2>
        {data !== undefined && <Actions account={account} detail={data} />}
        <IconButton label={texts.keys.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </header>
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : <EmailDetail account={account} detail={data} view={view} onView={onView} />}
    </article>
  )
}

export default EmailPanel
