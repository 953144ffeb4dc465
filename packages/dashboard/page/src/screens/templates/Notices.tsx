import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Button } from "../../ui/Button.tsx"
import type { Drafting } from "./draft.ts"
import { type Template, versionQuery } from "./queries.ts"
import { texts } from "./texts.ts"

const Bar = ({ alert = false, children }: { readonly alert?: boolean; readonly children: ReactNode }) => (
  <div
    role={alert ? "alert" : "status"}
    className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-inset px-4 py-1.5 text-13"
  >
    {children}
  </div>
)

export interface NoticesProps {
  readonly account: string
  readonly template: Template
  readonly draft: Drafting
  readonly busy: boolean
  readonly onSave: () => void
  readonly onLook: () => void
}

/**
 * Notices about unsaved changes: they were restored, they cannot be kept, or somebody else has saved a newer version.
 */
export const Notices = ({ account, busy, draft, onLook, onSave, template }: NoticesProps) => {
  const isBehind = draft.isDirty && draft.basedOn < template.version
  const theirs = useQuery({ ...versionQuery(account, template.id, template.version), enabled: isBehind })
  if (isBehind) {
    return (
      <Bar alert>
        <span className="font-medium">{texts.behind(template.version, theirs.data?.created_by ?? null)}</span>
        <span className="flex flex-wrap gap-2">
          <Button onClick={onLook}>{texts.seeTheirs}</Button>
          <Button busy={busy} onClick={onSave}>{texts.saveMine(template.version + 1)}</Button>
          <Button onClick={draft.discard}>{texts.takeTheirs}</Button>
        </span>
      </Bar>
    )
  }
  if (draft.isDirty && !draft.isKept) return <Bar alert>{texts.notKept}</Bar>
  if (!draft.wasKept) return null
  return (
    <Bar>
      <span>{texts.restoredDraft}</span>
      <Button kind="quiet" onClick={draft.discard}>{texts.discard}</Button>
    </Bar>
  )
}
