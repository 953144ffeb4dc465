import { assert, describe, it } from "@effect/vitest"
import { phraseWords, replyWords } from "../../src/replies/ReplyWords.ts"

describe("the words of a reply", () => {
  it("stand between single spaces, in lower case and without signs", () => {
    assert.strictEqual(replyWords("[TSS04] It's  Gone;\r\n\tÉtat: 5.2!"), " tss04 it s gone état 5 2 ")
    assert.strictEqual(replyWords("..."), "  ")
  })

  it("leave out addresses, whoever puts which signs around them", () => {
    assert.strictEqual(replyWords("<full@mailbox.example>: no"), " no ")
    assert.strictEqual(replyWords("user full@mailbox.example: no, (spam@x.example) no"), " user no no ")
    assert.strictEqual(replyWords("see <https://a.example/b> now"), " see https a example b now ")
  })

  it("leave out the codes before each line, and no other number", () => {
    assert.strictEqual(replyWords("550-5.7.1 It is\r\n550 5.7.1 spam (554.30)"), " it is spam 554 30 ")
    assert.strictEqual(replyWords("550-IP 192.0.2.1 is listed"), " ip 192 0 2 1 is listed ")
  })

  it("leave out the name of the server that was asked", () => {
    assert.strictEqual(replyWords("host mx.spam.example[192.0.2.1] said: 550 no"), " said no ")
    assert.strictEqual(replyWords("host mx.spam.example [192.0.2.1] no"), " no ")
    assert.strictEqual(replyWords("Client host [192.0.2.1] no"), " client host 192 0 2 1 no ")
  })

  it("hold whole words of a phrase, or the beginning of its last one", () => {
    assert.strictEqual(phraseWords("Mailbox full"), " mailbox full ")
    assert.strictEqual(phraseWords("quota exceed*"), " quota exceed")
    assert.isTrue(replyWords("Quota exceeded").includes(phraseWords("quota exceed*")))
    assert.isFalse(replyWords("Quota exceeded").includes(phraseWords("quota exceed")))
    assert.isFalse(replyWords("subquota exceeded").includes(phraseWords("quota exceed*")))
  })
})
