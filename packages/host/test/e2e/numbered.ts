/** Emails that are told apart by a number in their subject. */
import { setTimeout as sleep } from "node:timers/promises"
import type { Deployment } from "./Deployment.ts"

export const hundred = (from: number): ReadonlyArray<number> => Array.from({ length: 100 }, (_, index) => from + index)

/** Sends emails with these numbers, those again that come too fast. Answers with their ids. */
export const sendNumbered = async (
  sendwright: Deployment,
  numbers: ReadonlyArray<number>
): Promise<ReadonlyArray<string>> => {
  const messages = numbers.map((number) => ({
    from: `orders@${sendwright.sandbox}`,
    to: sendwright.owner,
    subject: `number ${number}`,
    text: "plain"
  }))
  const { results } = await sendwright.call("POST", "/v1/emails/batch", { messages })
  const ids = results.flatMap(({ id }: { readonly id?: string }) => id ?? [])
  const left = numbers.filter((_, index) => !results[index].ok)
  if (left.length === 0) return ids
  await sleep(500)
  return [...ids, ...await sendNumbered(sendwright, left)]
}
