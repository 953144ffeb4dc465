/** The process of a farm. */
import type { Taken } from "./Farm.ts"
import { makeInternet } from "./Internet.ts"
import { messageIdOf, startReceivers, type Weather } from "./Receivers.ts"

const calm: Weather = "well"

const receivers = await startReceivers(
  makeInternet(),
  Number(process.argv[2]),
  calm,
  ({ client, recipients, reply, taken }) => {
    if (taken === null) return
    const common = { messageId: messageIdOf(taken), at: Date.now(), client, isAnswered: reply !== null }
    for (const recipient of recipients) process.send?.({ ...common, recipient } satisfies Taken)
  }
)
process.on("message", (weather: Weather) => {
  receivers.turn(weather)
  process.send?.({ weather })
})
process.on("disconnect", () => process.exit())
process.send?.({ weather: calm })
