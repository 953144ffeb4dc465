import { Sites } from "@sendwright/core/sending/Sites"
import { asActor } from "@sendwright/core/users/User"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import * as Site from "../../contract/wire/Site.ts"
import { readBody } from "../foundation/readBody.ts"

const listed = 100

/** The endpoints of the sites of receivers. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "sites",
  Effect.fnUntraced(function*(handlers) {
    const sites = yield* Sites
    return handlers
      .handle(
        "list",
        Effect.fnUntraced(function*({ query: { cursor, site } }) {
          if (site !== undefined) {
            const found = yield* Effect.catchTag(sites.find(site), "NotFound", () => Effect.succeed(null))
            return { data: found === null ? [] : [Site.toWire(found)], next_cursor: null }
          }
          const views = yield* sites.list(listed + 1, Site.placeOf(cursor))
          const page = views.slice(0, listed)
          const last = page.at(-1)
          return {
            data: page.map(Site.toWire),
            next_cursor: views.length > listed && last !== undefined ? Site.cursorOf(last) : null
          }
        }, dieOnServerFault)
      )
      .handleRaw(
        "order",
        Effect.fnUntraced(function*({ request }) {
          const { user } = yield* CurrentSession
          const { action, after, site } = yield* readBody(request, Site.decodeSiteOrder)
          const by = asActor(user)
          if (action === "pause") {
            yield* sites.pause(site, by)
            return HttpServerResponse.jsonUnsafe({ moved: 0, under_way: 0, next: null })
          }
          return HttpServerResponse.jsonUnsafe(Site.toWireMoved(yield* sites[action]({ site, after }, by)))
        }, dieOnServerFault)
      )
  })
)
