import { assert, describe, it } from "@effect/vitest"
import { SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto"
import { boundMillis } from "../../../../scripts/doors/Door.ts"
import * as Turns from "../../../../scripts/doors/Turns.ts"
import * as ZoneDns from "../ZoneDns.ts"

const size = 25_000_000

const recordOf = (bits: number): string => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: bits })
  return `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`
}

const bigOf = (text = "") => BigInt(`0x${Buffer.from(text, "base64url").toString("hex")}`)
const textOf = (value: bigint) => {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex").toString("base64url")
}

const inverse = (value: bigint, modulus: bigint): bigint => {
  let [r0, r1, s0, s1] = [value % modulus, modulus, 1n, 0n]
  while (r1 !== 0n) {
    const q = r0 / r1
    ;[r0, r1, s0, s1] = [r1, r0 - q * r1, s1, s0 - q * s1]
  }
  return ((s0 % modulus) + modulus) % modulus
}

/** Of one who passes messages on: to verify with it takes as long as it can, since its exponent is as long as its modulus. */
const sealer = (() => {
  const { e: _, ...key } = generateKeyPairSync("rsa", { modulusLength: 3_072 }).privateKey.export({ format: "jwk" })
  const [p, q] = [bigOf(key.p) - 1n, bigOf(key.q) - 1n]
  // What has an inverse is a prime: 2 ** 2203 - 1, of Mersenne.
  const e = (1n << 2_203n) - 1n
  const d = inverse(e, p * q)
  const privateKey = createPrivateKey({
    key: { ...key, e: textOf(e), d: textOf(d), dp: textOf(d % p), dq: textOf(d % q) },
    format: "jwk"
  })
  return { privateKey, publicKey: createPublicKey(privateKey) }
})()

const zone: ZoneDns.Zone = {
  "seal._domainkey.a.example": [{
    TXT: `v=DKIM1; k=rsa; p=${sealer.publicKey.export({ type: "spki", format: "der" }).toString("base64")}`
  }],
  "s._domainkey.a.example": [{ TXT: recordOf(2_048) }],
  "large._domainkey.a.example": [{ TXT: recordOf(8_192) }],
  "_dmarc.a.example": [{ TXT: "v=DMARC1; p=reject" }],
  "long.example": [{ SPF: `v=spf1 ${"a=b ".repeat(2_000)}-all` }],
  "macros.example": [{ SPF: `v=spf1 ${"exists:%{l}%{s}%{ir}.a.example ".repeat(250)}-all` }],
  "texts.example": [{ TXT: `v=spf1 ${"ip4:192.0.2.1 ".repeat(4_000)}-all` }]
}

const runtime = ManagedRuntime.make(Layer.provide(MailauthAuthentication.layer, ZoneDns.layer(zone)))

const check = (message: Uint8Array, returnPath = "ada@a.example") =>
  runtime.runPromise(
    Effect.flatMap(SenderAuthentication, ({ check }) =>
      check({ returnPath, greeting: "mx.a.example", remoteAddress: "192.0.2.1", message }))
  )

const from = "From: ada@a.example\r\n"

/** The hash of an empty body, so that the key is looked up and the signature verified where a body's hash is not asked for. */
const emptyHash = createHash("sha256").digest("base64")

const signature = (
  { bh = "MTIz", canon = "relaxed/relaxed", extra = "", h = "from", selector = "s" }: {
    readonly bh?: string
    readonly canon?: string
    readonly extra?: string
    readonly h?: string
    readonly selector?: string
  } = {}
): string =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=${canon}; d=a.example; s=${selector}; h=${h}; bh=${bh};${extra} b=${
    Buffer.alloc(256, 1).toString("base64")
  }\r\n`

const all = ["relaxed/relaxed", "relaxed/simple"]
  .flatMap((canon) => [0, 1, 2, 3, 4].map((index) => signature({ canon, extra: ` l=${20_000_000 + index};` })))
  .join("")

/** A message of 25 MB of one unit again and again. */
const whole = (header: string, unit: string): Buffer =>
  Buffer.concat([Buffer.from(`${header}${from}\r\n`), Buffer.alloc(size, unit)])

const sets = (count: number, filling: string): string =>
  Array.from({ length: count }, (_, index) => {
    const i = index + 1
    const cv = i === 1 ? "none" : "pass"
    const b = Buffer.alloc(256, 1).toString("base64")
    return `ARC-Seal: i=${i}; a=rsa-sha256; d=a.example; s=s; cv=${cv}; b=${b}\r\n`
      + `ARC-Message-Signature: i=${i}; a=rsa-sha256; c=relaxed/relaxed; d=a.example; s=s; h=from; bh=MTIz; b=${b}\r\n`
      + `ARC-Authentication-Results: i=${i}; a.example; ${filling}\r\n`
  }).join("")

/** A chain in which each seal is good: fields are written in the form that is signed. */
const goodChain = (count: number, filling: string): string => {
  const lines: Array<string> = []
  for (let i = 1; i <= count; i++) {
    lines.push(
      `arc-authentication-results:i=${i}; a.example; ${filling}`,
      `arc-message-signature:i=${i}; a=rsa-sha256; c=relaxed/relaxed; d=a.example; s=seal; h=from; bh=MTIz; b=MTIz`
    )
    const seal = `arc-seal:i=${i}; a=rsa-sha256; d=a.example; s=seal; cv=${i === 1 ? "none" : "pass"}; b=`
    const signature = sign("sha256", Buffer.from([...lines, seal].join("\r\n")), sealer.privateKey)
    lines.push(seal + signature.toString("base64"))
  }
  return lines.map((line) => `${line}\r\n`).join("")
}

const messages: Readonly<Record<string, () => Uint8Array>> = {
  ...Object.fromEntries(
    ["Hello, Ada.\r\n", "\r\n", "\n", "\r", " ", " \r\n", "\t ", "a", "a ", "a\tb\r\n", "é"].map((unit) => [
      `25 MB of ${JSON.stringify(unit)}, and 10 signatures of parts of it`,
      () => whole(all, unit)
    ])
  ),
  "25 MB of header": () => Buffer.concat([Buffer.from(from), Buffer.alloc(size, "X: y\r\n")]),
  "25 MB without a line end": () => Buffer.alloc(size, "a"),
  "256 KiB of folds": () => Buffer.from(`${signature()}${from}X: y\r\n${" z\r\n".repeat(65_000)}\r\nHello\r\n`),
  "1,000 fields, each named by 10 signatures": () => {
    const names = Array.from({ length: 980 }, (_, index) => `x${index}`)
    const fields = names.map((name) => `${name}: ${"y ".repeat(20)}\r\n`).join("")
    return Buffer.from(
      `${signature({ bh: "", h: `from:${names.join(":").slice(0, 7_500)}` }).repeat(10)}${fields}${from}\r\nHello\r\n`
    )
  },
  "10 signatures that are hashes of nothing, by keys of 8,192 bits": () =>
    Buffer.from(
      `${
        Array.from(
          { length: 10 },
          (_, index) => signature({ bh: emptyHash, selector: "large", extra: ` l=0; t=${index};` })
        ).join("")
      }${"X: y z\r\n".repeat(980)}${from}\r\nHello\r\n`
    ),
  "500 signatures": () => Buffer.from(`${signature().repeat(500)}${from}\r\nHello\r\n`),
  "a signature of 200 kB of blanks": () =>
    Buffer.from(`${signature({ extra: ` z=a${" ".repeat(200_000)}b;` })}${from}\r\nHello\r\n`),
  "a signature of 8 kB of blanks in runs": () =>
    Buffer.from(`${signature({ extra: ` z=${`a${" ".repeat(99)}`.repeat(70)}b;` }).repeat(10)}${from}\r\nHello\r\n`),
  "a name of 200 kB": () => Buffer.from(`${"A".repeat(200_000)}: b\r\n${from}\r\n`),
  "a line of 250 kB that is no field": () => Buffer.from(`${"A".repeat(250_000)}\r\n${from}\r\n`),
  "a chain of 50 links": () => Buffer.from(`${sets(50, "spf=pass")}${from}\r\nHello\r\n`),
  "a chain of 20 links with 2 kB in each": () =>
    Buffer.from(`${sets(20, "spf=pass (a) ; ".repeat(130))}${from}\r\nHello\r\n`),
  "a chain of one link with 60 kB of comments": () => Buffer.from(`${sets(1, "(".repeat(60_000))}${from}\r\nHello\r\n`),
  "a chain of 50 good links, by a key that takes long": () =>
    Buffer.from(`${goodChain(50, "spf=pass (a)".padEnd(550, "b"))}${from}\r\nHello\r\n`),
  "30,000 authors": () => Buffer.from(`From: ${"a@b.example,".repeat(20_000)}\r\n\r\n`),
  "an author of 30,000 quotes": () => Buffer.from(`From: ${"\"".repeat(30_000)}@b.example\r\n\r\n`),
  "an author of 30,000 signs": () => Buffer.from(`From: ${"<@".repeat(15_000)}\r\n\r\n`)
}

describe("a message that a stranger sends", () => {
  it("is checked with turns of 50 ms at most", async () => {
    const held: Record<string, number> = {}
    for (const [name, make] of Object.entries(messages)) {
      const message = make()
      const millis = await Turns.bestDuring(() => check(message), boundMillis)
      if (millis > boundMillis) held[name] = Math.round(millis)
    }
    assert.deepStrictEqual(held, {})
  }, 600_000)

  it("has a policy for its path that is read with turns of 50 ms at most", async () => {
    const held: Record<string, number> = {}
    for (const domain of ["long.example", "macros.example", "texts.example"]) {
      const returnPath = `${"%{s}".repeat(16)}@${domain}`
      const message = Buffer.from(`${from}\r\nHello\r\n`)
      const millis = await Turns.bestDuring(() => check(message, returnPath), boundMillis)
      if (millis > boundMillis) held[domain] = Math.round(millis)
    }
    assert.deepStrictEqual(held, {})
  }, 300_000)
})
