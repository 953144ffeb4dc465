import { authenticate } from "mailauth"
import { Resolver } from "node:dns/promises"
import type { NameServer } from "./NameServer.ts"

/** What a receiver finds of a message: each signature and its domain, the sender's address, and both together. */
export interface Findings {
  readonly dkim: ReadonlyArray<string>
  readonly spf: string
  readonly dmarc: string
}

const resultOf = (check: { readonly status: { readonly result: string } } | false | undefined) =>
  check ? check.status.result : "none"

/** A receiver that asks this name server, where the mail comes from an address of the operator's. */
export const receiver = (names: NameServer) => async (message: Buffer, sender: string): Promise<Findings> => {
  const dns = new Resolver()
  dns.setServers([names.address])
  const found = await authenticate(message, {
    ip: "192.0.2.1",
    helo: "mail.example.org",
    mta: "mx.example.net",
    sender,
    resolver: (name, type) => dns.resolve(name, type) as Promise<Array<string>>,
    minBitLength: 2048,
    strict: true,
    disableArc: true,
    disableBimi: true
  })
  return {
    dkim: found.dkim.results.map((result) => `${resultOf(result)} ${result.signingDomain ?? ""}`.trim()),
    spf: resultOf(found.spf),
    dmarc: resultOf(found.dmarc)
  }
}
