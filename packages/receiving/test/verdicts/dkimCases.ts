/** Messages that are signed, and then changed: by a signer of its own, which shares no code with what verifies them. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto"

/** A message, and the name of the case. */
export interface DkimCase {
  readonly name: string
  readonly message: Buffer
}

type Field = readonly [name: string, value: string]

interface Signing {
  readonly algorithm: "rsa-sha256" | "rsa-sha1" | "ed25519-sha256"
  readonly canon: string
  readonly key: KeyObject
  readonly selector: string
  readonly domain: string
  /** Names of the fields that are signed. */
  readonly names: ReadonlyArray<string>
  readonly limit: number | null
  /** Tags beside, each with a semicolon at its end. */
  readonly extra: string
  /** What is done with the tags before they are signed. */
  readonly edit: (tags: string) => string
}

interface Draft {
  readonly fields: ReadonlyArray<Field>
  readonly body: string
}

const collapse = (value: string) => value.replaceAll("\r\n", "").replaceAll(/[ \t]+/g, " ").trim()

const headerForm = (canon: string, [name, value]: Field): string =>
  canon.startsWith("relaxed") ? `${name.toLowerCase().trim()}:${collapse(value)}` : `${name}:${value}`

const bodyForm = (canon: string, body: string): string => {
  const isRelaxed = canon.split("/")[1] === "relaxed"
  const lines = body.split("\r\n").map((line) => isRelaxed ? line.replaceAll(/[ \t]+/g, " ").replace(/ $/, "") : line)
  while (lines.at(-1) === "") lines.pop()
  return lines.length === 0 ? (isRelaxed ? "" : "\r\n") : `${lines.join("\r\n")}\r\n`
}

const signatureOf = ({ body, fields }: Draft, signing: Signing): Field => {
  const { algorithm, canon, domain, edit, extra, key, limit, names, selector } = signing
  const hash = algorithm === "rsa-sha1" ? "sha1" : "sha256"
  const octets = Buffer.from(bodyForm(canon, body)).subarray(0, limit ?? undefined)
  const bodyHash = createHash(hash).update(octets).digest("base64")
  const left = [...fields]
  const signed = names.flatMap((name) => {
    const at = left.findLastIndex(([own]) => own.toLowerCase().trim() === name.toLowerCase())
    return at === -1 ? [] : left.splice(at, 1)
  })
  const tags = edit(
    ` v=1; a=${algorithm}; c=${canon}; d=${domain}; s=${selector};\r\n\th=${names.join(":")};\r\n\tbh=${bodyHash};`
      + `${limit === null ? "" : ` l=${limit};`}${extra} b=`
  )
  const data = [...signed, ["DKIM-Signature", tags] as const].map((field) => headerForm(canon, field)).join("\r\n")
  const signature = algorithm === "ed25519-sha256"
    ? sign(null, createHash("sha256").update(data).digest(), key)
    : sign(hash, Buffer.from(data), key)
  return ["DKIM-Signature", tags + signature.toString("base64").replaceAll(/.{70}/g, "$&\r\n\t ")]
}

const textOf = ({ body, fields }: Draft) =>
  Buffer.from(`${fields.map(([n, v]) => `${n}:${v}\r\n`).join("")}\r\n${body}`)

const rsa = generateKeyPairSync("rsa", { modulusLength: 2_048 })
const small = generateKeyPairSync("rsa", { modulusLength: 1_024 })
const weak = generateKeyPairSync("rsa", { modulusLength: 512 })
const large = generateKeyPairSync("rsa", { modulusLength: 4_096 })
const ed25519 = generateKeyPairSync("ed25519")

const spki = (key: KeyObject) => key.export({ type: "spki", format: "der" }).toString("base64")
const p = spki(rsa.publicKey)
const raw = ed25519.publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("base64")

/** The records of keys, by the name of the selector at `a.example`. */
const records: Readonly<Record<string, string>> = {
  rsa: `v=DKIM1; k=rsa; p=${p}`,
  bare: `p=${p}`,
  notes: `v=DKIM1; k=rsa; n=some note; p=${p}; x=y;`,
  small: `v=DKIM1; k=rsa; p=${spki(small.publicKey)}`,
  weak: `v=DKIM1; k=rsa; p=${spki(weak.publicKey)}`,
  large: `v=DKIM1; k=rsa; p=${spki(large.publicKey)}`,
  pkcs1: `v=DKIM1; k=rsa; p=${rsa.publicKey.export({ type: "pkcs1", format: "der" }).toString("base64")}`,
  ed: `v=DKIM1; k=ed25519; p=${raw}`,
  revoked: "v=DKIM1; k=rsa; p=",
  version: `v=DKIM2; k=rsa; p=${p}`,
  sha1only: `v=DKIM1; k=rsa; h=sha1; p=${p}`,
  sha256only: `v=DKIM1; k=rsa; h=sha256; p=${p}`,
  service: `v=DKIM1; k=rsa; s=tlsrpt; p=${p}`,
  email: `v=DKIM1; k=rsa; s=email; p=${p}`,
  exact: `v=DKIM1; k=rsa; t=s; p=${p}`,
  testing: `v=DKIM1; k=rsa; t=y; p=${p}`,
  unknownkind: `v=DKIM1; k=abc; p=${p}`,
  garbage: "v=DKIM1; k=rsa; p=MIIBIjANBgkqh",
  other: `v=DKIM1; k=rsa; p=${spki(generateKeyPairSync("rsa", { modulusLength: 2_048 }).publicKey)}`
}

/** The private keys of two selectors, in the forms that dkimpy reads. */
export const privateKeys: Readonly<Record<"rsa" | "ed", string>> = {
  rsa: rsa.privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
  ed: ed25519.privateKey.export({ type: "pkcs8", format: "der" }).subarray(-32).toString("base64")
}

/** The zone of the cases. */
export const zone: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(records).map(([selector, record]) => [`${selector}._domainkey.a.example`, record])
)

const draft: Draft = {
  fields: [
    ["Received", " from x by y; Tue, 1 Jan 2030 00:00:00 +0000"],
    ["From", " Ada <ada@a.example>"],
    ["To", " bob@b.example"],
    ["Subject", " Prices,\r\n of  \t the\r\n\tlast week"],
    ["Date", " Tue, 1 Jan 2030 00:00:00 +0000"],
    ["Message-ID", " <1@a.example>"],
    ["X-Empty", ""]
  ],
  body: "Hello  Ada, \r\n\r\n\ttabs\tand  spaces \r\nGrüße\r\n.dot\r\n\r\n\r\n"
}

const names = ["From", "To", "Subject", "Date", "Message-ID"]

const base: Signing = {
  algorithm: "rsa-sha256",
  canon: "relaxed/relaxed",
  key: rsa.privateKey,
  selector: "rsa",
  domain: "a.example",
  names,
  limit: null,
  extra: "",
  edit: (tags) => tags
}

/** The record of the key that `signedBy` signs with, whose selector is `rsa`. */
export const keyRecord = records["rsa"]!

/** A message of an author, with a good or a bad signature of a domain, or without one. */
export const signedBy = (domain: string | null, author: string, isGood: boolean, extra = ""): Buffer => {
  const { body, fields } = draft
  const own = {
    body,
    fields: fields.map(([name, value]): Field => name === "From" ? [name, ` <${author}>`] : [name, value])
  }
  if (domain === null) return textOf(own)
  const signed = { body, fields: [signatureOf(own, { ...base, domain, extra }), ...own.fields] }
  return textOf(isGood ? signed : { ...signed, body: `${body}More\r\n` })
}

const change = (name: string, to: (value: string) => string) => ({ body, fields }: Draft): Draft => ({
  body,
  fields: fields.map(([own, value]) => own === name ? [own, to(value)] : [own, value])
})
const inBody = (to: (body: string) => string) => ({ body, fields }: Draft): Draft => ({ body: to(body), fields })
const withField = (field: Field, isFirst: boolean) => ({ body, fields }: Draft): Draft => ({
  body,
  fields: isFirst ? [field, ...fields] : [...fields, field]
})

/** What happens to a message on its way. */
const changes: Readonly<Record<string, (signed: Draft) => Draft>> = {
  nothing: (signed) => signed,
  "a word of the body": inBody((body) => body.replace("Hello", "Hallo")),
  "blanks in the body": inBody((body) => body.replace("Hello  Ada, ", "Hello Ada,")),
  "a tab in the body": inBody((body) => body.replace("\ttabs", " tabs")),
  "a blank before a line": inBody((body) => body.replace("tabs", " tabs")),
  "lines after the body": inBody((body) => `${body}\r\n\r\n`),
  "text after the body": inBody((body) => `${body}More\r\n`),
  "no end of the last line": inBody((body) => body.trimEnd()),
  "no body": inBody(() => ""),
  "a word of Subject": change("Subject", (value) => value.replace("Prices", "Wages")),
  "folds of Subject": change("Subject", (value) => value.replace("\r\n of", " of")),
  "blanks of Subject": change("Subject", (value) => value.replace("  \t the", " the")),
  "blanks at the end of Subject": change("Subject", (value) => `${value}  `),
  "the address of From": change("From", () => " Ada <eve@a.example>"),
  "the name of a field": ({ body, fields }) => ({
    body,
    fields: fields.map(([name, value]) => [name === "To" ? "TO" : name, value])
  }),
  "the order of fields": ({ body, fields }) => ({ body, fields: fields.toReversed() }),
  "a field that is not signed": change("Received", () => " from z"),
  "another From above": withField(["From", " eve@e.example"], true),
  "another From below": withField(["From", " eve@e.example"], false),
  "another Subject above": withField(["Subject", " Other"], true),
  "a List-Id above": withField(["List-Id", " <l.b.example>"], true),
  "a letter of the signature": change(
    "DKIM-Signature",
    (value) => value.replace(/ b=(.)/, (_, one) => ` b=${one === "A" ? "B" : "A"}`)
  ),
  "folds of the signature": change("DKIM-Signature", (value) => value.replace("\r\n\th=", "\r\n  \th="))
}

const now = Math.floor(Date.UTC(2026, 10, 29) / 1_000)

/** Signatures that are made in another way. */
const signings: Readonly<Record<string, Partial<Signing>>> = {
  "of everything twice": { names: [...names, ...names] },
  "of From alone": { names: ["From"] },
  "without From": { names: ["To", "Subject"] },
  "of fields that are not there": { names: [...names, "Cc", "Reply-To"] },
  "of an empty field": { names: [...names, "X-Empty"] },
  "of no field": { names: [], edit: (tags) => tags.replace(/h=[^;]*;/, "h=;") },
  "with l= of all": { limit: Buffer.byteLength(bodyForm("relaxed/relaxed", draft.body)) },
  "with l= of a part": { limit: 10 },
  "with l=0": { limit: 0 },
  "with l= of more than all": { limit: 100_000 },
  "with l= that is no number": { extra: " l=ten;" },
  "that has expired": { extra: ` t=${now - 2_000}; x=${now - 1_000};` },
  "that expires": { extra: " t=1700000000; x=4000000000;" },
  "that expires before it begins": { extra: " t=1700000000; x=1600000000;" },
  "from the future": { extra: " t=4000000000;" },
  "with t= that is no number": { extra: " t=now;" },
  "with an identity": { extra: " i=ada@a.example;" },
  "with an identity of a subdomain": { extra: " i=@mail.a.example;" },
  "with an identity of another": { extra: " i=@b.example;" },
  "with an identity of a longer name": { extra: " i=@ba.example;" },
  "with an identity that has no domain": { extra: " i=ada;" },
  "with an encoded identity": { extra: " i=a=64a@a.example;" },
  "with copies of fields": { extra: " z=From:Ada=20<ada@a.example>|To:b;" },
  "with a query": { extra: " q=dns/txt;" },
  "with an unknown query": { extra: " q=http;" },
  "with several queries": { extra: " q=http:dns/txt;" },
  "with an unknown tag": { extra: " foo=bar;" },
  "with a tag twice": { extra: " d=a.example;" },
  "without v": { edit: (tags) => tags.replace(" v=1;", "") },
  "with v=2": { edit: (tags) => tags.replace("v=1", "v=2") },
  "with v=01": { edit: (tags) => tags.replace("v=1", "v=01") },
  "without c": { canon: "simple/simple", edit: (tags) => tags.replace(" c=simple/simple;", "") },
  "with c=relaxed": { canon: "relaxed/simple", edit: (tags) => tags.replace("c=relaxed/simple", "c=relaxed") },
  "with an unknown form": { edit: (tags) => tags.replace("c=relaxed/relaxed", "c=nowsp/nowsp") },
  "without d": { edit: (tags) => tags.replace(" d=a.example;", "") },
  "without s": { edit: (tags) => tags.replace(" s=rsa;", "") },
  "without bh": { edit: (tags) => tags.replace(/bh=[^;]*;/, "") },
  "without h": { edit: (tags) => tags.replace(/h=From[^;]*;/, "") },
  "without a": { edit: (tags) => tags.replace(" a=rsa-sha256;", "") },
  "with an unknown algorithm": { edit: (tags) => tags.replace("rsa-sha256", "rsa-md5") },
  "with blanks around tags": { edit: (tags) => tags.replaceAll("=a.example", " = a.example ") },
  "with folded names": { edit: (tags) => tags.replace("From:To", "From :\r\n\t To") },
  "with names in capitals": { edit: (tags) => tags.replace("From:To", "FROM:TO") },
  "with a domain in capitals": { edit: (tags) => tags.replace("d=a.example", "d=A.Example") },
  "with a tag in capitals": { edit: (tags) => tags.replace("d=a.example", "D=a.example") },
  "with an empty tag": { extra: ";" },
  "with a tag without a value": { extra: " foo;" },
  "by rsa-sha1": { algorithm: "rsa-sha1" },
  "by another key": { selector: "other" },
  "by a key of another kind": { selector: "ed" },
  "by a key that is not there": { selector: "nobody" },
  "by ed25519": { algorithm: "ed25519-sha256", key: ed25519.privateKey, selector: "ed" },
  "by ed25519 with an RSA key": { algorithm: "ed25519-sha256", key: ed25519.privateKey, selector: "rsa" },
  "by 512 bits": { key: weak.privateKey, selector: "weak" },
  "by 1,024 bits": { key: small.privateKey, selector: "small" },
  "by 4,096 bits": { key: large.privateKey, selector: "large" },
  ...Object.fromEntries(
    [
      "bare",
      "notes",
      "pkcs1",
      "revoked",
      "version",
      "sha1only",
      "sha256only",
      "service",
      "email",
      "exact",
      "testing",
      "unknownkind",
      "garbage"
    ].map((selector) => [`by the key ${selector}`, { selector }])
  ),
  "by the key exact, with an identity of a subdomain": { selector: "exact", extra: " i=@mail.a.example;" },
  "by the key exact, with an identity": { selector: "exact", extra: " i=ada@a.example;" }
}

const caseOf = (name: string, signing: Signing, to: (signed: Draft) => Draft): DkimCase => {
  const signed = { body: draft.body, fields: [signatureOf(draft, signing), ...draft.fields] }
  return { name, message: textOf(to(signed)) }
}

const forms = ["simple/simple", "simple/relaxed", "relaxed/simple", "relaxed/relaxed"]

/** All cases: each change of each form of two algorithms, and each way of signing. */
export const dkimCases = (): ReadonlyArray<DkimCase> => [
  ...forms.flatMap((canon) =>
    ["rsa-sha256", "ed25519-sha256"].flatMap((algorithm) =>
      Object.entries(changes).map(([name, to]) =>
        caseOf(`${canon}, ${algorithm}: ${name}`, {
          ...base,
          canon,
          ...algorithm === "ed25519-sha256" ? signings["by ed25519"] : {}
        }, to)
      )
    )
  ),
  ...Object.entries(signings).map(([name, signing]) => caseOf(name, { ...base, ...signing }, (signed) => signed)),
  ...["with l= of a part", "with l=0", "of everything twice"].flatMap((name) =>
    ["text after the body", "another From above", "a word of the body"].map((change) =>
      caseOf(`${name}: ${change}`, { ...base, ...signings[name] }, changes[change]!)
    )
  )
]
