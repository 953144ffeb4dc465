import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../../foundation/api.ts"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { MoreIcon } from "../../ui/icons.tsx"
import { Menu } from "../../ui/Menu.tsx"
import { ErrorState, errorTexts } from "../../ui/States.tsx"
import { toast } from "../../ui/toasts.tsx"
import type { Drafting } from "./draft.ts"
import { type Template, templateQuery, templatesQuery } from "./queries.ts"
import { texts } from "./texts.ts"

export interface TemplateMenuProps {
  readonly account: string
  readonly template: Template
  readonly draft: Drafting
}

/** Rare actions on a template. */
export const TemplateMenu = ({ account, draft, template }: TemplateMenuProps) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const listChanged = () => client.invalidateQueries({ queryKey: templatesQuery(account).queryKey })
  const duplicate = useMutation({
    mutationFn: () => {
      const { html, name, subject, text } = template
      return call("POST /accounts/:account_id/templates", {
        params: { account_id: account },
        payload: {
          name: texts.copyOf(name).slice(0, 100),
          subject,
          ...html === null ? {} : { html },
          ...text === null ? {} : { text }
        }
      }, { timeoutMs: 60_000 })
    },
    onSuccess: async (made) => {
      client.setQueryData(templateQuery(account, made.id).queryKey, made)
      toast(texts.duplicated(made.name))
      await Promise.all([
        listChanged(),
        navigate({ to: "/a/$account/templates/$template", params: { account, template: made.id }, search: {} })
      ])
    },
    onError: (error) => toast(errorTexts(error).title)
  })
  const remove = useMutation({
    mutationFn: () =>
      call("DELETE /accounts/:account_id/templates/:id", { params: { account_id: account, id: template.id } }),
    onSuccess: async () => {
      draft.discard()
      toast(texts.removed(template.name))
      // The deletion was confirmed: leaving asks no second time about unsaved changes.
      await navigate({ to: "/a/$account/templates", params: { account }, search: {}, ignoreBlocker: true })
      client.removeQueries({ queryKey: templateQuery(account, template.id).queryKey })
      await listChanged()
    }
  })
  return (
    <>
      <Menu
        label={texts.more}
        mark
        items={[
          { label: texts.duplicate, onSelect: () => duplicate.mutate() },
          "line",
          { label: texts.remove, danger: true, onSelect: () => setRemoving(true) }
        ]}
      >
        <MoreIcon />
      </Menu>
      {removing && (
        <ConfirmDialog
          title={texts.removeTitle(template.name)}
          action={texts.removeAction}
          typed={template.slug}
          busy={remove.isPending}
          error={remove.error !== null && <ErrorState inline error={remove.error} />}
          onConfirm={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        >
          <p>{texts.removeText(template.slug)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
