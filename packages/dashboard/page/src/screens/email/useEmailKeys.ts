import { useKeys } from "../../foundation/keyboard.ts"
import { texts } from "./texts.ts"
import { type EmailView, tabs } from "./view.ts"

/** The keys of an open email: to the next and previous tab, and back. */
export const useEmailKeys = (
  { tab = "preview" }: EmailView,
  onView: (change: EmailView) => void,
  back: { readonly label: string; readonly run: () => void }
): void => {
  const turn = (by: number) => () => onView({ tab: tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] })
  useKeys([
    { keys: "]", label: texts.keys.next, group: texts.keys.group, run: turn(1) },
    { keys: "[", label: texts.keys.previous, group: texts.keys.group, run: turn(-1) },
    { keys: "Escape", group: texts.keys.group, ...back }
  ])
}
