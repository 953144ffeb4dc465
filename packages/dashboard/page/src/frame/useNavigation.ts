import { getRouteApi, useParams, useSearch } from "@tanstack/react-router"
import { firstAccount, mayActAs, useMe } from "../foundation/session.ts"
import { type Group, groups, type ScreenEntry } from "./screenEntry.ts"

const root = getRouteApi("__root__")

/** The target of a link of the navigation. */
export interface Place {
  readonly entry: ScreenEntry
  readonly to: string
  readonly params: { readonly account?: string }
  readonly search: { readonly mode?: "test" }
}

export interface Part {
  readonly name: Group | "operator"
  readonly title: string
  readonly places: ReadonlyArray<Place>
}

/** The navigation that the reader may see: the parts of the open account, and the operator's. */
export const useNavigation = (): { readonly parts: ReadonlyArray<Part>; readonly operator: Part | undefined } => {
  const { entries } = root.useRouteContext()
  const me = useMe()
  const { account: id } = useParams({ strict: false })
  const { mode } = useSearch({ strict: false }) as { mode?: "test" }
  const account = me.accounts.find((one) => one.id === id) ?? (id === undefined ? firstAccount(me) : undefined)
  const shown = account?.id ?? id
  const place = (entry: ScreenEntry): Place => ({
    entry,
    to: entry.route.fullPath as string,
    params: shown === undefined ? {} : { account: shown },
    search: mode === undefined ? {} : { mode }
  })
  const parts = shown === undefined ? [] : groups.map(({ name, title }) => ({
    name,
    title,
    places: entries
      .filter((entry) => entry.group === name && mayActAs(account?.role ?? "viewer", entry.role ?? "viewer"))
      .map(place)
  }))
  const own = me.user.is_operator ? entries.filter(({ group }) => group === "operator") : []
  return {
    parts: parts.filter(({ places }) => places.length > 0),
    operator: own.length === 0 ? undefined : {
      name: "operator",
      title: "Operator",
      places: own.map((entry) => ({ ...place(entry), params: {}, search: {} }))
    }
  }
}
