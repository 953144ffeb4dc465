import { Argument, Command, Flag } from "effect/cli"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import { HostError } from "../foundation/HostError.ts"
import { execute } from "./Operator.ts"
import { json, print } from "./Print.ts"

const site = Argument.String("site").pipe(
  Argument.withDescription("Its name, as sites list shows it"),
  Argument.map((name) => name.toLowerCase())
)

interface Page {
  readonly sites: ReadonlyArray<object>
  readonly next: { readonly rank: number; readonly site: string } | null
}

const list = Command.make(
  "list",
  { json },
  Effect.fnUntraced(function*({ json }) {
    const sites: Array<object> = []
    let after: Page["next"] = null
    do {
      const page = (yield* execute({ _tag: "SitesList", after })) as Page
      sites.push(...page.sites)
      after = page.next
    } while (after !== null)
    yield* print(sites, json)
  })
).pipe(Command.withDescription("List the sites that were used last: paused ones first, then by state, the worst first"))

const show = Command.make(
  "show",
  { site, json },
  ({ json, site }) => Effect.flatMap(execute({ _tag: "SitesShow", site }), (one) => print(one, json))
).pipe(Command.withDescription("Show what a site is given, what it answers, and what waits for it"))

const pause = Command.make(
  "pause",
  { site, json },
  ({ json, site }) => Effect.flatMap(execute({ _tag: "SitesPause", site }), (done) => print(done, json))
).pipe(Command.withDescription("Hand a site nothing more; what comes for it waits"))

/** What one call of many answers. */
interface Moved {
  readonly moved: number
  readonly under_way: number
  readonly next: string | null
}

/** Each call looks at a part of what waits, so that it can be stopped at any time, and run again. */
const inSteps = Effect.fnUntraced(
  function*(_tag: "SitesResume" | "SitesFlush" | "SitesBounce", site: string, asJson: boolean) {
    const done = { moved: 0, under_way: 0 }
    let after: string | null = null
    do {
      const { moved, next, under_way } = (yield* execute({ _tag, site, after })) as Moved
      done.moved += moved
      done.under_way += under_way
      after = next
      if (after !== null && !asJson) yield* Console.error(`${done.moved} emails …`)
    } while (after !== null)
    yield* print(done, asJson)
  }
)

const resume = Command.make("resume", { site, json }, ({ json, site }) => inSteps("SitesResume", site, json)).pipe(
  Command.withDescription("End the pause of a site, and hand over what waits for it")
)

const flush = Command.make("flush", { site, json }, ({ json, site }) => inSteps("SitesFlush", site, json)).pipe(
  Command.withDescription("Hand over what waits for a site, at its full rate again")
)

const bounce = Command.make(
  "bounce",
  {
    site,
    yes: Flag.Boolean("yes").pipe(Flag.withDescription("Do it: this cannot be undone"), Flag.withDefault(false)),
    json
  },
  Effect.fnUntraced(function*({ json, site, yes }) {
    if (yes) return yield* inSteps("SitesBounce", site, json)
    const { waiting } = (yield* execute({ _tag: "SitesShow", site })) as { readonly waiting: number }
    return yield* new HostError({
      code: "usage",
      message: `${waiting} emails or more wait for ${site}: with --yes they fail, which cannot be undone.`
    })
  })
).pipe(Command.withDescription("Give up what waits for a site: its recipients fail, and nobody is suppressed"))

/** `sendwright sites …` */
export const sites = Command.make("sites").pipe(
  Command.withDescription("See and control direct delivery to the sites of receivers"),
  Command.withSubcommands([list, show, pause, resume, flush, bounce])
)
