import { afterEach, expect, test, vi } from "vitest"
import { call } from "../../page/src/foundation/api.ts"
import { askEarly } from "../../page/src/foundation/earlyRequests.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const session = "/dashboard/api/session"
const list = "/dashboard/api/accounts/acc_1/emails"

const asking = (): Array<string> => {
  const asked: Array<string> = []
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url)
    return Promise.resolve(Response.json({ number: asked.length }))
  })
  return asked
}

test.each([
  ["/", "", [session]],
  ["/a/acc_1/emails", "", [session, `${list}?limit=100`]],
  ["/a/acc_1/emails", "?mode=test", [session, `${list}?mode=test&limit=100`]],
  ["/a/acc_1/emails", "?status=bounced", [session]],
  ["/a/acc_1/emails/0199a1b2", "", [session]],
  ["/operator/queue", "", [session]],
  ["/sign-in", "", []],
  ["/portal", "", []]
])("%s%s asks early for what it needs", (path, search, expected) => {
  const asked = asking()
  askEarly(path, search)
  expect(asked).toEqual(expected)
})

test("an early answer is given once, and not after its time", async () => {
  const asked = asking()
  askEarly("/", "")
  expect(await call("GET /session")).toEqual({ number: 1 })
  expect(await call("GET /session")).toEqual({ number: 2 })
  askEarly("/", "")
  const later = performance.now() + 60_000
  vi.spyOn(performance, "now").mockReturnValue(later)
  expect(await call("GET /session")).toEqual({ number: 4 })
  expect(asked).toHaveLength(4)
})
