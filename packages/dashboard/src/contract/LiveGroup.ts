import { RequestErrors } from "@sendwright/api/Authorization"
import { RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForUsers } from "./Guard.ts"
import { base } from "./paths.ts"
import { WireLiveRequest } from "./wire/Live.ts"

/** What is new, for all pages of a browser over one connection: a browser has six to a host over HTTP/1.1. */
export class LiveGroup extends HttpApiGroup.make("live").add(
  // Server-sent events `news`, `states` and `refused` of `WireLiveEvents`, each of one of the lists.
  HttpApiEndpoint.post("live", `${base}/live`, {
    payload: WireLiveRequest,
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/event-stream" }),
    error: [ValidationError, RateLimited]
  })
).annotateEndpoints(Access, "user").middleware(RequestErrors).middleware(ForUsers) {}
