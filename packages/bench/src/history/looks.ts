/** Looks at everything that an account, and the operators of a service, can see. */
import { createHash } from "node:crypto"
import type { Answer } from "./Client.ts"
import type { Look, Viewer } from "./Kept.ts"

type Ask = (as: Viewer, path: string) => Promise<Answer>

/** What an answer shows: JSON as it is, another text as it is if it is short, and its digest otherwise. */
export const shownBy = ({ json, status, text }: Answer): unknown => {
  if (status !== 200) return { status }
  if (json === undefined) {
    return text.length <= 200
      ? text
      : `SHA-256 ${createHash("sha256").update(text).digest("hex")}`
  }
  // oxlint-disable-next-line typescript/no-unused-vars
  const { generated_at, ...shown } = json
  return shown
}

export const lookAround = async (
  ask: Ask,
  { accountId, from, to }: { readonly accountId: string; readonly from: string; readonly to: string }
): Promise<ReadonlyArray<Look>> => {
  const looks: Array<Look> = []
  const look = async (as: Viewer, path: string): Promise<any> => {
    const answer = await ask(as, path)
    if (answer.status !== 200) throw new Error(`${as} ${path}: ${answer.status} ${answer.text}`)
    looks.push({ as, path, shows: shownBy(answer) })
    return answer.json
  }
  /** Looks for emails that are there. */
  const lookFor = async (query: string) => {
    const { data } = await look("live", `/v1/emails?limit=100&${query}`)
    if (data.length === 0) throw new Error(`there is no email of ${query}`)
  }
  const inAccount = `/dashboard/api/accounts/${accountId}`

  for (const key of ["live", "test", "other"] as const) {
    await look(key, "/v1/account")
    const { data } = await look(key, "/v1/emails?limit=100")
    for (const { id } of data) {
      if (key !== "live" || data.length < 3) await look(key, `/v1/emails/${id}`)
      else {
        const { attachments } = await look("live", `/v1/emails/${id}`)
        await look("owner", `${inAccount}/emails/${id}`)
        for (const index of attachments.keys()) await look("owner", `${inAccount}/emails/${id}/attachments/${index}`)
      }
    }
  }
  for (
    const query of ["tag=receipt", "tag=evening&status=scheduled", "q=ada", "q=example.org", "q=batch", "q=Submitted"]
  ) {
    await lookFor(query)
  }
  for (const status of ["queued", "scheduled", "sent", "delivered", "bounced", "complained", "failed", "cancelled"]) {
    await lookFor(`status=${status}`)
  }
  await look("live", "/v1/suppressions?limit=100")
  for (const { id } of (await look("live", "/v1/templates")).data) {
    await look("live", `/v1/templates/${id}`)
    await look("live", `/v1/templates/${id}/versions`)
    await look("live", `/resend/templates/${id}`)
  }
  await look("live", "/v1/domains")
  for (const { id } of (await look("live", "/v1/webhooks")).data) {
    await look("live", `/v1/webhooks/${id}`)
    const { data } = await look("live", `/v1/webhooks/${id}/deliveries?limit=100`)
    for (const delivery of data.slice(0, 3)) {
      await look("owner", `${inAccount}/webhooks/${id}/deliveries/${delivery.id}`)
    }
  }
  await look("owner", `${inAccount}/keys`)
  await look("owner", `${inAccount}/members`)
  await look("owner", `${inAccount}/audit?limit=100`)
  for (const traffic of ["live", "simulator", "test"]) {
    for (const by of ["none", "tag"]) {
      const query = new URLSearchParams({ traffic, from, to, grain: "hour", zone: "UTC", by })
      await look("owner", `${inAccount}/metrics?${query}`)
    }
  }
  await look("operator", "/dashboard/api/operator/accounts?limit=100")
  await look("operator", "/dashboard/api/operator/held?limit=50")
  await look("operator", "/dashboard/api/operator/users?limit=50")
  return looks
}
