import { useQuery } from "@tanstack/react-query"
import { addressOf, call } from "../../foundation/api.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Code } from "../../ui/Copy.tsx"
import { Download } from "../../ui/Download.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { texts } from "./texts.ts"

const { source: words } = texts

/** The message as it is sent. Its code is loaded and its bytes are built when the tab is opened. */
export const Source = ({ account, id }: { readonly account: Account; readonly id: string }) => {
  const params = { account_id: account.id, id }
  const { data, error, refetch } = useQuery({
    queryKey: ["email-source", account.id, id],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/emails/:id/source", { params }, { signal }),
    staleTime: Infinity
  })
  if (data === undefined) {
    return error === null ? <Waiting /> : <ErrorState error={error} inline onRetry={() => void refetch()} />
  }
  if (data.source === null) return <p className="text-soft">{texts.gone}</p>
  return (
    <>
      <p className="max-w-[72ch] text-13 text-soft">{words.note}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Download
          address={addressOf("GET /accounts/:account_id/emails/:id/message", { params })}
          name={`${id}.eml`}
        >
          {words.download}
        </Download>
        {!data.is_whole && (
          <span className="text-13 text-faint">{words.shortened(Math.round(data.source.length / 1_024))}</span>
        )}
      </div>
      <Code code={data.source} label={words.region} className="[&_pre]:max-h-[640px]" />
    </>
  )
}
