import { type Role, roles } from "@sendwright/core/accounts/Role"
import { domainToAscii } from "@sendwright/core/foundation/Address"
import { boolean, pattern, type Reader, type Setting, setting } from "@sendwright/core/foundation/Setting"
import type { Place } from "@sendwright/core/users/Oidc"
import type { OidcIssuer } from "@sendwright/dashboard/server/OidcIssuer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

/** Issuers that there may be. */
const maxIssuers = 9

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** It is compared with the provider's own name for itself, letter by letter, so that nothing is dropped from it. */
const issuerUrl: Reader<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && loopback.test(url.hostname))
  return url !== undefined && isSafe && url.username === "" && url.password === "" &&
      !/[?#]|\/\.well-known\//.test(text)
    ? Result.succeed(text)
    : Result.fail(
      "must be the https URL that the provider calls itself, without ? and #, and without /.well-known/ and what follows "
        + "it; http is for providers on this machine alone"
    )
}

const printable = pattern(
  /^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/,
  "must be 1 to 1000 printable ASCII characters"
)

const secret: Reader<Redacted.Redacted> = (text) => Result.map(printable(text), (text) => Redacted.make(text))

const scopes: Reader<ReadonlyArray<string>> = (text) => {
  const words = text.split(/ +/)
  return words.length <= 20 && words.every((word) => /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(word)) &&
      words.includes("openid") && words.includes("email")
    ? Result.succeed(words)
    : Result.fail("must be scopes with blanks between them, openid and email among them")
}

const domains: Reader<ReadonlyArray<string>> = (text) => {
  const names = text.split(",").map((name) => name.trim())
  return names.length <= 100 && names.every((name) => domainToAscii(name) !== undefined)
    ? Result.succeed(names)
    : Result.fail("must be up to 100 domains with commas between them, such as acme.com,acme.dev")
}

/** What an issuer's groups give. */
export interface Roles {
  readonly place: Place | null
  readonly groups: Readonly<Record<string, ReadonlyArray<Place>>>
  readonly operatorGroups: ReadonlyArray<string>
}

const placeForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\w+)$/i

const placeOf = (text: string): Place | undefined => {
  const [, accountId, role] = placeForm.exec(text) ?? []
  return accountId !== undefined && (roles as ReadonlyArray<string>).includes(role ?? "")
    ? { accountId: accountId.toLowerCase(), role: role as Role }
    : undefined
}

const everybody = "*"

const notRoles =
  "must be <group>=<account id>:<role> or <group>=operator, with semicolons between them; * in place of a group "
  + "is everybody of the domains, and stands once"

/** Names of groups may hold commas, colons and equals signs, as those of directories do. */
const givenRoles: Reader<Roles> = (text) => {
  const groups = new Map<string, Array<Place>>()
  const operatorGroups: Array<string> = []
  let place: Place | null = null
  for (const entry of text.split(";").map((one) => one.trim()).filter((one) => one !== "")) {
    const at = entry.lastIndexOf("=")
    const [group, gives] = [entry.slice(0, Math.max(0, at)).trim(), entry.slice(at + 1).trim()]
    const given = placeOf(gives)
    if (group === "" || group.length > 500 || (given === undefined && (gives !== "operator" || group === everybody))) {
      return Result.fail(notRoles)
    }
    if (given === undefined) operatorGroups.push(group)
    else if (group !== everybody) groups.set(group, [...groups.get(group) ?? [], given])
    else if (place === null) place = given
    else return Result.fail(notRoles)
  }
  return Result.succeed({ place, groups: Object.fromEntries(groups), operatorGroups })
}

/** The settings of the first issuer; the others have the same with `_2` to `_9` behind their names. */
export const oidcSettings = {
  oidcIssuer: setting(
    "SENDWRIGHT_OIDC_ISSUER",
    "none",
    "Issuer URL of an [OpenID provider](users.md#openid-providers), such as `https://id.example.com`.",
    issuerUrl
  ),
  oidcClientId: setting(
    "SENDWRIGHT_OIDC_CLIENT_ID",
    "none",
    "Client id. The redirect URI is `<SENDWRIGHT_BASE_URL>/dashboard/oidc/1/callback`.",
    printable
  ),
  oidcClientSecret: setting(
    "SENDWRIGHT_OIDC_CLIENT_SECRET",
    "none: a public client",
    "Client secret.",
    secret,
    { secret: true }
  ),
  oidcName: setting(
    "SENDWRIGHT_OIDC_NAME",
    "the issuer's host",
    "Label of the provider's sign-in button.",
    pattern(/^[^\p{C}]{1,40}$/u, "must be 1 to 40 characters")
  ),
  oidcDomains: setting(
    "SENDWRIGHT_OIDC_DOMAINS",
    "none",
    "Comma-separated email domains of the provider. Their verified addresses need no invitation, and match existing "
      + "users.",
    domains
  ),
  oidcInvited: setting(
    "SENDWRIGHT_OIDC_INVITED",
    "`true`",
    "Also admit invited people from other domains.",
    boolean
  ),
  oidcRoles: setting(
    "SENDWRIGHT_OIDC_ROLES",
    "none",
    "Roles at each sign-in: `<group>=<account id>:<role>` or `<group>=operator`, separated by semicolons. `*`: "
      + "everybody of the domains.",
    givenRoles
  ),
  oidcGroupsClaim: setting(
    "SENDWRIGHT_OIDC_GROUPS_CLAIM",
    "`groups`",
    "Claim that lists a person's groups.",
    printable
  ),
  oidcScopes: setting(
    "SENDWRIGHT_OIDC_SCOPES",
    "`openid email profile`",
    "Requested scopes. Some providers need another one for groups.",
    scopes
  )
} as const

type Keys = keyof typeof oidcSettings

/** What the settings of one issuer hold. */
type OidcValues = {
  readonly [Name in Keys]?: typeof oidcSettings[Name] extends Setting<infer A> ? A | undefined : never
}

/** The settings of the second and later issuers, each with its number. */
export const furtherIssuers: ReadonlyArray<
  { readonly number: number; readonly settings: Readonly<Record<Keys, Setting<unknown>>> }
> = Array.from({ length: maxIssuers - 1 }, (_, index) => ({
  number: index + 2,
  settings: Object.fromEntries(
    Object.entries<Setting<unknown>>(oidcSettings).map((
      [key, one]
    ) => [key, { ...one, name: `${one.name}_${index + 2}` }])
  ) as Record<Keys, Setting<unknown>>
}))

/** What the documentation says of them. */
export const furtherRow: Setting<unknown> = {
  ...oidcSettings.oidcIssuer,
  name: `SENDWRIGHT_OIDC_ISSUER_2\` … \`SENDWRIGHT_OIDC_SCOPES_${maxIssuers}`,
  fallback: "none",
  meaning: "The same for providers 2 to 9. Their redirect URIs are `…/dashboard/oidc/2/callback` and so on."
}

/** One issuer as its variables describe it; `undefined` where there is none. */
export const issuerOf = (
  number: number,
  values: OidcValues
): Result.Result<OidcIssuer | undefined, { readonly name: string; readonly message: string }> => {
  const nameOf = (key: Keys) => `${oidcSettings[key].name}${number === 1 ? "" : `_${number}`}`
  const { oidcClientId, oidcIssuer } = values
  if (oidcIssuer === undefined) {
    const other = (Object.keys(oidcSettings) as ReadonlyArray<Keys>).find((key) => values[key] !== undefined)
    return other === undefined
      ? Result.succeed(undefined)
      : Result.fail({ name: nameOf("oidcIssuer"), message: `must be set where ${nameOf(other)} is` })
  }
  if (oidcClientId === undefined) {
    return Result.fail({
      name: nameOf("oidcClientId"),
      message: `must be set where ${nameOf("oidcIssuer")} is: register a client at the provider`
    })
  }
  return Result.succeed({
    id: String(number),
    issuer: oidcIssuer,
    name: values.oidcName ?? new URL(oidcIssuer).host,
    clientId: oidcClientId,
    clientSecret: values.oidcClientSecret ?? null,
    domains: values.oidcDomains ?? [],
    admitsInvited: values.oidcInvited ?? true,
    scopes: values.oidcScopes ?? ["openid", "email", "profile"],
    groupsClaim: values.oidcGroupsClaim ?? "groups",
    ...values.oidcRoles ?? { place: null, groups: {}, operatorGroups: [] }
  })
}
