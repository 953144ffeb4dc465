import type { Reader } from "@sendwright/core/foundation/Setting"
import * as Result from "effect/Result"

// No character that could end a source of a content security policy. The first label may mean any.
const https = /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{1,63}(?::[1-9]\d{0,4})?$/
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9]\d{0,4})?$/

/** Origins of pages that may frame the portal, with commas between them. */
export const portalOrigins: Reader<ReadonlyArray<string>> = (text) => {
  const origins = text.split(",").map((origin) => origin.trim())
  return origins.every((origin) => https.test(origin) || loopback.test(origin))
    ? Result.succeed([...new Set(origins)])
    : Result.fail(
      "must be origins with commas between them, such as https://app.example.com or https://*.example.com; on this "
        + "machine also http://localhost:3000"
    )
}
