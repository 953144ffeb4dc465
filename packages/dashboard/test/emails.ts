import type { Caller } from "@sendwright/core/accounts/Caller"
import * as Sandbox from "@sendwright/core/accounts/Sandbox"
import type { Mode } from "@sendwright/core/foundation/Mode"
import { EngineSettings } from "@sendwright/core/foundation/Settings"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Effect from "effect/Effect"
import { Harness } from "./harness.ts"

/** An operator as the caller in an account, with all rights. */
export const callerIn = Effect.fnUntraced(function*(accountId: string, mode: Mode = "live") {
  const { members, newUser } = yield* Harness
  const { user } = yield* newUser({ isOperator: true })
  return yield* Effect.orDie(members.enter(user, accountId, mode))
})

/** The simulator's address for an account. */
export const simulated = (accountId: string, name: "delivered" | "bounced" | "complained" = "delivered"): string =>
  `${name}@${Sandbox.domainOf(accountId, EngineSettings.defaultValue().serviceDomain)}`

/** Sends an email with an attachment from an account's sandbox domain to the simulator. */
export const newEmail = Effect.fnUntraced(function*(
  accountId: string,
  over: Readonly<Record<string, unknown>> = {},
  sender?: Caller
) {
  const { emails } = yield* Harness
  const caller = sender ?? (yield* callerIn(accountId))
  const domain = Sandbox.domainOf(accountId, EngineSettings.defaultValue().serviceDomain)
  const request = {
    from: `Acme <hello@${domain}>`,
    to: [simulated(accountId)],
    subject: "Reset your password",
    html: "<p>Reset it <a href=\"https://acme.dev/reset\">here</a>.</p>",
    text: "Reset it at https://acme.dev/reset",
    attachments: [{ filename: "terms.html", content: Buffer.from("<script>1</script>").toString("base64") }],
    ...over
  }
  const input = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
  const { id } = yield* Effect.orDie(emails.send(caller, SendRequest.decode(input, new Date()), null))
  return id
})
