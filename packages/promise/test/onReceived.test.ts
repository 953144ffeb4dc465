import { NotRunning, ValidationError } from "@sendwright/promise"
import { assert, describe, it } from "vitest"
import { keeping, rejection, started, until } from "./app.ts"
import { checkAnswers, receive } from "./receive.ts"

describe("onReceived", () => {
  it(
    "calls the function with the email and its files, and answers it once though it runs again and says something else",
    async () => {
      const { provider, taken } = keeping()
      await using sendwright = await started({ provider })
      await checkAnswers(sendwright)
      await until(() => taken.length === 1)
    },
    40_000
  )

  it("gives each email to every name, and refuses a second function of one name", async () => {
    await using sendwright = await started()
    const calls: Array<string> = []
    await sendwright.onReceived(() => void calls.push("inbox"))
    await sendwright.onReceived(() => void calls.push("archive"), { name: "archive" })
    assert.instanceOf(await rejection(sendwright.onReceived(() => undefined)), ValidationError)
    await receive(sendwright)
    await until(() => calls.length === 2)
    assert.deepStrictEqual(calls.sort(), ["archive", "inbox"])
  })

  it("is refused where no worker would call the function", async () => {
    await using sendwright = await started({ workers: false })
    assert.instanceOf(await rejection(sendwright.onReceived(() => undefined)), NotRunning)
  })
})
