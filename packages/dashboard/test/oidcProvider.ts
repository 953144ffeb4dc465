/** The npm package `oidc-provider`, unchanged, on ports of this machine. */
import * as crypto from "node:crypto"
import * as http from "node:http"
import type { AddressInfo } from "node:net"
import Provider, { type Configuration } from "oidc-provider"

/** The provider's data about a person. */
export interface Person {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly groups?: ReadonlyArray<string>
}

export interface TestProvider extends AsyncDisposable {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The people by their login, which is also their subject. */
  readonly people: Map<string, Person>
  /** Registers a redirect URI. */
  readonly register: (redirectUri: string) => void
  /** Answers instead of the provider if it returns true. */
  intercept: (request: http.IncomingMessage, response: http.ServerResponse) => boolean
  /** Signs a person in on the provider's pages. Returns the redirect back. */
  readonly visit: (url: string, login: string, decision?: "allow" | "deny") => Promise<URL>
  /** Stops the provider; `start` starts it again on the same port. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

// The package warns that each default is only for tests.
for (const kind of ["info", "warn"] as const) {
  const say = console[kind]
  console[kind] = (...said: ReadonlyArray<unknown>) => {
    if (!String(said[0]).startsWith("oidc-provider ")) say(...said)
  }
}

const { privateKey } = crypto.generateKeyPairSync("rsa", { modulusLength: 2048 })
const signingKey = { ...privateKey.export({ format: "jwk" }), kid: "k1", use: "sig", alg: "RS256" }

/** Public keys that do not belong to any signature, under the id of the right one. */
export const otherKeys = {
  keys: [{
    ...crypto.generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "jwk" }),
    kid: "k1",
    use: "sig",
    alg: "RS256"
  }]
}

const maxSteps = 15

/** Keeps the cookies of one browser, without regard to their paths. */
const browser = () => {
  const jar = new Map<string, string>()
  return async (url: URL, form?: URLSearchParams): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...form === undefined ? {} : { method: "POST", body: form }
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";", 1)[0]!.split("=", 2)
      jar.set(name, value)
    }
    return response
  }
}

export const startProvider = async (): Promise<TestProvider> => {
  const [clientId, clientSecret] = ["sendwright", "a secret of the client & more"]
  const people = new Map<string, Person>()
  const redirectUris = new Set<string>()
  let answer: http.RequestListener = (_, response) => response.writeHead(503).end()
  const server = http.createServer((request, response) => {
    if (!provider.intercept(request, response)) answer(request, response)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`

  const configuration = (): Configuration => ({
    clients: [{
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [...redirectUris],
      response_types: ["code"],
      grant_types: ["authorization_code"]
    }],
    jwks: { keys: [signingKey as never] },
    cookies: { keys: ["a key of the test"] },
    scopes: ["openid"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"], groups: ["groups"] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } }
  })

  const visit: TestProvider["visit"] = async (url, login, decision = "allow") => {
    const go = browser()
    let at = new URL(url)
    let response = await go(at)
    for (let step = 0; step < maxSteps; step++) {
      const location = response.headers.get("location")
      if (location !== null) {
        at = new URL(location, at)
        if (at.origin !== issuer) return at
        response = await go(at)
        continue
      }
      const page = await response.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (prompt === undefined) throw new Error(`The provider says ${response.status}: ${page}`)
      if (decision === "deny") {
        at = new URL(`${at.pathname}/abort`, at)
        response = await go(at)
        continue
      }
      response = await go(at, new URLSearchParams({ prompt, login, password: "any" }))
    }
    throw new Error("The provider sends nobody back")
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  const provider: TestProvider = {
    issuer,
    clientId,
    clientSecret,
    people,
    register: (redirectUri) => {
      if (redirectUris.has(redirectUri)) return
      redirectUris.add(redirectUri)
      answer = new Provider(issuer, configuration()).callback()
    },
    intercept: () => false,
    visit,
    stop,
    start: () => listen(port),
    [Symbol.asyncDispose]: stop
  }
  return provider
}
