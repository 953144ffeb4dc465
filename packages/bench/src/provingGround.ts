/**
 * `pnpm bench proving-ground [PORT]`: the small internet of the drills, to try direct delivery on one machine. Its name
 * server and its mail servers listen on one port of many loopback addresses until Ctrl-C, and a line tells of each message
 * that was taken or refused. What was taken is in `.proving-ground`, and a domain's records are published from there.
 */
import * as EncodedWords from "@sendwright/mime/reading/EncodedWords"
import { once } from "node:events"
import * as fs from "node:fs"
import * as path from "node:path"
import { makeInternet } from "./drills/mx/Internet.ts"
import { type Published, startNames } from "./drills/mx/Names.ts"
import { type Deed, startReceivers } from "./drills/mx/Receivers.ts"

const usualPort = 4425
const directory = ".proving-ground"
/** The answer to `POST /v1/domains` of the domain to send from. */
const domainFile = path.join(directory, "domain.json")
/** The newest ones are kept. */
const mostMessages = 1_000

/** Before `.example.org`, and what becomes of their mail. */
export const recipients = [
  ["ada@plain1", "takes mail"],
  ["gone@plain1", "is no mailbox"],
  ["full@plain1", "is full, twice"],
  ["ada@tls1", "takes mail with TLS"],
  ["ada@greylists1", "is put off once"],
  ["ada@tarpit1", "takes mail slowly"],
  ["ada@hangs1", "gets no answer, once"],
  ["ada@dead1", "has one of two servers down"],
  ["ada@null-mx1", "takes no mail (null MX)"],
  ["ada@no-domain1", "does not exist"],
  ["ada@lame1", "has name servers that do not answer"]
]

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Without what a terminal would obey. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, "?")

const subjectOf = (message: string): string =>
  EncodedWords.decode(/^subject:[ \t]*(.*(?:\r\n[ \t].*)*)/im.exec(message)?.[1]?.replaceAll("\r\n", "") ?? "")

/** Keeps a message, and answers with its file. */
const keep = (message: string, number: number): string => {
  const file = (n: number) => path.join(directory, `${n}.eml`)
  fs.writeFileSync(file(number), message, "latin1")
  fs.rmSync(file(number - mostMessages), { force: true })
  return file(number)
}

const verdictOf = ({ reply, taken }: Deed): string => {
  if (taken !== null) return reply === null ? "cut off" : "taken"
  if (reply === null) return "no answer"
  return reply.startsWith("4") ? "put off" : "refused"
}

/** Prints a line, and writes a file of what was taken. */
const tell = (deed: Deed, number: number): void => {
  const { client, isTls, recipients, reply, site, taken } = deed
  print(
    [
      new Date(Date.now()).toTimeString().slice(0, 8),
      verdictOf(deed).padEnd(9),
      recipients.length === 0 ? `all at ${site.hosts[0]!.name}` : plain(recipients.join(", ")),
      taken === null ? reply ?? "" : `"${plain(subjectOf(taken))}" in ${keep(taken, number)}`,
      `${client === "" ? "" : `from ${plain(client)} `}${isTls ? "with" : "without"} TLS`
    ].filter((part) => part !== "").join("  ")
  )
}

/** The records of a domain, whose file is read anew for each question. */
const publishedFrom = (file: string): () => ReadonlyArray<Published> => {
  let known = ""
  let records: ReadonlyArray<Published> = []
  const read = (text: string): ReadonlyArray<Published> => {
    try {
      const { dns_records, name } = JSON.parse(text)
      if (!Array.isArray(dns_records)) throw new Error()
      print(`The records of ${plain(String(name))} are published.`)
      return dns_records
    } catch {
      print(`${file} is not the answer to POST /v1/domains: ${plain(text.slice(0, 300))}`)
      return []
    }
  }
  return () => {
    const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : ""
    if (text !== known) {
      known = text
      records = text === "" ? [] : read(text)
    }
    return records
  }
}

const invitation = (resolver: string, port: number): string => `
A small internet is on this machine. Start Sendwright in another terminal:

export SENDWRIGHT_DNS_SERVERS=${resolver} SENDWRIGHT_SERVICE_DOMAIN=example.com
export MX_URL='mx://mail1.example.com?resolver=${resolver}&port=${port}&allowPrivate=true'
npx -y pnpm@12 start --owner ada@plain1.example.org

Recipients to try:

${recipients.map(([address, what]) => `  ${`${address}.example.org`.padEnd(27)} ${what}`).join("\n")}

Mail for the last three reaches no server: the dashboard shows what became of it.

Without a domain, you reach the owner only. To add one, write the answer to POST /v1/domains to ${domainFile}:
its records are published here, and GET /v1/domains/<id> finds them. See docs/operate/direct-delivery.md.

Messages are written to ${directory}. Sendwright sends again after 5 minutes what is put off. Ctrl-C ends this.
`

/** What to do where nothing can listen. */
const advice: Readonly<Record<string, string>> = {
  EADDRINUSE: "Something listens there already: name another port, as in `bench proving-ground 4426`.",
  EADDRNOTAVAIL: "The loopback interface of this system has few addresses: use Linux, where it has all of 127.0.0.0/8."
}

const open = async (port: number): Promise<void> => {
  const internet = makeInternet()
  const names = await startNames(internet, port, publishedFrom(domainFile))
  names.setWell(false)
  fs.mkdirSync(directory, { recursive: true })
  for (const name of fs.readdirSync(directory)) if (name.endsWith(".eml")) fs.rmSync(path.join(directory, name))
  let messages = 0
  await startReceivers(internet, port, "storm", (deed) => tell(deed, deed.taken === null ? messages : ++messages))
  print(invitation(names.address, port))
}

export const provingGround = async (): Promise<void> => {
  try {
    await open(Number(process.argv[3] ?? usualPort))
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException
    print(`The proving ground cannot listen: ${message}. ${advice[code] ?? ""}`)
    process.exitCode = 1
    return
  }
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")])
}
