import { assert, layer } from "@effect/vitest"
import { waiting } from "@sendwright/core/replies/ReplyClass"
import * as Effect from "effect/Effect"
import { callerIn, newEmail, simulated } from "./emails.ts"
import { type Answer, Harness, layer as harnessLayer } from "./harness.ts"

const hour = 3_600_000

const policyOf = ({ headers }: Answer): string => String(headers["content-security-policy"])

const stand = Effect.gen(function*() {
  const { ask, newAccount, newUser } = yield* Harness
  const account = yield* newAccount()
  const { cookie } = yield* newUser({ accountId: account, role: "developer" })
  const base = `/dashboard/api/accounts/${account}/emails`
  return {
    account,
    get: (path: string) => ask("GET", `${base}/${path}`, { cookie }),
    post: (path: string, body?: unknown) => ask("POST", `${base}/${path}`, { cookie, body })
  }
})

/** Hands the waiting email over once. The provider refuses it for now, with this reply. */
const handOff = Effect.fnUntraced(function*(reply: string) {
  const { jobs } = yield* Harness
  const now = new Date()
  const [lease] = yield* jobs.claim({
    now,
    limit: 1,
    perAccount: 1,
    leaseMillis: 60_000,
    unknownWaitMillis: 1_000,
    unknownPolicy: "resend",
    maxCrashes: 3
  })
  const [begun] = yield* jobs.begin([lease!], now)
  const nextAt = new Date(now.getTime() + hour)
  assert.strictEqual(begun?._tag, "Ready")
  yield* jobs.settle([{
    lease: lease!,
    now,
    evidence: [],
    next: { _tag: "RetryAt", at: nextAt },
    later: [],
    handoff: {
      number: 1,
      beganAt: now,
      endedAt: now,
      provider: "smtp",
      outcome: "temporarily_refused",
      reply,
      nextAt
    }
  }])
  return nextAt.toISOString()
})

layer(harnessLayer())("one email", (it) => {
  it.effect("is returned with the reason that it waits, the outcome of each hand-off, and its meaning", () =>
    Effect.gen(function*() {
      const { account, get } = yield* stand
      const id = yield* newEmail(account, { bcc: [simulated(account, "bounced")] })
      const first = (yield* get(id)).json
      assert.strictEqual(first.email.id, id)
      assert.strictEqual(first.email.subject, "Reset your password")
      assert.isFalse(first.is_shortened)
      assert.deepStrictEqual(first.waiting, { kind: "turn", until: null, since: null, attempts: null, throttle: null })
      assert.deepStrictEqual(
        first.recipients.map(({ email_address, is_simulated, status }: Record<string, unknown>) => [
          email_address,
          status,
          is_simulated
        ]),
        [[simulated(account), "queued", true], [simulated(account, "bounced"), "queued", true]]
      )
      assert.deepStrictEqual(first.timeline.map(({ event }: { event: { type: string } }) => event.type), [
        "email.queued"
      ])

      const nextAt = yield* handOff("451 4.7.1 Greylisted, try later")
      const after = (yield* get(id)).json
      assert.deepStrictEqual(after.waiting, {
        kind: "next_try",
        until: nextAt,
        since: null,
        attempts: 1,
        throttle: null
      })
      const { handoff } = after.timeline[1]
      assert.strictEqual(handoff.outcome, "temporarily_refused")
      assert.strictEqual(handoff.reply, "451 4.7.1 Greylisted, try later")
      assert.deepInclude(handoff.meaning, {
        class: "greylisted",
        about: "receiver",
        advice: waiting,
        is_permanent: false
      })
      assert.match(handoff.meaning.meaning, /greylisting/)
      assert.strictEqual(handoff.next_at, nextAt)
    }))

  it.effect("is previewed by a document that runs and fetches nothing, and loads images only on request", () =>
    Effect.gen(function*() {
      const { account, get } = yield* stand
      const html = "<link rel=preconnect href=//evil.example><iframe src=//evil.example></iframe><b>Hi</b><links>"
      const id = yield* newEmail(account, { html })
      const plain = yield* get(`${id}/preview`)
      assert.strictEqual(plain.status, 200)
      assert.strictEqual(
        plain.text,
        "<basefont rel=preconnect href=//evil.example><x-iframe src=//evil.example></iframe><b>Hi</b><links>"
      )
      assert.strictEqual(plain.headers["content-type"], "text/html; charset=utf-8")
      assert.match(policyOf(plain), /^sandbox; default-src 'none'; .*img-src data:; /)
      assert.match(policyOf(plain), /frame-ancestors 'self'/)
      assert.isUndefined(plain.headers["x-frame-options"])
      const images = yield* get(`${id}/preview?images=remote`)
      assert.match(policyOf(images), /img-src data: https:;/)
      assert.strictEqual((yield* get(`${id}/preview?images=http:`)).status, 400)
      const text = yield* newEmail(account, { html: undefined, text: "<script>1</script>" })
      const shown = yield* get(`${text}/preview`)
      assert.strictEqual(shown.headers["content-type"], "text/plain; charset=utf-8")
      assert.strictEqual(shown.text, "<script>1</script>")
    }))

  it.effect("is previewed with its own inline images", () =>
    Effect.gen(function*() {
      const { account, get } = yield* stand
      const html = "<img src=\"cid:logo\"><img src='cid:gone'><a href=\"cid:logo\">x</a>"
      const gif = Buffer.from("GIF89a").toString("base64")
      const id = yield* newEmail(account, {
        html,
        attachments: [{ filename: "logo.gif", content: gif, contentId: "logo" }]
      })
      const shown = yield* get(`${id}/preview`)
      assert.strictEqual(
        shown.text,
        `<img src="data:image/gif;base64,${gif}"><img src='cid:gone'><a href="cid:logo">x</a>`
      )
      assert.match(policyOf(shown), /img-src data:; /)
      const { json } = yield* get(id)
      assert.deepStrictEqual(json.email.attachments, [
        { filename: "logo.gif", content_type: "image/gif", size: 6, content_id: "logo", disposition: "inline" }
      ])
      // A part that is no image is not shown as one. Without its parts, an email is still shown.
      const page = yield* newEmail(account, {
        html,
        attachments: [{ filename: "logo.html", content: gif, contentId: "logo" }]
      })
      assert.strictEqual((yield* get(`${page}/preview`)).text, html)
      const none = yield* newEmail(account, { html, attachments: undefined })
      assert.strictEqual((yield* get(`${none}/preview`)).text, html)
    }))

  it.effect("is sent again with all its parts", () =>
    Effect.gen(function*() {
      const { account, get, post } = yield* stand
      const attachments = [
        { filename: "logo.gif", content: "R0lG", contentId: "logo" },
        { content: "QkVHSU4=", contentType: "text/calendar; method=REQUEST", disposition: "alternative" }
      ]
      const replyTo = ["a@example.com", "B <b@example.com>"]
      const id = yield* newEmail(account, { html: "<img src=cid:logo>", attachments, replyTo })
      const { json } = yield* post(`${id}/copies`, { to: [simulated(account)] })
      const [first, copy] = [(yield* get(id)).json.email, (yield* get(json.id)).json.email]
      assert.strictEqual(first.attachments.length, 2)
      assert.deepStrictEqual(copy.attachments, first.attachments)
      assert.deepStrictEqual(copy.reply_to, "a@example.com, B <b@example.com>")
    }))

  it.effect("is returned up to a length, and completely in its source", () =>
    Effect.gen(function*() {
      const { account, get } = yield* stand
      const id = yield* newEmail(account, { html: `<p>${"x".repeat(1_200_000)}</p>` })
      const { json } = yield* get(id)
      assert.isTrue(json.is_shortened)
      assert.strictEqual(json.email.html.length, 200_000)
      assert.strictEqual((yield* get(`${id}/preview`)).text.length, 1_000_000)
      const source = (yield* get(`${id}/source`)).json
      assert.isFalse(source.is_whole)
      assert.strictEqual(source.source.length, 256 * 1024)
      const whole = yield* get(`${id}/message`)
      assert.strictEqual(whole.bytes.length, source.size)
      assert.isTrue(whole.text.startsWith(source.source))
    }))

  it.effect("has a source without blind copies, and files that can only be saved", () =>
    Effect.gen(function*() {
      const { account, get } = yield* stand
      const id = yield* newEmail(account, { bcc: [simulated(account, "complained")] })
      const { is_whole, source } = (yield* get(`${id}/source`)).json
      assert.isTrue(is_whole)
      assert.match(source, /^From: Acme <hello@.*\r\nTo: delivered@/)
      assert.include(source, `Message-ID: <${id}@`)
      assert.notMatch(source, /complained@|DKIM-Signature/i)
      const message = yield* get(`${id}/message`)
      assert.include(message.headers["content-disposition"], `attachment; filename="${id}.eml"`)
      const file = yield* get(`${id}/attachments/0`)
      assert.strictEqual(file.text, "<script>1</script>")
      assert.strictEqual(file.headers["content-type"], "application/octet-stream")
      assert.include(file.headers["content-disposition"], "attachment; filename=\"terms.html\"")
      assert.strictEqual((yield* get(`${id}/attachments/1`)).status, 404)
    }))

  it.effect("is cancelled while it is scheduled", () =>
    Effect.gen(function*() {
      const { account, get, post } = yield* stand
      const id = yield* newEmail(account, { scheduledAt: new Date(Date.now() + hour).toISOString() })
      assert.strictEqual((yield* get(id)).json.waiting.kind, "time")
      assert.strictEqual((yield* post(`${id}/cancel`)).status, 204)
      const { json } = yield* get(id)
      assert.strictEqual(json.email.status, "cancelled")
      assert.deepStrictEqual([json.recipients[0].status, json.waiting], ["cancelled", null])
      assert.strictEqual((yield* post(`${id}/cancel`)).json.error.code, "not_scheduled")
    }))

  it.effect("is sent again to the given recipients, in its own mode", () =>
    Effect.gen(function*() {
      const { account, get, post } = yield* stand
      const id = yield* newEmail(account, {}, yield* callerIn(account, "test"))
      const copy = yield* post(`${id}/copies`, { to: [simulated(account, "bounced")] })
      assert.strictEqual(copy.status, 201)
      const { json } = yield* get(copy.json.id)
      assert.strictEqual(json.email.mode, "test")
      assert.deepStrictEqual(json.email.to, [simulated(account, "bounced")])
      assert.strictEqual(json.origin.copy_of, id)
      assert.isNotNull(json.origin.user_id)
      assert.strictEqual((yield* post(`${id}/copies`, { to: [] })).json.error.code, "validation_error")
      assert.strictEqual((yield* post(`${id}/copies`, { to: ["nobody"] })).json.error.code, "validation_error")
    }))

  it.effect("has its recipients suppressed and released", () =>
    Effect.gen(function*() {
      const { account, post } = yield* stand
      const id = yield* newEmail(account)
      const set = (suppressed: boolean) =>
        Effect.map(
          post(`${id}/suppress`, { email_address: "Lee@Example.com", suppressed }),
          ({ json }) => json.changed
        )
      assert.deepStrictEqual([yield* set(true), yield* set(true), yield* set(false), yield* set(false)], [
        true,
        false,
        true,
        false
      ])
    }))

  it.effect("sends its webhooks again, but not those of other emails", () =>
    Effect.gen(function*() {
      const { webhooks } = yield* Harness
      const { account, get, post } = yield* stand
      const caller = yield* callerIn(account)
      yield* webhooks.create(caller, { url: "https://hooks.example.com/in", events: ["email.queued"] })
      const id = yield* newEmail(account)
      const other = yield* newEmail(account)
      const [delivery] = (yield* get(id)).json.deliveries
      assert.strictEqual(delivery.url, "https://hooks.example.com/in")
      assert.strictEqual((yield* post(`${other}/webhooks`, { delivery_ids: [delivery.id] })).status, 404)
      assert.deepStrictEqual((yield* post(`${id}/webhooks`, { delivery_ids: [delivery.id] })).json, { count: 1 })
      const { deliveries } = (yield* get(id)).json
      const copies = deliveries.flatMap(({ replay_of }: { replay_of: string | null }) => replay_of ?? [])
      assert.deepStrictEqual([deliveries.length, copies], [2, [delivery.id]])
    }))
})
