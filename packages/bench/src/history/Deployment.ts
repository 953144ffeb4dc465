/** Where the life that is kept takes place: a server, and the world around it. */
import type { DnsRecord } from "@sendwright/core/domains/DnsRecord"
import type { Answer, Credentials, Question } from "./Client.ts"

export interface Deployment {
  readonly ask: (question: Question) => Promise<Answer>
  /** A command of the command line. */
  readonly command: (...args: ReadonlyArray<string>) => Promise<any>
  readonly submissionPort: number
  readonly webhookUrl: string
  /** Has the name servers know a domain's records. */
  readonly publish: (records: DnsRecords) => void
  /** Waits until what is asked for answers with something. */
  readonly until: <A>(what: string, ask: () => Promise<A | undefined>) => Promise<A>
  /** Makes every further attempt to deliver a webhook due at once. */
  readonly hurryWebhooks: () => Promise<void>
  /** Stores a request as applications do by SQL, and answers with the id of its email. */
  readonly sendBySql: (request: object, account: string, idempotencyKey: string) => Promise<string>
}

export type DnsRecords = ReadonlyArray<Pick<DnsRecord, "name" | "type" | "value">>

const must = ({ json, status, text }: Answer): any => {
  if (status >= 300) throw new Error(`the answer is ${status}: ${text}`)
  return json
}

/** Asks as one caller, and fails on every refusal. */
export const asking =
  (deployment: Deployment, by: Credentials) => async (method: string, path: string, body?: unknown, key?: string) =>
    must(
      await deployment.ask({
        method,
        path,
        by,
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { idempotencyKey: key })
      })
    )
