import { domain } from "../http/harness.ts"

/** A send that is accepted. */
export const send = { from: `Acme <hello@${domain}>`, to: "ada@example.com", subject: "Hello", text: "Hello Ada" }

/** An id that no record has. */
export const missing = "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b"
