import { assert, describe, it } from "@effect/vitest"
import type { Issue } from "@sendwright/core/foundation/Errors"
import * as Result from "effect/Result"
import * as MailSend from "../src/MailSend.ts"

const now = new Date("2026-11-22T15:00:00Z")
const ada = { email: "ada@example.com", name: "Lovelace, Ada" }
const mail = {
  personalizations: [{ to: [ada] }],
  from: { email: "shop@acme.example" },
  subject: "Hello",
  content: [{ type: "text/plain", value: "Hello" }]
}

/** The emails of a request, or the fields that are wrong in it. */
const read = (body: unknown): { readonly sends?: ReadonlyArray<object>; readonly fields?: ReadonlyArray<string> } => {
  const issues: Array<Issue> = []
  const report = (issue: Issue) => void issues.push(issue)
  const found = MailSend.read(body, report)
  const sends = found === undefined ? undefined : Array.from({ length: found.count }, (_, index) => {
    const { send: { result } } = found.emailOf(index, now, report)
    if (Result.isSuccess(result)) return result.success
    issues.push(...result.failure.map((issue) => found.toWire(index, issue)))
    return {}
  })
  return issues.length > 0 || sends === undefined ? { fields: issues.map(({ path }) => path.join(".")) } : { sends }
}
const one = (over: object) => read({ ...mail, ...over }).sends?.[0]
const fieldsOf = (over: object) => read({ ...mail, ...over }).fields

describe("a request for email", () => {
  it("is one email for each personalization, whose fields stand in the place of the request's", () => {
    const { sends } = read({
      ...mail,
      headers: { "X-Order": "1", "X-Shop": "a" },
      custom_args: { kind: "order", user: "1" },
      categories: ["Welcome mail"],
      send_at: now.getTime() / 1000 + 60,
      reply_to: { email: "help@acme.example", name: "Help" },
      personalizations: [
        { to: [ada], cc: [{ email: "cc@example.com" }], bcc: [{ email: "bcc@example.com" }] },
        {
          to: [{ email: "bob@example.com", name: "\"Bob \\\"B\\\", Jr\"" }],
          from: { email: "other@acme.example", name: "Other" },
          subject: "Hi",
          headers: { "x-order": "2" },
          custom_args: { user: "2" },
          send_at: now.getTime() / 1000 + 120
        }
      ]
    })
    assert.deepStrictEqual(sends, [
      {
        from: "shop@acme.example",
        to: ["\"Lovelace, Ada\" <ada@example.com>"],
        cc: ["cc@example.com"],
        bcc: ["bcc@example.com"],
        replyTo: ["Help <help@acme.example>"],
        subject: "Hello",
        text: "Hello",
        headers: { "X-Order": "1", "X-Shop": "a" },
        tags: ["Welcome-mail", "kind:order", "user:1"],
        scheduledAt: "2026-11-22T15:01:00.000Z"
      },
      {
        from: "Other <other@acme.example>",
        to: ["\"Bob \\\"B\\\", Jr\" <bob@example.com>"],
        replyTo: ["Help <help@acme.example>"],
        subject: "Hi",
        text: "Hello",
        headers: { "x-order": "2", "X-Shop": "a" },
        tags: ["Welcome-mail", "kind:order", "user:2"],
        scheduledAt: "2026-11-22T15:02:00.000Z"
      }
    ])
  })

  it("has forms of the body and files", () => {
    assert.deepInclude(
      one({
        content: [
          { type: "text/plain", value: "Hello" },
          { type: "text/html; charset=utf-8", value: "<p>Hello</p>" },
          { type: "text/calendar; method=REQUEST", value: "BEGIN:VCALENDAR" }
        ],
        attachments: [
          { content: "aGk=", type: "image/png", filename: "logo.png", disposition: "inline", content_id: "<logo>" },
          { content: "aGk=", filename: "" }
        ]
      }),
      {
        text: "Hello",
        html: "<p>Hello</p>",
        attachments: [
          { content: "aGk=", filename: "logo.png", contentType: "image/png", contentId: "logo", disposition: "inline" },
          { content: "aGk=", filename: "attachment", disposition: "attachment" },
          {
            content: "QkVHSU46VkNBTEVOREFS",
            contentType: "text/calendar; method=REQUEST; charset=utf-8",
            disposition: "alternative"
          }
        ]
      }
    )
  })

  it("names a template, whose subject and content are sent, and its data", () => {
    const personalizations = [{
      to: [ada],
      dynamic_template_data: { name: "Ada", order: { id: 1 } },
      substitutions: { "-city-": "Ulm" }
    }]
    assert.deepStrictEqual(one({ template_id: "d-12", personalizations }), {
      from: "shop@acme.example",
      to: ["\"Lovelace, Ada\" <ada@example.com>"],
      templateSlug: "d-12",
      variables: { city: "Ulm", name: "Ada", "order.id": 1 }
    })
  })

  it("has substitutions in subject and content", () => {
    const personalizations = [{ to: [ada], substitutions: { "-name-": "Ada" } }]
    const content = [{ type: "text/html", value: "<p>-name-</p>" }]
    assert.deepInclude(one({ subject: "Hi -name-", content, personalizations }), {
      subject: "Hi Ada",
      html: "<p>Ada</p>"
    })
  })

  it("is sent at once where its time has passed", () => {
    assert.notProperty(one({ send_at: 1 }), "scheduledAt")
  })

  it("is taken with settings that leave the message as it is", () => {
    const { sends } = read({
      ...mail,
      batch_id: "b",
      ip_pool_name: "pool",
      mail_settings: { bypass_list_management: { enable: true }, footer: { enable: false, text: "x" } },
      tracking_settings: { click_tracking: { enable: true, enable_text: true }, open_tracking: { enable: true } },
      asm: {},
      sections: {},
      unknown: 1
    })
    assert.deepStrictEqual(sends, read(mail).sends)
  })
})

describe("what is wrong with a request", () => {
  it("is named by the path to it", () => {
    for (
      const [over, ...fields] of [
        [{ personalizations: [] }, "personalizations"],
        [{ personalizations: Array.from({ length: 101 }, () => ({ to: [ada] })) }, "personalizations"],
        [{ personalizations: ["x"] }, "personalizations.0"],
        [{ personalizations: [{}] }, "personalizations.0.to"],
        [{ personalizations: [{ to: ["ada@example.com"] }] }, "personalizations.0.to.0", "personalizations.0.to"],
        [{ personalizations: [{ to: [ada] }, { to: [ada, { email: "nobody" }] }] }, "personalizations.1.to.1.email"],
        [{ personalizations: [{ to: [ada], headers: { Subject: "x" } }] }, "personalizations.0.headers.Subject"],
        [{ headers: { "Content-Type": "x" } }, "headers.Content-Type"],
        [{ from: undefined }, "from.email"],
        [{ from: { email: "nobody" } }, "from.email"],
        [{ reply_to: { email: "nobody" } }, "reply_to.email"],
        [{ reply_to_list: [ada, { email: "nobody" }] }, "reply_to_list.1.email"],
        [{ reply_to: ada, reply_to_list: [ada] }, "reply_to_list"],
        [{ subject: undefined }, "subject"],
        [{ subject: "a\nb" }, "subject"],
        [{ content: undefined }, "content"],
        [{ content: [{ type: "text/plain", value: "" }] }, "content.0.value", "content"],
        [{ content: [...mail.content, ...mail.content] }, "content.1.type"],
        [{ content: [...mail.content, { type: "nonsense", value: "a" }] }, "content.1.type"],
        [{ attachments: [{ filename: "a", content: "!" }] }, "attachments.0.content"],
        [{ attachments: [{ filename: "a", content: "aGk=", type: "x" }] }, "attachments.0.type"],
        [{ categories: ["a".repeat(65)] }, "categories.0"],
        [{ custom_args: { mail: "a@b.c" } }, "custom_args.mail"],
        [{ send_at: "soon" }, "send_at"],
        [{ send_at: 1e300 }, "send_at"],
        [{ send_at: now.getTime() / 1000 + 31 * 86_400 }, "send_at"],
        [{ personalizations: [{ to: [ada], dynamic_template_data: { a: 1 } }] }, "template_id"],
        [
          { template_id: "a", personalizations: [{ to: [ada], dynamic_template_data: { rows: [1] } }] },
          "personalizations.0.dynamic_template_data.rows"
        ]
      ] as const
    ) assert.deepStrictEqual(fieldsOf(over), fields, JSON.stringify(over))
  })

  it("is what would send something else than was asked for", () => {
    const enable = true
    for (
      const [over, field] of [
        [{ asm: { group_id: 1 } }, "asm"],
        [{ sections: { "-a-": "b" } }, "sections"],
        [{ mail_settings: { footer: { enable } } }, "mail_settings.footer"],
        [{ mail_settings: { bcc: { enable, email: "a@b.c" } } }, "mail_settings.bcc"],
        [{ tracking_settings: { subscription_tracking: { enable } } }, "tracking_settings.subscription_tracking"],
        [{ tracking_settings: { ganalytics: { enable } } }, "tracking_settings.ganalytics"],
        [
          { tracking_settings: { open_tracking: { enable, substitution_tag: "%o%" } } },
          "tracking_settings.open_tracking.substitution_tag"
        ]
      ] as const
    ) assert.deepStrictEqual(fieldsOf(over), [field])
  })

  it("is that it is no request at all", () => {
    for (const body of [null, [], "a", 1, {}]) assert.isDefined(read(body).fields, JSON.stringify(body))
  })
})
