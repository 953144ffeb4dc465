import type { AnyRoute } from "@tanstack/react-router"
import type { Role } from "../foundation/session.ts"

/** The parts of the navigation. */
export const groups = [
  { name: "send", title: "Send" },
  { name: "set-up", title: "Set up" },
  { name: "watch", title: "Watch" }
] as const

export type Group = typeof groups[number]["name"]

/** The place of a screen in the navigation. */
export interface ScreenEntry<Route extends AnyRoute = AnyRoute> {
  readonly route: Route
  readonly title: string
  /** The part of the navigation that lists it. If left out, the navigation does not, as with a single email. */
  readonly group?: Group | "operator"
  /** The least role that sees it; by default every member does. */
  readonly role?: Role
  /** The letter that opens it after `g`. */
  readonly key?: string
  /** For the most frequent actions: a key that opens it at once, and the action there, as a verb. */
  readonly shortcut?: { readonly key: string; readonly label: string }
}

/** One screen of the page: see "Adding a screen" in docs/internals/page.md. */
export const defineScreen = <Route extends AnyRoute>(entry: ScreenEntry<Route>): ScreenEntry<Route> => entry
