import { assert, describe, it } from "@effect/vitest"
import { knownReplies } from "../../src/replies/KnownReplies.ts"
import { replyClasses } from "../../src/replies/ReplyClass.ts"
import { meaningOf } from "../../src/replies/ReplyMeaning.ts"
import { type ReplySource, replySources } from "../../src/replies/ReplySource.ts"
import { phraseWords, replyWords } from "../../src/replies/ReplyWords.ts"
import {
  exactMeaning,
  microsoftCodes,
  plainReplies,
  statusCodes,
  statusMeaning
} from "../../src/replies/StatusCodes.ts"

/** How many details each subject has in IANA's registry, "SMTP Enhanced Status Codes", from 0. */
const registry = [1, 11, 5, 7, 8, 7, 11, 31]
const registered = registry.flatMap((details, subject) =>
  Array.from({ length: details }, (_, detail) => `${subject}.${detail}`)
)
const sentence = /^[A-Z][^.]*(?:\.[^. ][^.]*)*\.$/

describe("the table of replies", () => {
  it("says of each class, in a sentence each, what it means and what to do", () => {
    for (const [name, { about, advice, meaning }] of Object.entries(replyClasses)) {
      assert.match(name, /^[a-z]+(?:_[a-z]+)*$/)
      assert.include(["recipient", "sender", "message", "receiver"], about)
      assert.match(meaning, sentence, name)
      assert.match(advice, sentence, name)
    }
  })

  it("has an entry for every code of the registry, and no other", () => {
    assert.deepStrictEqual(Object.keys(statusCodes).sort(), registered.toSorted())
    for (const code of Object.keys(microsoftCodes)) assert.isUndefined(statusCodes[code], code)
    for (const code of Object.values(plainReplies)) assert.isDefined(statusMeaning(code))
    for (const { meaning } of [...Object.values(statusCodes), ...Object.values(microsoftCodes)]) {
      assert.match(meaning, sentence)
    }
  })

  it("takes a code for a reason only where it names one", () => {
    for (const code of ["1.0", "7.0", "7.1", "2.1", "9.9", "7.99", ""]) assert.isUndefined(exactMeaning(code), code)
    assert.strictEqual(exactMeaning("1.1")?.class, "mailbox_unknown")
    assert.strictEqual(exactMeaning("7.606")?.class, "blocked_sender")
  })

  it("uses each of its sources, and says when each was read", () => {
    const used = new Set<string>([
      "smtp",
      ...Object.values(statusCodes).map(({ source }) => source),
      ...Object.values(microsoftCodes).map(({ source }) => source),
      ...knownReplies.map(({ source }) => source)
    ])
    const sources: Readonly<Record<string, ReplySource>> = replySources
    assert.deepStrictEqual([...used].sort(), Object.keys(sources).sort())
    for (const { read, url } of Object.values(sources)) {
      assert.match(read, /^\d{4}-\d{2}-\d{2}$/)
      assert.isTrue(url === null || URL.canParse(url))
    }
  })

  it("has no phrase that another one before it hides", () => {
    for (const { class: name, codes, phrases } of knownReplies) {
      for (const phrase of phrases) {
        const words = phrase.replace(/\*$/, "")
        const code = codes === undefined ? "4.0.0" : `4.${codes[0]}`
        assert.strictEqual(meaningOf({ code, diagnostic: words })?.class, name, phrase)
      }
    }
  })

  it("has each phrase once", () => {
    const all = knownReplies.flatMap(({ codes, phrases }) => phrases.map((one) => `${one} ${codes?.join() ?? ""}`))
    assert.deepStrictEqual(all.toSorted(), [...new Set(all)].toSorted())
  })

  it("writes phrases as they are found: in lower case, with one space", () => {
    for (const phrase of knownReplies.flatMap(({ phrases }) => phrases)) {
      assert.strictEqual(phrase, phrase.toLowerCase().trim().replace(/\s+/g, " "))
      assert.include(replyWords(phrase.replace(/\*$/, "")), phraseWords(phrase))
      assert.isAtLeast(phraseWords(phrase).length, 4)
    }
  })
})
