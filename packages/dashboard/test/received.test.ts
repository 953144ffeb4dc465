import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { newEmail, simulated } from "./emails.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"
import { newReceived } from "./received.ts"

const standing = Effect.gen(function*() {
  const { newAccount, newUser } = yield* Harness
  const accountId = yield* newAccount()
  const { cookie } = yield* newUser({ accountId, role: "developer" })
  return { accountId, cookie, base: `/dashboard/api/accounts/${accountId}` }
})

layer(harnessLayer())("received emails", (it) => {
  it.effect("are listed by their filters, each mode apart, with the name at which the account receives", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { accountId, base, cookie } = yield* standing
      const live = yield* newReceived(accountId, { subject: "Order 18421" })
      const test = yield* newReceived(accountId, { mode: "test" })
      const idsOf = (query: string) =>
        Effect.map(
          ask("GET", `${base}/received${query}`, { cookie }),
          ({ json }) => json.data.map(({ id }: { readonly id: string }) => id)
        )
      assert.deepStrictEqual(yield* idsOf(""), [live])
      assert.deepStrictEqual(yield* idsOf("?mode=test"), [test])
      assert.deepStrictEqual(yield* idsOf("?q=18421&from=CHARLES@mail.example&domain=in.engines.example"), [live])
      assert.deepStrictEqual(yield* idsOf("?to=sales@in.engines.example"), [])
      assert.deepStrictEqual(yield* idsOf("?received_before=2026-01-01T00:00:00.000Z"), [])
      const { json } = yield* ask("GET", `${base}/received?mode=test`, { cookie })
      assert.match(json.receiving_domain, /^test\.[0-9a-f]{10}\.inbound\./)
      const refused = yield* ask("GET", `${base}/received?from=nobody`, { cookie })
      assert.deepStrictEqual([refused.status, refused.json.error.details[0].path], [400, "from"])
    }))

  it.effect("show their contents as hostile as they are: in a sandbox, and files only as downloads", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { accountId, base, cookie } = yield* standing
      const id = yield* newReceived(accountId)
      const preview = yield* ask("GET", `${base}/received/${id}/preview`, { cookie })
      assert.match(preview.text, /How many cards/)
      assert.match(
        String(preview.headers["content-security-policy"]),
        /sandbox;.*default-src 'none'|default-src 'none'.*sandbox/
      )
      const file = yield* ask("GET", `${base}/received/${id}/attachments/0`, { cookie })
      assert.deepStrictEqual([file.text, file.headers["content-type"]], [
        "<script>1</script>",
        "application/octet-stream"
      ])
      assert.match(String(file.headers["content-disposition"]), /^attachment; filename="bill\.html"/)
      const message = yield* ask("GET", `${base}/received/${id}/message`, { cookie })
      assert.strictEqual(message.headers["content-type"], "application/octet-stream")
      const source = yield* ask("GET", `${base}/received/${id}/source`, { cookie })
      assert.deepStrictEqual([source.json.source, source.json.is_whole], [message.text, true])
    }))

  it.effect("stand in a conversation with the email that they answer, on both pages", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { accountId, base, cookie } = yield* standing
      const sent = yield* newEmail(accountId)
      const first = yield* newReceived(accountId, { repliedToEmailId: sent, receivedAt: new Date(Date.now() - 1000) })
      const second = yield* newReceived(accountId, { repliedToEmailId: sent })
      const { json: email } = yield* ask("GET", `${base}/emails/${sent}`, { cookie })
      assert.deepStrictEqual(email.answers.map(({ id }: { readonly id: string }) => id), [first, second])
      const { json } = yield* ask("GET", `${base}/received/${second}`, { cookie })
      assert.strictEqual(json.conversation.sent.id, sent)
      assert.deepStrictEqual(json.conversation.answers, email.answers)
      const alone = yield* ask("GET", `${base}/received/${yield* newReceived(accountId)}`, { cookie })
      assert.isNull(alone.json.conversation)

      const { sandbox } = (yield* ask("GET", `${base}/send`, { cookie })).json
      const asked = yield* newReceived(accountId, { mode: "test", replyTo: [simulated(accountId)] })
      const { json: reply } = yield* ask("POST", `${base}/received/${asked}/reply`, {
        cookie,
        headers: { "idempotency-key": "reply" },
        body: { from: `help@${sandbox.domain}`, text: "Twelve." }
      })
      const { json: { conversation, email: { replies } } } = yield* ask("GET", `${base}/received/${asked}`, { cookie })
      assert.strictEqual(replies[0].id, reply.id)
      assert.deepInclude(conversation, { sent: null, replies })
      assert.deepStrictEqual(conversation.answers.map(({ id }: { readonly id: string }) => id), [asked])
      const answer = yield* newReceived(accountId, {
        mode: "test",
        repliedToEmailId: reply.id,
        replyTo: [simulated(accountId)]
      })
      const { json: next } = yield* ask("POST", `${base}/received/${answer}/reply`, {
        cookie,
        headers: { "idempotency-key": "next" },
        body: { from: `help@${sandbox.domain}`, text: "Thirteen." }
      })
      for (const path of [`emails/${reply.id}`, `received/${answer}`]) {
        const { json } = yield* ask("GET", `${base}/${path}`, { cookie })
        const talk = json.conversation ?? json
        assert.deepStrictEqual([talk.answers[0].id, talk.replies[0].id], [answer, next.id], path)
      }
    }))

  it.effect("are answered once for one key, and not where a program wrote them; and are removed for good", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { accountId, base, cookie } = yield* standing
      const id = yield* newReceived(accountId, { mode: "test", replyTo: [simulated(accountId)] })
      const { json } = yield* ask("GET", `${base}/received/${id}`, { cookie })
      assert.deepStrictEqual(json.reply, {
        from: "help@in.engines.example",
        to: [simulated(accountId)],
        subject: "Re: A question",
        refusal: null
      })
      const { sandbox } = (yield* ask("GET", `${base}/send`, { cookie })).json
      const answer = (of: string) =>
        ask("POST", `${base}/received/${of}/reply`, {
          cookie,
          headers: { "idempotency-key": "one" },
          body: { from: `hello@${sandbox.domain}`, text: "Twelve." }
        })
      const answers = [yield* answer(id), yield* answer(id)]
      assert.deepStrictEqual(answers.map(({ status }) => status), [201, 200])
      assert.strictEqual(answers[0]?.json.id, answers[1]?.json.id)
      const { json: reply } = yield* ask("GET", `${base}/emails/${answers[0]?.json.id}`, { cookie })
      assert.deepStrictEqual([reply.email.mode, reply.email.subject], ["test", "Re: A question"])
      assert.strictEqual(reply.email.headers["In-Reply-To"], `<${id}@mail.example>`)
      const own = sandbox.domain.replace(".sandbox.", ".inbound.")
      const atOwnName = yield* newReceived(accountId, { envelope: { from: "a@mail.example", to: [`help@${own}`] } })
      const { json: { reply: draft } } = yield* ask("GET", `${base}/received/${atOwnName}`, { cookie })
      assert.strictEqual(draft.from, `help@${sandbox.domain}`)
      const unverified = yield* ask("POST", `${base}/received/${id}/reply`, { cookie, body: { text: "Twelve." } })
      assert.isAtLeast(unverified.status, 400)
      const program = yield* newReceived(accountId, { headers: [{ name: "Auto-Submitted", value: "auto-replied" }] })
      const refused = yield* answer(program)
      assert.strictEqual(refused.status, 400)
      assert.match(refused.json.error.details[0].message, /Auto-Submitted/)
      assert.strictEqual((yield* ask("DELETE", `${base}/received/${id}`, { cookie })).status, 204)
      assert.strictEqual((yield* ask("GET", `${base}/received/${id}`, { cookie })).status, 404)
    }))

  it.effect("switch on for a domain, which then shows its record, and off again", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { base, cookie } = yield* standing
      const { json: domain } = yield* ask("POST", `${base}/domains`, { cookie, body: { name: "in.shop.example" } })
      assert.isNull(domain.receiving)
      const on = yield* ask("POST", `${base}/domains/${domain.id}/receiving`, { cookie })
      assert.deepStrictEqual(
        on.json.receiving.records.map((
          { name, type }: { readonly name: string; readonly type: string }
        ) => [type, name]),
        [["MX", "in.shop.example"]]
      )
      const off = yield* ask("DELETE", `${base}/domains/${domain.id}/receiving`, { cookie })
      assert.deepStrictEqual([off.status, off.json.receiving], [200, null])
      assert.strictEqual((yield* ask("DELETE", `${base}/domains/${domain.id}/receiving`, { cookie })).status, 404)
    }))

  it.effect("are told to endpoints in a chosen format, with what they say where that is asked for", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const { base, cookie } = yield* standing
      const made = yield* ask("POST", `${base}/webhooks`, {
        cookie,
        body: {
          url: "https://hooks.shop.example/in",
          events: ["email.received"],
          format: "resend",
          received_body: true
        }
      })
      assert.deepStrictEqual([made.json.format, made.json.received_body], ["resend", true])
      const path = `${base}/webhooks/${made.json.id}`
      assert.strictEqual(
        (yield* ask("PATCH", path, { cookie, body: { received_body: false } })).json.received_body,
        false
      )
      assert.strictEqual((yield* ask("GET", path, { cookie })).json.received_body, false)
    }))
})
