import { useBlocker } from "@tanstack/react-router"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import type { Drafting } from "./draft.ts"
import { texts } from "./texts.ts"

/** Asks before unsaved changes are left. */
export const LeaveDialog = ({ draft: { discard, isDirty, isKept } }: { readonly draft: Drafting }) => {
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isKept,
    withResolver: true
  })
  if (blocked.status !== "blocked") return null
  return (
    <Dialog
      title={texts.leave}
      onClose={blocked.reset}
      actions={
        <>
          <Button onClick={blocked.reset}>{texts.stay}</Button>
          <Button
            onClick={() => {
              discard()
              blocked.proceed()
            }}
          >
            {texts.leaveDiscard}
          </Button>
          <Button kind="primary" onClick={blocked.proceed}>{texts.leaveAction}</Button>
        </>
      }
    >
      <p>{isKept ? texts.leaveKept : texts.leaveLost}</p>
    </Dialog>
  )
}
