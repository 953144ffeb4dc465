/** The process of a farm. */
import type { Taken } from "./Farm.ts"
import { makeInternet } from "./Internet.ts"
import { messageIdOf, type Seen, type Slowed, startReceivers, type Weather } from "./Receivers.ts"

/** What the receivers are told to do. */
type Order = Weather | Slowed | "tell"

const calm: Weather = "well"
const seen: Array<Seen> = []

const receivers = await startReceivers(
  makeInternet(),
  Number(process.argv[2]),
  calm,
  ({ client, recipients, reply, taken }) => {
    if (taken === null) return
    const common = { messageId: messageIdOf(taken), at: Date.now(), client, isAnswered: reply !== null }
    for (const recipient of recipients) process.send?.({ ...common, recipient } satisfies Taken)
  },
  (one) => void seen.push(one)
)
process.on("message", (order: Order) => {
  if (order === "tell") return void process.send?.({ seen })
  if (typeof order === "object") return receivers.slow(order)
  receivers.turn(order)
  process.send?.({ weather: order })
})
process.on("disconnect", () => process.exit())
process.send?.({ weather: calm })
