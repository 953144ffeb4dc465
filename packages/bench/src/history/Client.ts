/** Asks the API and the dashboard of a server, as their clients do. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** `undefined` where the answer is no JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
  readonly cookie: string | undefined
}

/** By a key of the API, by the cookie of a session, or as nobody. */
export type Credentials = { readonly key: string } | { readonly cookie: string } | null

export interface Question {
  readonly method: string
  readonly path: string
  readonly by: Credentials
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** Where clients reach the server, as it says itself; it stands elsewhere. */
export const baseUrl = "https://mail.kept.example"

/** The request that a browser on the server's own page, or a client of the API, would make. */
export const requestOf = (address: string, { body, by, idempotencyKey, method, path }: Question): Request =>
  new Request(`${address}${path}`, {
    method,
    headers: {
      ...(by !== null && "key" in by ? { authorization: `Bearer ${by.key}` } : { origin: baseUrl }),
      ...(by !== null && "cookie" in by ? { cookie: by.cookie } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey })
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })

export const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json") === true
  return {
    status: response.status,
    text,
    json: isJson ? JSON.parse(text) : undefined,
    cookie: response.headers.getSetCookie().find((line) => line.includes("-session"))?.split(";", 1)[0]
  }
}
