import type { TlsaRecord } from "../dns/MailDns.ts"

const daneTa = 2
const daneEe = 3
const digestLengths: Readonly<Record<number, number>> = { 1: 32, 2: 64 }

/** The name below which a host's records for a port are (RFC 6698 §3). */
export const nameOf = (host: string, port: number): string => `_${port}._tcp.${host}`

const isUsable = ({ data, matching, selector, usage }: TlsaRecord): boolean =>
  (usage === daneTa || usage === daneEe) && (selector === 0 || selector === 1) &&
  (matching === 0 ? data.length > 0 : digestLengths[matching] === data.length)

/**
 * The records that a certificate can be verified against in SMTP: usages 2 and 3, selectors 0 and 1, and matching types 0,
 * 1 and 2 whose data have their length (RFC 7672 §3.1). Of digests with the same usage and selector only the stronger
 * counts (RFC 7671 §9).
 */
export const usable = (records: ReadonlyArray<TlsaRecord>): ReadonlyArray<TlsaRecord> => {
  const formed = records.filter(isUsable)
  const hasStronger = ({ selector, usage }: TlsaRecord) =>
    formed.some((other) => other.usage === usage && other.selector === selector && other.matching === 2)
  return formed.filter((record) => record.matching !== 1 || !hasStronger(record))
}
