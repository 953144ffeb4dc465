import { assert, it, vi } from "@effect/vitest"
import * as SesOptions from "@sendwright/ses/SesOptions"
import * as SesProvider from "@sendwright/ses/SesProvider"
import { FakeSes } from "@sendwright/testing/FakeSes"
import { attachment, outgoing } from "@sendwright/testing/OutgoingMessages"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { generateKeyPairSync } from "node:crypto"
import * as Net from "node:net"
import PostalMime from "postal-mime"
import * as SesOutcome from "../src/SesOutcome.ts"
import { answerSend, credentials, options, provider } from "./harness.ts"

const run = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provide(effect, Layer.fresh(FakeSes.layer))

/** A server on the loopback interface that speaks no HTTP, and the sockets that it has accepted. */
const silent = Effect.gen(function*() {
  const sockets: Array<Net.Socket> = []
  const server = Net.createServer((socket) => {
    sockets.push(socket)
    socket.on("error", () => {})
  })
  yield* Effect.acquireRelease(
    Effect.callback<void>((resume) => {
      server.listen(0, "127.0.0.1", () => resume(Effect.void))
    }),
    () =>
      Effect.callback<void>((resume) => {
        server.close(() => resume(Effect.void))
        for (const socket of sockets) socket.destroy()
      })
  )
  return { port: (server.address() as Net.AddressInfo).port, sockets }
})

const submitTo = (endpoint: string, over: Partial<SesOptions.SesOptions> = {}) =>
  Effect.flatMap(
    SesProvider.make(SesOptions.make({ region: "eu-central-1", endpoint, credentials, ...over })),
    ({ submit }) => submit(outgoing())
  )

it.live("hands a message over raw, to the envelope's recipients, with its tags and the configuration set", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { submit } = yield* provider()
    const dkim = {
      domain: "example.com",
      selector: "ph1",
      privateKey: Redacted.make(
        generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" })
          .toString()
      )
    }
    const message = outgoing({
      attempt: 3,
      from: { name: "Ada König", address: "ada@example.com" },
      subject: "Grüße",
      html: "<p>Hello</p>",
      attachments: [
        attachment({ filename: "a.bin", contentType: "application/octet-stream", content: new Uint8Array([0, 255]) })
      ],
      envelope: {
        from: "bounce@send.example.com",
        bounceDomain: null,
        recipients: ["bob@example.net", "blind@example.org"]
      },
      dkim,
      ownMessageId: "1@app.example",
      ownDate: "Sun, 22 Nov 2026 12:00:00 +0900"
    })
    const submission = yield* submit(message)
    const [mail] = ses.mails
    assert.deepStrictEqual(submission, {
      _tag: "Accepted",
      providerMessageId: mail!.messageId,
      response: "request request-1",
      refused: []
    })
    assert.deepStrictEqual([mail!.recipients, mail!.tags, mail!.configurationSet], [
      ["bob@example.net", "blind@example.org"],
      { email_id: message.emailId, attempt_id: "3" },
      "sendwright"
    ])
    const parsed = yield* Effect.promise(() => PostalMime.parse(mail!.raw))
    assert.deepStrictEqual(
      [parsed.from, parsed.to, parsed.subject, parsed.messageId, parsed.text?.trim(), parsed.html?.trim()],
      [
        { name: "Ada König", address: "ada@example.com" },
        [{ name: "", address: "bob@example.net" }],
        "Grüße",
        `<${message.messageId}>`,
        "Hello, Bob.",
        "<p>Hello</p>"
      ]
    )
    assert.deepStrictEqual(new Uint8Array(parsed.attachments[0]!.content as ArrayBuffer), new Uint8Array([0, 255]))
    const text = Buffer.from(mail!.raw).toString("latin1")
    assert.notInclude(text, "blind@")
    // SES would break a signature of ours.
    assert.notMatch(text, /^DKIM-Signature:/im)
    const [request] = ses.requests
    assert.match(
      request!.headers.authorization!,
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/ses\//
    )
    assert.notProperty(request!.body, "FromEmailAddress")
  })))

it.live("names no configuration set where there is none, and sends the session's token", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { submit } = yield* provider({
      configurationSet: null,
      credentials: { ...credentials, sessionToken: Redacted.make("a token") }
    })
    assert.strictEqual((yield* submit(outgoing()))._tag, "Accepted")
    assert.isNull(ses.mails[0]!.configurationSet)
    assert.strictEqual(ses.requests[0]!.headers["x-amz-security-token"], "a token")
  })))

it.live("refuses what SES cannot take, without asking it", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { submit } = yield* provider()
    const to = (recipients: ReadonlyArray<string>) =>
      submit(outgoing({ envelope: { from: "bounce@send.example.com", bounceDomain: null, recipients } }))
    const many = Array.from({ length: 51 }, (_, n) => `r${n}@example.net`)
    const content = new Uint8Array(30 * 1024 * 1024)
    const refusals = [
      yield* to(many),
      yield* to(["jürgen@example.net"]),
      yield* submit(outgoing({ attachments: [attachment({ content })] }))
    ]
    assert.deepStrictEqual(refusals.map(({ _tag }) => _tag), Array.from({ length: 3 }, () => "PermanentlyRefused"))
    assert.deepStrictEqual(ses.requests, [])
    assert.strictEqual((yield* to(many.slice(1)))._tag, "Accepted")
  })))

it.live("sends two hundred messages at once, each once", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { submit } = yield* provider({ concurrency: 20 })
    const ids = Array.from({ length: 200 }, (_, n) => `0198c0de-0000-7000-8000-${String(n).padStart(12, "0")}`)
    const submissions = yield* Effect.forEach(ids, (emailId) => submit(outgoing({ emailId })), {
      concurrency: "unbounded"
    })
    const taken = new Map(ses.mails.map(({ messageId, tags }) => [messageId, tags["email_id"]]))
    assert.deepStrictEqual(
      submissions.map((submission) => submission._tag === "Accepted" && taken.get(submission.providerMessageId)),
      ids
    )
    assert.strictEqual(ses.requests.length, 200)
  })))

it.live("of messages at once, a refused or lost one has no effect on the others", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { submit } = yield* provider()
    yield* answerSend({ status: 429, type: "TooManyRequestsException" }, 5)
    yield* answerSend("cut", 5)
    const submissions = yield* Effect.forEach(Array.from({ length: 40 }), () => submit(outgoing()), {
      concurrency: "unbounded"
    })
    const count = (tag: string) => submissions.filter(({ _tag }) => _tag === tag).length
    assert.deepStrictEqual([count("TemporarilyRefused"), count("Unknown"), count("Accepted")], [5, 5, 30])
    assert.deepStrictEqual([ses.requests.length, ses.mails.length], [40, 30])
  })))

it.live("refuses temporarily where nobody listens, and where TLS fails or does not come about", () =>
  Effect.scoped(Effect.gen(function*() {
    const { port } = yield* Effect.scoped(silent)
    const { port: mute } = yield* silent
    const plain = yield* FakeSes
    const submissions = [
      yield* submitTo(`http://127.0.0.1:${port}`),
      yield* submitTo(plain.endpoint.replace("http:", "https:")),
      yield* submitTo(`https://127.0.0.1:${mute}`, { connectTimeout: 300 })
    ]
    assert.deepStrictEqual(
      submissions.map((submission) => [submission._tag, "scope" in submission && submission.scope]),
      Array.from({ length: 3 }, () => ["TemporarilyRefused" as const, "provider" as const])
    )
    const words = submissions.map((submission) => "diagnostic" in submission ? submission.diagnostic : "")
    assert.match(words[0]!, /^The request did not reach SES; check the network: connect ECONNREFUSED/)
    assert.match(words[1]!, /^TLS with the SES endpoint failed/)
    assert.match(words[2]!, /no connection within 0.3 s$/)
  })).pipe(run))

it.live("refuses temporarily where the SDK finds no credentials", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    yield* Effect.acquireRelease(
      Effect.sync(() => {
        for (const name of Object.keys(process.env)) if (name.startsWith("AWS_")) vi.stubEnv(name, undefined)
        vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true")
        vi.stubEnv("AWS_CONFIG_FILE", "/nowhere")
        vi.stubEnv("AWS_SHARED_CREDENTIALS_FILE", "/nowhere")
      }),
      () => Effect.sync(() => vi.unstubAllEnvs())
    )
    const { check, submit } = yield* provider({ credentials: null })
    const submission = yield* submit(outgoing())
    assert.strictEqual(submission._tag, "TemporarilyRefused")
    assert.match("diagnostic" in submission ? submission.diagnostic : "", /^There are no AWS credentials/)
    assert.match((yield* Effect.flip(check)).message, /^There are no AWS credentials/)
    assert.deepStrictEqual(ses.requests, [])
  })))

it("a name that is not found is the endpoint's", () => {
  const failure = {
    name: "Error",
    words: "getaddrinfo ENOTFOUND email.eu-nowhere-1.amazonaws.com",
    status: null,
    cause: "ENOTFOUND",
    syscall: "getaddrinfo",
    retryAfterMillis: null,
    wasSent: false
  }
  const submission = SesOutcome.fromFailure(failure)
  assert.strictEqual(submission._tag, "TemporarilyRefused")
  assert.match(SesOutcome.explain(failure), /^The name of the SES endpoint could not be resolved; check the region:/)
})

it("words of any length and shape become one line", () => {
  const text = SesOutcome.diagnostic(` a\r\n\u0000b ${"x".repeat(600)}`)
  assert.strictEqual(text.length, 500)
  assert.match(text, /^a b x+$/)
})

it.live("cuts the connection of a send that is interrupted", () =>
  run(Effect.scoped(Effect.gen(function*() {
    const { port, sockets } = yield* silent
    const sending = yield* Effect.forkChild(submitTo(`http://127.0.0.1:${port}`))
    while (sockets.length === 0) yield* Effect.sleep(10)
    const closed = new Promise<void>((resolve) => sockets[0]!.once("close", () => resolve()))
    sockets[0]!.resume()
    yield* Fiber.interrupt(sending)
    yield* Effect.promise(() => closed)
  }))))

it.live("checks that the account may send, and to anybody", () =>
  run(Effect.gen(function*() {
    const ses = yield* FakeSes
    const { check } = yield* provider()
    yield* check
    const complaint = Effect.map(Effect.flip(check), ({ message }) => message)
    yield* ses.setAccount({ ProductionAccessEnabled: false })
    assert.match(yield* complaint, /sandbox of eu-central-1/)
    yield* ses.setAccount({ SendingEnabled: false })
    assert.match(yield* complaint, /paused/)
    yield* ses.setAccount({ EnforcementStatus: "SHUTDOWN" })
    assert.match(yield* complaint, /shut down/)
    yield* ses.answerNext(1, { status: 403, type: "AccessDeniedException", message: "User: arn:x is not authorized" })
    // The operator, unlike a customer, is told in AWS's own words.
    assert.match(yield* complaint, /IAM policy \(AccessDeniedException\): User: arn:x is not authorized$/)
    assert.deepStrictEqual(ses.mails, [])
  })))

it.live("keeps the secrets of its options out of sight", () =>
  run(Effect.gen(function*() {
    assert.notInclude(JSON.stringify(yield* options()), "wJalr")
  })))
