import * as Context from "effect/Context"

const megabyte = 1024 * 1024

/** How the HTTP side of the server behaves by default. */
export interface HttpSettings {
  /** The longest bodies that are read, in bytes. */
  readonly bodyLimits: {
    /** One send, or one template: room for 7 MB of attachments in base64 and two bodies of 5,000,000 characters. */
    readonly send: number
    readonly batch: number
    /** Every other request. */
    readonly other: number
  }
  /** One line in the log for every request. */
  readonly accessLog: boolean
  /** What `GET /v1/account` answers as `docs_url`; null: `/docs` under the host that the request names. */
  readonly docsUrl: string | null
  /** The path under which clients see the API; empty where it stands at the root. */
  readonly basePath: string
}

export const HttpSettings = Context.Reference<HttpSettings>("@sendwright/http/HttpSettings", {
  defaultValue: () => ({
    bodyLimits: { send: 50 * megabyte, batch: 64 * megabyte, other: megabyte },
    accessLog: true,
    docsUrl: null,
    basePath: ""
  })
})
