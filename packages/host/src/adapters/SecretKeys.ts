import type { KeysUnusable } from "@sendwright/core/KeyCheck"
import { HostError } from "../foundation/HostError.ts"

/** What an operator does about keys that are missing or wrong. */
export const explain = ({ message }: KeysUnusable): HostError =>
  new HostError({
    code: "secret_key",
    message:
      `${message} Put every key that is needed into SENDWRIGHT_SECRET_KEY, the one that seals new secrets first: `
      + "new:<base64>,old:<base64>. sendwright secrets list shows what each is needed for."
  })
