import { useMutation, useQueryClient } from "@tanstack/react-query"
import { ApiError, call } from "../../foundation/api.ts"
import { toast } from "../../ui/toasts.tsx"
import { changeOf, contentOf, type Drafting } from "./draft.ts"
import { type Template, templateQuery, templatesQuery, versionsQuery } from "./queries.ts"
import { texts } from "./texts.ts"

/**
 * Saves what was typed, as a change of the version that is passed. Where somebody else saved meanwhile nothing is saved,
 * and the template is read again: that it has a later version then says why.
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
      // Not waited for: what is typed now can be saved now.
      void client.invalidateQueries({ queryKey: templatesQuery(account).queryKey })
      void client.invalidateQueries({ queryKey: versionsQuery(account, template.id).queryKey })
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) await client.refetchQueries(query)
    }
  })
  // What is saved already, because an earlier save arrived and its answer did not, is refused and needs no word.
  const refused = save.error instanceof ApiError && save.error.status === 409 && draft.isDirty
  const isConflict = refused && draft.basedOn < template.version
  return { ...save, isConflict, isSlugTaken: refused && !isConflict }
}
