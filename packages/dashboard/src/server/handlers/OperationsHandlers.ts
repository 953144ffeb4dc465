import { fromPageQuery } from "@sendwright/api/wire/Page"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { EngineSettings, ThrottleSettings } from "@sendwright/core/foundation/Settings"
import { StorageDiagnostics } from "@sendwright/core/foundation/StorageDiagnostics"
import { encodeCursor } from "@sendwright/core/model/EmailQuery"
import { AccountOverviews } from "@sendwright/core/operator/AccountOverviews"
import { BounceReader } from "@sendwright/core/operator/BounceReader"
import { Doctor } from "@sendwright/core/operator/Doctor"
import { Nodes } from "@sendwright/core/operator/Nodes"
import { Queue } from "@sendwright/core/operator/Queue"
import { HeldEmails } from "@sendwright/core/sending/HeldEmails"
import { asActor } from "@sendwright/core/users/User"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Bounce from "../../contract/wire/Bounce.ts"
import * as Examination from "../../contract/wire/Examination.ts"
import * as Held from "../../contract/wire/Held.ts"
import * as WireNode from "../../contract/wire/Node.ts"
import * as WireQueue from "../../contract/wire/Queue.ts"
import * as StorageUse from "../../contract/wire/StorageUse.ts"
import { positionOf } from "../foundation/positionOf.ts"
import { readBody } from "../foundation/readBody.ts"

const heldFilters = ["operator/held"]

/** The endpoints of the whole service. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "operations",
  Effect.fnUntraced(function*(handlers) {
    const queue = yield* Queue
    const nodes = yield* Nodes
    const overviews = yield* AccountOverviews
    const held = yield* HeldEmails
    const doctor = yield* Doctor
    const bounces = yield* BounceReader
    const diagnostics = yield* StorageDiagnostics
    const engine = yield* EngineSettings
    const { domainConcurrency, providerConcurrency, sendRate } = yield* ThrottleSettings
    const throttles = {
      send_rate: sendRate,
      provider_concurrency: providerConcurrency,
      domain_concurrency: domainConcurrency
    }

    return handlers
      .handle(
        "queue",
        Effect.fnUntraced(function*({ query: { account_id = null, by, mode = null } }) {
          const view = yield* queue.look({ by, accountId: account_id, mode })
          const names = by === "domain" ? new Map() : yield* overviews.names(view.groups.map(({ key }) => key))
          return WireQueue.toWire(view, (key) => names.get(key) ?? key, throttles)
        }, dieOnServerFault)
      )
      .handle(
        "held",
        Effect.fnUntraced(function*({ query }) {
          const { cursor, limit } = fromPageQuery(query)
          const place = yield* positionOf(cursor, heldFilters)
          const after = place === null ? null : { queuedAt: place.createdAt, emailId: place.id }
          const found = yield* held.listAll(limit + 1, after)
          const page = found.slice(0, limit)
          const last = page.at(-1)
          const names = yield* overviews.names(page.map(({ accountId }) => accountId))
          return {
            data: page.map((one) => Held.toWire(one, names.get(one.accountId) ?? one.accountId)),
            next_cursor: found.length > limit && last !== undefined
              ? encodeCursor({ createdAt: last.queuedAt, id: last.emailId }, heldFilters)
              : null
          }
        }, dieOnServerFault)
      )
      .handleRaw(
        "decide",
        Effect.fnUntraced(function*({ request }) {
          const { user } = yield* CurrentSession
          const { decision, emails } = yield* readBody(request, Held.decodeHeldDecision)
          const decided = yield* held.decide(
            emails.map(({ account_id, email_id }) => ({ accountId: account_id, emailId: email_id })),
            decision,
            asActor(user)
          )
          return HttpServerResponse.jsonUnsafe(Held.toWireDecided(decided))
        }, dieOnServerFault)
      )
      .handle(
        "nodes",
        Effect.fnUntraced(function*() {
          return { data: (yield* nodes.list).map(WireNode.toWire) }
        }, dieOnServerFault)
      )
      .handle("examine", () => Effect.map(doctor.examine, Examination.toWire))
      .handleRaw(
        "readBounce",
        Effect.fnUntraced(function*({ request }) {
          const { message } = yield* readBody(request, Bounce.decodePastedBounce, Bounce.longestBody)
          const read = yield* Effect.catchTag(
            bounces.read(message),
            "UnreadableBounce",
            ({ message }) =>
              Effect.fail(
                new ValidationError({ issues: [{ path: ["message"], message: `cannot be read. ${message}` }] })
              )
          )
          return HttpServerResponse.jsonUnsafe(Bounce.toWire(read))
        }, dieOnServerFault)
      )
      .handle(
        "storage",
        Effect.fnUntraced(function*() {
          return StorageUse.toWire(yield* diagnostics.server, yield* diagnostics.tables, engine)
        }, dieOnServerFault)
      )
  })
)
