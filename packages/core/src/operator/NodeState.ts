import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Held } from "../foundation/Conditions.ts"
import * as LimitShare from "../foundation/LimitShare.ts"
import type { Activity } from "../foundation/ProcessActivity.ts"

const maxConditions = 20
const maxProviders = 50
const longestMessage = 300

const Time = Schema.DateFromString
const TimeOrNull = Schema.NullOr(Time)

const Circuit = Schema.Struct({
  state: Schema.Literals(["closed", "open", "half_open"]),
  since: Time,
  until: TimeOrNull,
  reason: Schema.NullOr(Schema.String)
})

/** The work of a process, and its problems. */
export const NodeState = Schema.Struct({
  /** When its last claims came back; null: it has not claimed yet, or does not. */
  claims: Schema.Struct({ sends: TimeOrNull, webhooks: TimeOrNull, domains: TimeOrNull }),
  /** What is wrong, up to 20. */
  conditions: Schema.Array(Schema.Struct({
    name: Schema.String,
    message: Schema.String,
    blocks: Schema.Boolean,
    since: Time
  })),
  /** The providers that it hands email to, with the hand-offs that are under way. */
  providers: Schema.Array(Schema.Struct({
    name: Schema.String,
    underWay: Schema.Int,
    /** null where no other provider replaces it. */
    circuit: Schema.NullOr(Circuit)
  })),
  /** Its last or present round of retention; null: none yet, or it has no workers. */
  retention: Schema.NullOr(Schema.Struct({
    startedAt: Time,
    endedAt: TimeOrNull,
    failed: Schema.Boolean,
    deleted: Schema.Struct({
      contents: Schema.Int,
      emails: Schema.Int,
      reports: Schema.Int,
      "sign-ins": Schema.Int
    })
  })),
  /** The last messages that its bounce listener took, newest first, up to 20. */
  reports: Schema.Array(Schema.Struct({
    at: Time,
    format: Schema.Literals(["dsn", "arf", "auto_reply", "other", "unreadable"]),
    kind: Schema.String,
    emailId: Schema.NullOr(Schema.String),
    ignored: Schema.NullOr(Schema.String)
  })),
  /** What it keeps to of the limits that processes share. */
  sharing: Schema.optionalKey(Schema.Struct({ view: Schema.String, isSettled: Schema.Boolean }))
})
export type NodeState = typeof NodeState.Type

/** What a process says of itself at a time, in milliseconds. */
export const of = (activity: Activity, conditions: ReadonlyArray<Held>, now: number): NodeState => ({
  claims: { ...activity.claims },
  conditions: conditions.slice(0, maxConditions).map(({ blocks, message, name, since }) => ({
    name: name.slice(0, 100),
    message: message.slice(0, longestMessage),
    blocks,
    since
  })),
  providers: Array.from(activity.providers, ([name, { circuit, underWay }]) => ({
    name: name.slice(0, 100),
    underWay,
    circuit: circuit === null ? null : { ...circuit, reason: circuit.reason?.slice(0, 100) ?? null }
  })).slice(0, maxProviders),
  retention: activity.retention,
  reports: activity.reports.slice(),
  sharing: LimitShare.pledgeOf(activity.standing, now)
})

const Text = Schema.fromJsonString(NodeState)

/** As it is stored. */
export const encode: (state: NodeState) => string = Schema.encodeSync(Text)

const decodeOption = Schema.decodeUnknownOption(Text)

/** null for what another version says in another way. */
export const decode = (text: string): NodeState | null => Option.getOrNull(decodeOption(text))
