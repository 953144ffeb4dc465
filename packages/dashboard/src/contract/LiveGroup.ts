import { RequestErrors } from "@sendwright/api/Authorization"
import { RateLimited, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access } from "./Access.ts"
import { ForUsers } from "./Guard.ts"
import { base } from "./paths.ts"
import { WireLiveRequest } from "./wire/Live.ts"

/** The live data of all pages of a browser over one connection: over HTTP/1.1, a browser has only six to one host. */
export class LiveGroup extends HttpApiGroup.make("live").add(
  // Server-sent events `news`, `states` and `refused` of `WireLiveEvents`. Each belongs to one of the lists.
  HttpApiEndpoint.post("live", `${base}/live`, {
    payload: WireLiveRequest,
    success: HttpApiSchema.StreamUint8Array({ contentType: "text/event-stream" }),
    error: [ValidationError, RateLimited]
  })
).annotateEndpoints(Access, "user").middleware(RequestErrors).middleware(ForUsers) {}
