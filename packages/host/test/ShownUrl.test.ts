import * as FastCheck from "fast-check"
import { assert, describe, it } from "vitest"
import { shown } from "../src/config/ShownUrl.ts"

describe("a secret setting as it is shown", () => {
  it.each([
    ["postgres://app:hunter2@db.internal:5432/mail", "postgres://app:<redacted>@db.internal:5432/mail"],
    [
      "postgres://db.internal/mail?sslmode=require&password=x",
      "postgres://db.internal/mail?sslmode=require&password=<redacted>"
    ],
    ["smtps://token:token@smtp.example.com:465", "smtps://<redacted>:<redacted>@smtp.example.com:465"],
    ["smtp://token@smtp.example.com?dsn=false", "smtp://<redacted>:<redacted>@smtp.example.com?dsn=false"],
    ["smtp://user:pa#ss@smtp.example.com", "<redacted>"],
    ["smtp://user:12#ss@smtp.example.com", "<redacted>"],
    ["postgres://user:12/ss@db/mail", "<redacted>"],
    ["new:AAAA,old:BBBB", "<redacted>"],
    ["AAAA", "<redacted>"]
  ])("%s", (text, expected) => {
    assert.strictEqual(shown(text), expected)
  })

  it("never has the password", () => {
    const password = FastCheck.string({ minLength: 12, maxLength: 40 }).filter((text) => !/["'%`<>^{|}\s]/.test(text))
    FastCheck.assert(FastCheck.property(password, (password) => {
      assert.notInclude(shown(`postgres://app:${encodeURIComponent(password)}@db/mail`), encodeURIComponent(password))
      assert.notInclude(shown(`postgres://app:12${password}@db/mail`), password)
    }))
  })
})
