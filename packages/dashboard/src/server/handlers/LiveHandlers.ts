import { toWireSummary } from "@sendwright/api/wire/Email"
import type { Caller } from "@sendwright/core/accounts/Caller"
import type { EmailState } from "@sendwright/core/emails/EmailStore"
import { LiveFeed } from "@sendwright/core/emails/LiveFeed"
import { Members } from "@sendwright/core/users/Members"
import type { User } from "@sendwright/core/users/User"
import { dieOnServerFault } from "@sendwright/http/dieOnServerFault"
import * as Effect from "effect/Effect"
import { HttpApiBuilder } from "effect/http-api"
import * as Stream from "effect/Stream"
import { CurrentSession } from "../../contract/CurrentSession.ts"
import { DashboardApi } from "../../contract/DashboardApi.ts"
import { toLogRequest } from "../../contract/wire/Emails.ts"
import * as Wire from "../../contract/wire/Live.ts"
import { readBody } from "../foundation/readBody.ts"
import * as BrowserSession from "../sessions/BrowserSession.ts"
import { EventStreams } from "../streams/EventStreams.ts"
import type { ServerEvent } from "../streams/ServerEvent.ts"

/** The interval at which the states of the emails in sight are read. */
const statesMillis = 3_000

const eventOf = <Name extends keyof Wire.WireLiveEvents>(
  event: Name,
  data: Wire.WireLiveEvents[Name]
): ServerEvent => ({
  event,
  data
})

/** The states that the page does not have yet. */
const notYetSent = (sent: ReadonlyMap<string, string>, states: ReadonlyArray<EmailState>): ReadonlyArray<EmailState> =>
  states.filter(({ id, status, updatedAt }) => sent.get(id) !== `${status} ${updatedAt.getTime()}`)

/** The endpoint of the live channel. */
export const layer = HttpApiBuilder.group(
  DashboardApi,
  "live",
  Effect.fnUntraced(function*(handlers) {
    const feed = yield* LiveFeed
    const streams = yield* EventStreams
    const members = yield* Members
    const { isSignedIn } = yield* BrowserSession.make

    /**
     * The states of the emails in sight, whenever they change. While the storage does not answer, they are only late.
     */
    const statesOf = (caller: Caller, list: number, watched: ReadonlyArray<string>): Stream.Stream<ServerEvent> => {
      if (watched.length === 0) return Stream.empty
      const sent = new Map<string, string>()
      const readStates = Effect.gen(function*() {
        const fresh = notYetSent(sent, yield* feed.states(caller, watched))
        for (const { id, status, updatedAt } of fresh) sent.set(id, `${status} ${updatedAt.getTime()}`)
        return fresh.length === 0 ? [] : [eventOf("states", { list, data: Wire.toWireStates(fresh) })]
      }).pipe(Effect.orElseSucceed((): ReadonlyArray<ServerEvent> => []))
      return Stream.flatMap(Stream.fromEffectRepeat(Effect.delay(readStates, statesMillis)), Stream.fromIterable)
    }

    const enter = (user: User, { account_id, query }: Wire.WireLiveList) =>
      members.enter(user, account_id.toLowerCase(), query.mode ?? "live")

    const eventsOf = (user: User, asked: Wire.WireLiveList, list: number): Stream.Stream<ServerEvent> =>
      Stream.unwrap(Effect.map(enter(user, asked), (caller) => {
        const news = Stream.map(
          feed.follow(caller, toLogRequest(asked.query), asked.after),
          ({ cursor, emails, isCut }) =>
            eventOf("news", { list, emails: emails.map(toWireSummary), is_cut: isCut, cursor })
        )
        return Stream.merge(news, statesOf(caller, list, asked.watch))
      })).pipe(Stream.catch(() => Stream.succeed(eventOf("refused", { list }))))

    return handlers.handleRaw(
      "live",
      Effect.fnUntraced(function*({ request }) {
        const { user } = yield* CurrentSession
        const { lists } = yield* readBody(request, Wire.decodeLiveRequest)
        // A user who leaves an account keeps the session: their membership has to be checked as well.
        const areMember = Effect.forEach(lists, (list) =>
          Effect.match(enter(user, list), {
            onSuccess: () => true,
            onFailure: ({ _tag }) => _tag === "StorageError"
          }))
        // A list that was refused from the beginning must not end the others.
        const before = yield* areMember
        const stayMember = Effect.map(areMember, (now) => now.every((is, index) => is || before[index] === false))
        return yield* streams.open({
          userId: user.id,
          events: Stream.mergeAll(lists.map((list, index) => eventsOf(user, list, index)), {
            concurrency: "unbounded"
          }),
          isSignedIn: Effect.flatMap(isSignedIn(request), (still) => still ? stayMember : Effect.succeed(false))
        })
      }, dieOnServerFault)
    )
  })
)
