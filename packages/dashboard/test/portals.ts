import type { Mode } from "@sendwright/core/foundation/Mode"
import type { PortalPart } from "@sendwright/core/portal/PortalLink"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { newEmail } from "./emails.ts"
import { Harness } from "./harness.ts"

/** An open portal of an account, and the headers of its requests. */
export const newPortal = Effect.fnUntraced(function*(
  accountId: string,
  over: { readonly parts?: ReadonlyArray<PortalPart>; readonly mode?: Mode } = {}
) {
  const { callerIn, portal } = yield* Harness
  const { token } = yield* portal.link(yield* callerIn(accountId), { label: "Ada of Shop", ...over })
  const { secret, session } = yield* portal.exchange(token, { userAgent: null, address: null })
  return { session, headers: { authorization: `Portal ${Redacted.value(secret)}` } }
}, Effect.orDie)

/** A webhook endpoint of an account with a failed delivery. */
export const failedDelivery = Effect.fnUntraced(function*(accountId: string) {
  const { callerIn, webhooks, webhookStore } = yield* Harness
  const caller = yield* callerIn(accountId)
  const { endpoint } = yield* webhooks.create(caller, {
    url: "https://hooks.shop.example/email",
    events: ["email.queued"]
  })
  yield* newEmail(accountId)
  const claimed = yield* webhookStore.claim({
    now: new Date(Date.now() + 60_000),
    limit: 100,
    perEndpoint: 100,
    leaseMillis: 30_000
  })
  const lease = claimed.find(({ delivery }) => delivery.endpointId === endpoint.id)
  if (lease === undefined) return yield* Effect.die("no delivery was due")
  yield* webhookStore.settle([{
    deliveryId: lease.deliveryId,
    token: lease.token,
    attempt: { at: new Date(), responseCode: 500, error: "answered with status 500", durationMs: 24 },
    next: { _tag: "Failed" }
  }])
  return { endpointId: endpoint.id, deliveryId: lease.deliveryId }
}, Effect.orDie)
