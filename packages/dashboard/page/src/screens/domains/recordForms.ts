/** The forms of a domain's records: as a zone file, and as the fields that DNS providers ask for. */

/** A record to publish. */
export interface DnsRecord {
  readonly type: "CNAME" | "TXT" | "MX"
  /** The whole name, without a dot at its end. */
  readonly name: string
  /** The value of an MX begins with its preference. A TXT is complete, without quotes. */
  readonly value: string
}

/** One field of a provider's form: its label there, and the value. */
export interface FormField {
  readonly label: string
  readonly value: string
  /** Whether the value is chosen from a list there. Then it needs no button to copy it. */
  readonly chosen?: true
}

export const forms = ["cloudflare", "route53", "other", "zone"] as const
/** The form of the records: for one provider's page, for that of any other, or a zone file. */
export type Form = typeof forms[number]

/** Time to live in seconds. A mistake is corrected everywhere after an hour. */
const ttl = 3600

/** Second-level labels under which names are registered in many countries, as in `co.uk`. */
const registries = new Set(["ac", "co", "com", "edu", "go", "gob", "gov", "ne", "net", "or", "org"])

/**
 * Every zone that can contain a domain, the longest first: the domain itself, and its parents except for the top level.
 */
export const zonesOf = (domain: string): ReadonlyArray<string> => {
  const labels = domain.split(".")
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."))
}

/** The zone that most likely contains a domain: the name that was registered. */
export const likelyZone = (domain: string): string => {
  const labels = domain.split(".")
  const isCountry = labels.at(-1)?.length === 2 && registries.has(labels.at(-2) ?? "")
  return labels.slice(isCountry ? -3 : -2).join(".")
}

/** A name relative to a zone: `@` is the zone itself. A name outside of the zone stays whole. */
export const relativeName = (name: string, zone: string): string =>
  name === zone ? "@" : name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name

const mxParts = (value: string): { readonly priority: string; readonly host: string } => {
  const at = value.indexOf(" ")
  return { priority: value.slice(0, at), host: value.slice(at + 1).trim() }
}

/** A text as character strings of a zone file, each of at most 255 bytes (RFC 1035, 3.3 and 5.1). */
export const quoted = (text: string): string => {
  const bytes = new TextEncoder().encode(text)
  const strings: Array<string> = []
  for (let at = 0; at < bytes.length || at === 0; at += 255) {
    const part = Array.from(bytes.subarray(at, at + 255), (byte) =>
      byte === 0x22 || byte === 0x5c
        ? `\\${String.fromCharCode(byte)}`
        : byte >= 0x20 && byte < 0x7f
        ? String.fromCharCode(byte)
        : `\\${String(byte).padStart(3, "0")}`)
    strings.push(`"${part.join("")}"`)
  }
  return strings.join(" ")
}

/** One line of a zone file. Names are absolute, so that they do not depend on `$ORIGIN`. */
const zoneLine = ({ name, type, value }: DnsRecord): string =>
  `${name}. ${ttl} IN ${type} ${
    type === "TXT" ? quoted(value) : type === "MX" ? `${value.replace(/\.?$/, "")}.` : `${value.replace(/\.?$/, "")}.`
  }`

/** The records as lines of a zone file (RFC 1035, 5). */
export const zoneFile = (records: ReadonlyArray<DnsRecord>): string => `${records.map(zoneLine).join("\n")}\n`

const cloudflare = ({ name, type, value }: DnsRecord, zone: string): ReadonlyArray<FormField> => {
  const head = [{ label: "Type", value: type, chosen: true }, {
    label: "Name",
    value: relativeName(name, zone)
  }] as const
  const tail = { label: "TTL", value: "Auto", chosen: true } as const
  if (type === "TXT") return [...head, { label: "Content", value }, tail]
  if (type === "CNAME") {
    // Through Cloudflare's proxy the name would lead to Cloudflare's own servers, and no check would find the record.
    return [...head, { label: "Target", value }, { label: "Proxy status", value: "DNS only", chosen: true }, tail]
  }
  const { host, priority } = mxParts(value)
  return [...head, { label: "Mail server", value: host }, { label: "Priority", value: priority }, tail]
}

const route53 = ({ name, type, value }: DnsRecord, zone: string): ReadonlyArray<FormField> => {
  const relative = relativeName(name, zone)
  return [
    // Route 53 appends the zone to the typed name: the zone itself is an empty name.
    { label: "Record name", value: relative === "@" ? "" : relative },
    { label: "Record type", value: type, chosen: true },
    { label: "Value", value: type === "TXT" ? quoted(value) : value },
    { label: "TTL (seconds)", value: String(ttl) }
  ]
}

const other = ({ name, type, value }: DnsRecord, zone: string): ReadonlyArray<FormField> => {
  const { host, priority } = mxParts(value)
  return [
    { label: "Type", value: type, chosen: true },
    { label: "Name", value: relativeName(name, zone) },
    { label: "Value", value: type === "MX" ? host : value },
    ...type === "MX" ? [{ label: "Priority", value: priority }] : [],
    { label: "TTL (seconds)", value: String(ttl) }
  ]
}

/** The fields of a provider's form for one record, within a zone. */
export const fieldsOf = (form: Exclude<Form, "zone">, record: DnsRecord, zone: string): ReadonlyArray<FormField> =>
  form === "cloudflare" ? cloudflare(record, zone) : form === "route53" ? route53(record, zone) : other(record, zone)
