import type { NewReceived } from "@sendwright/core/received/ReceivedStore"
import { idAt, received } from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import { Harness } from "./harness.ts"

const boundary = "--part\r\n"

/** A message with a hostile HTML body and a file that is a page. */
const content = (id: string) =>
  new TextEncoder().encode([
    `Message-ID: <${id}@mail.example>\r\nSubject: A question\r\nFrom: Charles <charles@mail.example>\r\n`,
    "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=part\r\n\r\n",
    boundary,
    "Content-Type: text/html\r\n\r\n<script>alert(1)</script><p>How many cards?</p>\r\n",
    boundary,
    "Content-Type: text/html\r\nContent-Disposition: attachment; filename=bill.html\r\n\r\n<script>1</script>\r\n",
    "--part--\r\n"
  ].join(""))

/** Stores a received email with an attachment. */
export const newReceived = Effect.fnUntraced(function*(accountId: string, over: Partial<NewReceived> = {}) {
  const { receivedStore } = yield* Harness
  const receivedAt = over.receivedAt ?? new Date()
  const id = over.id ?? idAt(receivedAt)
  yield* Effect.orDie(receivedStore.add([received({
    accountId,
    id,
    receivedAt,
    content: content(id),
    html: "<script>alert(1)</script><p>How many cards?</p>",
    attachments: [{
      filename: "bill.html",
      contentType: "text/html",
      contentId: null,
      disposition: "attachment",
      size: 18
    }],
    ...over
  })]))
  return id
})
