import type { DnsCheck } from "./DnsCheck.ts"
import type { DnsRecord } from "./DnsRecord.ts"

/**
 * The change from one DKIM key of a domain to another. It is pending until the new record is found in the DNS: then the
 * new key signs, and the old record stays until somebody says that it may go.
 */
export interface DkimRotation {
  /** The selector of the old key. */
  readonly from: string
  /** The selector of the new key. */
  readonly to: string
  readonly startedAt: Date
  /** When the new key began to sign; null while the rotation is pending and the old one does. */
  readonly switchedAt: Date | null
}

const isKeyOf = (selector: string) => (record: DnsRecord): boolean =>
  record.purpose === "dkim" && record.name.startsWith(`${selector}._domainkey.`)

const asNeeded = ({ id, name, purpose, type, value }: DnsRecord): DnsRecord => ({ id, type, name, value, purpose })

/** The records with that of a new key after the old one's: nothing depends on it yet. */
export const begin = (records: ReadonlyArray<DnsRecord>, record: DnsRecord): ReadonlyArray<DnsRecord> => {
  const after = records.findLastIndex(({ purpose }) => purpose === "dkim") + 1
  return records.toSpliced(after, 0, { ...record, gating: false })
}

/** Whether a check found the record of a rotation that is pending. */
export const isFound = (
  rotation: DkimRotation | null,
  records: ReadonlyArray<DnsRecord>,
  checks: ReadonlyArray<DnsCheck>
): rotation is DkimRotation => {
  if (rotation === null || rotation.switchedAt !== null) return false
  const record = records.find(isKeyOf(rotation.to))
  return checks.some(({ id, state }) => id === record?.id && state === "found")
}

/** The records once the new key signs: it is needed in the place of the old one. */
export const switched = (records: ReadonlyArray<DnsRecord>, rotation: DkimRotation): ReadonlyArray<DnsRecord> =>
  records.map((record) =>
    isKeyOf(rotation.to)(record)
      ? asNeeded(record)
      : isKeyOf(rotation.from)(record)
      ? { ...record, gating: false }
      : record
  )

/** The records without the old key's. */
export const end = (records: ReadonlyArray<DnsRecord>, rotation: DkimRotation): ReadonlyArray<DnsRecord> =>
  records.filter((record) => !isKeyOf(rotation.from)(record))
