import { addressOf } from "../../foundation/api.ts"

/** An email whose contents are shown: one that was sent, or one that was received. */
export interface Shown {
  readonly kind: "sent" | "received"
  readonly id: string
  /** null: it has only a text. */
  readonly html: string | null
}

/** Where the preview of an email is. */
export const previewAddress = (
  account: string,
  { id, kind }: Shown,
  query: { readonly images?: "remote"; readonly scheme?: "dark" }
): string => {
  const asked = { params: { account_id: account, id }, query }
  return kind === "sent"
    ? addressOf("GET /accounts/:account_id/emails/:id/preview", asked)
    : addressOf("GET /accounts/:account_id/received/:id/preview", asked)
}
