import * as fs from "node:fs"
import * as path from "node:path"
import { assert, it } from "vitest"
import { eventually, startDevServer, startExample } from "../../../scripts/example-program.ts"
import { freePort } from "../../../scripts/free-port.ts"

it("sends a blog's mail over SMTP, each once, and is told why a sender is refused", async () => {
  const port = await freePort()
  await using sendwright = await startDevServer("smtp-client", { SENDWRIGHT_SUBMISSION_LISTEN: `127.0.0.1:${port}` })
  await using blog = startExample("smtp-client", {
    env: {
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(port),
      SMTP_PASSWORD: sendwright.live_key,
      MAIL_FROM: `Blog <blog@${sendwright.sandbox_domain}>`,
      MAIL_TO: "owner@example.com"
    }
  })
  const lines = await blog.ended
  const ids = lines.slice(0, 4).map((line) => /: 250 2\.6\.0 OK: queued as (\S+)$/.exec(line)?.[1])
  assert.notInclude(ids, undefined)
  assert.strictEqual(new Set(ids).size, 3)
  assert.strictEqual(ids[3], ids[2])
  assert.match(lines[4] ?? "", /^wrong sender: .*550 5\.7\.1 /)

  // What a mail server would have got is in files.
  const files = await eventually(() => {
    const found = fs.globSync("**/*.eml", { cwd: sendwright.captured_mail })
    return found.length === 3 ? found : undefined
  })
  const texts = files.map((file) => fs.readFileSync(path.join(sendwright.captured_mail, file), "utf8"))
    // A quoted-printable line that goes on in the next one (RFC 2045 section 6.7).
    .map((text) => text.replaceAll("=\r\n", ""))
  const only = (subject: string) => {
    const found = texts.filter((text) => text.includes(`Subject: ${subject}`))
    assert.strictEqual(found.length, 1, subject)
    return found[0] ?? ""
  }
  assert.include(only("[Blog] Contact form"), "Reply-To: visitor@example.net")
  assert.include(only("[Blog] Password reset"), "https://blog.example/reset")
  const receipt = only("[Blog] Your receipt")
  assert.match(receipt, /filename="?receipt\.txt/)
  assert.match(receipt, /^Content-I[Dd]: <logo>/m)
  assert.notMatch(receipt, /^(?:X-Tags|Idempotency-Key):/m)
}, 300_000)
