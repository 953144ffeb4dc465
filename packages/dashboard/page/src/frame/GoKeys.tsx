import { useNavigate } from "@tanstack/react-router"
import { useKeys } from "../foundation/keyboard.ts"
import { useNavigation } from "./useNavigation.ts"

/** `g` and a letter open a screen. The most frequent actions have a key of their own. */
export const GoKeys = () => {
  const { operator, parts } = useNavigation()
  const navigate = useNavigate()
  const places = [...parts, ...operator === undefined ? [] : [operator]].flatMap(({ places }) => places)
  useKeys(places.flatMap(({ entry: { key, shortcut, title }, params, search, to }) => {
    const run = () => void navigate({ to, params, search })
    return [
      ...shortcut === undefined ? [] : [{ keys: shortcut.key, label: shortcut.label, group: "Everywhere", run }],
      ...key === undefined ? [] : [{ keys: `g ${key}`, label: title, group: "Go to", run }]
    ]
  }))
  return null
}
