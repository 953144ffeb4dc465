import { useMutation } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { call } from "../../foundation/api.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { errorTexts } from "../../ui/States.tsx"
import { StatusMark } from "../../ui/StatusMark.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import type { Detail, Recipient } from "./detail.ts"
import { headingClass } from "./headingClass.ts"
import { texts } from "./texts.ts"

const { recipients: words } = texts
const root = getRouteApi("__root__")

/** The address of the suppressions' screen, if this page has it. */
const useSuppressions = (): string | undefined =>
  root.useRouteContext().entries.map(({ route }) => route.fullPath as string).find((path) =>
    path === "/a/$account/suppressions"
  )

const useSuppress = (account: string, id: string) =>
  useMutation({
    mutationFn: ({ address, suppressed }: { readonly address: string; readonly suppressed: boolean }) =>
      call("POST /accounts/:account_id/emails/:id/suppress", {
        params: { account_id: account, id },
        payload: { email_address: address, suppressed }
      })
  })

const isAddress = (text: string): boolean => text.includes("@")

const Row = ({ account, detail, recipient }: Props & { readonly recipient: Recipient }) => {
  const suppressions = useSuppressions()
  const { error, isPending, mutate } = useSuppress(account.id, detail.email.id)
  const { at, email_address: address, is_simulated, meaning, reply, status, was_suppressed } = recipient
  const release = () => mutate({ address, suppressed: false }, { onSuccess: () => toast(words.released(address)) })
  const suppress = () =>
    mutate({ address, suppressed: true }, {
      onSuccess: ({ changed }) => changed ? toast(words.suppressed(address), release) : toast(words.already(address))
    })
  // What to do for the only recipient stands above, beside the sentence of the email.
  const isOneOfSeveral = detail.recipients.length > 1
  const canSuppress = account.may("developer") && isAddress(address) && !is_simulated && !was_suppressed
  return (
    <tr className="border-t border-line align-top @max-[640px]:grid @max-[640px]:grid-cols-[1fr_auto] @max-[640px]:py-2 @min-[640px]:[&>td]:py-2">
      <td className="pr-4 wrap-anywhere @min-[640px]:w-64">{address}</td>
      <td className="pr-4 whitespace-nowrap @max-[640px]:col-start-1 @min-[640px]:w-32">
        <StatusMark status={status} />
        {is_simulated && <span className="ml-2 text-faint">{texts.simulated}</span>}
      </td>
      <td className="pr-4 text-soft @max-[640px]:pr-0 @max-[640px]:text-right @min-[640px]:w-28">
        {at !== null && <Time at={at} as="clock" />}
      </td>
      <td className="pr-4 @max-[640px]:col-span-2">
        <span className="font-mono text-12 wrap-anywhere text-soft">{reply ?? ""}</span>
        {meaning !== null && <span className="block text-soft">{meaning.meaning}</span>}
        {meaning !== null && isOneOfSeveral && <span className="block text-soft">{meaning.advice}</span>}
        {error !== null && <span role="alert" className="block text-danger">{errorTexts(error).title}</span>}
      </td>
      <td className="text-right whitespace-nowrap @max-[640px]:col-start-2 @max-[640px]:row-start-1 @min-[640px]:w-px">
        {was_suppressed && suppressions !== undefined && (
          <Link
            to={suppressions}
            params={{ account: account.id } as never}
            search={{ q: address } as never}
            className="text-accent underline-offset-2 hover:underline"
          >
            {texts.showSuppression}
          </Link>
        )}
        {canSuppress && (
          <Button
            kind="quiet"
            busy={isPending}
            aria-label={words.suppress(address)}
            onClick={suppress}
            // As high as its line, also with the larger size for touch.
            className="-my-1.5 -mr-3 pointer-coarse:-my-3.5"
          >
            {words.suppressShort}
          </Button>
        )}
      </td>
    </tr>
  )
}

interface Props {
  readonly account: Account
  readonly detail: Detail
}

/** One row for each recipient: status, time, and the reply of the mail server. */
export const Recipients = ({ account, detail }: Props) => (
  <section className="px-4">
    <h2 id="email-recipients" className={headingClass}>{words.title}</h2>
    <table aria-labelledby="email-recipients" className="w-full text-13 @max-[640px]:block">
      <thead className="sr-only">
        <tr>{words.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr>
      </thead>
      <tbody className="@max-[640px]:block">
        {detail.recipients.map((recipient, index) => (
          <Row key={index} account={account} detail={detail} recipient={recipient} />
        ))}
      </tbody>
    </table>
  </section>
)
