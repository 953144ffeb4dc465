import * as fc from "fast-check"
import { expect, test } from "vitest"
import { eventReader } from "../../page/src/live/serverEvents.ts"
import { toText } from "../../src/server/streams/ServerEvent.ts"

test("server-sent events are read back as they were written, in any pieces", () => {
  // `JSON.parse` would take escaped names after one with a backslash for that one (nodejs/node#63785).
  const data = fc.jsonValue().filter((value) => !JSON.stringify(value).includes("\\\\"))
  const events = fc.array(fc.record({ event: fc.constantFrom("news", "states"), data }))
  fc.assert(fc.property(events, fc.array(fc.nat({ max: 40 })), (sent, cuts) => {
    const sentData = JSON.parse(JSON.stringify(sent)) as typeof sent
    let text = `retry: 2000\n\n${sent.map((one) => `: still here\n\n${toText(one as never)}`).join("")}`
    const read = eventReader()
    const received = cuts.flatMap((length) => {
      const piece = text.slice(0, length)
      text = text.slice(length)
      return read(piece)
    })
    expect([...received, ...read(text)]).toEqual(sentData)
  }))
})
