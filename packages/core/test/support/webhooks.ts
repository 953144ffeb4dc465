import * as GuardedHttp from "@sendwright/core/net/GuardedHttp"
import { Webhooks } from "@sendwright/core/webhooks/Webhooks"
import * as Effect from "effect/Effect"
import { Stripe } from "stripe"
import { type Customer, Harness, second, start } from "./harness.ts"

export const url = "https://hooks.example/a"

/** The tag of the error that something fails with. */
export const tagOf = <A, R>(attempt: Effect.Effect<A, { readonly _tag: string }, R>) =>
  Effect.match(attempt, { onSuccess: () => "succeeded", onFailure: ({ _tag }) => _tag })

/** Verifies signatures, for which it needs no key. */
export const stripe = new Stripe("sk_test_unused")

/** An endpoint of a customer, for all events unless it is told for which. */
export const endpoint = (
  of: Customer,
  to = url,
  events: Parameters<Webhooks["Service"]["create"]>[1]["events"] = null
) => Effect.flatMap(Webhooks, (webhooks) => webhooks.create(of.live, { url: to, events }))

/** The newest deliveries of an endpoint. */
export const deliveries = (of: Customer, id: string) =>
  Effect.flatMap(
    Webhooks,
    (webhooks) => Effect.map(webhooks.deliveries(of.live, id, { limit: 100, cursor: null }), ({ data }) => data)
  )

/** When requests were made, in seconds since the start. */
export const seconds = Effect.map(Harness, (harness) => harness.requests.map(({ at }) => (at - start) / second))

/** How an endpoint answers that never does. */
export const timeout: Effect.Effect<never, GuardedHttp.GuardedHttpError> = Effect.delay(
  Effect.fail(new GuardedHttp.GuardedHttpError({ reason: "timeout", message: "did not answer within 10 s" })),
  10 * second
)
