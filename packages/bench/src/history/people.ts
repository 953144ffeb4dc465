/** The accounts of the life that is kept, their keys, and the people who sign in. */
import { asking, type Deployment } from "./Deployment.ts"

export const password = "a password of the kept dump alone"
export const owner = "ada@acme.example"
export const operator = "grace@operators.example"

/** Signs a user in, and answers with the session. */
export const signIn = async (deployment: Deployment, email_address: string): Promise<{ readonly cookie: string }> => {
  const body = { email_address, password }
  const { cookie, text } = await deployment.ask({ method: "POST", path: "/dashboard/api/session", by: null, body })
  if (cookie === undefined) throw new Error(`${email_address} cannot sign in: ${text}`)
  return { cookie }
}

const tokenOf = (link: string): string => new URL(link).hash.slice(1)

/** An operator, and members of an account: one of each role, one who is disabled, one who is invited. */
export const makeUsers = async (deployment: Deployment, accountId: string) => {
  const anyone = asking(deployment, null)
  await deployment.command("users", "create", "--email", operator, "--operator")
  for (const user of [owner, operator]) {
    const token = tokenOf((await deployment.command("users", "reset", user)).link)
    await anyone("POST", "/dashboard/api/links/reset", { token, password })
  }
  for (const [email, role] of [["dev@acme.example", "developer"], ["view@acme.example", "viewer"]] as const) {
    const { link } = await deployment.command(
      "users",
      "invite",
      "--account",
      accountId,
      "--email",
      email,
      "--role",
      role
    )
    await anyone("POST", "/dashboard/api/links/join", { token: tokenOf(link), name: `The ${role}`, password })
  }
  await deployment.command("users", "disable", "view@acme.example")
  await deployment.command(
    "users",
    "invite",
    "--account",
    accountId,
    "--email",
    "later@acme.example",
    "--role",
    "viewer"
  )
}

/** An account with keys of every kind, one with a plan of its own, and one that is suspended. */
export const makeAccounts = async (deployment: Deployment) => {
  const make = async (name: string, ownerEmail: string, ...more: ReadonlyArray<string>) => {
    const account = await deployment.command("accounts", "create", "--name", name, "--owner-email", ownerEmail, ...more)
    const key = async (mode: "live" | "test", ...scopes: ReadonlyArray<string>) =>
      deployment.command(
        "keys",
        "create",
        "--account",
        account.id,
        "--mode",
        mode,
        "--name",
        `${name} ${mode}`,
        ...scopes
      )
    return { id: account.id as string, key }
  }
  const acme = await make("Acme", owner, "--plan", "enterprise", "--trusted", "--rate", "1000000")
  const revoked = await acme.key("live")
  await deployment.command("keys", "revoke", revoked.id, "--account", acme.id)
  const keys = {
    live: (await acme.key("live")).key as string,
    test: (await acme.key("test")).key as string,
    readOnly: (await acme.key("live", "--scope", "emails:read")).key as string,
    revoked: revoked.key as string
  }
  const bolt = await make("Bolt", "bob@bolt.example", "--plan", "pro", "--monthly", "50", "--rate", "7")
  const closed = await make("Closed", "eve@closed.example", "--plan", "free")
  await closed.key("live")
  await deployment.command("accounts", "suspend", closed.id, "--reason", "Sent what nobody asked for.")
  return { id: acme.id, boltId: bolt.id, keys: { ...keys, other: (await bolt.key("live")).key as string } }
}
