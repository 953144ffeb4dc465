import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { execFile, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import * as path from "node:path"
import { promisify } from "node:util"
import { domain, Harness, layer as harnessLayer } from "./harness.ts"

// Debian's PHP, which has Debian's packages.
const php = "/usr/bin/php"
const bridges = ["Amazon", "Mailgun"].map((name) =>
  `/usr/share/php/Symfony/Component/Mailer/Bridge/${name}/autoload.php`
)
const hasSymfony = spawnSync(php, ["--version"]).status === 0 && bridges.every((file) => existsSync(file))

layer(harnessLayer({ surfaces: true }), { excludeTestServices: true })("Symfony's transports", (it) => {
  it.effect.skipIf(!hasSymfony)("of SES and Mailgun send, and raise refusals", () =>
    Effect.gen(function*() {
      const { ask, liveKey, port } = yield* Harness
      yield* ask("POST", "/v1/suppressions", { body: { email_address: "gone@example.com" } })
      const { json: { AccessKeyId, SecretAccessKey } } = yield* ask("GET", "/ses/credentials")
      const ses = {
        dsn: { host: `127.0.0.1:${port}/ses`, user: AccessKeyId, password: SecretAccessKey },
        wrong: { password: "a-secret-for-tests" },
        elsewhere: {}
      }
      const mailgun = {
        dsn: { host: `127.0.0.1:${port}/mailgun`, user: liveKey, password: domain },
        wrong: { user: "none" },
        elsewhere: { password: "elsewhere.example" }
      }
      const schemes = { "ses+api": ses, "ses+https": ses, "mailgun+api": mailgun, "mailgun+https": mailgun }
      const script = path.join(import.meta.dirname, "sendWithSymfony.php")
      const running = promisify(execFile)(php, [script])
      running.child.stdin?.end(JSON.stringify({ sender: `shop@${domain}`, schemes }))
      const { stdout } = yield* Effect.promise(() => running)
      const results = JSON.parse(stdout)
      assert.deepStrictEqual(Object.keys(results), Object.keys(schemes))
      for (const [scheme, { files, refusals, simple }] of Object.entries<typeof results>(results)) {
        const isSes = scheme.startsWith("ses")
        for (const id of [simple, files]) {
          const { json } = yield* ask("GET", `/v1/emails/${/[0-9a-f-]{36}/.exec(id)?.[0]}`)
          assert.deepInclude(json, {
            from: `Grüße <shop@${domain}>`,
            to: ["\"Lovelace, Ada\" <ada@example.com>", "Jürgen <bob@example.com>"],
            cc: ["c@example.com"],
            bcc: ["d@example.com"],
            reply_to: "help@example.com",
            subject: "Grüße 👋",
            text: "Hi",
            tags: isSes ? [] : ["welcome", "order:12"]
          }, scheme)
          assert.notInclude(Object.keys(json.headers).join().toLowerCase(), "x-mailgun", scheme)
          // oxlint-disable-next-line typescript/no-explicit-any
          const shown = json.attachments.map(({ disposition, filename }: any) => [filename, disposition])
          const sent = id === files ? [["logo.png", "inline"], ["請求書.txt", undefined]] : []
          assert.sameDeepMembers(shown, sent, scheme)
        }
        assert.deepStrictEqual(
          refusals.map((message: string) => /\(code (\w+)\)/.exec(message)?.[1]),
          isSes
            ? ["MessageRejected", "MailFromDomainNotVerifiedException", "InvalidSignatureException"]
            : ["400", "403", "401"]
        )
      }
    }))
})
