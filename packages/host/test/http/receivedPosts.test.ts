import { afterAll, assert, layer } from "@effect/vitest"
import { StorageError } from "@sendwright/core/foundation/StorageError"
import { ContentStore } from "@sendwright/core/objects/ContentStore"
import type { Authentication } from "@sendwright/core/received/ReceivedEmail"
import { Reception } from "@sendwright/core/received/Reception"
import { type Arrival, SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import * as MailgunDoor from "@sendwright/http-providers/MailgunDoor"
import * as PostmarkDoor from "@sendwright/http-providers/PostmarkDoor"
import * as SendGridDoor from "@sendwright/http-providers/SendGridDoor"
import { BounceIntake } from "@sendwright/receiving/BounceIntake"
import { MailIntake } from "@sendwright/receiving/MailIntake"
import { PostedMail } from "@sendwright/receiving/PostedMail"
import * as RawDoor from "@sendwright/receiving/RawDoor"
import * as S3ContentStore from "@sendwright/s3/S3ContentStore"
import * as S3Options from "@sendwright/s3/S3Options"
import * as SesDoor from "@sendwright/ses/SesDoor"
import { SnsCertificates, SnsCertificateUnavailable } from "@sendwright/ses/SnsCertificates"
import * as FakeSns from "@sendwright/testing/FakeSns"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { createSecretKey } from "node:crypto"
import * as fs from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import * as path from "node:path"
import { s3Bucket, s3Credentials, startS3Server } from "../../../../scripts/s3-server.ts"
import { ReceivedPosts } from "../../src/engine/ReceivedRoute.ts"
import { Harness, layer as harnessLayer } from "./harness.ts"
import * as Posts from "./postedMail.ts"

const message = [
  "Received: from mx.mail.example (mx.mail.example [192.0.2.7])",
  " by inbound-smtp.us-east-1.amazonaws.com with SMTP id abc123",
  " for help@in.shop.example; Thu, 26 Nov 2026 12:00:00 +0000 (UTC)",
  "From: =?utf-8?q?B=C3=A4rbel?= <baerbel@mail.example>",
  "To: Help <help@in.shop.example>",
  "Subject: =?utf-8?q?How_m=C3=A4ny=3F?=",
  "Message-ID: <1@mail.example>",
  "",
  "How many cärds? 100% + 1 & more",
  ""
].join("\r\n")
const numbered = (id: number | string) => message.replace("<1@", `<${id}@`)

const s3 = await startS3Server({ checksSignatures: true })
afterAll(() => s3.stop())
const credentials = {
  accessKeyId: s3Credentials.accessKeyId,
  secretAccessKey: Redacted.make(s3Credentials.secretAccessKey)
}

/** What the checks were given of each message, and what they find. */
const arrivals: Array<Arrival> = []
const verdict = (policy: "reject" | null): Authentication => ({
  spf: { result: "pass", domain: "mail.example" },
  dkim: [],
  dmarc: { result: policy === null ? "none" : "fail", domain: "mail.example", policy },
  arc: { result: "none", domain: null }
})
const checks = Layer.succeed(SenderAuthentication, {
  check: (arrival) =>
    Effect.sync(() => {
      arrivals.push(arrival)
      return verdict(Buffer.from(arrival.message).includes("bank.example") ? "reject" : null)
    })
})

const certificates = Layer.succeed(SnsCertificates, {
  pem: (url) =>
    url === Posts.sns.certificateUrl
      ? Effect.succeed(Posts.sns.certificate)
      : Effect.fail(new SnsCertificateUnavailable({ message: "no such certificate" }))
})

const limits = { messageBytes: 200_000, messagesPerMinute: 1_000 }
const addresses = { keys: [createSecretKey(new Uint8Array(32).fill(1))] as const, feedback: null }

/** The worst moment of an outage: the commit is there, and its answer is lost. */
let isDown = false
const reception = Layer.effect(
  Reception,
  Effect.map(Reception, ({ take }) => ({
    take: (arrived) =>
      isDown
        ? Effect.andThen(
          take(arrived),
          Effect.fail(new StorageError({ command: "ReceivedStore.add", cause: new Error("down") }))
        )
        : take(arrived)
  }))
)

const posts = Layer.effect(
  ReceivedPosts,
  Effect.gen(function*() {
    const login = Redacted.make(Posts.login)
    const topicArns = [Posts.sns.topicArn]
    return {
      mail: yield* PostedMail,
      doors: [
        { path: "/providers/postmark/received", door: PostmarkDoor.make({ login }) },
        { path: "/providers/mailgun/received", door: yield* MailgunDoor.make({ signingKey: Posts.mailgunKey }) },
        { path: "/providers/sendgrid/received", door: SendGridDoor.make({ proof: login }) },
        { path: "/providers/sendgrid2/received", door: SendGridDoor.make({ proof: Redacted.make(Posts.sendgridKey) }) },
        {
          path: "/providers/ses/received",
          door: yield* SesDoor.make({
            topicArns,
            credentials: async () => credentials,
            s3Endpoint: `http://127.0.0.1:${s3.port}`
          })
        },
        { path: "/received/raw", door: RawDoor.make(Posts.rawSecret) }
      ]
    }
  })
).pipe(
  Layer.provide(PostedMail.layer(addresses, limits)),
  Layer.provide([BounceIntake.layer(addresses), Layer.provide(MailIntake.layer(), checks), certificates]),
  Layer.provide(reception)
)

const post = ({ body, headers, path }: Posts.Post) =>
  Effect.flatMap(Harness, ({ ask }) => ask("POST", path, { key: null, raw: body, headers: { ...headers } }))

/** A new account with a name that receives, and what it has received. */
const receiver = Effect.fnUntraced(function*() {
  const { ask, newKey } = yield* Harness
  const { key } = yield* newKey()
  const { json } = yield* ask("GET", "/v1/account", { key })
  const received = Effect.gen(function*() {
    const list = yield* ask("GET", "/v1/received", { key })
    return yield* Effect.forEach(
      list.json.data as ReadonlyArray<{ readonly id: string }>,
      ({ id }) => Effect.map(ask("GET", `/v1/received/${id}`, { key }), ({ json }) => json)
    )
  })
  const rawOf = (id: string) => Effect.map(ask("GET", `/v1/received/${id}/raw`, { key }), ({ text }) => text)
  return { to: `help@${json.receiving_domain}`, received, rawOf }
})

const sesStored = (mail: Posts.Mail): Posts.Post =>
  Posts.ses(Posts.receipt(mail, { type: "S3", bucketName: s3Bucket, objectKeyPrefix: "mail", objectKey: "mail/one" }))

const bucket = S3ContentStore.layer(S3Options.make({
  endpoint: `http://127.0.0.1:${s3.port}`,
  region: "us-east-1",
  bucket: s3Bucket,
  credentials
}))
const stored = (key: string, content: string) =>
  Effect.orDie(ContentStore.use((store) => store.put(key, Buffer.from(content))).pipe(Effect.provide(bucket)))

interface Worker {
  readonly post: (url: string, secret: string, from: string, to: string, message: Uint8Array) => Promise<Response>
}

/** The program that docs/operate/receiving.md shows. */
const documentedWorker = (): Promise<Worker> => {
  const page = fs.readFileSync(path.join(import.meta.dirname, "../../../../docs/operate/receiving.md"), "utf8")
  const [, snippet = ""] = /```ts\n([^]*?)```/.exec(page) ?? []
  return import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(snippet))}`)
}

interface Service {
  readonly make: (mail: Posts.Mail) => Posts.Post
  /** What ends the service's tries. */
  readonly refused: number
  readonly distrusted: number
  /** Whether the service says which client it was. */
  readonly knowsClient: boolean
  readonly forged: (post: Posts.Post) => Posts.Post
}

const withHeader = (name: string, value: string) => (one: Posts.Post): Posts.Post => ({
  ...one,
  headers: { ...one.headers, [name]: value }
})
const withBody = (from: string, to: string) => (one: Posts.Post): Posts.Post => ({
  ...one,
  body: Buffer.from(Buffer.from(one.body).toString("latin1").replace(from, to), "latin1")
})
const wrongLogin = withHeader(
  "authorization",
  `Basic ${Buffer.from("sendwright:another-password!").toString("base64")}`
)

const services: Readonly<Record<string, Service>> = {
  postmark: { make: Posts.postmark, refused: 403, distrusted: 401, knowsClient: false, forged: wrongLogin },
  "mailgun in parts": {
    make: Posts.mailgun,
    refused: 406,
    distrusted: 403,
    knowsClient: false,
    forged: withBody("name=\"token\"\r\n\r\n", "name=\"token\"\r\n\r\n0")
  },
  "mailgun encoded": {
    make: Posts.mailgunEncoded,
    refused: 406,
    distrusted: 403,
    knowsClient: false,
    forged: withBody("&token=", "&token=0")
  },
  "sendgrid with a password": {
    make: Posts.sendgrid,
    refused: 400,
    distrusted: 403,
    knowsClient: true,
    forged: wrongLogin
  },
  "sendgrid signed": {
    make: Posts.sendgridSigned,
    refused: 400,
    distrusted: 403,
    knowsClient: true,
    forged: withBody("100%", "101%")
  },
  "ses with the message": {
    make: Posts.sesInline,
    refused: 200,
    distrusted: 403,
    knowsClient: true,
    forged: withBody("baerbel@mail.example", "someone@mail.example")
  },
  "a worker": {
    make: Posts.raw,
    refused: 400,
    distrusted: 403,
    knowsClient: true,
    forged: withBody("100%", "101%")
  }
}

layer(harnessLayer({ engine: (engine) => Layer.provideMerge(posts, engine) }), { excludeTestServices: true })(
  "mail that services post",
  (it) => {
    for (const [name, { distrusted, forged, knowsClient, make, refused }] of Object.entries(services)) {
      const mail = (to: string, text = message) => make({ message: text, from: "baerbel@mail.example", to: [to] })

      it.effect(`${name}: is stored once, as it came`, () =>
        Effect.gen(function*() {
          const { rawOf, received, to } = yield* receiver()
          arrivals.length = 0
          // Once more with what signs it anew, and once as it was.
          const request = mail(to)
          for (const one of [request, request, mail(to)]) {
            const answer = yield* post(one)
            assert.deepStrictEqual([answer.status, answer.json], [200, { status: "ok" }])
          }
          const [email, ...more] = yield* received
          assert.deepStrictEqual(more, [])
          assert.deepInclude(email, {
            from: "Bärbel <baerbel@mail.example>",
            subject: "How mäny?",
            message_id: "1@mail.example",
            text: "How many cärds? 100% + 1 & more"
          })
          assert.deepStrictEqual(email.envelope, { from: "baerbel@mail.example", to: [to] })
          assert.strictEqual(email.authentication.dmarc.result, "none")
          assert.strictEqual(yield* rawOf(email.id), message)
          assert.deepStrictEqual(
            [...new Set(arrivals.map(({ remoteAddress }) => remoteAddress))],
            [knowsClient ? "192.0.2.7" : null]
          )
        }))

      it.effect(`${name}: is nobody else's`, () =>
        Effect.gen(function*() {
          const { received, to } = yield* receiver()
          assert.strictEqual((yield* post(forged(mail(to)))).status, distrusted)
          const { headers } = mail(to)
          const bare = { ...mail(to), headers: { "content-type": headers["content-type"] ?? "" } }
          const answer = yield* post(forged(bare))
          assert.strictEqual(answer.status, distrusted)
          assert.deepStrictEqual(yield* received, [])
        }))

      it.effect(`${name}: is refused for good where nobody receives it, where it loops, is too large or forged`, () =>
        Effect.gen(function*() {
          const { received, to } = yield* receiver()
          const hop = "Received: from a.example by b.example; Thu, 26 Nov 2026 12:00:00 +0000\r\n"
          const refusals: ReadonlyArray<readonly [request: Posts.Post, words: RegExp]> = [
            [mail("help@elsewhere.example"), /550 5\.7\.1 Mail for this domain/],
            [mail(to, hop.repeat(51) + message), /554 5\.4\.6/],
            [mail(to, message + "x".repeat(limits.messageBytes)), /552 5\.3\.4|too large/],
            [mail(to, message.replaceAll("mail.example", "bank.example")), /550 5\.7\.1 The DMARC policy/]
          ]
          for (const [request, words] of refusals) {
            const answer = yield* post(request)
            assert.strictEqual(answer.status, refused, answer.text)
            assert.match(answer.text, words)
          }
          assert.deepStrictEqual(yield* received, [])
        }))

      it.effect(`${name}: is posted again after an outage, which makes one email`, () =>
        Effect.gen(function*() {
          const { received, to } = yield* receiver()
          const request = mail(to)
          isDown = true
          const answer = yield* Effect.ensuring(post(request), Effect.sync(() => isDown = false))
          assert.strictEqual(answer.status, 503)
          assert.isDefined(answer.headers["retry-after"])
          assert.strictEqual((yield* post(request)).status, 200)
          assert.lengthOf(yield* received, 1)
        }))
    }

    it.effect("Postmark without raw content: is made of its fields, and nothing of it is checked", () =>
      Effect.gen(function*() {
        const { received, to } = yield* receiver()
        arrivals.length = 0
        const request = Posts.postmark({ message: "", from: "baerbel@mail.example", to: [to] }, false)
        for (const one of [request, request]) assert.strictEqual((yield* post(one)).status, 200)
        const [email, ...more] = yield* received
        assert.deepStrictEqual(more, [])
        assert.deepInclude(email, {
          from: "Bärbel <baerbel@mail.example>",
          to: [`Help <${to}>`],
          subject: "How mäny?",
          message_id: "1@mail.example",
          text: "How many cärds?",
          html: "<p>How many cärds?</p>",
          authentication: null
        })
        assert.deepInclude(email.attachments[0], { filename: "a ä.txt", content_type: "text/plain", size: 700 })
        assert.deepStrictEqual(arrivals, [])
      }))

    it.effect("Mailgun: a signature belongs to the message that it came with", () =>
      Effect.gen(function*() {
        const { received, to } = yield* receiver()
        const from = "baerbel@mail.example"
        const token = "c".repeat(50)
        assert.strictEqual((yield* post(Posts.mailgun({ message, from, to: [to] }, token))).status, 200)
        const other = yield* post(Posts.mailgun({ message: numbered(2), from, to: [to] }, token))
        assert.strictEqual(other.status, 403)
        assert.match(other.text, /used for another message/)
        // The same in another form, as it is when it is posted again.
        const again = Posts.mailgun({ message, from, to: [to] }, token, (fields) => Posts.multipart(fields, "other"))
        assert.strictEqual((yield* post(again)).status, 200)
        assert.lengthOf(yield* received, 1)
      }))

    it.effect("a worker: signs its time and envelope", () =>
      Effect.gen(function*() {
        const { received, to } = yield* receiver()
        const mail = { message, from: "", to: [to] }
        for (const millis of [-6 * 60_000, 6 * 60_000]) {
          assert.strictEqual((yield* post(Posts.raw(mail, new Date(Date.now() + millis)))).status, 403)
        }
        const request = Posts.raw(mail)
        assert.strictEqual((yield* post({ ...request, path: request.path.replace("help", "sales") })).status, 403)
        assert.strictEqual((yield* post({ ...request, path: "/received/raw" })).status, 403)
        assert.strictEqual((yield* post(request)).status, 200)
        assert.strictEqual((yield* received)[0].envelope.from, "")
      }))

    it.effect("a worker: signs as the documentation shows", () =>
      Effect.gen(function*() {
        const { port } = yield* Harness
        const { rawOf, received, to } = yield* receiver()
        const url = `http://127.0.0.1:${port}`
        const worker = yield* Effect.promise(documentedWorker)
        const bytes = new TextEncoder().encode(message)
        for (const [secret, status] of [["another secret", 403], [Redacted.value(Posts.rawSecret), 200]] as const) {
          const answer = yield* Effect.promise(() => worker.post(url, secret, "ada+1@mail.example", to, bytes))
          assert.strictEqual(answer.status, status)
        }
        const [email] = yield* received
        assert.deepStrictEqual(email.envelope, { from: "ada+1@mail.example", to: [to] })
        assert.strictEqual(yield* rawOf(email.id), message)
      }))

    it.effect("SES: is fetched from S3, later where S3 does not answer, and never what is too large", () =>
      Effect.gen(function*() {
        const { rawOf, received, to } = yield* receiver()
        const mail = { message, from: "baerbel@mail.example", to: [to] }
        assert.strictEqual((yield* post(sesStored(mail))).status, 503)
        yield* stored("mail/one", message)
        s3.pause(true)
        const request = sesStored(mail)
        assert.strictEqual((yield* post(request)).status, 503)
        s3.pause(false)
        assert.strictEqual((yield* post(request)).status, 200)
        const [email, ...more] = yield* received
        assert.deepStrictEqual(more, [])
        assert.strictEqual(yield* rawOf(email.id), message)
        yield* stored("mail/one", "x".repeat(limits.messageBytes + 1))
        const large = yield* post(sesStored(mail))
        assert.deepStrictEqual([large.status, large.json.status], [200, "refused"])
      }))

    it.effect("SES: other topics, unsigned and other notifications bring nothing", () =>
      Effect.gen(function*() {
        const { received, to } = yield* receiver()
        const mail = { message, from: "baerbel@mail.example", to: [to] }
        const other = FakeSns.make({ topic: "other" })
        const published = Posts.receipt(mail, { type: "SNS", encoding: "UTF8" }, message)
        assert.strictEqual((yield* post(Posts.ses(published, other))).status, 403)
        const bare = withHeader("x-amz-sns-rawdelivery", "true")
        assert.strictEqual((yield* post(bare(Posts.ses(published)))).status, 403)
        assert.strictEqual((yield* post(Posts.ses("Successfully validated SNS topic"))).status, 200)
        assert.deepStrictEqual(yield* received, [])
        assert.strictEqual((yield* post(Posts.ses(published))).status, 200)
        assert.lengthOf(yield* received, 1)
      }))

    it.effect("what goes to several accounts is stored for each, whoever else is named", () =>
      Effect.gen(function*() {
        const receivers = yield* Effect.forEach(Array.from({ length: 12 }), receiver)
        const to = ["help@elsewhere.example", ...receivers.map(({ to }) => to)]
        assert.strictEqual((yield* post(Posts.raw({ message, from: "a@mail.example", to }))).status, 200)
        for (const { received, to } of receivers) {
          assert.deepStrictEqual((yield* received).map(({ envelope }) => envelope.to), [[to]])
        }
      }))
  }
)
