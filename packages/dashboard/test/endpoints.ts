import { Authorization } from "@sendwright/api/Authorization"
import type { PortalPart } from "@sendwright/core/portal/PortalLink"
import * as Context from "effect/Context"
import { HttpApi, type HttpApiEndpoint } from "effect/http-api"
import { Access } from "../src/contract/Access.ts"
import { DashboardApi } from "../src/contract/DashboardApi.ts"
import { ForAnyone, ForMembers, ForOperators, ForUsers } from "../src/contract/Guard.ts"
import { PortalAccess } from "../src/contract/PortalAccess.ts"

/** An endpoint of the contract. */
export interface Row {
  /** Its method and path, such as `GET /dashboard/api/session`. */
  readonly name: string
  readonly endpoint: HttpApiEndpoint.Top
  readonly access: Access
  /** The part of a portal that it belongs to. */
  readonly part: PortalPart | null
  readonly guards: ReadonlyArray<unknown>
}

const allGuards: ReadonlySet<unknown> = new Set([ForAnyone, ForUsers, ForMembers, ForOperators, Authorization])

const found: Array<Row> = []
HttpApi.reflect(DashboardApi, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint, mergedAnnotations, middleware }) => {
    found.push({
      name: `${endpoint.method} ${endpoint.path}`,
      endpoint,
      access: Context.get(mergedAnnotations, Access),
      part: Context.get(mergedAnnotations, PortalAccess),
      guards: [...middleware].filter((one) => allGuards.has(one))
    })
  }
})

/** Every endpoint of the contract. */
export const rows: ReadonlyArray<Row> = found
