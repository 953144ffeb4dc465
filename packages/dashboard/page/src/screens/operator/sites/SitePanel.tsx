import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useKeys } from "../../../foundation/keyboard.ts"
import { Button, IconButton } from "../../../ui/Button.tsx"
import { ConfirmDialog } from "../../../ui/Dialog.tsx"
import { CrossIcon } from "../../../ui/icons.tsx"
import { ErrorState, Waiting } from "../../../ui/States.tsx"
import { Time } from "../../../ui/Time.tsx"
import { toast } from "../../../ui/toasts.tsx"
import { Facts, Section } from "../shared/Blocks.tsx"
import { Mark } from "./Mark.tsx"
import { type Action, order, queryKey, siteQuery } from "./sites.ts"
import { texts } from "./texts.ts"

export interface SitePanelProps {
  readonly name: string
  readonly onClose: () => void
}

/** One site, and an operator's orders about it. */
export const SitePanel = ({ name, onClose }: SitePanelProps) => {
  const client = useQueryClient()
  const { data: site, error, refetch } = useQuery(siteQuery(name))
  const [moved, setMoved] = useState(0)
  const [isAsking, setAsking] = useState(false)
  useKeys([{ keys: "Escape", label: texts.close, group: "List", run: onClose }])
  const act = useMutation({
    mutationFn: async (action: Action) => {
      setMoved(0)
      return { action, ...await order(name, action, setMoved) }
    },
    onSuccess: ({ action, moved, underWay }) => {
      setAsking(false)
      toast([texts.done[action](moved), ...underWay === 0 ? [] : [texts.underWay(underWay)]].join(" "))
      return client.invalidateQueries({ queryKey })
    }
  })
  if (site === undefined) {
    return error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
  }
  const button = (action: Exclude<Action, "bounce">) => (
    <Button
      busy={act.isPending && act.variables === action}
      disabled={act.isPending}
      onClick={() => act.mutate(action)}
    >
      {texts.actions[action]}
    </Button>
  )
  return (
    <article aria-label={name} className="pb-6">
      <div className="flex items-start gap-2 px-4 pt-3">
        <div className="min-w-0 grow">
          <h2 className="text-16 font-semibold break-words">{name}</h2>
          {site !== null && (
            <p>
              <Mark site={site} />
              {site.paused_at !== null && (
                <span className="text-soft">
                  {` ${texts.pausedBy(site.paused_by ?? "")} `}
                  <Time at={site.paused_at} />
                </span>
              )}
            </p>
          )}
        </div>
        <IconButton label={texts.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      {site === null ? <p className="px-4 pt-3">{texts.unknown}</p> : (
        <>
          <div className="flex flex-wrap gap-2 px-4 pt-3">
            {site.paused_at === null ? button("pause") : button("resume")}
            {site.paused_at === null && button("flush")}
            <Button disabled={act.isPending} onClick={() => setAsking(true)}>{texts.actions.bounce}</Button>
          </div>
          {act.isPending && moved > 0 && <p role="status" className="px-4 pt-2 text-soft">{texts.progress(moved)}</p>}
          {act.error !== null && !isAsking && (
            <div className="px-4 pt-3">
              <ErrorState inline error={act.error} />
            </div>
          )}
          <Section title={texts.columns.state} beside>
            <Facts
              facts={[
                [texts.facts.waiting, texts.waiting(site.waiting)],
                [texts.facts.oldest, site.oldest_at === null ? texts.none : <Time key="oldest" at={site.oldest_at} />],
                [texts.facts.rate, texts.rate(site.per_minute)],
                [texts.facts.connections, site.connections],
                [texts.facts.answers, texts.counts(site.answers)],
                [
                  texts.facts.refusal,
                  site.refusal === null ? texts.none : (
                    <span key="refusal">
                      {`${site.refusal.text} `}
                      <span className="text-soft">
                        <Time at={site.refusal.at} />
                      </span>
                    </span>
                  )
                ],
                [texts.facts.used, <Time key="used" at={site.used_at} />]
              ]}
            />
          </Section>
        </>
      )}
      {isAsking && site !== null && (
        <ConfirmDialog
          title={texts.bounceTitle(name)}
          action={texts.bounceAction}
          typed={name}
          busy={act.isPending}
          error={act.error !== null && <ErrorState inline error={act.error} />}
          onConfirm={() => act.mutate("bounce")}
          onClose={() => {
            if (!act.isPending) setAsking(false)
          }}
        >
          {texts.bounceText(site.waiting)}
        </ConfirmDialog>
      )}
    </article>
  )
}
