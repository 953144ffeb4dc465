import { assert, describe, it } from "@effect/vitest"
import { make, parseSmtpUrl } from "@sendwright/smtp/SmtpOptions"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as fc from "fast-check"
import { readFileSync } from "node:fs"

const parse = (url: string) => parseSmtpUrl(Redacted.make(url))
const problem = (url: string) => Result.match(parse(url), { onSuccess: () => undefined, onFailure: (text) => text })

describe("parseSmtpUrl", () => {
  it("fills in the defaults", () => {
    assert.deepStrictEqual(parse("smtp://mail.example.com"), Result.succeed(make({ host: "mail.example.com" })))
    assert.deepStrictEqual(
      parse("smtps://mail.example.com/"),
      Result.succeed(make({ host: "mail.example.com", port: 465, secure: true }))
    )
    assert.deepStrictEqual(make({ host: "h" }), {
      host: "h",
      port: 587,
      secure: false,
      auth: null,
      name: null,
      requireTls: false,
      tlsInsecure: false,
      dsn: true,
      connections: 64,
      messagesPerConnection: 10_000,
      connectTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      answerTimeout: 60_000
    })
  })

  it("reads every part", () => {
    const options = Result.getOrThrow(parse(
      "SMTP://ada%40example.com:p%40ss%2Fw%3Ard%25@[::1]:2525?connections=12&name=app.example.com&requireTls=true" +
        "&rejectUnauthorized=false&messagesPerConnection=7&connectTimeout=1&greetingTimeout=2ms&socketTimeout=3" +
        "&answerTimeout=10m&dsn=false"
    ))
    assert(options.auth !== null)
    assert.strictEqual(Redacted.value(options.auth.password), "p@ss/w:rd%")
    assert.deepStrictEqual({ ...options, auth: options.auth.user }, {
      host: "::1",
      port: 2525,
      secure: false,
      auth: "ada@example.com",
      name: "app.example.com",
      requireTls: true,
      tlsInsecure: true,
      dsn: false,
      connections: 12,
      messagesPerConnection: 7,
      connectTimeout: 1,
      greetingTimeout: 2,
      socketTimeout: 3,
      answerTimeout: 600_000
    })
    assert.isTrue(Result.getOrThrow(parse("smtp://h?tlsInsecure=true")).tlsInsecure)
    assert.strictEqual(Result.getOrThrow(parse("smtp://h?name=[10.0.0.1]")).name, "[10.0.0.1]")
  })

  it.each([
    ["", /begin with smtp/],
    ["http://mail.example.com", /begin with smtp/],
    ["mail.example.com:587", /begin with smtp/],
    ["smtp://", /name the host/],
    ["smtp://a b", /form smtp:/],
    ["smtp://mail.example.com:99999", /form smtp:/],
    ["smtp://mail.example.com:0", /port/],
    ["smtp://mail.example.com/inbox", /end after the port/],
    ["smtp://例え.jp", /xn--/],
    ["smtp://ada@mail.example.com", /both a user name and a password/],
    ["smtp://:word@mail.example.com", /both a user name and a password/],
    ["smtp://ada:50%@mail.example.com", /%25/],
    ["smtp://h?connections=0", /option connections that must be a whole number from 1 to 1000/],
    ["smtp://h?connections=1001", /option connections/],
    ["smtp://h?connections=five", /option connections/],
    ["smtp://h?socketTimeout=2h", /option socketTimeout that must be a time of up to an hour, such as 10s/],
    ["smtp://h?socketTimeout=61m", /option socketTimeout that must be a time of up to an hour/],
    ["smtp://h?socketTimeout=0s", /option socketTimeout that must be a time of up to an hour/],
    ["smtp://h?requireTls=yes", /option requireTls that must be true or false/],
    ["smtp://h?dsn=never", /option dsn that must be true or false/],
    ["smtp://h?name=a%0d%0ab", /option name/],
    ["smtp://h?pool=5", /not known; the known ones are name, requireTls/],
    ["smtp://h?connections=1&connections=2", /option connections twice/]
  ])("refuses %j", (url, expected) => {
    assert.match(problem(url) ?? "", expected)
  })

  it("never repeats the credentials, wherever a wrong character cuts them", () => {
    const password = fc.string({ minLength: 4, maxLength: 20 }).map((text) => `QZX7${text}QZX7`)
    fc.assert(fc.property(password, (password) => {
      for (const url of [`smtp://ada:${password}@host`, `smtp://${password}@host`, `smtp://host?name=${password}`]) {
        assert.notInclude(problem(url) ?? "", "QZX7")
      }
    }))
  })

  it("gives back what was percent-encoded", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1 })
    fc.assert(fc.property(text, text, (user, password) => {
      const { auth } = Result.getOrThrow(parse(`smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@h`))
      assert.strictEqual(auth?.user, user)
      assert.strictEqual(auth && Redacted.value(auth.password), password)
    }))
  })
})

describe("the documented defaults", () => {
  it.each(["docs/operate/configuration.md", "packages/smtp/README.md"])("of %s are those of the code", (page) => {
    const text = readFileSync(new URL(`../../../${page}`, import.meta.url), "utf8")
    const defaults = { ...make({ host: "h" }) }
    const stated = [...text.matchAll(/^\| (`[^|]+`) +\| ([^|]+?) +\|/gm)].flatMap(([, names = "", value = ""]) =>
      names.split(", ").map((name) => [name.replaceAll("`", ""), value.replaceAll(/[`,]/g, "")] as const)
    )
    const numbered = stated.flatMap(([name, value]) => {
      const millis = /^(\d+)s$/.exec(value)?.[1]
      return !Object.hasOwn(defaults, name) || name === "name"
        ? []
        : [[name, millis === undefined ? value : String(Number(millis) * 1_000)]]
    })
    assert.deepStrictEqual(
      Object.fromEntries(numbered),
      Object.fromEntries(
        Object.entries(defaults).flatMap(([name, value]) =>
          ["host", "port", "secure", "auth", "name"].includes(name) ? [] : [[name, String(value)]]
        )
      )
    )
  })
})
