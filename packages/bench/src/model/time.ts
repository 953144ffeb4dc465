import { type Delivery, type Email, hasOwnDomain, higher, type Report, type State, type World } from "./World.ts"

const second = 1_000
const day = 86_400_000

/** Appends an event, and a delivery of it for each endpoint that subscribes to its type; no live one for test mode. */
export const emit = (world: World, email: Email, type: string, at: number): void => {
  email.events.push({ type, at })
  for (const endpoint of world.endpoints) {
    if (endpoint.account !== email.account || !endpoint.enabled || !endpoint.events.includes(type)) continue
    if (endpoint.mode === "test" && email.mode === "live") continue
    world.deliveries.push({ endpoint, email, type, status: "pending", attempts: 0, due: world.now })
  }
}

const suppresses = { bounced: "bounce", complained: "complaint" } as const

/** What is learnt of some recipients: the more telling state stays, whatever comes first. */
const learn = (email: Email, state: State | null, who: ReadonlyArray<string>): void => {
  if (state === null) return
  for (const recipient of email.recipients) {
    if (!who.includes(recipient.address)) continue
    recipient.state = higher(recipient.state, state)
    if (state !== "bounced" && state !== "complained") continue
    if (email.mode === "test" || recipient.simulation !== null) continue
    const { suppressed } = email.account
    const before = suppressed.get(recipient.address)
    if (before === undefined || (before === "bounce" && state === "complained")) {
      suppressed.set(recipient.address, suppresses[state])
    }
  }
  if (email.recipients.every((recipient) => recipient.state !== "queued")) email.job = null
}

const give = (world: World, email: Email, providerMessageId: string | null): void => {
  if (email.providerMessageId !== null || providerMessageId === null) return
  email.providerMessageId = providerMessageId
  const isIts = (parked: World["parked"][number]) => parked.providerMessageId === providerMessageId
  for (const { report } of world.parked.filter(isIts)) world.later.push({ due: world.now, email, report })
  world.parked = world.parked.filter((parked) => !isIts(parked))
}

/** Applies a report, unless it is known by its name or by what it says. */
export const apply = (world: World, email: Email, report: Report): void => {
  if (report.type === "not-spam") return
  const names = [report.name, [report.type, report.state, [...report.who].sort(), report.moment].join(" ")]
  if (names.some((name) => email.known.has(name))) return
  for (const name of names) email.known.add(name)
  emit(world, email, report.type, report.at)
  give(world, email, report.providerMessageId)
  learn(email, report.state, report.who)
}

const backoff = (attempt: number): number => Math.min(5 * second * 2 ** (attempt - 1), 900 * second)

const fail = (world: World, email: Email, who: ReadonlyArray<string>): void => {
  emit(world, email, "email.failed", world.now)
  learn(email, "failed", who)
}

/** The simulator's part of a hand-off: sent now, and its reports one and two seconds later. */
const simulate = (world: World, email: Email): void => {
  const simulated = email.recipients.filter(({ simulation, state }) => simulation !== null && state === "queued")
  if (simulated.length === 0) return
  const isWhole = email.recipients.every(({ simulation }) => simulation !== null)
  emit(world, email, "email.sent", world.now)
  if (isWhole) give(world, email, "simulated")
  learn(email, "sent", simulated.map(({ address }) => address))
  const later = (after: number, type: string, state: State, simulations: ReadonlyArray<string | null>) => {
    const who = simulated.filter(({ simulation }) => simulations.includes(simulation)).map(({ address }) => address)
    if (who.length === 0) return
    const at = world.now + after * second
    const report: Report = {
      name: `simulator ${type}`,
      type,
      state,
      who,
      at,
      moment: `simulator`,
      providerMessageId: null
    }
    world.later.push({ due: at, email, report })
  }
  later(1, "email.delivered", "delivered", ["delivered", "complained"])
  later(1, "email.bounced", "bounced", ["bounced"])
  later(2, "email.complained", "complained", ["complained"])
}

const handOver = (world: World, email: Email, queuedAt: number): void => {
  const queued = email.recipients.filter(({ state }) => state === "queued")
  if (email.domain !== null && !hasOwnDomain(world, email.account)) {
    return end(email, () => fail(world, email, email.recipients.map(({ address }) => address)))
  }
  if (queued.some(({ address }) => email.account.suppressed.has(address))) {
    return end(email, () => fail(world, email, email.recipients.map(({ address }) => address)))
  }
  const isMissed = email.attempts === 0 && email.scheduledAt !== null && world.now - email.scheduledAt > day
  if (isMissed) return end(email, () => fail(world, email, email.recipients.map(({ address }) => address)))
  email.attempts++
  const attempt = email.attempts
  const real = queued.filter(({ simulation }) => simulation === null).map(({ address }) => address)
  let next: number | null = null
  if (real.length > 0) {
    const answer = answerOf(email.script, attempt)
    if (answer === "accepted") {
      emit(world, email, "email.sent", world.now)
      give(world, email, `p-${email.id}-${attempt}`)
      learn(email, "sent", real)
    }
    if (answer === "permanent") fail(world, email, real)
    if (answer === "temporary" || answer === "unknown") {
      next = world.now + (answer === "temporary" ? backoff(attempt) : Math.max(60 * second, backoff(attempt)))
      if (next > queuedAt + day) {
        next = null
        fail(world, email, real)
      }
    }
  }
  simulate(world, email)
  email.job = next === null || email.recipients.every(({ state }) => state !== "queued")
    ? null
    : { due: next, queuedAt }
}

const end = (email: Email, step: () => void): void => {
  step()
  email.job = null
}

/** What the provider answers to an attempt. */
export const answerOf = (
  script: Email["script"],
  attempt: number
): "accepted" | "temporary" | "permanent" | "unknown" => {
  switch (script) {
    case "accept":
      return "accepted"
    case "permanent":
      return "permanent"
    case "stubborn":
      return "temporary"
    case "temporary":
      return attempt === 1 ? "temporary" : "accepted"
    case "unknown":
    case "lost":
      return attempt === 1 ? "unknown" : "accepted"
  }
}

/** The status that an endpoint answers to the attempt number `attempt` of a delivery. */
export const endpointStatus = (path: string, attempt: number): number => {
  switch (path) {
    case "fail":
      return 500
    case "moved":
      return 302
    case "flaky":
      return attempt <= 2 ? 503 : 200
    default:
      return 200
  }
}

const post = (world: World, delivery: Delivery): void => {
  delivery.attempts++
  if (endpointStatus(delivery.endpoint.path, delivery.attempts) === 200) {
    delivery.status = "delivered"
    delivery.due = null
  } else if (delivery.attempts >= 8) {
    delivery.status = "failed"
    delivery.due = null
  } else {
    delivery.due = world.now + 5 * second * 2 ** (delivery.attempts - 1)
  }
}

/** The next thing that is due by `until`, and when. */
const nextOf = (world: World, until: number): { readonly due: number; readonly run: () => void } | undefined => {
  let found: { readonly due: number; readonly run: () => void } | undefined
  const offer = (due: number, run: () => void) => {
    if (due <= until && (found === undefined || due < found.due)) found = { due, run }
  }
  for (const email of world.emails) {
    const { account, job, scheduledAt } = email
    if (scheduledAt !== null && email.recipients.some(({ state }) => state === "scheduled") && !email.cancelled) {
      offer(scheduledAt, () => {
        for (const recipient of email.recipients) recipient.state = "queued"
        emit(world, email, "email.queued", world.now)
        email.job = { due: world.now, queuedAt: world.now }
      })
    }
    const isHeld = account.suspended || (account.paused && email.mode === "live")
    if (job !== null && !isHeld) offer(job.due, () => handOver(world, email, job.queuedAt))
  }
  for (const later of world.later) {
    offer(later.due, () => {
      world.later.splice(world.later.indexOf(later), 1)
      apply(world, later.email, later.report)
    })
  }
  for (const delivery of world.deliveries) if (delivery.due !== null) offer(delivery.due, () => post(world, delivery))
  return found
}

/** Lets everything happen that is due by then, in its order. */
export const passUntil = (world: World, until: number): void => {
  for (let next = nextOf(world, until); next !== undefined; next = nextOf(world, until)) {
    world.now = Math.max(world.now, next.due)
    next.run()
  }
  world.now = until
}
