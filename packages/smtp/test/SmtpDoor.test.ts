import { assert, describe, it } from "@effect/vitest"
import { SMTPServer } from "smtp-server"
import { SMTPConnection } from "smtp-server/lib/smtp-connection.js"

// What is used of it is not promised to stay: after an upgrade, look whether each of these still does what it did.
describe("smtp-server", () => {
  it("has what is used of it beyond its documentation", () => {
    for (
      const method of ["send", "close", "init", "connectionReady", "_onCommand", "_getEnhancedStatusCode"] as const
    ) {
      assert.isFunction(SMTPConnection.prototype[method], method)
    }
    assert.isFunction(SMTPServer.prototype.connect)
    assert.isFunction(SMTPServer.prototype.updateSecureContext)
    const server = new SMTPServer({ disabledCommands: ["STARTTLS"] })
    assert.instanceOf(server.connections, Set)
    assert.isDefined(server.server)
  })
})
