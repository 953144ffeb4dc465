import { toWebHandler } from "@sendwright/http/WebHandler"
import * as Layer from "effect/Layer"
import { Resend as Client } from "resend"
import { afterAll, assert, it, vi } from "vitest"
import * as Resend from "../src/Resend.ts"
import { ResendSettings } from "../src/ResendSettings.ts"
import { services } from "./server.ts"

afterAll(() => vi.unstubAllGlobals())

it("stands in a server of somebody else's, below the path of the mount and under its own", async () => {
  const { dispose, handler } = toWebHandler(services, {
    basePath: "/mail",
    routes: Layer.provide(Resend.layer, Layer.succeed(ResendSettings, { path: "/as-resend" }))
  })
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => handler(new Request(url, init)))
  const ask = async (baseUrl: string) => (await new Client("re_123", { baseUrl }).emails.list()).error
  assert.strictEqual((await ask("https://shop.example/mail/as-resend"))?.name, "invalid_api_key")
  // What is not of this interface keeps the envelope of the API.
  assert.notProperty(await ask("https://shop.example/mail/resend"), "statusCode")
  const { error } = await new Client("re_123", { baseUrl: "https://shop.example/mail/as-resend" }).contacts.list()
  assert.match(error!.message, /keeps no contacts/)
  await dispose()
})
