import { expect, test } from "vitest"
import { doneSteps, type FirstSteps, isNew, pollAfterMs } from "../../page/src/screens/set-up/firstSteps.ts"
import { firstSteps as taken } from "../browser/start.ts"

const none: FirstSteps = { key: null, email: null, domain: null }
const now = Date.parse("2026-11-22T12:00:00Z")
const email = (status: "queued" | "sent" | "delivered" | "scheduled", seconds: number): FirstSteps["email"] => ({
  ...taken.email!,
  status,
  created_at: new Date(now - seconds * 1_000).toISOString()
})

test("an account is new until something was sent, or a key was used", () => {
  expect(isNew(none)).toBe(true)
  expect(isNew({ ...none, key: { ...taken.key!, last_used_at: null } })).toBe(true)
  expect(isNew({ ...none, key: taken.key })).toBe(false)
  expect(isNew({ ...none, email: taken.email })).toBe(false)
})

test("the step of the email is done once it has left the queue, that of the domain once it is verified", () => {
  expect(doneSteps(none)).toEqual({ key: false, email: false, domain: false })
  expect(doneSteps(taken)).toEqual({ key: true, email: true, domain: true })
  expect(doneSteps({ ...none, email: email("queued", 1) }).email).toBe(false)
  expect(doneSteps({ ...none, email: email("scheduled", 1) }).email).toBe(false)
  expect(doneSteps({ ...none, domain: { ...taken.domain!, status: "pending" } }).domain).toBe(false)
})

test("the steps are read often while an email is on its way, and no more once everything is done", () => {
  expect(pollAfterMs(undefined, now)).toBe(3_000)
  expect(pollAfterMs(none, now)).toBe(3_000)
  expect(pollAfterMs({ ...taken, email: email("sent", 5) }, now)).toBe(1_000)
  expect(pollAfterMs({ ...none, email: email("queued", 5) }, now)).toBe(1_000)
  expect(pollAfterMs({ ...none, email: email("queued", 61) }, now)).toBe(3_000)
  expect(pollAfterMs({ ...taken, email: email("delivered", 5) }, now)).toBe(false)
  expect(pollAfterMs({ ...taken, email: email("sent", 61) }, now)).toBe(false)
})
