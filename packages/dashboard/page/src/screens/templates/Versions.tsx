import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { type Answer, call } from "../../foundation/api.ts"
import { Button } from "../../ui/Button.tsx"
import { classes } from "../../ui/classes.ts"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { Time } from "../../ui/Time.tsx"
import { toast } from "../../ui/toasts.tsx"
import { type Template, templateQuery, templatesQuery, versionQuery, versionsQuery } from "./queries.ts"
import { texts } from "./texts.ts"

const CodeDiff = lazy(() => import("./CodeDiff.tsx"))
const route = getRouteApi("/framed/a/$account/templates/$template")

type Version = Answer<"GET /accounts/:account_id/templates/:id/versions/:version">

/** A version as one text, so that one comparison shows all differences. */
const asText = ({ html, name, subject, text }: Version): string =>
  [`Name: ${name}`, `Subject: ${subject}`, "", "── HTML", html ?? "", "", "── Plain text", text ?? ""].join("\n")

export interface VersionsProps {
  readonly account: string
  readonly template: Template
  readonly mayChange: boolean
  /** There are unsaved changes, so that a restore is not possible. */
  readonly isDirty: boolean
}

/** The versions of a template, the differences between them, and a way to restore one. */
export const Versions = ({ account, isDirty, mayChange, template }: VersionsProps) => {
  const { version = template.version, with: other } = route.useSearch()
  const navigate = route.useNavigate()
  const versions = useInfiniteQuery(versionsQuery(account, template.id))
  const rows = versions.data?.pages.flatMap(({ data }) => data)
  const show = (change: { version?: number; with?: "latest" | undefined }) =>
    void navigate({ search: (before) => ({ ...before, version, with: other, ...change }), replace: true })
  if (rows === undefined) {
    return versions.error === null
      ? <Waiting />
      : <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
  }
  return (
    <div className="grid min-h-0 md:h-full md:grid-cols-[260px_minmax(0,1fr)]">
      <div className="flex min-h-0 flex-col overflow-y-auto border-line max-md:max-h-60 max-md:border-b md:border-r">
        <ul aria-label={texts.versions}>
          {rows.map((row) => (
            <li key={row.version}>
              <button
                type="button"
                aria-current={row.version === version}
                onClick={() => show({ version: row.version })}
                className={classes(
                  "flex w-full flex-col border-b border-line px-4 py-2 text-left text-13 -outline-offset-2 hover:bg-hover",
                  row.version === version && "bg-chosen"
                )}
              >
                <span className="font-medium">
                  {texts.version(row.version)}
                  {row.version === template.version && <span className="ml-2 text-faint">{texts.latest}</span>}
                </span>
                <span className="text-soft">
                  <Time at={row.created_at} /> {texts.savedBy(row.created_by)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {versions.hasNextPage && (
          <Button
            kind="quiet"
            busy={versions.isFetchingNextPage}
            onClick={() => void versions.fetchNextPage()}
            className="m-2"
          >
            {texts.older}
          </Button>
        )}
      </div>
      <Difference
        account={account}
        template={template}
        version={version}
        other={other === "latest" ? template.version : version - 1}
        restore={mayChange
          ? <Restore account={account} template={template} version={version} isDirty={isDirty} />
          : null}
        onCompare={(latest) => show({ with: latest ? "latest" : undefined })}
        isLatest={other === "latest"}
      />
    </div>
  )
}

interface DifferenceProps {
  readonly account: string
  readonly template: Template
  readonly version: number
  /** The version to compare with; 0: there is none. */
  readonly other: number
  readonly isLatest: boolean
  readonly restore: React.ReactNode
  readonly onCompare: (latest: boolean) => void
}

const Difference = ({ account, isLatest, onCompare, other, restore, template, version }: DifferenceProps) => {
  const shown = useQuery(versionQuery(account, template.id, version))
  const compared = useQuery({ ...versionQuery(account, template.id, other), enabled: other > 0 })
  const error = shown.error ?? compared.error
  const after = shown.data === undefined ? undefined : asText(shown.data)
  const before = other > 0 ? compared.data === undefined ? undefined : asText(compared.data) : after
  const label = texts.diff(version, other > 0 ? other : undefined)
  return (
    <section aria-label={label} className="flex min-h-0 flex-col">
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1 text-13">
        <div role="group" aria-label={texts.compare} className="flex flex-wrap items-center gap-1">
          <span className="text-faint">{texts.compare}</span>
          {[false, true].map((latest) => (
            <button
              key={String(latest)}
              type="button"
              aria-pressed={latest === isLatest}
              onClick={() => onCompare(latest)}
              className={classes(
                "h-7 rounded-control px-2 text-soft hover:bg-hover pointer-coarse:h-11",
                latest === isLatest && "bg-chosen font-medium text-ink"
              )}
            >
              {latest ? texts.compareLatest : texts.compareBefore}
            </button>
          ))}
        </div>
        <div className="ml-auto">{restore}</div>
      </div>
      {error !== null
        ? <ErrorState error={error} onRetry={() => void Promise.all([shown.refetch(), compared.refetch()])} />
        : after === undefined || before === undefined
        ? <Waiting />
        : (
          <>
            <p className="border-b border-line px-4 py-1.5 text-13 text-soft">
              {other === 0 ? texts.firstVersion : before === after ? texts.same : label}
            </p>
            <div className="min-h-80 grow md:min-h-0 md:overflow-hidden">
              <Suspense fallback={<Waiting />}>
                <CodeDiff label={label} before={before} after={after} />
              </Suspense>
            </div>
          </>
        )}
    </section>
  )
}

interface RestoreProps {
  readonly account: string
  readonly template: Template
  readonly version: number
  readonly isDirty: boolean
}

/** Saves an old version again, as the newest one. It does not ask, because nothing is lost. */
const Restore = ({ account, isDirty, template, version }: RestoreProps) => {
  const client = useQueryClient()
  const navigate = route.useNavigate()
  const restore = useMutation({
    mutationFn: () =>
      call("POST /accounts/:account_id/templates/:id/versions/:version/restore", {
        params: { account_id: account, id: template.id, version: String(version) }
      }),
    onSuccess: async (saved) => {
      client.setQueryData(templateQuery(account, template.id).queryKey, saved)
      toast(texts.restoredAs(version, saved.version))
      await Promise.all([
        navigate({ search: (before) => ({ ...before, version: saved.version, with: undefined }), replace: true }),
        client.invalidateQueries({ queryKey: versionsQuery(account, template.id).queryKey }),
        client.invalidateQueries({ queryKey: templatesQuery(account).queryKey })
      ])
    }
  })
  if (version === template.version) return null
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        busy={restore.isPending}
        disabled={isDirty}
        title={isDirty ? texts.restoreBlocked : undefined}
        onClick={() => restore.mutate()}
      >
        {texts.restore(version)}
      </Button>
      {restore.error !== null && <ErrorState inline error={restore.error} />}
    </div>
  )
}
