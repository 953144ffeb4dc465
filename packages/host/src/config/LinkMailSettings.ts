import { checkMailbox } from "@sendwright/core/foundation/Address"
import { pattern, type Reader, setting } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"

const mailbox: Reader<string> = (text) =>
  checkMailbox(text) === undefined
    ? Result.succeed(text)
    : Result.fail("must be an email address, with or without a name, such as Acme <sign-in@acme.com>")

/** What the emails are sent by that bring links to people. */
export const linkMailSettings = {
  dashboardFrom: setting(
    "SENDWRIGHT_DASHBOARD_FROM",
    "off",
    "Sender of [invitations and password links](users.md#links-by-email), such as `Acme <sign-in@acme.com>`.",
    mailbox
  ),
  dashboardAccount: setting(
    "SENDWRIGHT_DASHBOARD_ACCOUNT",
    "none",
    "Account that sends them and owns the domain, with no API keys and only operators as members.",
    pattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "must be the id of an account, in lower case")
  )
} as const

/** How links are brought to people by email. */
export interface LinkMailConfig {
  readonly from: string
  readonly accountId: string
  /** Where the dashboard is reached, without a slash at the end. */
  readonly baseUrl: string
  /** What the dashboard calls the service. */
  readonly service: string
}

interface Values {
  readonly dashboardFrom?: string | undefined
  readonly dashboardAccount?: string | undefined
  readonly baseUrl?: string | undefined
  readonly dashboardName?: string | undefined
}

/** What is missing for links to be sent by email. */
export const issuesOf = (values: Values): ReadonlyArray<{ readonly name: string; readonly message: string }> => {
  const { dashboardAccount: account, dashboardFrom: from } = linkMailSettings
  const [hasFrom, hasAccount] = [values.dashboardFrom !== undefined, values.dashboardAccount !== undefined]
  return [
    ...(hasFrom && !hasAccount ? [{ name: account.name, message: `must be set where ${from.name} is` }] : []),
    ...(hasAccount && !hasFrom ? [{ name: from.name, message: `must be set where ${account.name} is` }] : []),
    ...(hasFrom && values.baseUrl === undefined
      ? [{ name: "SENDWRIGHT_BASE_URL", message: `must be set where ${from.name} is: links in emails begin with it` }]
      : [])
  ]
}

/** How links are sent by email; null where they are not. */
export const of = ({ baseUrl, dashboardAccount, dashboardFrom, dashboardName }: Values): LinkMailConfig | null =>
  dashboardFrom === undefined || dashboardAccount === undefined || baseUrl === undefined
    ? null
    : { from: dashboardFrom, accountId: dashboardAccount, baseUrl, service: dashboardName ?? "Sendwright" }
