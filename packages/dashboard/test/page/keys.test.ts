import { roles, scopesOf } from "@sendwright/core/accounts/Role"
import { expect, test } from "vitest"
import { grantedBy, isEverything } from "../../page/src/screens/keys/scopes.ts"

test("the page offers the scopes that the server allows for a role", () => {
  for (const role of roles) expect(grantedBy(role), role).toEqual(scopesOf(role))
})

test("only a key with every scope may do everything", () => {
  expect(isEverything(grantedBy("owner"))).toBe(true)
  expect(isEverything(grantedBy("developer"))).toBe(false)
})
