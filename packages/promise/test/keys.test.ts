import { accepted, createSendwright, memory, NotFound, ValidationError } from "@sendwright/promise"
import { assert, expect, it } from "vitest"

const create = () =>
  createSendwright({
    storage: memory(),
    provider: { name: "nowhere", submit: async (message) => accepted(message.messageId) },
    account: { name: "Shop", ownerEmail: "ada@example.com" }
  })

it("makes, lists and revokes keys of the account", async () => {
  await using sendwright = create()
  await sendwright.start()
  const { key, text } = await sendwright.keys.create({ name: "dashboard", mode: "test", scopes: ["emails:read"] })
  assert.match(text, /^svc_test_/)
  assert.deepStrictEqual([key.name, key.mode, key.scopes], ["dashboard", "test", ["emails:read"]])
  assert.strictEqual(text.slice(-4), key.lastFour)
  const all = await sendwright.keys.create({ name: "all", mode: "live" })
  assert.isAbove(all.key.scopes.length, 1)
  const listed = await sendwright.keys.list()
  assert.sameMembers(listed.map(({ id }) => id), [key.id, all.key.id])
  assert.notInclude(JSON.stringify(listed), text)
  assert.isNotNull((await sendwright.keys.revoke(key.id)).revokedAt)
  const after = await sendwright.keys.list()
  assert.isNotNull(after.find(({ id }) => id === key.id)?.revokedAt)
})

it("says what is wrong with a key", async () => {
  await using sendwright = create()
  await sendwright.start()
  await expect(sendwright.keys.create({ name: "", mode: "live" })).rejects.toBeInstanceOf(ValidationError)
  await expect(sendwright.keys.revoke("00000000-0000-7000-8000-000000000000")).rejects.toBeInstanceOf(NotFound)
})
