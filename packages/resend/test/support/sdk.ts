import { Resend } from "resend"
import { assert } from "vitest"
import { errorNames } from "../../src/ResendError.ts"
import { ownerEmail, type Server } from "../server.ts"

/** resend-node with a key of a server. */
export const clientOf = (server: Server, key: string) => new Resend(key, { baseUrl: server.baseUrl })

/** An email to the owner of the server's account, whom its sandbox domain reaches. */
export const messageOf = (server: Server, over: object = {}) => ({
  from: `Shop <shop@${server.sandbox}>`,
  to: ownerEmail,
  subject: "Your order",
  html: "<p>Thank you.</p>",
  ...over
})

/** The data of an answer that is no error. */
export const dataOf = <A>({ data, error }: { readonly data: A | null; readonly error: unknown }): A => {
  assert.isNull(error)
  return data!
}

/** Its status and its name, one of Resend's. */
export const errorOf = ({ data, error }: {
  readonly data: unknown
  readonly error: { readonly name: string; readonly message: string; readonly statusCode: number | null } | null
}) => {
  assert.isNull(data)
  assert.include(errorNames, error!.name)
  assert.isAbove(error!.message.length, 0)
  return [error!.statusCode, error!.name]
}
