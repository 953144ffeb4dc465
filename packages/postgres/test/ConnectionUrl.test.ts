import { assert, describe, it } from "@effect/vitest"
import * as ConnectionUrl from "@sendwright/postgres/connection/ConnectionUrl"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as FastCheck from "fast-check"
import { anyCharacter } from "../../../scripts/any-character.ts"

const parsed = (text: string): ConnectionUrl.ConnectionUrl =>
  Result.getOrThrowWith(ConnectionUrl.parse(text), (problem) => new Error(problem))

const problemOf = (text: string): string =>
  Result.match(ConnectionUrl.parse(text), { onSuccess: () => assert.fail(`${text} was read`), onFailure: (it) => it })

const hostsOf = (text: string) => parsed(text).hosts.map(({ name, port }) => `${name} ${port}`)

const shownSecret = (secret: Redacted.Redacted | null) => secret === null ? null : Redacted.value(secret)

describe("a connection URL", () => {
  it("names hosts as libpq reads them", () => {
    const expected: Readonly<Record<string, ReadonlyArray<string>>> = {
      "postgres://user:secret@db.example:5433/app": ["db.example 5433"],
      "postgresql://db.example/app?sslmode=require": ["db.example 5432"],
      "postgres://db1,db2:6432,[::1]:7000,[fe80::1%25eth0]/app": [
        "db1 5432",
        "db2 6432",
        "::1 7000",
        "fe80::1%eth0 5432"
      ],
      "postgres://": ["localhost 5432"],
      "postgres:///app": ["localhost 5432"],
      "postgres://user@/app": ["localhost 5432"],
      "postgres://db:/app": ["db 5432"],
      "postgres:///app?host=db.example&port=6432": ["db.example 6432"],
      "postgres:///app?host=a,b,::1&port=1,2,3": ["a 1", "b 2", "::1 3"],
      "postgres:///app?host=a,b&port=7": ["a 7", "b 7"],
      "postgres:///app?host=a,b&port=,7": ["a 5432", "b 7"],
      "postgres://user@localhost/app?host=/cloudsql/project%3Adb": ["/cloudsql/project:db 5432"],
      "postgres://user@%2Fvar%2Frun%2Fpostgresql/app": ["/var/run/postgresql 5432"],
      "postgres://%2Ftmp:5433,db/app": ["/tmp 5433", "db 5432"]
    }
    for (const [url, hosts] of Object.entries(expected)) assert.deepStrictEqual(hostsOf(url), hosts, url)
  })

  it("decodes percents and nothing else, and may say in parameters what stands before them", () => {
    const url = parsed("postgres://a%40b:p%3Aq+r?s#t%2F@db/my%20app?application_name=a+b&options=-c%20geqo%3Doff")
    assert.deepStrictEqual(
      [url.user, shownSecret(url.password), url.database, url.applicationName, url.options],
      ["a@b", "p:q+r?s#t/", "my app", "a+b", "-c geqo=off"]
    )
    const other = parsed("postgres://x:y@db/z?user=u&password=p%26q&dbname=d&connect_timeout=7")
    assert.deepStrictEqual(
      [other.user, shownSecret(other.password), other.database, other.connectTimeoutMillis],
      ["u", "p&q", "d", 7_000]
    )
    assert.deepInclude(parsed("postgres://db"), { user: null, password: null, database: null, options: null })
  })

  it("asks several servers for the one that takes writes, unless it says otherwise", () => {
    const targetOf = (text: string) => parsed(text).target
    assert.strictEqual(targetOf("postgres://a/x"), "any")
    assert.strictEqual(targetOf("postgres://a,b/x"), "read-write")
    for (const target of ["any", "read-write", "read-only", "primary", "standby", "prefer-standby"] as const) {
      assert.strictEqual(targetOf(`postgres://a,b/x?target_session_attrs=${target}`), target)
    }
    assert.match(
      problemOf("postgres://a/x?target_session_attrs=master"),
      /target_session_attrs that is none of any, read-/
    )
    assert.isTrue(parsed("postgres://a,b/x?load_balance_hosts=random").isRandom)
    assert.isFalse(parsed("postgres://a,b/x").isRandom)
  })

  it("encrypts as libpq does", () => {
    const tlsOf = (query: string) => {
      const { client, mode, negotiation, rootCertificate } = parsed(`postgres://db/x?${query}`).tls
      return [mode, rootCertificate, negotiation, client?.certificate ?? null].join(" ")
    }
    const expected: Readonly<Record<string, string>> = {
      "": "prefer  postgres ",
      "ssl=true": "require  postgres ",
      "sslmode=disable": "disable  postgres ",
      "sslmode=allow": "allow  postgres ",
      "sslmode=require&sslnegotiation=direct": "require  direct ",
      "sslmode=require&sslrootcert=/ca.pem": "require /ca.pem postgres ",
      "sslmode=verify-ca&sslrootcert=/ca.pem": "verify-ca /ca.pem postgres ",
      "sslmode=verify-full": "verify-full system postgres ",
      "sslrootcert=system": "verify-full system postgres ",
      "sslmode=require&sslcert=/c&sslkey=/k": "require  postgres /c"
    }
    for (const [query, tls] of Object.entries(expected)) assert.strictEqual(tlsOf(query), tls, query)
    const { client } = parsed("postgres://db/x?sslcert=/c&sslkey=/k&sslpassword=hunter2").tls
    assert.strictEqual(shownSecret(client?.password ?? null), "hunter2")
    for (
      const [query, problem] of [
        ["sslmode=verify", /sslmode that is none of disable, allow,/],
        ["sslmode=verify-ca", /name the file of an authority in sslrootcert/],
        ["sslmode=require&sslrootcert=system", /must have sslmode=verify-full with sslrootcert=system/],
        ["sslnegotiation=direct", /must have sslmode=require, verify-ca or verify-full/],
        ["sslcert=/c", /both sslcert and sslkey/],
        ["sslpassword=x", /sslpassword without an sslkey/]
      ] as const
    ) assert.match(problemOf(`postgres://db/x?${query}`), problem, query)
  })

  it("refuses what it does not know, and says what was meant or is not offered", () => {
    for (
      const [query, problem] of [
        ["sslmod=require", /a parameter sslmod that is not known: did you mean sslmode\?/],
        ["target_session_attr=any", /did you mean target_session_attrs\?/],
        ["schema=public", /a parameter schema that is not known; there are application_name, connect_timeout,/],
        [
          "channel_binding=require",
          /channel_binding other than disable or prefer, .*: take it out; sslmode=verify-full/
        ],
        ["sslcrl=/crl", /asks for sslcrl, which libpq has and Sendwright does not/],
        ["hostaddr=10.0.0.1", /hostaddr.*: give the address as the host/],
        ["sslmode=require&sslmode=disable", /has sslmode twice/],
        ["sslmode", /a parameter sslmode without one =/],
        ["options=-c geqo=off", /parameter options without one =.*%3D/],
        ["connect_timeout=0", /connect_timeout from 1 to 300 seconds/],
        ["connect_timeout=5s", /connect_timeout from 1 to 300 seconds/],
        ["port=0", /a port that is no number/],
        ["host=a,b&port=1,2,3", /one port for all hosts, or as many/],
        ["host=a%20b", /no name, no IP address/],
        ["application_name=a%0Ab", /control character in its application_name/],
        ["application_name=%zz", /% that begins no character/]
      ] as const
    ) assert.match(problemOf(`postgres://db/x?${query}`), problem, query)
    for (const fine of ["channel_binding=prefer", "client_encoding=UTF8", "gssencmode=disable", "sslsni=1", ""]) {
      parsed(`postgres://db/x?${fine}`)
    }
    for (const text of ["", "mysql://db/x", "db:5432/x", "postgres:/db/x", "postgres://a:b:c/x", "postgres://[x]/y"]) {
      assert.match(problemOf(text), /must be of the form|no IPv6 address/, text)
    }
    assert.match(problemOf("postgres://%40abstract/x"), /abstract Unix socket/)
    assert.match(problemOf("postgres://db/x\n"), /end of a line/)
  })

  const port = FastCheck.integer({ min: 1, max: 65_535 })
  const name = FastCheck.oneof(
    FastCheck.domain(),
    FastCheck.ipV4(),
    FastCheck.ipV6(),
    FastCheck.constantFrom("/var/run/postgresql", "/tmp/a b,c%", "db_1").filter((it) => !it.includes(","))
  )
  const text = FastCheck.string({ unit: anyCharacter, minLength: 1, maxLength: 30 })
  // oxlint-disable-next-line no-control-regex -- those are refused
  const visible = text.filter((it) => it.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(it))
  const secret = text.filter((it) => it.isWellFormed() && !it.includes("\0"))
  const optional = <A>(of: FastCheck.Arbitrary<A>) => FastCheck.option(of, { nil: null })

  it("is read as it was written, before the question mark or behind it", () => {
    const url = FastCheck.record({
      hosts: FastCheck.array(FastCheck.record({ name, port }), { minLength: 1, maxLength: 4 }),
      user: optional(visible),
      password: optional(secret),
      database: optional(visible),
      applicationName: optional(visible),
      options: optional(visible),
      behind: FastCheck.boolean()
    })
    FastCheck.assert(FastCheck.property(url, (url) => {
      const encoded = (value: string | null) => encodeURIComponent(value ?? "")
      const parameters = Object.entries({
        application_name: url.applicationName,
        options: url.options,
        ...(url.behind
          ? {
            user: url.user,
            password: url.password,
            dbname: url.database,
            host: url.hosts.map(({ name }) => name).join(),
            port: url.hosts.map(({ port }) => port).join()
          }
          : {})
      }).filter(([, value]) => value !== null).map(([name, value]) => `${name}=${encoded(value)}`)
      const hosts = url.hosts.map(({ name, port }) => `${name.includes(":") ? `[${name}]` : encoded(name)}:${port}`)
      const before = url.behind ? "" : `${encoded(url.user)}:${encoded(url.password)}@${hosts.join()}`
      const path = url.behind ? "" : `/${encoded(url.database)}`
      const read = parsed(`postgres://${before}${path}?${parameters.join("&")}`)
      assert.deepStrictEqual(
        { ...read, hosts: [...read.hosts], password: shownSecret(read.password) },
        {
          ...read,
          hosts: url.hosts,
          user: url.user,
          password: url.password,
          database: url.database,
          applicationName: url.applicationName,
          options: url.options
        }
      )
    }))
  })

  it("never tells a secret, whatever is wrong with it", () => {
    const places = [
      (secret: string) => `postgres://app:${secret}@db/mail`,
      (secret: string) => `postgres://app:${secret}@db,db2:1/mail?sslmode=require`,
      (secret: string) => `postgres://app:${secret}@db/mail?sslmod=x`,
      (secret: string) => `postgres:///mail?user=x&password=${secret}`,
      (secret: string) => `postgres:///mail?password=${secret}&host=db`,
      (secret: string) => `postgres://db/mail?sslcert=a&sslkey=b&sslpassword=${secret}`,
      (secret: string) => secret
    ]
    const letters = FastCheck.string({
      unit: FastCheck.constantFrom(..."abcdefXYZ019:/?#@%&=+,[]_.- "),
      minLength: 14,
      maxLength: 40
    })
    FastCheck.assert(
      FastCheck.property(letters, FastCheck.constantFrom(...places), (secret, place) => {
        const url = place(`q7q7${secret}q7q7`)
        const told = Result.match(ConnectionUrl.parse(url), {
          onFailure: (problem) => problem,
          onSuccess: (read) =>
            `${ConnectionUrl.describe(read)} ${String(read.password)} ${JSON.stringify(read.password)}`
        })
        for (const piece of [secret, "q7q7"]) assert.notInclude(told, piece)
        assert.notInclude(ConnectionUrl.shown(url) ?? "", "q7q7")
      }),
      { numRuns: 1_000 }
    )
  })

  it("is shown and described without secrets", () => {
    const url = "postgres://app:hunter2@a:6432,b/mail?sslmode=require&sslcert=c&sslkey=k&sslpassword=hunter3"
    assert.strictEqual(
      ConnectionUrl.shown(url),
      "postgres://app:<redacted>@a:6432,b/mail?sslmode=require&sslcert=c&sslkey=k&sslpassword=<redacted>"
    )
    assert.strictEqual(ConnectionUrl.describe(parsed(url)), "the database mail on a:6432, b")
    assert.strictEqual(ConnectionUrl.describe(parsed("postgres://[::1]:1/mail")), "the database mail on [::1]:1")
    assert.isNull(ConnectionUrl.shown("postgres://u:p@ss@db/x"))
  })
})
