import { assert, describe, it } from "@effect/vitest"
import { fails, inMillis, issues, issuesOf, passes, size, x } from "./support/sendRequest.ts"

/** An address of so many characters: 64 of local part at most, labels of 60. */
const addressOf = (length: number): string => {
  const local = x(Math.min(64, length - 6))
  let domain = ""
  let left = length - local.length - 1
  while (left > 63) {
    domain += `${x(59)}.`
    left -= 60
  }
  return `${local}@${domain}${left < 4 ? `${x(left - 2)}.x` : `${x(left - 3)}.xx`}`
}

describe("addresses", () => {
  it("takes the plain and the named form", () => {
    passes({ from: "a@b.co" })
    passes({ from: "\"Lovelace, Ada\" <ada@example.com>", to: ["Ada <ada@example.com>", "b@example.com"] })
    passes({ to: "ada@bücher.example", replyTo: "Büro <büro@example.com>".replace("büro@", "buero@") })
  })

  it("holds every address to 3 to 320 characters", () => {
    for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
      fails({ [field]: "a@" }, `${field}: ${size(3, 320)}`)
      fails({ [field]: `${x(312)} <a@b.co>` }, `${field}: ${size(3, 320)}`)
      passes({ [field]: `${x(311)} <a@b.co>` })
      assert.strictEqual(issues({ [field]: "a@b" }).length, 1, "long enough, and yet no domain")
      assert.strictEqual(issues({ [field]: "" }).length, 1)
      fails(
        { [field]: null },
        `${field}: ${field === "from" ? "must be a string" : "must be a string or a list"}`
      )
    }
    fails({ to: addressOf(321) }, `to: ${size(3, 320)}`)
  })

  it("counts characters, and not the halves that they are made of", () => {
    passes({ from: `${"😀".repeat(311)} <a@b.co>` })
    fails({ from: `${"😀".repeat(312)} <a@b.co>` }, `from: ${size(3, 320)}`)
    passes({ subject: "😀".repeat(998), headers: { "X-A": "😀".repeat(1_000) } })
    fails({ subject: "😀".repeat(999) }, `subject: ${size(1, 998)}`)
    fails({ headers: { "X-A": "😀".repeat(1_001) } }, "headers.X-A: must be at most 1000 characters long")
    const file = (filename: string) => ({ attachments: [{ filename, content: "AA" }] })
    passes(file("😀".repeat(255)))
    fails(file("😀".repeat(256)), `attachments.0.filename: ${size(1, 255)}`)
  })

  it("holds the address alone to 254 octets, as it is on the wire", () => {
    const long = "must have an address of at most 254 characters"
    assert.strictEqual(addressOf(254).length, 254)
    for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
      passes({ [field]: addressOf(254) })
      passes({ [field]: `${x(63)} <${addressOf(254)}>` })
      fails({ [field]: addressOf(255) }, `${field}: ${long}`)
      fails({ [field]: `A <${addressOf(255)}>` }, `${field}: ${long}`)
    }
    // Fifty letters a label, nine more octets each as A-labels.
    const international = (labels: number) => `${x(40)}@${`${"a".repeat(40)}ü.`.repeat(labels)}com`
    passes({ to: international(4) })
    fails({ to: international(5) }, `to: ${long}, its domain in ASCII form`)
  })

  it("refuses characters that change the direction of writing, in names", () => {
    const characters = Array.from({ length: 0x110000 }, (_, n) => n).filter((n) => n < 0xd800 || n > 0xdfff)
      .map((n) => String.fromCodePoint(n)).filter((character) => /\p{Bidi_Control}/u.test(character))
    assert.strictEqual(characters.length, 12)
    for (const character of characters) {
      const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
      const message = `must not contain ${code}: it changes the direction of writing`
      for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
        fails({ [field]: `Ada ${character}knab <ada@example.com>` }, `${field}: ${message}`)
        fails({ [field]: `"Ada ${character}" <ada@example.com>` }, `${field}: ${message}`)
      }
      fails(
        { attachments: [{ filename: `invoice${character}fdp.exe`, content: "AA" }] },
        `attachments.0.filename: ${message}`
      )
    }
    passes({ from: "שרה מ <ada@example.com>", attachments: [{ filename: "חשבונית.pdf", content: "AA" }] })
  })

  it("needs from and to, and no empty list", () => {
    assert.deepStrictEqual(issuesOf({ text: "x" }), ["from: is required", "to: is required"])
    for (const field of ["to", "cc", "bcc"]) fails({ [field]: [] }, `${field}: must name at least one address`)
    fails({ to: ["ada@example.com", 3, "no"] }, "to.1: must be a string", `to.2: ${size(3, 320)}`)
  })

  it("refuses what could break out of a header line", () => {
    for (const end of ["\r\nBcc: x@example.com", "\n", "\u0000", "\t", "\u2028", "\u0085"]) {
      for (const field of ["from", "to", "cc", "bcc", "replyTo"]) {
        fails(
          { [field]: `Ada${end} <ada@example.com>` },
          `${field}: must not contain line breaks or control characters`
        )
      }
    }
  })

  it("counts 50 recipients over to, cc and bcc, as given", () => {
    const many = (count: number) => Array.from({ length: count }, () => "same@example.com")
    passes({ to: many(50) })
    passes({ to: many(20), cc: many(20), bcc: many(10) })
    fails({ to: many(51) }, "to: names 51 recipients with cc and bcc: at most 50 are allowed")
    fails(
      { to: "a@example.com", cc: "b@example.com", bcc: many(49) },
      "to: names 51 recipients with cc and bcc: at most 50 are allowed"
    )
  })
})

describe("a header of the sender's own", () => {
  const team = "Team <team@lists.example>"
  const ada = "ada@example.com"
  const bob = "Bob <bob@example.com>"

  it("may name whom it likes, as long as it names everybody of to and cc and nobody of bcc", () => {
    passes({ visible: { to: [ada], cc: [] } })
    passes({ visible: { to: [team, "Ada <ADA@example.com>"], cc: [] } })
    passes({ to: [], cc: bob, visible: { to: [team], cc: [bob] } })
    passes({ to: [], bcc: [ada, bob], visible: { to: [], cc: [] } })
    passes({ to: "i@bücher.example", visible: { to: ["i@xn--bcher-kva.example"], cc: [] } })
    fails({ visible: { to: [team], cc: [] } }, "visible: must name everybody of to and cc: ada@example.com is missing")
    fails(
      { cc: bob, bcc: [team], visible: { to: [ada, team], cc: [] } },
      `visible: must name everybody of to and cc: ${bob} is missing`,
      `visible: must not name anybody of bcc: ${team} is`
    )
  })

  it("needs a recipient, and without it one in to", () => {
    fails({ to: [], visible: { to: [team], cc: [] } }, "to: must name at least one recipient, here or in cc or bcc")
    fails({ to: [], bcc: ada }, "to: must name at least one address")
    assert.deepStrictEqual(issuesOf({ from: ada, text: "x", visible: { to: [], cc: [] } })[0], "to: is required")
  })

  it("is bounded, and made of mailboxes", () => {
    const list = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => `${index}@example.com`.padStart(length, "x"))
    passes({ to: [], bcc: ada, visible: { to: list(400, 30), cc: list(100, 30) } })
    fails(
      { to: [], bcc: ada, visible: { to: list(401, 30), cc: list(100, 30) } },
      "visible: names 501 mailboxes: at most 500 are allowed"
    )
    fails(
      { to: [], bcc: ada, visible: { to: list(401, 40), cc: [] } },
      "visible: must be at most 16000 characters long, all mailboxes together"
    )
    fails(
      { to: [], bcc: ada, visible: { to: ["nope"], cc: ["a@example.com\r\nX: y"] } },
      "visible.to.0: must be an email address such as ada@example.com",
      "visible.cc.0: must not contain line breaks or control characters"
    )
    fails({ visible: { to: [ada] } }, "visible.cc: is required")
  })

  it("has a Message-ID of one line, and a date that is near", () => {
    for (const messageId of ["1@app.example", "a.b$c=d@[127.0.0.1]", `${x(240)}@b.example`]) passes({ messageId })
    for (const messageId of ["", "1", "@b", "<1@b>", "1 2@b", "1@b\r\nX: y", "1@b@c", "é@b", `${x(249)}@b`]) {
      assert.match(issues({ messageId })[0] ?? "", /^messageId: must be a Message-ID/, messageId)
    }
    for (const date of ["Sat, 21 Nov 2026 12:00:00 +0000", "21 Nov 2026 21:59 +0900", "14 Nov 2026 12:00:00 +0000"]) {
      passes({ date })
    }
    for (const date of ["14 Nov 2026 11:59:59 +0000", "21 Nov 2026 13:00:01 +0000", "21 Nov 1970 12:00:00 +0000"]) {
      fails({ date }, "date: must be at most 7 days ago and an hour ahead")
    }
    for (const date of ["", "2026-11-21T12:00:00Z", "31 Nov 2026 12:00:00 +0000", "21 Nov 2026 12:00:00 GMT"]) {
      assert.match(issues({ date })[0] ?? "", /^date: must be a date-time as in a header/, date)
    }
    fails(
      { date: "Sat, 21 Nov 2026 12:00:00 +0000", scheduledAt: inMillis(60_000) },
      "date: must not be given with scheduledAt: the date of the email is when it is sent"
    )
  })

  it("sends answers to a Reply-To of the caller's or to the service's, not to both", () => {
    passes({ replyTracking: true })
    passes({ replyTracking: false, replyTo: "b@engines.example" })
    fails(
      { replyTracking: true, replyTo: "b@engines.example" },
      "replyTracking: must not be given with replyTo: answers go to an address of the service"
    )
  })
})
