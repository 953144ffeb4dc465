import { it } from "@effect/vitest"
import { SenderAuthentication } from "@sendwright/core/received/SenderAuthentication"
import * as MailauthAuthentication from "@sendwright/receiving/authentication/MailauthAuthentication"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as fs from "node:fs"
import * as ZoneDns from "./ZoneDns.ts"
it.live("arc", () => Effect.gen(function*() {
  const docs = JSON.parse(fs.readFileSync("/tmp/hD-corp/arc/val.json", "utf8"))
  let n = 0, bad = 0
  const out: Record<string,string> = {}
  for (const d of docs) {
    const zone = Object.fromEntries(Object.entries(d.txt).map(([k, v]) => [k, [{ TXT: v }]]))
    for (const [name, t] of Object.entries<any>(d.tests)) {
      const message = Buffer.from(String(t.message).replace(/\r?\n/g, "\r\n"))
      const r = yield* Effect.flatMap(SenderAuthentication, (s) => s.check({ returnPath: "", greeting: "x.example", remoteAddress: "192.0.2.1", message })).pipe(Effect.provide(Layer.provide(MailauthAuthentication.layer, ZoneDns.layer(zone as any))))
      n++
      const want = String(t.cv).toLowerCase()
      out[name] = r.arc.result
      const ok = (want === r.arc.result) || (want === "" && false)
      if (!ok) { bad++; console.log(d.description, name, "want", t.cv, "got", JSON.stringify(r.arc), t.description) }
    }
  }
  fs.writeFileSync("/tmp/hD-corp/arc/ours.json", JSON.stringify(out))
  console.log("cases", n, "different", bad)
}))
