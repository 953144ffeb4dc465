import { CurrentCaller } from "@sendwright/api/Authorization"
import { decodeNewDomain } from "@sendwright/api/wire/Domain"
import type { Caller } from "@sendwright/core/accounts/Caller"
import { AuditLog } from "@sendwright/core/audit/AuditLog"
import type { Domain } from "@sendwright/core/domains/Domain"
import { Domains } from "@sendwright/core/domains/Domains"
import { NotFound } from "@sendwright/core/foundation/Errors"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Wire from "../../contract/wire/Domain.ts"
import { readBody } from "../foundation/readBody.ts"

/** The most entries of a domain's history. */
const historyLength = 50

/** The endpoints of an account's domains. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "domains",
  Effect.fnUntraced(function*(handlers) {
    const domains = yield* Domains
    const audit = yield* AuditLog

    const view = (caller: Caller, domain: Domain) =>
      Effect.map(domains.nextChecks(caller), (next) => Wire.toWire(domain, next.get(domain.id)))

    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*() {
          const caller = yield* CurrentCaller
          const next = yield* domains.nextChecks(caller)
          return { data: (yield* domains.list(caller)).map((domain) => Wire.toWire(domain, next.get(domain.id))) }
        }, dieOnServerFault)
      )
      .handleRaw(
        "create",
        Effect.fnUntraced(function*({ request }) {
          const caller = yield* CurrentCaller
          const domain = yield* domains.create(caller, yield* readBody(request, decodeNewDomain))
          return HttpServerResponse.jsonUnsafe(yield* view(caller, domain), { status: 201 })
        }, dieOnServerFault)
      )
      .handle(
        "check",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          return yield* view(caller, yield* domains.get(caller, params.id))
        }, dieOnServerFault)
      )
      .handle(
        "history",
        Effect.fnUntraced(function*({ params }) {
          const { account } = yield* CurrentCaller
          // Every domain has at least the entry that it was added.
          const entries = yield* audit.list(account.id, historyLength, null, { subject: params.id })
          const own = entries.filter(({ action }) => action.startsWith("domain."))
          if (own.length === 0) return yield* new NotFound()
          return { data: own.map(Wire.toWireEntry) }
        }, dieOnServerFault)
      )
      .handle(
        "rotateKey",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          // If the domain's key cannot be opened, that is a fault of the server, not of the request.
          const rotated = yield* Effect.catchTag(domains.rotateKey(caller, params.id), "SecretUnreadable", Effect.die)
          return yield* view(caller, rotated)
        }, dieOnServerFault)
      )
      .handle(
        "retireKey",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          return yield* view(caller, yield* domains.retireKey(caller, params.id))
        }, dieOnServerFault)
      )
      .handle(
        "receive",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          return yield* view(caller, yield* domains.addReceiving(caller, params.id))
        }, dieOnServerFault)
      )
      .handle(
        "stopReceiving",
        Effect.fnUntraced(function*({ params }) {
          const caller = yield* CurrentCaller
          yield* domains.removeReceiving(caller, params.id)
          const found = (yield* domains.list(caller)).find(({ id }) => id === params.id)
          return found === undefined ? yield* new NotFound() : yield* view(caller, found)
        }, dieOnServerFault)
      )
      .handle(
        "remove",
        Effect.fnUntraced(function*({ params }) {
          yield* domains.remove(yield* CurrentCaller, params.id)
        }, dieOnServerFault)
      )
  })
)
