import { useMutation, useQueryClient } from "@tanstack/react-query"
import { ApiError, call } from "../../foundation/api.ts"
import { toast } from "../../ui/toasts.tsx"
import { changeOf, contentOf, type Drafting } from "./draft.ts"
import { type Template, templateQuery, templatesQuery, versionsQuery } from "./queries.ts"
import { texts } from "./texts.ts"

/**
 * Saves the draft as the version after the given one. If somebody else has saved meanwhile, nothing is saved. The
 * template is then read again, and its later version explains the conflict.
 */
export const useSave = (account: string, template: Template, draft: Drafting) => {
  const client = useQueryClient()
  const query = templateQuery(account, template.id)
  const save = useMutation({
    mutationFn: (basedOn: number) =>
      call("PATCH /accounts/:account_id/templates/:id/versions/:version", {
        params: { account_id: account, id: template.id, version: String(basedOn) },
        payload: changeOf(draft.content, contentOf(template))
      }, { timeoutMs: 60_000 }),
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved)
      draft.follow(saved)
      toast(texts.saved(saved.version))
      // Not awaited, so that later changes can be saved at once.
      void client.invalidateQueries({ queryKey: templatesQuery(account).queryKey })
      void client.invalidateQueries({ queryKey: versionsQuery(account, template.id).queryKey })
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) await client.refetchQueries(query)
    }
  })
  // If an earlier save succeeded but its answer was lost, the second one is refused. The draft then has no changes
  // left, and no error is shown.
  const refused = save.error instanceof ApiError && save.error.status === 409 && draft.isDirty
  const isConflict = refused && draft.basedOn < template.version
  return { ...save, isConflict, isSlugTaken: refused && !isConflict }
}
