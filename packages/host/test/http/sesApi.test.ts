import * as Ses from "@aws-sdk/client-sesv2"
import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { execFile, spawnSync } from "node:child_process"
import * as path from "node:path"
import { promisify } from "node:util"
import { createTransport } from "nodemailer"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

const from = `shop@${domain}`
const ada = "Ada Lovelace <ada@example.com>"

// oxlint-disable-next-line typescript/no-explicit-any
const emailOf = (id: string | undefined): Effect.Effect<any, never, Harness> =>
  Effect.flatMap(Harness, ({ ask }) => Effect.map(ask("GET", `/v1/emails/${id}`), ({ json }) => json))

/** The access key of an API key, as an SDK takes it. */
const credentialsOf = Effect.fnUntraced(function*(key?: string) {
  const { ask } = yield* Harness
  const { json, status } = yield* ask("GET", "/ses/credentials", key === undefined ? {} : { key })
  assert.strictEqual(status, 200)
  assert.match(json.AccessKeyId, /^svc_(?:live|test)_[0-9a-f]{64}$/)
  return { accessKeyId: json.AccessKeyId as string, secretAccessKey: json.SecretAccessKey as string }
})

/** A client of SES that repeats nothing. */
const clientWith = Effect.fnUntraced(function*(options: Ses.SESv2ClientConfig) {
  const { port } = yield* Harness
  return yield* Effect.acquireRelease(
    Effect.sync(() =>
      new Ses.SESv2Client({
        region: "eu-central-1",
        endpoint: `http://127.0.0.1:${port}/ses`,
        maxAttempts: 1,
        ...options
      })
    ),
    (client) => Effect.sync(() => client.destroy())
  )
})

const client = Effect.fnUntraced(function*(key?: string) {
  return yield* clientWith({ credentials: yield* credentialsOf(key) })
})

/** Name, status and message of what the SDK throws. */
const errorOf = (promise: Promise<unknown>): Effect.Effect<readonly [name: string, status: number, message: string]> =>
  Effect.promise(() =>
    promise.then((answer) => {
      throw new Error(`It was not refused: ${JSON.stringify(answer)}`)
    }, (error: Ses.SESv2ServiceException) => [error.name, error.$metadata.httpStatusCode ?? 0, error.message] as const)
  )

const refusalOf = (promise: Promise<unknown>) => Effect.map(errorOf(promise), ([name, status]) => `${status} ${name}`)

const simple = (over: Partial<Ses.SendEmailCommandInput> = {}) =>
  new Ses.SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [ada] },
    Content: { Simple: { Subject: { Data: "Hi" }, Body: { Text: { Data: "Hi" } } } },
    ...over
  })

const template = Effect.flatMap(Harness, ({ ask }) =>
  ask("POST", "/v1/templates", {
    body: { name: "Welcome", slug: "welcome-mail", subject: "Hi {{ name }}", text: "Hi {{ name }} of {{ home.city }}" }
  }))

layer(
  harnessLayer({
    surfaces: true,
    settings: { bodyLimits: { send: 400_000, batch: 500_000, message: 400_000, other: 100_000 } }
  }),
  {
    excludeTestServices: true
  }
)("the API of SES", (it) => {
  it.effect("takes an email with everything that it can have from the SDK", () =>
    Effect.gen(function*() {
      const ses = yield* client()
      const { MessageId } = yield* Effect.promise(() =>
        ses.send(simple({
          FromEmailAddress: "=?UTF-8?B?R3LDvMOfZQ==?= <shop@acme.example>",
          Destination: {
            ToAddresses: [ada, "bob@example.com"],
            CcAddresses: ["c@example.com"],
            BccAddresses: ["d@example.com"]
          },
          ReplyToAddresses: ["help@acme.example"],
          ConfigurationSetName: "default",
          EmailTags: [{ Name: "order", Value: "12" }],
          Content: {
            Simple: {
              Subject: { Data: "Grüße 👋", Charset: "UTF-8" },
              Body: { Text: { Data: "Hi" }, Html: { Data: "<p>Hi</p><img src=\"cid:logo\">" } },
              Headers: [{ Name: "X-Order", Value: "12" }],
              Attachments: [
                { FileName: "a.txt", RawContent: Buffer.from("one"), ContentType: "text/plain" },
                { FileName: "logo.png", RawContent: Buffer.from("hi"), ContentId: "logo", ContentDisposition: "INLINE" }
              ]
            }
          }
        }))
      )
      const email = yield* emailOf(MessageId)
      assert.deepInclude(email, {
        from: "Grüße <shop@acme.example>",
        to: [ada, "bob@example.com"],
        cc: ["c@example.com"],
        bcc: ["d@example.com"],
        reply_to: "help@acme.example",
        subject: "Grüße 👋",
        text: "Hi",
        headers: { "X-Order": "12" },
        tags: ["order:12"]
      })
      assert.deepStrictEqual(
        // oxlint-disable-next-line typescript/no-explicit-any
        email.attachments.map(({ content_id, disposition, filename }: any) => [filename, content_id, disposition]),
        [["a.txt", undefined, undefined], ["logo.png", "logo", "inline"]]
      )
    }))

  it.effect("gives the SDK its access key, where that asks for it", () =>
    Effect.gen(function*() {
      const { port, testKey } = yield* Harness
      const variables = {
        AWS_CONTAINER_CREDENTIALS_FULL_URI: `http://127.0.0.1:${port}/ses/credentials`,
        AWS_CONTAINER_AUTHORIZATION_TOKEN: `Bearer ${testKey}`
      }
      yield* Effect.acquireRelease(
        Effect.sync(() => Object.assign(process.env, variables)),
        () => Effect.sync(() => Object.keys(variables).forEach((name) => Reflect.deleteProperty(process.env, name)))
      )
      const ses = yield* clientWith({})
      const { MessageId } = yield* Effect.promise(() => ses.send(simple()))
      assert.deepInclude(yield* emailOf(MessageId), { mode: "test" })
    }))

  it.effect("fills in templates, one and many", () =>
    Effect.gen(function*() {
      const { ask } = yield* Harness
      const ses = yield* client()
      yield* template
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "gone@example.com" } })
      const data = JSON.stringify({ name: "Ada", home: { city: "Ulm" } })
      const content = (TemplateName: string, TemplateData = data) => ({ Template: { TemplateName, TemplateData } })
      const { MessageId } = yield* Effect.promise(() => ses.send(simple({ Content: content("Welcome_Mail") })))
      assert.deepInclude(yield* emailOf(MessageId), { subject: "Hi Ada", text: "Hi Ada of Ulm" })
      assert.strictEqual(yield* refusalOf(ses.send(simple({ Content: content("other") }))), "404 NotFoundException")
      const [, , missing] = yield* errorOf(ses.send(simple({ Content: content("welcome-mail", "{}") })))
      assert.match(missing, /TemplateData/)

      const { BulkEmailEntryResults: results = [] } = yield* Effect.promise(() =>
        ses.send(
          new Ses.SendBulkEmailCommand({
            FromEmailAddress: from,
            DefaultEmailTags: [{ Name: "kind", Value: "welcome" }, { Name: "n", Value: "0" }],
            DefaultContent: content("welcome-mail"),
            BulkEmailEntries: [
              { Destination: { ToAddresses: [ada] } },
              {
                Destination: { ToAddresses: ["bob@example.com"] },
                ReplacementEmailContent: { ReplacementTemplate: { ReplacementTemplateData: "{\"name\": \"Bob\"}" } },
                ReplacementTags: [{ Name: "n", Value: "1" }],
                ReplacementHeaders: [{ Name: "X-Order", Value: "12" }]
              },
              { Destination: { ToAddresses: ["gone@example.com"] } },
              { Destination: { ToAddresses: ["nobody"] } }
            ]
          })
        )
      )
      assert.deepStrictEqual(results.map(({ Status }) => Status), [
        "SUCCESS",
        "SUCCESS",
        "MESSAGE_REJECTED",
        "INVALID_PARAMETER"
      ])
      assert.deepInclude(yield* emailOf(results[1]?.MessageId), {
        subject: "Hi Bob",
        text: "Hi Bob of Ulm",
        headers: { "X-Order": "12" },
        tags: ["kind:welcome", "n:1"]
      })
      assert.match(results[3]?.Error ?? "", /Destination\.ToAddresses\.0/)
    }))

  it.effect("takes messages from nodemailer as they are", () =>
    Effect.gen(function*() {
      const transport = createTransport({
        SES: { sesClient: yield* client(), SendEmailCommand: Ses.SendEmailCommand }
      })
      const { messageId } = yield* Effect.promise(() =>
        transport.sendMail({
          from: `Grüße <${from}>`,
          to: "Ada <ada@example.com>",
          bcc: "bob@example.com",
          subject: "Grüße",
          text: "Hi\nthere",
          html: "<p>Hi",
          attachments: [{ filename: "a.txt", content: "one" }],
          ses: { EmailTags: [{ Name: "order", Value: "12" }] }
        })
      )
      const email = yield* emailOf(/[0-9a-f-]{36}/.exec(messageId)?.[0])
      assert.deepInclude(email, {
        from: `Grüße <${from}>`,
        to: ["Ada <ada@example.com>"],
        bcc: ["bob@example.com"],
        subject: "Grüße",
        text: "Hi\nthere",
        tags: ["order:12"]
      })
      assert.strictEqual(email.attachments[0].filename, "a.txt")
    }))

  it.effect("takes messages whose lines end with LF, to those whom their header names", () =>
    Effect.gen(function*() {
      const ses = yield* client()
      const message = (text: string) =>
        ses.send(simple({
          FromEmailAddress: undefined,
          Destination: undefined,
          Content: { Raw: { Data: Buffer.from(text) } }
        }))
      const { MessageId } = yield* Effect.promise(() =>
        message(
          `From: ${from}\nTo: ada@example.com\nBcc: bob@example.com\nSubject: Hi\nX-SES-CONFIGURATION-SET: a\n\nHi\n`
        )
      )
      assert.deepInclude(yield* emailOf(MessageId), {
        to: ["ada@example.com"],
        bcc: ["bob@example.com"],
        subject: "Hi",
        headers: {}
      })
      assert.strictEqual(yield* refusalOf(message("To: ada@example.com\n\nHi")), "400 BadRequestException")
    }))

  it.effect("raises every refusal as what it is", () =>
    Effect.gen(function*() {
      const { ask, newKey, pause, sandbox, suspend } = yield* Harness
      const ses = yield* client()
      const reader = yield* newKey({ scopes: ["emails:read"] })
      const other = yield* newKey()
      const paused = yield* newKey()
      yield* pause(paused.accountId)
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "left@example.com" } })
      const to = (address: string) => ({ Destination: { ToAddresses: [address] } })
      const cases: ReadonlyArray<readonly [Ses.SESv2Client, Ses.SendEmailCommand, string]> = [
        [ses, simple(to("nobody")), "400 BadRequestException"],
        [ses, simple(to("left@example.com")), "400 MessageRejected"],
        [ses, simple({ FromEmailAddress: `a@${sandbox}` }), "400 MessageRejected"],
        [ses, simple({ FromEmailAddress: undefined }), "400 BadRequestException"],
        [ses, simple({ Content: {} }), "400 BadRequestException"],
        [ses, simple({ ListManagementOptions: { ContactListName: "a" } }), "400 BadRequestException"],
        [
          ses,
          simple({ Content: { Simple: { Subject: { Data: "Hi" }, Body: { Text: { Data: "a".repeat(500_000) } } } } }),
          "413 BadRequestException"
        ],
        [yield* client(reader.key), simple(), "403 AccessDeniedException"],
        [yield* client(other.key), simple(), "400 MailFromDomainNotVerifiedException"],
        [yield* client(paused.key), simple(), "400 SendingPausedException"]
      ]
      for (const [sender, command, refusal] of cases) {
        assert.strictEqual(yield* refusalOf(sender.send(command)), refusal)
      }
      const suspended = yield* client(other.key)
      yield* suspend(other.accountId, "Spam")
      yield* Effect.sleep(1_000)
      assert.strictEqual(yield* refusalOf(suspended.send(simple())), "400 AccountSuspendedException")
      const [name, status, message] = yield* errorOf(ses.send(new Ses.ListEmailTemplatesCommand({})))
      assert.deepStrictEqual([name, status], ["NotFoundException", 404])
      assert.match(message, /\/v1\/templates/)
    }), 30_000)

  it.effect("checks signatures, and revokes a pair with its key", () =>
    Effect.gen(function*() {
      const { ask, newKey, revoke } = yield* Harness
      const key = yield* newKey()
      const credentials = yield* credentialsOf(key.key)
      const account = new Ses.GetAccountCommand({})
      const under = (over: object) =>
        Effect.flatMap(clientWith({ credentials, ...over }), (ses) => refusalOf(ses.send(account)))
      const { secretAccessKey } = credentials
      assert.strictEqual(
        yield* under({ credentials: { ...credentials, secretAccessKey: secretAccessKey.replace(/^./, "_") } }),
        "403 InvalidSignatureException"
      )
      // Neither the hash of a key, which the database has, nor the key itself is the secret.
      for (const secret of [credentials.accessKeyId.slice(-64), key.key]) {
        assert.strictEqual(
          yield* under({ credentials: { ...credentials, secretAccessKey: secret } }),
          "403 InvalidSignatureException"
        )
      }
      assert.strictEqual(
        yield* under({ credentials: { ...credentials, accessKeyId: `svc_live_${"0".repeat(64)}` } }),
        "403 UnrecognizedClientException"
      )
      assert.strictEqual(
        yield* under({ credentials: { ...credentials, accessKeyId: credentials.accessKeyId.replace("live", "test") } }),
        "403 InvalidSignatureException"
      )
      assert.strictEqual(
        yield* under({ credentials: { ...credentials, accessKeyId: "0".repeat(64) } }),
        "403 UnrecognizedClientException"
      )
      assert.strictEqual(
        yield* under({ credentials: { ...credentials, accessKeyId: "AKIAEXAMPLE" } }),
        "403 UnrecognizedClientException"
      )
      assert.strictEqual(yield* under({ systemClockOffset: 16 * 60_000 }), "403 InvalidSignatureException")
      assert.strictEqual(yield* under({ systemClockOffset: -16 * 60_000 }), "403 InvalidSignatureException")
      // The SDK sets its clock by the answer, and tries again.
      const late = yield* clientWith({ credentials, systemClockOffset: 3_600_000, maxAttempts: 2 })
      assert.isTrue((yield* Effect.promise(() => late.send(account))).SendingEnabled)

      const unsigned = yield* ask("GET", "/ses/v2/email/account", { key: null })
      assert.deepStrictEqual(
        [unsigned.status, unsigned.headers["x-amzn-errortype"], unsigned.json.__type],
        [403, "MissingAuthenticationTokenException", "MissingAuthenticationTokenException"]
      )
      const bearer = yield* ask("GET", "/ses/v2/email/account")
      assert.deepStrictEqual([bearer.status, bearer.json.__type], [400, "IncompleteSignatureException"])
      const none = yield* ask("GET", "/ses/credentials", { key: null })
      assert.strictEqual(none.status, 403)

      const sends = yield* clientWith({ credentials })
      yield* Effect.promise(() => sends.send(account))
      yield* revoke(key)
      yield* Effect.sleep(1_000)
      assert.strictEqual(yield* under({}), "403 UnrecognizedClientException")
    }), 30_000)

  it.effect("refuses a body, a path or a query that is not the signed one", () =>
    Effect.gen(function*() {
      const ses = yield* client()
      const changed = (change: (request: { body?: string; path: string; query: Record<string, string> }) => void) => {
        const command = simple()
        // Behind the signature.
        command.middlewareStack.add((next) => (args) => {
          change(args.request as never)
          return next(args)
        }, { step: "finalizeRequest", priority: "low" })
        return refusalOf(ses.send(command))
      }
      const wrong = "403 InvalidSignatureException"
      assert.strictEqual(
        yield* changed((request) => void (request.body = request.body!.replace("Ada Lovelace", "Eve Lovelace"))),
        wrong
      )
      assert.strictEqual(
        yield* changed((request) => void (request.path = request.path.replace("emails", "bulk-emails"))),
        wrong
      )
      assert.strictEqual(yield* changed((request) => void (request.query["a"] = "b")), wrong)
    }))

  it.effect("sends once what the SDK repeats because it did not get the answer", () =>
    Effect.gen(function*() {
      const { config: { requestHandler } } = yield* client()
      let requests = 0
      const ses = yield* clientWith({
        credentials: yield* credentialsOf(),
        maxAttempts: 2,
        requestHandler: {
          handle: async (...args: Parameters<typeof requestHandler.handle>) => {
            const answer = await requestHandler.handle(...args)
            if (requests++ === 0) throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" })
            return answer
          }
        }
      })
      const { MessageId } = yield* Effect.promise(() =>
        ses.send(simple({ EmailTags: [{ Name: "again", Value: "1" }] }))
      )
      assert.strictEqual(requests, 2)
      const { ask } = yield* Harness
      const { json } = yield* ask("GET", "/v1/emails?tag=again:1")
      // oxlint-disable-next-line typescript/no-explicit-any
      assert.deepStrictEqual(json.data.map(({ id }: any) => id), [MessageId])
    }))

  it.effect("keeps identities", () =>
    Effect.gen(function*() {
      const ses = yield* client()
      const name = "mail.acme.example"
      const made = yield* Effect.promise(() => ses.send(new Ses.CreateEmailIdentityCommand({ EmailIdentity: name })))
      assert.deepInclude(made, { IdentityType: "DOMAIN", VerifiedForSendingStatus: false })
      assert.strictEqual(
        yield* refusalOf(ses.send(new Ses.CreateEmailIdentityCommand({ EmailIdentity: name }))),
        "400 AlreadyExistsException"
      )
      for (const wrong of ["ada@acme.example", "-"]) {
        assert.strictEqual(
          yield* refusalOf(ses.send(new Ses.CreateEmailIdentityCommand({ EmailIdentity: wrong }))),
          "400 BadRequestException"
        )
      }
      const list = yield* Effect.promise(() => ses.send(new Ses.ListEmailIdentitiesCommand({})))
      assert.deepStrictEqual(
        list.EmailIdentities?.map(({ IdentityName, SendingEnabled }) => [IdentityName, SendingEnabled]),
        [[domain, true], [name, false]]
      )
      const one = yield* Effect.promise(() => ses.send(new Ses.GetEmailIdentityCommand({ EmailIdentity: name })))
      assert.deepInclude(one, { VerifiedForSendingStatus: false, VerificationStatus: "PENDING" })
      yield* Effect.promise(() => ses.send(new Ses.DeleteEmailIdentityCommand({ EmailIdentity: name })))
      for (const gone of [name, "ada@acme.example"]) {
        assert.strictEqual(
          yield* refusalOf(ses.send(new Ses.GetEmailIdentityCommand({ EmailIdentity: gone }))),
          "404 NotFoundException"
        )
      }
    }))

  it.effect("keeps suppressed destinations", () =>
    Effect.gen(function*() {
      const ses = yield* client()
      const put = (EmailAddress: string, Reason: Ses.SuppressionListReason) =>
        ses.send(new Ses.PutSuppressedDestinationCommand({ EmailAddress, Reason }))
      yield* Effect.promise(async () => {
        await put("one+a@example.com", "BOUNCE")
        await put("one+a@example.com", "BOUNCE")
        await put("two@example.com", "COMPLAINT")
      })
      const get = (EmailAddress: string) => ses.send(new Ses.GetSuppressedDestinationCommand({ EmailAddress }))
      const { SuppressedDestination: one } = yield* Effect.promise(() => get("One+a@example.com"))
      assert.deepInclude(one, { EmailAddress: "one+a@example.com", Reason: "BOUNCE" })
      assert.closeTo(one?.LastUpdateTime?.getTime() ?? 0, Date.now(), 60_000)
      const list = (input: Ses.ListSuppressedDestinationsCommandInput) =>
        Effect.map(
          Effect.promise(() => ses.send(new Ses.ListSuppressedDestinationsCommand(input))),
          ({ NextToken, SuppressedDestinationSummaries = [] }) => ({
            addresses: SuppressedDestinationSummaries.map(({ EmailAddress }) => EmailAddress),
            NextToken
          })
        )
      assert.deepStrictEqual((yield* list({ Reasons: ["COMPLAINT"] })).addresses, ["two@example.com"])
      assert.includeMembers((yield* list({ Reasons: ["BOUNCE", "COMPLAINT"] })).addresses, [
        "one+a@example.com",
        "two@example.com"
      ])
      const { NextToken, addresses } = yield* list({ PageSize: 1 })
      assert.deepStrictEqual(addresses, ["two@example.com"])
      assert.deepStrictEqual((yield* list({ PageSize: 1, NextToken })).addresses, ["one+a@example.com"])
      yield* Effect.promise(() =>
        ses.send(new Ses.DeleteSuppressedDestinationCommand({ EmailAddress: "one+a@example.com" }))
      )
      assert.strictEqual(yield* refusalOf(get("one+a@example.com")), "404 NotFoundException")
      assert.strictEqual(yield* refusalOf(put("nobody", "BOUNCE")), "400 BadRequestException")
      const { testKey } = yield* Harness
      const test = yield* client(testKey)
      assert.strictEqual(
        yield* refusalOf(
          test.send(new Ses.PutSuppressedDestinationCommand({ EmailAddress: "a@example.com", Reason: "BOUNCE" }))
        ),
        "403 AccessDeniedException"
      )
    }))

  it.effect("tells about the account", () =>
    Effect.gen(function*() {
      const { newKey } = yield* Harness
      const { key } = yield* newKey({ plan: "free", trusted: false })
      const ses = yield* client(key)
      const { SendQuota, SendingEnabled } = yield* Effect.promise(() => ses.send(new Ses.GetAccountCommand({})))
      assert.deepStrictEqual([SendQuota?.Max24HourSend, SendQuota?.SentLast24Hours, SendingEnabled], [100, 0, true])
    }))

  // Debian's Python, which has Debian's packages.
  const python = "/usr/bin/python3"
  const hasBoto = spawnSync(python, ["-c", "import boto3"]).status === 0

  it.effect.skipIf(!hasBoto)(
    "boto3 asks for its keys itself, sends, and raises refusals",
    () =>
      Effect.gen(function*() {
        const { ask, liveKey, port } = yield* Harness
        yield* template
        yield* ask("POST", "/v1/suppressions", { body: { email_address: "gone@example.com" } })
        const script = path.join(import.meta.dirname, "sendWithBoto.py")
        const endpoint = `http://127.0.0.1:${port}/ses`
        const { stdout } = yield* Effect.promise(() =>
          promisify(execFile)(python, [script, endpoint, from], {
            env: {
              HOME: "/nonexistent",
              AWS_CONTAINER_CREDENTIALS_FULL_URI: `${endpoint}/credentials`,
              AWS_CONTAINER_AUTHORIZATION_TOKEN: `Bearer ${liveKey}`
            }
          })
        )
        const { identities, refusals, simple, raw, suppressed } = JSON.parse(stdout)
        assert.deepInclude(yield* emailOf(simple), { subject: "Grüße", text: "Hi", tags: ["order:12"] })
        assert.deepInclude(yield* emailOf(raw), { subject: "Grüße", to: ["Ada <ada@example.com>"] })
        assert.deepStrictEqual([suppressed, identities], ["COMPLAINT", [domain]])
        assert.deepStrictEqual(refusals, {
          suppressed: "MessageRejected",
          invalid: "BadRequestException",
          template: "NotFoundException",
          unverified: "MailFromDomainNotVerifiedException",
          identity: "NotFoundException",
          secret: "InvalidSignatureException"
        })
      })
  )
})
