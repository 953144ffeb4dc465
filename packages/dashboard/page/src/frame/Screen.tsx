import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { portalView } from "../foundation/portalView.ts"
import { useMe } from "../foundation/session.ts"
import { classes } from "../ui/classes.ts"
import { BackIcon } from "../ui/icons.tsx"

const serviceName = "Sendwright"

export interface ScreenProps {
  /** The name of the screen, in a word or two. It is also the page's title. */
  readonly title: string
  /** Buttons at the right, for the most frequent action of this screen. */
  readonly actions?: ReactNode
  /** The address of the list that "back" leads to on a small screen. */
  readonly back?: string
  /** Whether the screen distinguishes live and test; by default it does. */
  readonly modes?: boolean
  readonly children: ReactNode
}

const segment = "rounded-[4px] px-2.5 text-13 leading-6 font-medium text-soft hover:text-ink pointer-coarse:leading-9"

const ModeSwitch = ({ mode }: { readonly mode: "live" | "test" }) => {
  const navigate = useNavigate()
  const to = (next: "live" | "test") => () =>
    void navigate({
      to: ".",
      search: (search: object) => ({ ...search, mode: next === "test" ? "test" as const : undefined })
    })
  return (
    <div role="group" aria-label="Mode" className="flex rounded-control border border-edge bg-inset p-px">
      <button
        type="button"
        aria-pressed={mode === "live"}
        onClick={to("live")}
        className={classes(segment, mode === "live" && "bg-ground text-ink! shadow-[0_0_0_1px_var(--n-6)]")}
      >
        Live
      </button>
      <button
        type="button"
        aria-pressed={mode === "test"}
        onClick={to("test")}
        className={classes(segment, mode === "test" && "bg-test text-[oklch(0.2_0.03_75)]!")}
      >
        Test
      </button>
    </div>
  )
}

/** One screen within the frame: its header, and its contents below. */
export const Screen = ({ actions, back, children, modes = true, title }: ScreenProps) => {
  const { account: id } = useParams({ strict: false })
  const { mode } = useSearch({ strict: false }) as { mode?: "test" }
  const account = useMe().accounts.find((one) => one.id === id)
  const view = portalView()
  const isTest = id !== undefined && (view?.mode ?? mode) === "test"
  const place = [`${isTest ? "Test: " : ""}${title}`, account?.name].filter(Boolean).join(" · ")
  return (
    <>
      <title>{`${place} – ${serviceName}`}</title>
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5">
        {back !== undefined && (
          <Link
            to={back}
            aria-label="Back"
            className="-ml-2 grid size-8 place-items-center rounded-control text-soft hover:bg-hover"
          >
            <BackIcon />
          </Link>
        )}
        {/* The title stands beside the buttons, not above them. It is shortened; on a phone it takes two lines. */}
        <h1 className="min-w-0 grow basis-24 text-16 font-semibold max-md:line-clamp-2 max-md:leading-5 max-md:wrap-anywhere md:truncate">
          {title}
          {isTest && <span className="ml-2 align-[1px] text-12 font-semibold text-on-test">Test</span>}
        </h1>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 md:gap-2">
          {id !== undefined && modes && view === undefined && <ModeSwitch mode={mode ?? "live"} />}
          {actions}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col overflow-y-auto outline-none">
        {children}
      </main>
    </>
  )
}
