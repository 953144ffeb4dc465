/** The zones of the drill, as master files, and their signatures. */
import { execFile } from "node:child_process"
import * as fs from "node:fs/promises"
import * as path from "node:path"
import { promisify } from "node:util"
import type { Tampered } from "./Case.ts"

const run = promisify(execFile)

/** How a zone is signed: well, not at all, so that the time is over, or with a key that its parent does not know. */
type Signing = "well" | "not" | "stale" | "forged"

/** Those below the root. */
export const zones: Readonly<Record<string, Signing>> = {
  "signed.example": "well",
  "plain.example": "not",
  "stale.example": "stale",
  "forged.example": "forged"
}

export const nameServer = "44.7.0.53"
/** Nobody answers there. */
const silentServer = "44.7.0.54"

const algorithm = "ECDSAP256SHA256"
const ttl = 1

const head = (zone: string, serial: number) => [
  `${zone} ${ttl} SOA ns.names.example. drill.names.example. ${serial} 3600 600 86400 ${ttl}`,
  `${zone} ${ttl} NS ns.names.example.`
]

const timed = (record: string) => record.replace(/^\S+/, (owner) => `${owner} ${ttl} IN`)

const ownerOf = (record: string) => record.slice(0, record.indexOf(" "))

/** The records of a zone: those whose owner is below it. */
const within = (zone: string, records: ReadonlyArray<string>) =>
  records.filter((record) => ownerOf(record).endsWith(`.${zone}.`)).map(timed)

/** Breaks signatures in a signed zone with one record a line. */
export const tamper = (signed: string, broken: ReadonlyArray<Tampered>): string =>
  broken.reduce((text, { name, type }) => {
    const signature = new RegExp(
      `^(${name.replaceAll(".", "\\.")}\\.\\s+\\d+\\s+IN\\s+RRSIG\\s+${type}\\s.*\\s)(\\S)(\\S+)$`,
      "m"
    )
    if (!signature.test(text)) throw new Error(`${name} has no signature of ${type}`)
    return text.replace(
      signature,
      (_, before: string, first: string, rest: string) => `${before}${first === "A" ? "B" : "A"}${rest}`
    )
  }, signed)

const makeKey = async (directory: string, zone: string): Promise<string> => {
  const { stdout } = await run("dnssec-keygen", ["-q", "-K", directory, "-a", algorithm, "-f", "KSK", zone])
  return stdout.trim()
}

const delegationOf = async (directory: string, key: string): Promise<string> =>
  (await run("dnssec-dsfromkey", ["-2", path.join(directory, `${key}.key`)])).stdout.trim()

const sign = async (
  directory: string,
  { key, text, times, zone }: {
    readonly zone: string
    readonly text: string
    readonly key: string
    readonly times: ReadonlyArray<string>
  }
): Promise<string> => {
  const unsigned = path.join(directory, `${zone}unsigned`)
  const signed = path.join(directory, `${zone}signed`)
  await fs.writeFile(unsigned, `${text}$INCLUDE "${path.join(directory, `${key}.key`)}"\n`)
  const options = ["-q", "-P", "-z", "-O", "full", "-o", zone, "-d", directory, ...times, "-f", signed]
  await run("dnssec-signzone", [...options, unsigned, path.join(directory, key)])
  return await fs.readFile(signed, "utf8")
}

const past = ["-s", "20250101000000", "-e", "20250201000000"]

/** Makes all zones, their files and `root.key`, the trust anchor. */
export const makeZones = async (
  directory: string,
  records: ReadonlyArray<string>,
  tampered: ReadonlyArray<Tampered>
): Promise<void> => {
  const delegations = await Promise.all(
    Object.entries(zones).map(async ([zone, signing]) => {
      const name = `${zone}.`
      const text = [...head(name, 1), ...within(zone, records), ""].join("\n")
      if (signing === "not") {
        await fs.writeFile(path.join(directory, name), text)
        return []
      }
      const key = await makeKey(directory, name)
      const signed = await sign(directory, { zone: name, text, key, times: signing === "stale" ? past : [] })
      const own = tampered.filter(({ name }) => name.endsWith(`.${zone}`))
      await fs.writeFile(path.join(directory, name), tamper(signed, own))
      return [await delegationOf(directory, signing === "forged" ? await makeKey(directory, name) : key)]
    })
  )
  const root = [
    ...head(".", 1),
    `ns.names.example. ${ttl} A ${nameServer}`,
    `silent.example. ${ttl} NS ns.silent.example.`,
    `ns.silent.example. ${ttl} A ${silentServer}`,
    ...Object.keys(zones).map((zone) => `${zone}. ${ttl} NS ns.names.example.`),
    ...delegations.flat(),
    ""
  ]
  const key = await makeKey(directory, ".")
  const signed = await sign(directory, { zone: ".", text: root.join("\n"), key, times: [] })
  await fs.writeFile(path.join(directory, "root"), signed)
  await fs.copyFile(path.join(directory, `${key}.key`), path.join(directory, "root.key"))
}

/** Writes the unsigned zone anew, with other records. */
export const rewritePlain = async (directory: string, records: ReadonlyArray<string>): Promise<void> => {
  const zone = "plain.example"
  await fs.writeFile(
    path.join(directory, `${zone}.`),
    [...head(`${zone}.`, 2), ...within(zone, records), ""].join("\n")
  )
}
