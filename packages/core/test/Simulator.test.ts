import { assert, describe, it } from "@effect/vitest"
import { apply } from "@sendwright/core/model/Evidence"
import { evidenceOf } from "@sendwright/core/model/ProviderEvent"
import * as Simulator from "../src/sending/Simulator.ts"

const now = new Date("2026-11-21T12:00:00.000Z")
const recipients = (["delivered", "bounced", "complained"] as const).map((simulation) => ({
  address: `${simulation}@sandbox`,
  envelope: `${simulation}@sandbox`,
  state: "queued" as const,
  simulation
}))
const play = (over: Partial<Parameters<typeof Simulator.handOff>[0]> = {}) =>
  Simulator.handOff({
    emailId: "e-1",
    mode: "test",
    attempt: 1,
    now,
    recipients,
    providerMessageId: "sim_1",
    isPartial: false,
    ...over
  })

describe("Simulator", () => {
  it("plays a provider's part: sent, then delivered or bounced a second later, then the complaint", () => {
    const { evidence, later } = play()
    assert.deepStrictEqual(evidence.details, {
      attempt: 1,
      provider: "simulator",
      provider_message_id: "sim_1",
      test: true
    })
    assert.deepStrictEqual(
      later.map(({ at, event }) => [event.type, at.getTime() - now.getTime(), event.recipients]),
      [
        ["email.delivered", 1000, ["delivered@sandbox", "complained@sandbox"]],
        ["email.bounced", 1000, ["bounced@sandbox"]],
        ["email.complained", 2000, ["complained@sandbox"]]
      ]
    )
    for (const { at, event } of later) {
      assert.strictEqual(event.emailId, "e-1")
      assert.deepStrictEqual(event.occurredAt, at)
      assert.deepInclude(event.details, { provider_message_id: "sim_1", test: true, recipients: event.recipients })
    }
    assert.deepInclude(later[1]?.event.details, { bounce_type: "permanent", status_code: "5.1.1" })
  })

  it("reports nothing that nobody is there for, and marks live mode not as test", () => {
    const { evidence, later } = play({ mode: "live", recipients: recipients.slice(0, 1) })
    assert.deepStrictEqual(later.map(({ event }) => event.type), ["email.delivered"])
    assert.notProperty(evidence.details, "test")
    assert.notProperty(later[0]?.event.details, "test")
  })

  it("knows each report again", () => {
    const events = play().later.map(({ event }) => evidenceOf(event))
    const record = {
      status: "sent" as const,
      error: null,
      providerMessageId: null,
      recipients: recipients.map(({ address }) => ({ address, state: "sent" as const })),
      keys: new Set<string>()
    }
    const applied = apply(record, [...events, ...events])
    assert.strictEqual(applied.events.length, 3)
    assert.deepStrictEqual(applied.record.recipients.map(({ state }) => state), ["delivered", "bounced", "complained"])
  })

  it("leaves the email's provider message id to the provider of its real recipients", () => {
    const { evidence, later } = play({ isPartial: true })
    assert.isNull(evidence.providerMessageId)
    for (const { event } of later) assert.isNull(event.providerMessageId)
    assert.deepStrictEqual(evidence.details["recipients"], recipients.map(({ address }) => address))
  })

  it("answers as a provider that takes the message", () => {
    assert.deepStrictEqual(play().submission, {
      _tag: "Accepted",
      provider: "simulator",
      providerMessageId: "sim_1",
      response: "250 2.0.0 accepted by the simulator",
      refused: []
    })
  })

  it("tells the whole of a hand-off and of its reports, as a provider would", () => {
    const at = new Date(now.getTime() + 1_000)
    const { evidence, later } = play({ mode: "live", attempt: 2 })
    assert.deepStrictEqual(evidence, {
      type: "email.sent",
      occurredAt: now,
      recipients: recipients.map(({ address }) => address),
      details: { attempt: 2, provider: "simulator", provider_message_id: "sim_1" },
      keys: [],
      providerMessageId: "sim_1",
      error: null
    })
    const [delivered, bounced, complained] = later.map(({ event }) => event)
    assert.deepStrictEqual(delivered, {
      provider: "simulator",
      key: "sim_1 email.delivered",
      emailId: "e-1",
      messageId: null,
      type: "email.delivered",
      occurredAt: at,
      recipients: ["delivered@sandbox", "complained@sandbox"],
      details: {
        recipients: ["delivered@sandbox", "complained@sandbox"],
        smtp_response: "250 2.0.0 accepted by the simulator",
        processing_time_ms: 1_000,
        remote_mta: "simulator",
        provider_message_id: "sim_1"
      },
      keys: ["simulator:sim_1 email.delivered"],
      providerMessageId: "sim_1",
      error: null
    })
    assert.deepStrictEqual(bounced?.details, {
      recipients: ["bounced@sandbox"],
      bounce_type: "permanent",
      bounce_sub_type: "general",
      diagnostic_code: "550 5.1.1 no such user at the simulator",
      status_code: "5.1.1",
      reporting_mta: "simulator",
      provider_message_id: "sim_1"
    })
    assert.deepStrictEqual(complained?.details, {
      recipients: ["complained@sandbox"],
      complaint_type: "abuse",
      user_agent: "simulator",
      feedback_id: "feedback-sim_1",
      provider_message_id: "sim_1"
    })
  })
})
