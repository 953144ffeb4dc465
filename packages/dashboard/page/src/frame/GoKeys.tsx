import { useNavigate } from "@tanstack/react-router"
import { useKeys } from "../keyboard.ts"
import { useNavigation } from "./navigation.ts"

/** `g` and a letter go to a screen. */
export const GoKeys = () => {
  const { operator, parts } = useNavigation()
  const navigate = useNavigate()
  useKeys(
    [...parts, ...operator === undefined ? [] : [operator]].flatMap(({ places }) => places).flatMap((place) =>
      place.entry.key === undefined ? [] : [{
        keys: `g ${place.entry.key}`,
        label: place.entry.title,
        group: "Go to",
        run: () => void navigate({ to: place.to, params: place.params, search: place.search })
      }]
    )
  )
  return null
}
