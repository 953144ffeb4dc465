import { expect, test } from "vitest"
import { changeOf } from "../../page/src/screens/operator/accounts/accounts.ts"

const shown = {
  name: "Basalt",
  plan: "pro",
  plan_step: null,
  overrides: { monthly_emails: null, domains: 5, request_rate: null, received_megabytes: null }
} as const

test("a change of an account contains only changed fields, because somebody else may have changed the others", () => {
  expect(changeOf(shown, shown)).toEqual({})
  expect(changeOf(shown, { ...shown, plan: "growth" })).toEqual({ plan: "growth" })
  expect(changeOf(shown, { ...shown, plan_step: "large" })).toEqual({ plan_step: "large" })
  expect(changeOf(shown, { ...shown, overrides: { ...shown.overrides, domains: null, monthly_emails: 7 } })).toEqual({
    overrides: { domains: null, monthly_emails: 7 }
  })
})
