import { Argument, Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const accountId = Flag.String("account").pipe(Flag.withDescription("Id of the account"))
const endpointId = Flag.String("endpoint").pipe(Flag.withDescription("Id of the endpoint"))
const deliveryId = Argument.String("delivery").pipe(Argument.withDescription("Id of the delivery"))

const list = Command.make(
  "list",
  { accountId, json },
  ({ accountId, json }) =>
    Effect.flatMap(execute({ _tag: "WebhooksList", accountId }), (endpoints) => print(endpoints, json))
).pipe(
  Command.withDescription("List the endpoints of an account")
)

const test = Command.make(
  "test",
  { accountId, endpointId, json },
  ({ accountId, endpointId, json }) =>
    Effect.flatMap(execute({ _tag: "WebhooksTest", accountId, endpointId }), (delivery) => print(delivery, json))
).pipe(
  Command.withDescription("Send a made-up event to an endpoint; ten an hour")
)

const at = { accountId, deliveryId, endpointId, json }

const again = Command.make(
  "again",
  at,
  ({ json, ...delivery }) =>
    Effect.flatMap(execute({ _tag: "WebhooksAgain", ...delivery }), (made) => print(made, json))
).pipe(
  Command.withDescription("Deliver a past event again, as a new delivery")
)

const retry = Command.make(
  "retry",
  at,
  ({ json, ...delivery }) =>
    Effect.flatMap(execute({ _tag: "WebhooksRetry", ...delivery }), (retried) => print(retried, json))
).pipe(
  Command.withDescription("Try a failed delivery once more")
)

const attempts = Command.make(
  "attempts",
  at,
  ({ json, ...delivery }) =>
    Effect.flatMap(execute({ _tag: "WebhooksAttempts", ...delivery }), (made) => print(made, json))
).pipe(
  Command.withDescription("List the attempts of a delivery")
)

/** `sendwright webhooks …` */
export const webhooks = Command.make("webhooks").pipe(
  Command.withDescription("Look into webhook deliveries and repeat them"),
  Command.withSubcommands([list, test, again, retry, attempts])
)
