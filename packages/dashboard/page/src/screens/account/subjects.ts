import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import type { Answer } from "../../foundation/api.ts"
import { domainsQuery } from "../domains/queries.ts"
import { keysQuery } from "../keys/queries.ts"
import { templatesQuery } from "../templates/queries.ts"
import { endpointsQuery } from "../webhooks/queries.ts"
import { useMembers } from "./useMembers.ts"

/** One line of the history. */
export type Entry = Answer<"GET /accounts/:account_id/audit">["data"][number]

/** The kind of an action's subject: `key` of `key.created`. */
const kindOf = ({ action }: Entry): string => action.slice(0, action.indexOf("."))

/** The names of the subjects of entries, by their ids. Deleted subjects have none. */
export const useSubjectNames = (
  account: string,
  entries: ReadonlyArray<Entry>
): ReadonlyMap<string, string> => {
  const kinds = new Set(entries.filter(({ subject }) => subject !== null).map(kindOf))
  const members = useMembers().data
  // Read only if an entry needs it.
  const keys = useQuery({ ...keysQuery(account), enabled: kinds.has("key") }).data
  const domains = useQuery({ ...domainsQuery(account), enabled: kinds.has("domain") }).data
  const webhooks = useQuery({ ...endpointsQuery(account), enabled: kinds.has("webhook") }).data
  const templates = useQuery({ ...templatesQuery(account), enabled: kinds.has("template") }).data
  return useMemo(() =>
    new Map([
      ...(keys?.data ?? []).map(({ id, last_four, name }) => [id, `${name} …${last_four}`] as const),
      ...(domains?.data ?? []).map(({ id, name }) => [id, name] as const),
      ...(webhooks?.data ?? []).map(({ id, url }) => [id, url] as const),
      ...(templates?.data ?? []).map(({ id, name }) => [id, name] as const),
      ...(members?.data ?? []).map(({ id, name }) => [id, name] as const),
      ...(members?.invitations ?? []).map(({ email_address, id }) => [id, email_address] as const)
    ]), [keys, domains, webhooks, templates, members])
}
