/** Requests that no cell is to take, and those that reach a cell by its name: what each is answered. */
import { request } from "node:http"
import type { Cell } from "./Cell.ts"
import { hostOf, type Ports, prefixOf } from "./configuration.ts"

export interface Asked {
  readonly status: number
  /** The code of the error envelope; null where the answer has another form, or is none. */
  readonly code: string | null
}

interface Question {
  readonly port: number
  /** By default one that is no cell's. */
  readonly host?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

const codeOf = (text: string): string | null => {
  try {
    const { code } = JSON.parse(text).error
    return typeof code === "string" ? code : null
  } catch {
    return null
  }
}

/** Asks on a connection of its own; `fetch` would not name another host. */
export const ask = ({ headers = {}, host = "api.example.com", path = "/v1/account", port }: Question): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, agent: false, headers: { ...headers, host } }, (answer) => {
      let text = ""
      answer.on("data", (chunk: Buffer) => text += chunk.toString())
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, code: codeOf(text) }))
      answer.on("error", reject)
    })
    asked.setTimeout(10_000, () => asked.destroy(new Error("no answer in 10 s")))
    asked.on("error", reject)
    asked.end()
  })

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** A key that has the form of a cell's, and that nobody has. */
const unknownOf = (cell: Cell): string => `${prefixOf(cell.name)}_live_${"0".repeat(cell.key.split("_")[2]!.length)}`

/** What the dashboard's page asks first: it says that nobody is signed in. */
const dashboard = "/dashboard/api/session"

/** One answer for each way to come. */
export const askStrangely = async ({ open, plain }: Ports, a: Cell, b: Cell) => ({
  noKey: await ask({ port: open }),
  anotherScheme: await ask({ port: open, headers: { authorization: "Basic c3ZjYTpsaXZl" } }),
  unknownPrefix: await ask({ port: open, headers: bearer(a.key.replace(prefixOf("a"), "svcz")) }),
  unknownKey: await ask({ port: open, headers: bearer(unknownOf(b)) }),
  keyOfAnotherCellByName: await ask({ port: open, host: hostOf("b"), headers: bearer(a.key) }),
  keyByName: await ask({ port: open, host: `${hostOf("b").toUpperCase()}:443`, headers: bearer(b.key) }),
  schemeInLowerCase: await ask({ port: open, headers: { authorization: `bearer   ${b.key}` } }),
  dashboardByName: await ask({ port: open, host: hostOf("a"), path: dashboard }),
  dashboardWithoutName: await ask({ port: open, path: dashboard }),
  keyWithoutTls: await ask({ port: plain, headers: bearer(a.key) }),
  browserWithoutTls: await ask({ port: plain, host: hostOf("a"), path: dashboard })
})

/** What each of them is to be answered. */
export const expected: Readonly<Record<keyof Awaited<ReturnType<typeof askStrangely>>, Asked>> = {
  noKey: { status: 401, code: "unauthorized" },
  anotherScheme: { status: 401, code: "unauthorized" },
  unknownPrefix: { status: 401, code: "unauthorized" },
  unknownKey: { status: 401, code: "unauthorized" },
  keyOfAnotherCellByName: { status: 401, code: "unauthorized" },
  keyByName: { status: 200, code: null },
  schemeInLowerCase: { status: 200, code: null },
  dashboardByName: { status: 401, code: "unauthorized" },
  dashboardWithoutName: { status: 404, code: "not_found" },
  keyWithoutTls: { status: 400, code: "validation_error" },
  browserWithoutTls: { status: 308, code: null }
}
