import { welcome } from "./emails.ts"
import { sender, sendwright } from "./mail.ts"

export interface SignUp {
  readonly address: string
  readonly email_id: string
}

export const createTables = () =>
  sendwright.withTransaction(({ query }) =>
    query("CREATE TABLE IF NOT EXISTS sign_ups (address text PRIMARY KEY, email_id uuid NOT NULL)")
  )

/** Stores the sign-up and its email in one commit: there is none without the other. */
export const signUp = async (address: string): Promise<void> => {
  const email = { from: await sender(), to: address, ...await welcome(address) }
  await sendwright.withTransaction(async ({ emails, query }) => {
    const { id } = await emails.send(email)
    await query("INSERT INTO sign_ups (address, email_id) VALUES ($1, $2)", [address, id])
  })
}

/** All of them, each with the status of its email: `queued`, `sent`, `delivered`, `bounced` and so on. */
export const signUps = async (): Promise<ReadonlyArray<SignUp & { readonly status: string }>> => {
  const rows = await sendwright.withTransaction(({ query }) =>
    query<SignUp>("SELECT address, email_id::text FROM sign_ups ORDER BY address")
  )
  return Promise.all(
    rows.map(async (row) => ({ ...row, status: (await sendwright.emails.get(row.email_id)).status }))
  )
}
