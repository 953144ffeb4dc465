import * as Address from "@sendwright/core/foundation/Address"
import type { EmailQuery, SenderDomain } from "@sendwright/core/model/EmailQuery"
import * as P from "../sql/params.ts"

/** Adds the value of a parameter, and answers with its name. */
type Add = (value: unknown) => string

// A domain that was removed and added again has another id.
const ofDomain = ({ name }: SenderDomain, account: string, add: Add): (table: string) => string => {
  if (name === null) return (table) => ` AND ${table}.domain_id IS NULL`
  const asked = add(P.text(name))
  return (table) =>
    ` AND ${table}.domain_id = ANY (
        ARRAY(SELECT d.id FROM sendwright.domains d WHERE d.account_id = ${account} AND d.name = ${asked}))`
}

/** The local part of a mailbox as it was given: what stands before the last @, behind the name and its bracket. */
const localPartOf = (mailbox: string): string => String.raw`substring(${mailbox} FROM '^(?:.*<)?\s*(.*)@[^@]*$')`

/** What a local part says, as in `Address.normalize`: without needless quotes and backslashes, in lower case. */
const contentOf = (local: string): string =>
  String
    .raw`lower(CASE WHEN ${local} LIKE '"%' THEN regexp_replace(substring(${local} FROM '^"(.*)"$'), '\\(.)', '\1', 'g')
    ELSE ${local} END COLLATE "C")`

/** The glance at what stands before an @ costs a fifteenth of the expressions, and spares nearly every mailbox them. */
const isFrom = (mailbox: string, content: string): string =>
  `CASE WHEN strpos(lower(${mailbox} COLLATE "C"), ${content} || '@') > 0 OR strpos(${mailbox}, '"@') > 0
    THEN ${contentOf(localPartOf(mailbox))} = ${content} ELSE false END`

/** The conditions on sender, key and template, by the alias of `sendwright.emails`; null where there are none. */
export const ofSender = (
  { domain, keyId, sender, templateId }: Pick<EmailQuery, "domain" | "keyId" | "sender" | "templateId">,
  account: string,
  add: Add
): ((table: string) => string) | null => {
  const conditions: Array<(table: string) => string> = []
  if (domain !== undefined) conditions.push(ofDomain(domain, account, add))
  if (keyId !== undefined) {
    const key = add(P.uuid(P.idOrNull(keyId)))
    conditions.push((table) => ` AND ${table}.key_id = ${key}`)
  }
  if (templateId !== undefined) {
    const template = add(P.uuid(P.idOrNull(templateId)))
    conditions.push((table) => ` AND ${table}.template_id = ${template}`)
  }
  if (sender !== undefined) {
    // All spellings of a domain have its id, and the text of other domains need not be read.
    conditions.push(ofDomain(sender.domain, account, add))
    const local = Address.localPartOf(sender.address)
    const content = add(P.text(Address.contentOf(local) ?? local))
    conditions.push((table) => ` AND ${isFrom(`${table}.sender`, content)}`)
  }
  return conditions.length === 0 ? null : (table) => conditions.map((condition) => condition(table)).join("")
}
