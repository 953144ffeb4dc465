import { type ContentOutage, ContentStore } from "@sendwright/core/objects/ContentStore"
import * as Effect from "effect/Effect"
import * as Objects from "../adapters/Objects.ts"
import type { HostConfig } from "../config/Config.ts"
import { type Check, check } from "./Check.ts"

const name = "object store"

const remedies: Readonly<Record<ContentOutage, string>> = {
  unreachable: "cannot be reached: check SENDWRIGHT_CONTENT_S3_ENDPOINT and the network",
  unanswered: "does not answer in time: check its load, and the network",
  overloaded: "refuses work for its load, or a fault of its own: look at it",
  denied: "does not let us in, or has no such bucket: check SENDWRIGHT_CONTENT_S3_BUCKET, _REGION, _STYLE and the keys",
  unconfigured: "is not configured"
}

/** Whether the object store answers and lets us read: nothing is stored to find out. */
export const examine = (config: Pick<HostConfig, "contents">): Effect.Effect<ReadonlyArray<Check>> =>
  config.contents === null
    ? Effect.succeed([])
    : Effect.gen(function*() {
      const store = yield* ContentStore
      return yield* Effect.match(store.list({ prefix: "", after: null, limit: 1 }), {
        onSuccess: () => [check(name, "ok", `${store.place} answers and lets us in`)],
        onFailure: ({ outage, reason }) => [
          check(
            name,
            "fail",
            `${store.place} ${outage === null ? "gives an answer that cannot be read" : remedies[outage]}`
              + (reason === null ? "" : ` (${reason})`)
          )
        ]
      })
    }).pipe(Effect.provide(Objects.store(config), { local: true }))
