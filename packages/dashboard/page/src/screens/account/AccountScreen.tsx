import { getRouteApi, Link } from "@tanstack/react-router"
import { useRef } from "react"
import { useAccount } from "../../foundation/useAccount.ts"
import { Screen } from "../../frame/Screen.tsx"
import { classes } from "../../ui/classes.ts"
import { useOpenInSight } from "../../ui/Tabs.tsx"
import { Data } from "./Data.tsx"
import { History } from "./History.tsx"
import { Limits } from "./Limits.tsx"
import { Members } from "./Members.tsx"
import { Portals } from "./Portals.tsx"
import { type Part, parts } from "./screen.ts"
import { texts } from "./texts.ts"
import { You } from "./You.tsx"

const route = getRouteApi("/framed/a/$account/account")

const contents: Record<Part, () => React.ReactNode> = {
  limits: () => <Limits />,
  members: () => <Members />,
  you: () => <You />,
  data: () => <Data />,
  portal: () => <Portals />,
  history: () => <History />
}

const linkClass = "-mb-px flex h-9 shrink-0 items-center border-b-2 text-14 pointer-coarse:h-11"

/** The settings of an account, and of the user who is signed in. */
export const AccountScreen = () => {
  const { id, may } = useAccount()
  const { part = "limits" } = route.useSearch()
  const shown = parts.filter((name) => (name !== "data" && name !== "portal") || may("owner"))
  const open = shown.includes(part) ? part : "limits"
  const row = useRef<HTMLElement>(null)
  useOpenInSight(row, shown.indexOf(open))
  return (
    <Screen title={texts.title} modes={false}>
      <nav
        ref={row}
        aria-label={texts.title}
        className="flex shrink-0 gap-4 overflow-x-auto border-b border-line px-4 max-md:fades-right"
      >
        {shown.map((name) => (
          <Link
            key={name}
            to="/a/$account/account"
            params={{ account: id }}
            // The link of the first part names no part. It would count as the current page on all of them.
            activeOptions={{ explicitUndefined: true }}
            search={({ mode }) => ({ mode, part: name === "limits" ? undefined : name })}
            aria-current={name === open ? "page" : undefined}
            className={classes(
              linkClass,
              name === open
                ? "border-accent font-medium text-ink"
                : "border-transparent text-soft hover:text-ink"
            )}
          >
            {texts.parts[name]}
          </Link>
        ))}
      </nav>
      {contents[open]()}
    </Screen>
  )
}
