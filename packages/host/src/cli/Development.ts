import type { Account } from "@sendwright/core/accounts/Account"
import { Accounts, maxListed } from "@sendwright/core/accounts/Accounts"
import * as Inbound from "@sendwright/core/accounts/Inbound"
import { ownerOf } from "@sendwright/core/accounts/Member"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import * as Address from "@sendwright/core/foundation/Address"
import { pathOf } from "@sendwright/core/users/SignInLink"
import { Users } from "@sendwright/core/users/Users"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { captureDirectory, type HostConfig } from "../config/Config.ts"
import { mailOrder } from "../config/mailOrder.ts"
import { HostError } from "../foundation/HostError.ts"
import type { Served } from "../server/Server.ts"

const accountName = "Local"
/** Nobody reads mail there: a developer who wants to receive any gives an address. */
const nobody = "owner@example.com"

/** What a developer is told once the server answers. Keys are there on the first start only. */
export interface Welcome {
  readonly account: Account
  /** The one address of somebody that the account's sandbox domain reaches. */
  readonly owner: string
  readonly keys: { readonly live: string; readonly test: string } | null
  /** The path that signs the owner in at once; null where that user is not there, or may not sign in. */
  readonly signIn: string | null
}

/** The path of a link that signs the owner of a development server in, who is its operator as well. */
const signInPath = Effect.fnUntraced(function*(address: string) {
  const users = yield* Users
  const owner = yield* users.byAddress(address)
  if (!owner.isOperator) yield* users.setOperator(owner.id, true)
  const { secret } = yield* users.startLink(owner.id)
  return pathOf(Redacted.value(secret))
}, Effect.catchTags({ NotFound: () => Effect.succeed(null), Conflict: () => Effect.succeed(null) }))

/** The account of this owner, or without one the newest, among those that `prepare` made. */
const find = Effect.fnUntraced(function*(asked: string | null) {
  const accounts = yield* Accounts
  const made = (yield* accounts.list({ search: accountName, limit: maxListed })).filter(({ name }) =>
    name === accountName
  )
  for (const account of made) {
    const owner = ownerOf(yield* accounts.members(account.id))?.email
    if (owner !== undefined && (asked === null || Address.normalize(owner) === Address.normalize(asked))) {
      return { account, owner }
    }
  }
  return undefined
})

/**
 * Finds the account of a development server, or makes it with a live and a test key. It belongs to `asked`, the address
 * that its sandbox domain reaches; `null`: it keeps its owner, or gets an address that nobody reads.
 */
export const prepare = (asked: string | null): Effect.Effect<Welcome, HostError, Accounts | Users> =>
  Effect.gen(function*() {
    const accounts = yield* Accounts
    const known = yield* find(asked)
    if (known !== undefined) return { ...known, keys: null, signIn: yield* signInPath(known.owner) }
    const { account, owner } = yield* accounts.create({
      name: accountName,
      ownerEmail: asked ?? nobody,
      plan: "enterprise",
      trusted: true
    })
    const make = Effect.fnUntraced(function*(mode: "live" | "test") {
      const { text } = yield* accounts.createKey({ accountId: account.id, name: `first ${mode} key`, mode })
      return Redacted.value(text)
    })
    return {
      account,
      owner: owner.email,
      keys: { live: yield* make("live"), test: yield* make("test") },
      signIn: yield* signInPath(owner.email)
    }
  }).pipe(
    Effect.mapError((error) =>
      new HostError({
        message: `The account "${accountName}" could not be made: ${error.message.replace("ownerEmail", "--owner")}`
      })
    )
  )

/** What still keeps email from the reader's own inbox, where there is a provider to hand it to. */
const unreached = (config: HostConfig, owner: string): ReadonlyArray<string> =>
  config.providers.length === 0 ? [] : [
    ...(owner === nobody
      ? [`            Nobody reads ${nobody}: start with --owner you@your-domain to get it yourself.`]
      : []),
    ...(config.serviceDomain.endsWith(".test")
      ? [
        `            Senders are below ${config.serviceDomain}, which exists nowhere, so that most servers refuse them:`,
        "            set SENDWRIGHT_SERVICE_DOMAIN to a domain that your mail server lets you send from."
      ]
      : [])
  ]

/** Where mail programs of this machine hand over their mail. */
const smtpUrl = ({ submission }: HostConfig, takesMail: boolean): string | null => {
  const port = submission?.ports[0]
  return port === undefined || !takesMail
    ? null
    : `${port.tls === "implicit" ? "smtps" : "smtp"}://${port.host}:${port.port}`
}

/** Where mail of others is received. */
const receivingUrl = ({ mail }: HostConfig, receives: boolean): string | null =>
  mail === null || !receives ? null : `smtp://${mail.host}:${mail.port}`

/** The same for programs. */
export const toJson = (
  config: HostConfig,
  { baseUrl, receives, takesMail }: Served,
  { account, keys, owner, signIn }: Welcome
) => ({
  base_url: baseUrl,
  dashboard_url: config.dashboard === null || signIn === null ? null : `${baseUrl}${signIn}`,
  account_id: account.id,
  owner_email: owner,
  sandbox_domain: Sandbox.domainOf(account.id, config.serviceDomain),
  live_key: keys?.live ?? null,
  test_key: keys?.test ?? null,
  smtp_url: smtpUrl(config, takesMail),
  receiving_domain: Inbound.domainOf(account.id, "live", config.serviceDomain),
  receiving_url: receivingUrl(config, receives),
  captured_mail: config.providers.length === 0 ? captureDirectory(config) : null
})

/** The lines that a development server begins with, the first `curl` among them. */
export const toText = (
  config: HostConfig,
  { baseUrl, receives, takesMail }: Served,
  { account, keys, owner, signIn }: Welcome
): string => {
  const smtp = smtpUrl(config, takesMail)
  const receiving = receivingUrl(config, receives)
  const from = `hello@${Sandbox.domainOf(account.id, config.serviceDomain)}`
  const body = JSON.stringify({
    from: `Sendwright <${from}>`,
    to: owner,
    subject: "Hello",
    html: "<p>It works.</p>"
  })
  const mail = config.providers.length === 0
    ? `is written to ${captureDirectory(config)}`
    : `goes to ${mailOrder(config)}`
  const shown = keys === null
    ? [
      "  Keys      were shown on the first start; make another with",
      `            npx -y pnpm@12 sendwright keys create --account ${account.id} --mode live --name mine`
    ]
    : [
      `  Live key  ${keys.live}`,
      `  Test key  ${keys.test}`,
      "            Keep them: they are shown this once."
    ]
  return [
    "",
    `Sendwright serves ${baseUrl} (reference: ${baseUrl}/docs)`,
    "",
    ...(config.dashboard === null || signIn === null
      ? []
      : [`  Dashboard ${baseUrl}${signIn}`, "            This link signs you in, once, on this machine."]),
    `  Account   ${account.name} ${account.id} of ${owner}`,
    ...shown,
    `  Mail      ${mail}`,
    ...unreached(config, owner),
    ...(smtp === null ? [] : [`  SMTP      ${smtp}, with any user name and a key as the password`]),
    ...(receiving === null ? [] : [
      `  Receiving ${receiving}, for any address at ${Inbound.domainOf(account.id, "live", config.serviceDomain)}`
    ]),
    "",
    "Send the first email:",
    "",
    `curl ${baseUrl}/v1/emails \\`,
    `  -H "Authorization: Bearer ${keys?.live ?? "$SENDWRIGHT_KEY"}" \\`,
    "  -H \"Content-Type: application/json\" \\",
    `  -d '${body.replaceAll("'", `'\\''`)}'`,
    ""
  ].join("\n")
}
