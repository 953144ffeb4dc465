import { SendJobs, type Settlement } from "@sendwright/core/sending/SendJobs"
import * as SendWorker from "@sendwright/core/sending/SendWorker"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { customer, Harness, hour, startWorkers } from "./harness.ts"

/** So that the workers are woken by what is due and not by their polls: a day of virtual time costs next to nothing. */
export const calm = { pollMillis: hour, metricsMillis: hour }

/** How a provider refuses temporarily. */
export const temporary = Effect.succeed(Submission.temporarilyRefused("451 4.7.1 try later", { code: "451" }))

/** How a provider breaks off. */
export const unknown = Effect.succeed(Submission.unknown("connection reset"))

/** One customer while every worker runs; the provider answers as it is told, or takes everything. */
export const atWork = Effect.fnUntraced(function*(submit?: Harness["Service"]["submit"]) {
  const harness = yield* Harness
  const one = yield* customer()
  if (submit !== undefined) harness.submit = submit
  yield* startWorkers(Sendwright.layerWorkers)
  return { harness, one }
})

/** The jobs port with some of its commands replaced. */
export const jobsWith = (change: (jobs: SendJobs["Service"]) => Partial<SendJobs["Service"]>) =>
  Layer.effect(SendJobs, Effect.map(SendJobs, (jobs) => SendJobs.of({ ...jobs, ...change(jobs) })))

/** A worker of which is written down how it ends its leases; `change` replaces commands of its jobs. */
export const recordedWorker = (
  change: (jobs: SendJobs["Service"]) => Partial<SendJobs["Service"]> = () => ({})
) => {
  const settled: Array<Settlement> = []
  const recorded = jobsWith((jobs) => ({
    settle: (settlements) =>
      Effect.suspend(() => {
        settled.push(...settlements)
        return jobs.settle(settlements)
      }),
    ...change(jobs)
  }))
  return { settled, worker: Layer.provide(SendWorker.layer, recorded) }
}

/** A provider that refuses everything for good, until a test has it answer otherwise. */
export const failing = Effect.gen(function*() {
  const harness = yield* Harness
  harness.submit = () => Effect.succeed({ ...Submission.permanentlyRefused("550 5.7.1 no"), provider: "smtp" })
  return harness
})
