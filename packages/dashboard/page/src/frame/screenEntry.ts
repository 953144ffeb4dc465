import type { AnyRoute } from "@tanstack/react-router"
import type { Role } from "../foundation/session.ts"

/** The parts of the navigation. */
export const groups = [
  { name: "send", title: "Send" },
  { name: "set-up", title: "Set up" },
  { name: "watch", title: "Watch" }
] as const

export type Group = typeof groups[number]["name"]

/** How a screen stands in the navigation. */
export interface ScreenEntry<Route extends AnyRoute = AnyRoute> {
  readonly route: Route
  readonly title: string
  /** The part of the navigation that it stands in; left out: it has no place there, as an opened email. */
  readonly group?: Group | "operator"
  /** The least role that sees it; every member unless told. */
  readonly role?: Role
  /** The letter that goes to it after `g`. */
  readonly key?: string
  /** A key that goes to it at once, for what is done most, and what it does there, in a verb. */
  readonly shortcut?: { readonly key: string; readonly label: string }
}

/** One screen of the page: see "Adding a screen" in docs/internals/page.md. */
export const defineScreen = <Route extends AnyRoute>(entry: ScreenEntry<Route>): ScreenEntry<Route> => entry
