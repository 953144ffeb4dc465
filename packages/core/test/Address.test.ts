import { assert, it } from "@effect/vitest"
import * as Address from "@sendwright/core/foundation/Address"
import { hasControl } from "@sendwright/core/foundation/TextRules"
import * as SeededRandom from "@sendwright/testing/SeededRandom"
import * as Result from "effect/Result"

const atext = [..."ABCXYZabcxyz0189!#$%&'*+/=?^_`{|}~-"]
const unicode = [..."äöüéçñøłżабвгд例え日本한국ไทยαβγ"]

const generator = (seed: number) => {
  const random = SeededRandom.make(seed)
  const text = (length: number, from: ReadonlyArray<string>) => Array.from({ length }, () => random.pick(from)).join("")
  const label = () => {
    const inner = text(random.below(10), [..."abcXYZ019-"])
    return random.pick([..."abcXYZ"]) + inner + random.pick([..."abcXYZ019"])
  }
  const domain = () =>
    Array.from(
      { length: 1 + random.below(3) },
      () => random.below(4) === 0 ? text(1 + random.below(8), unicode) : label()
    )
      .concat(random.pick(["com", "EXAMPLE", "xn--p1ai", "museum"]))
      .join(".")
  const dotAtom = () => Array.from({ length: 1 + random.below(3) }, () => text(1 + random.below(12), atext)).join(".")
  const quoted = () => `"${text(1 + random.below(10), [...atext, " ", "@", "\\\"", "\\\\", "(", ",", ".."])}"`
  const name = () => text(1 + random.below(20), [...atext, ...unicode, " ", "\"", ",", ";", ":", "@", "<", "(", "\\"])
  return { random, domain, local: () => random.below(5) === 0 ? quoted() : dotAtom(), name }
}

it("takes every address in its common form, and gives its parts", () => {
  const { domain, local } = generator(1)
  for (let round = 0; round < 5_000; round++) {
    const [left, right] = [local(), domain()]
    const address = `${left}@${right}`
    assert.isUndefined(Address.checkAddress(address), address)
    assert.deepStrictEqual(Result.getOrThrow(Address.parseMailbox(address)), { name: null, address })
    assert.strictEqual(Address.localPartOf(address), left)
    const ascii = Address.domainOf(address)
    assert.match(ascii, /^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    assert.strictEqual(Address.toEnvelope(address), `${left}@${ascii}`)
    const normalized = Address.normalize(address)
    if (!left.startsWith("\"")) assert.strictEqual(normalized, `${left.toLowerCase()}@${ascii}`)
    assert.strictEqual(Address.normalize(normalized), normalized)
    assert.strictEqual(Address.normalize(`${left.toUpperCase()}@${right.toUpperCase()}`), normalized)
    assert.isUndefined(Address.checkAddress(normalized), normalized)
  }
})

it("writes a mailbox that is read as the name and the address that it was made of", () => {
  const { domain, local, name } = generator(6)
  for (let round = 0; round < 5_000; round++) {
    const mailbox = { name: `${name()}${name()}`.trim(), address: `${local()}@${domain()}` }
    const text = Address.mailboxText(mailbox)
    if (text.length > Address.maxLength) continue
    assert.deepStrictEqual(Result.getOrThrow(Address.parseMailbox(text)), mailbox, text)
  }
  const address = "ada@example.com"
  for (const name of [null, "", " ", address]) assert.strictEqual(Address.mailboxText({ name, address }), address)
  assert.strictEqual(Address.mailboxText({ name: "Ada Løvelace ", address }), `Ada Løvelace <${address}>`)
  assert.strictEqual(Address.mailboxText({ name: "A. \"B\"", address }), `"A. \\"B\\"" <${address}>`)
})

it("reads the address out of every name that stands before it, quoted or not", () => {
  const { domain, local, name, random } = generator(2)
  for (let round = 0; round < 5_000; round++) {
    const address = `${local()}@${domain()}`
    const shown = name()
    const plain = Address.parseMailbox(`${shown} <${address}>`)
    if (Result.isSuccess(plain)) {
      assert.strictEqual(plain.success.address, address)
      if (!shown.trim().startsWith("\"")) assert.strictEqual(plain.success.name, shown.trim() || null)
    } else {
      assert.isTrue(shown.trim().startsWith("\""), `${shown} <${address}>: ${plain.failure}`)
    }
    const escaped = shown.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"")
    const space = random.pick(["", " ", "  "])
    const mailbox = Result.getOrThrow(Address.parseMailbox(`${space}"${escaped}"${space}<${address}>${space}`))
    assert.deepStrictEqual(mailbox, { name: shown, address })
    for (const checked of [address, ` ${address} `, `${space}"${escaped}"${space}<${address}>${space}`]) {
      assert.strictEqual(Address.addressOf(checked), address)
    }
  }
})

it("refuses half of a surrogate pair, and takes a whole one in a name", () => {
  for (const half of ["\ud83d", "\ude00"]) {
    assert.isTrue(hasControl(`Ada ${half}`))
    assert.isTrue(Result.isFailure(Address.parseMailbox(`Ada ${half} <ada@example.com>`)))
  }
  assert.isFalse(hasControl("Ada \ud83d\ude00"))
  assert.isTrue(Result.isSuccess(Address.parseMailbox("Ada \ud83d\ude00 <ada@example.com>")))
})

it.each([
  "",
  "a@",
  "@b.com",
  "ada",
  "ada@localhost",
  "ada@example",
  "ada@example..com",
  "ada@.example.com",
  "ada@example.com.",
  "ada@-example.com",
  "ada@example-.com",
  "ada@exa_mple.com",
  "ada@127.0.0.1",
  "ada@[127.0.0.1]",
  "ada@[IPv6:::1]",
  "ada@0x7f.1",
  "ada@example.123",
  "ada@example.1a",
  "ada@１２７.0.0.1",
  "ada@ex ample.com",
  "ada@example.com/path",
  "ada@example.com:25",
  "ada@example.com?x",
  "ada@example.com#x",
  "ada@exämple.com/x",
  "ada@exämple.com:25",
  "ada@user:pass@exämple.com",
  "ada@ex%61mple.com",
  "ada@exä%2fmple.com",
  "ada@\u00adä",
  `ada@${"a".repeat(64)}.com`,
  `ada@${"a.".repeat(130)}com`,
  `${"a".repeat(65)}@example.com`,
  ".ada@example.com",
  "ada.@example.com",
  "a..da@example.com",
  "a da@example.com",
  "a,da@example.com",
  "a(comment)da@example.com",
  "adä@example.com",
  "\"ada@example.com",
  "ada\"@example.com",
  "\"a\"b\"@example.com",
  "\"a\\\"@example.com",
  "\"a<b>\"@example.com",
  "ada@example.com, mary@example.com",
  "ada@example.com mary@example.com",
  "ada@example.com\r\nBcc: mary@example.com",
  "ada\n@example.com",
  "ada@example.com\0",
  "ada\u0085@example.com",
  "ada@exam\u2028ple.com",
  "ada\ud800@example.com",
  "Ada <ada@example.com",
  "Ada ada@example.com>",
  "Ada <>",
  "Ada <ada>",
  "Ada <ada@example.com> x",
  "\"Ada\" Lovelace\" <ada@example.com>",
  "\"Ada <ada@example.com>",
  "Ada\r\nBcc: x@example.com <ada@example.com>",
  "Ada\t<ada@example.com>",
  "Ada \ud800 <ada@example.com>",
  `${"n".repeat(320)} <ada@example.com>`
])("refuses %j with a reason", (input) => {
  const parsed = Address.parseMailbox(input)
  assert.isTrue(Result.isFailure(parsed))
  assert.match(Result.isFailure(parsed) ? parsed.failure : "", /^(must|has) /)
})

it("answers to any text at all, with a mailbox that could go into a header or with a reason", () => {
  const random = SeededRandom.make(3)
  const pieces = [
    ..."ab.@<>\"\\ ,;:()[]\t\r\n\0\u007f\u0085\u2028\u{1f4ee}\ud800é%/?#xn--",
    "ada@example.com",
    "xn--",
    "例え"
  ]
  for (let round = 0; round < 20_000; round++) {
    const input = Array.from({ length: random.below(14) }, () => random.pick(pieces)).join("")
    const parsed = Address.parseMailbox(input)
    if (Result.isFailure(parsed)) continue
    const { address, name } = parsed.success
    assert.isTrue(input.includes(address))
    assert.isFalse(hasControl(address + (name ?? "")))
    assert.isUndefined(Address.checkAddress(address))
    assert.isUndefined(Address.checkAddress(Address.normalize(address)))
    assert.strictEqual(Address.normalize(Address.toEnvelope(address)), Address.normalize(address))
  }
})

it.each([
  ["Example.COM", "example.com"],
  ["münchen.example", "xn--mnchen-3ya.example"],
  ["MÜNCHEN.Example", "xn--mnchen-3ya.example"],
  ["例え。テスト", "xn--r8jz45g.xn--zckzah"],
  ["xn--mnchen-3ya.example", "xn--mnchen-3ya.example"],
  ["ＥＸＡＭＰＬＥ.com", "example.com"],
  ["straße.example", "xn--strae-oqa.example"]
])("gives %s as the A-labels %s", (domain, ascii) => {
  assert.strictEqual(Address.domainToAscii(domain), ascii)
  assert.strictEqual(Address.domainToAscii(ascii), ascii)
})

it("reads long texts in time that grows with their length only", () => {
  const long = 200_000
  const texts = [
    `"${"\\\"".repeat(long)}`,
    `${"a.".repeat(long)}@`,
    `${"a".repeat(long)}@${"a-".repeat(long)}`,
    `${"<".repeat(long)}a@b.com>`,
    `ä${"a.".repeat(long)}`
  ]
  const before = process.cpuUsage()
  for (const text of texts) {
    Address.parseMailbox(text)
    Address.checkAddress(text)
    hasControl(text)
    Address.domainToAscii(text)
  }
  assert.isBelow(process.cpuUsage(before).user, 2_000_000)
})
