import type { Resend } from "resend"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Server, start } from "./server.ts"
import { clientOf, dataOf, errorOf, messageOf } from "./support/sdk.ts"

let server: Server
let resend: Resend
const message = (over: object = {}) => messageOf(server, over)

beforeAll(async () => {
  server = await start()
  resend = clientOf(server, server.key)
})
afterAll(() => server.close())

describe("templates of resend-node", () => {
  it("manages templates by id and by alias, and sends them", async () => {
    const variables = [{ key: "NAME", type: "string" as const }, { key: "n", type: "number" as const }]
    const content = { subject: "Hello {{{NAME}}}", html: "<p>{{{NAME}}} has {{n}}</p>" }
    const made = dataOf(
      await resend.templates.create({ name: "Welcome aboard", alias: "welcome", ...content, variables })
    )
    assert.deepStrictEqual(made, { object: "template", id: made.id })
    const whole = dataOf(await resend.templates.get(made.id))
    assert.deepInclude(whole, {
      object: "template",
      id: made.id,
      name: "Welcome aboard",
      alias: "welcome",
      status: "published",
      has_unpublished_versions: false,
      current_version_id: "1",
      from: null,
      reply_to: null,
      text: null,
      ...content
    })
    assert.deepStrictEqual(whole.variables?.map(({ fallback_value, key }) => [key, fallback_value]), [
      ["NAME", null],
      ["n", null]
    ])
    assert.deepStrictEqual(dataOf(await resend.templates.get("welcome")), whole)
    const { subject: _, html: __, ...head } = message()
    const send = (template: object) => resend.emails.send({ ...head, template } as never)
    const { id } = dataOf(await send({ id: "welcome", variables: { NAME: "Ada & Kim", n: 2 } }))
    assert.deepInclude(dataOf(await resend.emails.get(id)), {
      subject: "Hello Ada & Kim",
      html: "<p>Ada & Kim has 2</p>"
    })
    const missing = await send({ id: made.id, variables: { n: 2 } })
    assert.deepStrictEqual(errorOf(missing), [422, "validation_error"])
    assert.match(missing.error!.message, /`template\.variables\.NAME` is required/)
    const inBatch = await resend.batch.send([{ ...head, template: { id: "welcome", variables: { n: 2 } } }] as never)
    assert.match(inBatch.error!.message, /emails\[0\]: `template\.variables\.NAME` is required/)

    const change = { name: "Welcome", text: "Hello {{{NAME}}}" }
    assert.deepStrictEqual(dataOf(await resend.templates.update("welcome", change)), made)
    assert.deepInclude(dataOf(await resend.templates.get(made.id)), { ...change, ...content, current_version_id: "2" })
    dataOf(await resend.templates.update(made.id, { text: "" }))
    assert.isNull(dataOf(await resend.templates.get(made.id)).text)
    assert.deepStrictEqual(dataOf(await resend.templates.publish("welcome")), made)
    const copy = dataOf(await resend.templates.duplicate(made.id).publish())
    assert.deepInclude(dataOf(await resend.templates.get(copy.id)), {
      name: "Welcome (copy)",
      alias: "welcome-copy",
      ...content
    })

    const listed = dataOf(await resend.templates.list())
    assert.deepStrictEqual([listed.has_more, listed.data.map(({ alias }) => alias)], [false, [
      "welcome-copy",
      "welcome"
    ]])
    const older = dataOf(await resend.templates.list({ limit: 1, after: copy.id }))
    assert.deepStrictEqual([older.has_more, older.data.map((template) => template.id)], [false, [made.id]])
    assert.deepStrictEqual(
      dataOf(await resend.templates.list({ limit: 1, before: made.id })).data.map((template) => template.id),
      [copy.id]
    )
    assert.deepStrictEqual(dataOf(await resend.templates.remove("welcome-copy")), { ...copy, deleted: true })
    assert.deepStrictEqual(errorOf(await resend.templates.get(copy.id)), [404, "not_found"])
    assert.deepStrictEqual(errorOf(await resend.templates.publish("welcome-copy")), [404, "not_found"])
  })

  it("keeps fallbacks, a sender and where answers go with a template, and sends with them", async () => {
    const { from, html: _, subject: __, ...head } = message()
    const made = dataOf(
      await resend.templates.create({
        name: "Greeting",
        html: "<p>{{{NAME}}} has {{n}}</p>",
        from,
        replyTo: "answers@acme.example",
        variables: [
          { key: "NAME", type: "string", fallbackValue: "you" },
          { key: "n", type: "number", fallbackValue: 2 },
          { key: "later", type: "string", fallbackValue: "x" }
        ]
      })
    )
    const shown = { from, reply_to: ["answers@acme.example"], subject: null }
    const whole = dataOf(await resend.templates.get(made.id))
    assert.deepInclude(whole, shown)
    const fallbacks = (of: typeof whole) =>
      of.variables?.map(({ fallback_value, key, type }) => [key, type, fallback_value])
    const all = [["NAME", "string", "you"], ["n", "number", 2], ["later", "string", "x"]]
    assert.deepStrictEqual(fallbacks(whole), all)

    const send = (over: object, variables?: object) =>
      resend.emails.send({ ...head, ...over, template: { id: "greeting", variables } } as never)
    const { id } = dataOf(await send({ subject: "Hello" }))
    assert.deepInclude(dataOf(await resend.emails.get(id)), {
      from,
      reply_to: ["answers@acme.example"],
      subject: "Hello",
      html: "<p>you has 2</p>"
    })
    const own = dataOf(await send({ subject: "Hello", replyTo: "mine@acme.example" }, { NAME: "Ada" }))
    assert.deepInclude(dataOf(await resend.emails.get(own.id)), {
      reply_to: ["mine@acme.example"],
      html: "<p>Ada has 2</p>"
    })
    assert.match((await send({})).error!.message, /`subject` is required/)

    const copy = dataOf(await resend.templates.duplicate("greeting"))
    assert.deepInclude(dataOf(await resend.templates.get(copy.id)), shown)
    dataOf(await resend.templates.update("greeting", { subject: "Hello, {{NAME}}" }))
    assert.deepInclude(dataOf(await resend.templates.get("greeting")), { ...shown, subject: "Hello, {{NAME}}" })
    dataOf(
      await resend.templates.update("greeting", {
        from: "",
        replyTo: [],
        variables: [{ key: "NAME", type: "string", fallbackValue: "all" }]
      })
    )
    const changed = dataOf(await resend.templates.get("greeting"))
    assert.deepInclude(changed, { from: null, reply_to: null })
    assert.deepStrictEqual(fallbacks(changed), [["NAME", "string", "all"], ["n", "string", null]])
    const senderless = await send({}, { n: 1 })
    assert.deepStrictEqual(errorOf(senderless), [422, "missing_required_field"])
    assert.match(senderless.error!.message, /`from` is required: the template names no sender/)
    dataOf(await resend.templates.remove(copy.id))
    dataOf(await resend.templates.remove(made.id))
  })

  it("refuses of a template what it could not keep to", async () => {
    const of = async (over: object) => {
      const answer = await resend.templates.create({ name: "n", subject: "s", html: "<p></p>", ...over } as never)
      return [...errorOf(answer), answer.error!.message.split("`")[1]]
    }
    const wrong = (path: string) => [422, "validation_error", path]
    assert.deepStrictEqual(await of({ subject: "" }), wrong("subject"))
    assert.deepStrictEqual(await of({ from: "nobody" }), wrong("from").with(1, "invalid_from_address"))
    assert.deepStrictEqual(await of({ replyTo: ["a@acme.example", "nobody"] }), wrong("reply_to.1"))
    assert.deepStrictEqual(await of({ alias: "Not an alias" }), wrong("alias"))
    const variable = { key: "NAME", type: "string" }
    assert.deepStrictEqual(
      await of({ variables: [{ ...variable, fallbackValue: 1 }] }),
      wrong("variables.0.fallback_value")
    )
    assert.deepStrictEqual(
      await of({ variables: [{ ...variable, fallbackValue: "x".repeat(10_001) }] }),
      wrong("variables.0.fallback_value")
    )
    assert.deepStrictEqual(await of({ variables: [{ ...variable, type: "list" }] }), wrong("variables.0.type"))
    assert.deepStrictEqual(await of({ variables: [{ ...variable, key: "my name" }] }), wrong("variables.0.key"))
    dataOf(
      await resend.templates.create({
        name: "n",
        subject: "s",
        html: "h",
        alias: "taken",
        variables: [{ key: "x", type: "string", fallbackValue: null }]
      })
    )
    assert.deepStrictEqual(await of({ alias: "taken" }), [422, "validation_error", undefined])
  })
})
