import { assert, it } from "vitest"
import { startDevServer, startExample } from "../../../scripts/example-program.ts"

it("sends, schedules, cancels and learns of the delivery through Sendwright", async () => {
  await using sendwright = await startDevServer("from-resend")
  await using app = startExample("from-resend", {
    env: {
      RESEND_BASE_URL: `${sendwright.base_url}/resend`,
      RESEND_API_KEY: sendwright.live_key,
      MAIL_FROM: `Bookshop <hello@${sendwright.sandbox_domain}>`,
      MAIL_TO: `delivered@${sendwright.sandbox_domain}`
    }
  })
  const lines = await app.ended
  // Webhooks come in any order.
  assert.deepStrictEqual(lines.filter((line) => line.startsWith("webhook")).toSorted(), [
    "webhook: email.delivered",
    "webhook: email.sent"
  ])
  assert.deepStrictEqual(lines.filter((line) => !line.startsWith("webhook")), [
    "confirmed once",
    "review: canceled",
    "order: delivered"
  ])
  // The same emails stand in the log of Sendwright's own API.
  const answer = await fetch(`${sendwright.base_url}/v1/emails`, {
    headers: { authorization: `Bearer ${sendwright.live_key}` }
  })
  const { data } = await answer.json() as { readonly data: ReadonlyArray<{ subject: string; status: string }> }
  assert.deepStrictEqual(data.map(({ status, subject }) => `${subject}: ${status}`), [
    "How was the book?: cancelled",
    "Your order 4711: delivered"
  ])
}, 300_000)
