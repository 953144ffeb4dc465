import { assert, describe, it } from "@effect/vitest"
import { Emails } from "@sendwright/core/emails/Emails"
import { ValidationError } from "@sendwright/core/foundation/Errors"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { noFilters } from "@sendwright/core/model/EmailQuery"
import * as SendRequest from "@sendwright/core/model/SendRequest"
import * as Sendwright from "@sendwright/core/Sendwright"
import { Templates } from "@sendwright/core/templates/Templates"
import { TemplateStore } from "@sendwright/core/templates/TemplateStore"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Customer, customer, decode, engine, get, request } from "./support/harness.ts"

const welcome = {
  name: "Welcome",
  subject: "Welcome, {{ name }}",
  html: "<p>Welcome, {{ name }}</p>",
  text: "Welcome, {{ name }}"
}

/** A send without bodies and subject, so that a template can bring them. */
const bare = (of: Customer, over: Record<string, unknown> = {}) => {
  const { subject: _, text: __, ...rest } = request(of)
  return { ...rest, ...("templateId" in over ? {} : { templateSlug: "welcome" }), ...over }
}

const sendBare = Effect.fnUntraced(function*(
  of: Customer,
  over: Record<string, unknown> = {},
  key: string | null = null
) {
  const emails = yield* Emails
  return yield* emails.send(of.live, yield* decode(bare(of, over)), key)
})

const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

const failureOf = (of: Customer, over: Record<string, unknown>) => Effect.flip(sendBare(of, over))

const issuesOf = (error: { readonly _tag: string }): ReadonlyArray<string> =>
  error instanceof ValidationError
    ? error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`)
    : [error._tag]

const withTemplate = Effect.gen(function*() {
  const templates = yield* Templates
  const one = yield* customer()
  return { one, templates, template: yield* templates.create(one.live, welcome) }
})

/** A store that writes down what is looked up, in the place of the one in memory. */
const watched = (asked: Array<string>) => {
  const broken = new StorageError({ command: "TemplateStore.findBySlug", cause: new Error("gone") })
  const store = Layer.effect(
    TemplateStore,
    Effect.map(TemplateStore, (store) => ({
      ...store,
      find: (accountId: string, id: string) =>
        Effect.suspend(() => {
          asked.push(id)
          return store.find(accountId, id)
        }),
      findBySlug: (accountId: string, slug: string) =>
        Effect.suspend(() => {
          asked.push(slug)
          return slug === "broken" ? Effect.fail(broken) : store.findBySlug(accountId, slug)
        })
    }))
  )
  return Layer.fresh(Sendwright.layerUnchecked()).pipe(Layer.provide(store), Layer.provideMerge(engine()))
}

describe("sending from a template", () => {
  it.effect("stores what the template became", () =>
    Effect.gen(function*() {
      const { one, template } = yield* withTemplate
      for (const named of [{}, { templateId: template.id }]) {
        const sent = yield* sendBare(one, { ...named, variables: { name: "A & B" } })
        assert.deepInclude(yield* get(one, sent.id), {
          subject: "Welcome, A & B",
          html: "<p>Welcome, A &amp; B</p>",
          text: "Welcome, A & B"
        })
      }
      const other = yield* sendBare(one, { subject: "Hi {{ name }}", variables: { name: "Ada", extra: 1 } })
      assert.deepInclude(yield* get(one, other.id), { subject: "Hi {{ name }}", text: "Welcome, Ada" })
    }).pipe(Effect.provide(engine())))

  it.effect("has the bodies that the template has", () =>
    Effect.gen(function*() {
      const { one, templates } = yield* withTemplate
      yield* templates.create(one.live, { name: "Text", subject: "s", text: "{{ n }}" })
      yield* templates.create(one.live, { name: "Neither", subject: "s" })
      const sent = yield* sendBare(one, { templateSlug: "text", variables: { n: 1.5 } })
      assert.deepInclude(yield* get(one, sent.id), { html: null, text: "1.5" })
      assert.deepStrictEqual(issuesOf(yield* failureOf(one, { templateSlug: "neither" })), [
        ": needs a template with html, text or both: this one has neither yet"
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("refuses a template that is not there, variables that are not, and a subject that none may have", () =>
    Effect.gen(function*() {
      const { one, template } = yield* withTemplate
      const other = yield* customer()
      assert.deepStrictEqual(issuesOf(yield* failureOf(one, { templateSlug: "nothing" })), ["NotFound"])
      assert.deepStrictEqual(issuesOf(yield* failureOf(other, { templateId: template.id })), ["NotFound"])
      assert.deepStrictEqual(issuesOf(yield* failureOf(other, { variables: { name: "x" } })), ["NotFound"])
      for (const variables of [undefined, {}, { Name: "x" }]) {
        assert.deepStrictEqual(
          issuesOf(yield* failureOf(one, variables === undefined ? {} : { variables })),
          ["variables.name: is required: the template needs a value for it"]
        )
      }
      assert.deepStrictEqual(issuesOf(yield* failureOf(one, { variables: { name: "a\r\nBcc: x@y.example" } })), [
        "subject: must not contain line breaks or control characters other than tab once its variables are filled in"
      ])
      assert.deepStrictEqual(issuesOf(yield* failureOf(one, { variables: { name: "x".repeat(990) } })), [
        "subject: must be 1 to 998 characters long once its variables are filled in"
      ])
    }).pipe(Effect.provide(engine())))

  it.effect("reads variables by the names of the prototype only where the request has them", () =>
    Effect.gen(function*() {
      const { one, templates } = yield* withTemplate
      yield* templates.create(one.live, { name: "Proto", subject: "s", text: "{{__proto__}}{{constructor}}" })
      assert.strictEqual(issuesOf(yield* failureOf(one, { templateSlug: "proto" })).length, 2)
      const variables = JSON.parse("{\"__proto__\":\"p\",\"constructor\":\"c\"}")
      const sent = yield* sendBare(one, { templateSlug: "proto", variables })
      assert.strictEqual((yield* get(one, sent.id)).text, "pc")
    }).pipe(Effect.provide(engine())))

  it.effect("takes from the template what it does not bring: variables, the sender, where answers go", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const templates = yield* Templates
      const from = `Acme <hello@${one.domain}>`
      const defaults = { from, replyTo: ["answers@acme.example"], fallbacks: { name: "you" } }
      yield* templates.create(one.live, { ...welcome, defaults })
      yield* templates.create(one.live, { ...welcome, slug: "nobody" })
      const open = Effect.fnUntraced(function*(over: Record<string, unknown>) {
        const { from: _, ...rest } = bare(one, over) as Record<string, unknown>
        return yield* emails.send(one.live, SendRequest.decodeOpen(rest, yield* now), null)
      })
      const sent = yield* open({})
      assert.deepInclude(yield* get(one, sent.id), {
        from,
        replyTo: ["answers@acme.example"],
        subject: "Welcome, you",
        text: "Welcome, you"
      })
      const own = yield* sendBare(one, { replyTo: "mine@acme.example", variables: { name: "Ada" } })
      assert.deepInclude(yield* get(one, own.id), {
        from: String(request(one)["from"]),
        replyTo: ["mine@acme.example"],
        subject: "Welcome, Ada"
      })
      const nothing = yield* sendBare(one, { variables: { name: null } })
      assert.deepInclude(yield* get(one, nothing.id), { subject: "Welcome, " })
      const missing = yield* Effect.flip(open({ templateSlug: "nobody", variables: { name: "x" } }))
      assert.deepStrictEqual(issuesOf(missing), ["from: is required: the template names no sender"])
      const { from: _, ...senderless } = bare(one) as Record<string, unknown>
      assert.deepStrictEqual(issuesOf(yield* Effect.flip(emails.send(one.live, yield* decode(senderless), null))), [
        "from: is required"
      ])
      const { from: __, ...untemplated } = request(one)
      const refused = emails.send(one.live, SendRequest.decodeOpen(untemplated, yield* now), null)
      assert.deepStrictEqual(issuesOf(yield* Effect.flip(refused)), ["from: is required"])
    }).pipe(Effect.provide(engine())))

  it.effect("keeps the email as it was sent, and replays it, when the template changes and goes", () =>
    Effect.gen(function*() {
      const { one, template, templates } = yield* withTemplate
      const variables = { name: "Ada" }
      const sent = yield* sendBare(one, { variables }, "key")
      yield* templates.change(one.live, template.id, { text: "Other {{ more }}" })
      assert.deepStrictEqual(yield* sendBare(one, { variables }, "key"), { id: sent.id, replayed: true })
      yield* templates.remove(one.live, template.id)
      assert.deepStrictEqual(yield* sendBare(one, { variables }, "key"), { id: sent.id, replayed: true })
      const conflict = yield* Effect.flip(sendBare(one, { variables: { name: "Bob" } }, "key"))
      assert.strictEqual(conflict._tag, "Conflict")
      assert.strictEqual((yield* get(one, sent.id)).text, "Welcome, Ada")
    }).pipe(Effect.provide(engine())))

  it.effect("looks a template up once in a batch, and never where none is named", () => {
    const asked: Array<string> = []
    return Effect.gen(function*() {
      const emails = yield* Emails
      const { one, template } = yield* withTemplate
      const message = (over: Record<string, unknown>) => decode(bare(one, over))
      const answer = yield* emails.sendBatch(one.live, [
        yield* message({ variables: { name: "0" } }),
        yield* message({ variables: { name: "1" } }),
        yield* message({}),
        yield* message({ templateSlug: "nothing" }),
        yield* decode(request(one)),
        yield* message({ templateSlug: "nothing" }),
        yield* message({ variables: { name: "6" }, subject: "Six" })
      ], null)
      assert.deepStrictEqual(asked.splice(0), ["welcome", "nothing"])
      assert.deepStrictEqual(answer.results.map((item) => item.ok ? "ok" : item.error.code), [
        "ok",
        "ok",
        "validation_error",
        "not_found",
        "ok",
        "not_found",
        "ok"
      ])
      const texts = yield* Effect.forEach(
        answer.results.filter((item) => item.ok),
        (item) => Effect.map(get(one, item.id), ({ subject, text }) => `${subject}/${text}`)
      )
      assert.deepStrictEqual(texts.filter((_, n) => n !== 2), [
        "Welcome, 0/Welcome, 0",
        "Welcome, 1/Welcome, 1",
        "Six/Welcome, 6"
      ])
      yield* emails.send(one.live, yield* decode(request(one)), null)
      assert.deepStrictEqual(asked, [])
      yield* sendBare(one, { templateId: template.id, variables: { name: "x" } })
      assert.deepStrictEqual(asked, [template.id])
    }).pipe(Effect.provide(watched(asked)))
  })

  it.effect("fails a batch whole, with nothing accepted, where the storage fails", () =>
    Effect.gen(function*() {
      const emails = yield* Emails
      const one = yield* customer()
      const batch = [yield* decode(request(one)), yield* decode(bare(one, { templateSlug: "broken" }))]
      const error = yield* Effect.flip(emails.sendBatch(one.live, batch, "key"))
      assert.strictEqual(error._tag, "StorageError")
      const list = { limit: 9, cursor: null, ...noFilters, mode: null, q: null }
      assert.deepStrictEqual((yield* emails.list(one.live, list)).data, [])
    }).pipe(Effect.provide(watched([]))))
})
