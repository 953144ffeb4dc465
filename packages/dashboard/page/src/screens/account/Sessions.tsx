import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type Answer, call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { ConfirmDialog } from "../../ui/Dialog.tsx"
import { Section } from "../../ui/Section.tsx"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import { texts } from "./texts.ts"

const words = texts.you

type Session = Answer<"GET /sessions">["data"][number]

/** The sessions of the reader. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => call("GET /sessions", {}, { signal })
})

const agentOf = ({ agent }: Session): string => agent === "" ? words.unknownAgent : agent

/** Ends one session, or all but this one. */
const Ending = ({ of, onClose }: { readonly of: Session | "others"; readonly onClose: () => void }) => {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: async () => {
      if (of === "others") return words.othersEnded((await call("DELETE /sessions")).revoked)
      await call("DELETE /sessions/:id", { params: { id: of.id } })
      return words.ended
    },
    onSuccess: async (text) => {
      await client.invalidateQueries({ queryKey: ["sessions"] })
      toast(text)
      onClose()
    }
  })
  const all = of === "others"
  return (
    <ConfirmDialog
      title={all ? words.othersTitle : words.endTitle(agentOf(of))}
      action={all ? words.others : words.end}
      busy={end.isPending}
      error={end.error !== null && <ErrorState inline error={end.error} />}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      {all ? words.othersWhy : words.endWhy}
    </ConfirmDialog>
  )
}

/** The browsers in which the reader is signed in. */
export const Sessions = () => {
  const [ending, setEnding] = useState<Session | "others">()
  const { data, error, refetch } = useQuery(sessionsQuery)
  return (
    <Section title={words.sessions} hint={words.sessionsHint}>
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState inline error={error} onRetry={() => void refetch()} />
        : (
          <>
            <ul aria-label={words.sessions}>
              {data.data.map((session) => (
                <li
                  key={session.id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
                >
                  <div className="min-w-0 grow basis-48">
                    <p className="truncate">
                      {agentOf(session)}
                      {session.is_current && <span className="ml-2 text-13 text-faint">{words.current2}</span>}
                    </p>
                    <p className="truncate text-13 text-soft">
                      {words.methods[session.method]}
                      {session.network !== "" && ` · ${session.network}`} · {words.seen} <Time at={session.seen_at} />
                    </p>
                  </div>
                  {!session.is_current && (
                    <Button
                      kind="quiet"
                      aria-label={words.endTitle(agentOf(session)).replace("?", "")}
                      onClick={() => setEnding(session)}
                    >
                      {words.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {data.data.length > 1 && (
              <Button className="self-start" onClick={() => setEnding("others")}>{words.others}</Button>
            )}
          </>
        )}
      {ending !== undefined && <Ending of={ending} onClose={() => setEnding(undefined)} />}
    </Section>
  )
}
