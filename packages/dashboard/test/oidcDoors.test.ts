import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as crypto from "node:crypto"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll } from "vitest"
import * as Door from "../../../scripts/doors/Door.ts"
import * as OidcClient from "../src/server/oidc/OidcClient.ts"
import type { OidcIssuer } from "../src/server/OidcIssuer.ts"

const { privateKey, publicKey } = crypto.generateKeyPairSync("rsa", { modulusLength: 2048 })

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")

const signed = (claims: unknown): string => {
  const text = `${encoded({ alg: "RS256", kid: "k1" })}.${encoded(claims)}`
  return `${text}.${crypto.sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`
}

type Said = Record<"metadata" | "keys" | "token" | "userinfo", string>

describe("the answers of OpenID providers", () => {
  let said: Partial<Said> = {}
  let headers: Record<string, string> = {}
  let right: Said
  let issuer: OidcIssuer
  const paths: Readonly<Record<string, keyof Said>> = {
    "/.well-known/openid-configuration": "metadata",
    "/keys": "keys",
    "/token": "token",
    "/userinfo": "userinfo"
  }
  const server = http.createServer((request, response) => {
    const name = paths[request.url ?? ""] ?? "metadata"
    response.writeHead(200, { "content-type": "application/json", "connection": "close", ...headers })
    response.end(said[name] ?? right[name])
  })
  const ties = {
    state: "the-state",
    nonce: "the-nonce",
    verifier: "v".repeat(43),
    redirectUri: "https://mail.example/dashboard/oidc/1/callback"
  }
  const claims = () => {
    const now = Math.floor(Date.now() / 1_000)
    return {
      iss: issuer.issuer,
      sub: "ada",
      aud: "sendwright",
      nonce: ties.nonce,
      iat: now,
      exp: now + 600,
      name: "Ada",
      email_verified: true,
      groups: ["engineers"]
    }
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    issuer = {
      id: "1",
      name: "Acme ID",
      issuer: origin,
      clientId: "sendwright",
      clientSecret: null,
      scopes: ["openid", "email"],
      groupsClaim: "groups",
      domains: [],
      place: null,
      admitsInvited: true,
      groups: {},
      operatorGroups: []
    }
    right = {
      metadata: JSON.stringify({
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        userinfo_endpoint: `${origin}/userinfo`,
        jwks_uri: `${origin}/keys`,
        response_types_supported: ["code"],
        id_token_signing_alg_values_supported: ["RS256"]
      }),
      keys: JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k1", use: "sig", alg: "RS256" }] }),
      token: JSON.stringify({ access_token: "abc", token_type: "Bearer", id_token: signed(claims()) }),
      userinfo: JSON.stringify({ sub: "ada", email: "ada@acme.example", email_verified: true })
    }
  })
  afterAll(() => void server.close())

  /** A person signs in, with these answers in place of the valid ones. */
  const signIn = (over: Partial<Said>, more: Record<string, string> = {}, query?: string) => {
    said = over
    headers = more
    return Effect.runPromise(
      Effect.gen(function*() {
        const client = yield* OidcClient.make(issuer, 5_000)
        yield* client.authorizationUrl(ties)
        return yield* client.claims(new URLSearchParams(query ?? { code: "abc", state: ties.state }), ties)
      }).pipe(Effect.result)
    )
  }

  it("no answer, token, claim or header keeps the event loop for more than 50 ms", async () => {
    const found = await signIn({})
    assert.strictEqual(found._tag === "Success" ? found.success.email : String(found.failure), "ada@acme.example")

    const documents = (["metadata", "keys", "token", "userinfo"] as const).flatMap((name) => [
      ...Door.placesOf(JSON.parse(right[name])).map((place): Door.Reading => ({
        name: `${name}: ${place.path}`,
        value: place.value.slice(0, 100),
        length: 80_000,
        count: 3,
        read: (text) => signIn({ [name]: JSON.stringify(place.replaced(text)) })
      })),
      {
        name,
        value: right[name].slice(0, 100),
        length: 500_000,
        count: 8,
        read: (text: string) => signIn({ [name]: text })
      }
    ])
    const ofToken = Door.placesOf(claims()).map((place): Door.Reading => ({
      name: `the claim ${place.path}`,
      value: place.value,
      length: 80_000,
      count: 3,
      read: (text) =>
        signIn({ token: JSON.stringify({ ...JSON.parse(right.token), id_token: signed(place.replaced(text)) }) })
    }))
    const ofHead = {
      "content-type": "application/json; charset=utf-8",
      "www-authenticate": "Bearer realm=\"a\", error=\"b\""
    }
    const heads = Object.entries(ofHead).map(([name, value]): Door.Reading => ({
      name,
      value,
      length: 12_000,
      count: 10,
      read: (text) => signIn({}, { [name]: text.replace(/[^\x20-\x7e]/g, "?") })
    }))
    const query: Door.Reading = {
      name: "the query of the redirect",
      value: "code=abc&state=the-state&iss=a%20b",
      length: 15_000,
      count: 10,
      read: (text) => signIn({}, {}, text)
    }
    assert.deepStrictEqual(await Door.heldReading(9, [...documents, ...ofToken, ...heads, query]), [])
  }, 300_000)
})
