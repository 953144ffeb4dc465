import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type ChangeEvent, useState } from "react"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { Meter } from "../../ui/Meter.tsx"
import { ErrorState } from "../../ui/States.tsx"
import { type Entries, readEntries } from "./csv.ts"
import { texts } from "./texts.ts"

const words = texts.importing

const maxBytes = 5_000_000
const maxLines = 50_000
/** The most addresses that the server takes in one request. */
const batch = 500
/** The most lines left out that are shown. */
const shownBad = 100

interface Bad {
  readonly line: number
  readonly text: string
  readonly problem: string
}

/** The progress of an import. */
interface Progress {
  readonly at: number
  readonly added: number
  readonly known: number
  readonly refused: ReadonlyArray<Bad>
}

const begin: Progress = { at: 0, added: 0, known: 0, refused: [] }

const read = async (file: File): Promise<Entries | string> => {
  if (file.size > maxBytes) return words.tooLarge
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return words.unreadable
  const found = readEntries(text)
  if (found.entries.length + found.bad.length > maxLines) return words.tooMany
  return found.entries.length === 0 ? words.nothing : found
}

const BadLines = ({ lines }: { readonly lines: ReadonlyArray<Bad> }) => (
  <div>
    <p className="font-medium">{words.bad(lines.length)}</p>
    <ul className="max-h-60 overflow-y-auto text-13" tabIndex={0} aria-label={words.bad(lines.length)}>
      {lines.slice(0, shownBad).map(({ line, problem, text }) => (
        <li key={line} className="border-b border-line py-1 last:border-b-0">
          <span className="text-faint">{words.line(line)}:</span>{" "}
          <span className="font-mono text-12 break-all">{text}</span> <span className="text-danger">{problem}</span>
        </li>
      ))}
      {lines.length > shownBad && <li className="py-1 text-faint">{words.more(lines.length - shownBad)}</li>}
    </ul>
  </div>
)

/** Suppresses the addresses of a file, and lists the lines left out, each with the reason. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { id } = useAccount()
  const client = useQueryClient()
  const [found, setFound] = useState<Entries | string>()
  const [progress, setProgress] = useState(begin)
  const entries = typeof found === "object" ? found.entries : []
  const run = useMutation({
    mutationFn: async () => {
      let now = progress
      while (now.at < entries.length) {
        const part = entries.slice(now.at, now.at + batch)
        const { outcomes } = await call("POST /accounts/:account_id/suppressions/import", {
          params: { account_id: id },
          payload: { entries: part.map(({ address, reason }) => ({ email_address: address, reason })) }
        }, { timeoutMs: 60_000 })
        now = {
          at: now.at + part.length,
          added: now.added + outcomes.filter(({ outcome }) => outcome === "added").length,
          known: now.known + outcomes.filter(({ outcome }) => outcome === "known").length,
          refused: [
            ...now.refused,
            ...outcomes.flatMap(({ problem }, index) => {
              const entry = part[index]
              return problem === null || entry === undefined
                ? []
                : [{ line: entry.line, text: entry.address, problem }]
            })
          ]
        }
        setProgress(now)
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["suppressions", id] })
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file === undefined) return
    run.reset()
    setProgress(begin)
    void read(file).then(setFound)
  }
  const bad = [
    ...typeof found === "object"
      ? found.bad.map(({ isOpen, ...one }) => ({ ...one, problem: isOpen ? words.openQuote : words.noAddress }))
      : [],
    ...progress.refused
  ].sort((left, right) => left.line - right.line)
  const hasBegun = run.isPending || progress.at > 0
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      stays={run.isPending}
      actions={run.isSuccess
        ? <Button kind="primary" onClick={onClose}>{words.close}</Button>
        : entries.length > 0 && run.error === null && (
          <Button
            kind="primary"
            busy={run.isPending}
            onClick={() => run.mutate()}
          >
            {words.start(entries.length)}
          </Button>
        )}
    >
      <div className="flex flex-col gap-4">
        <p className="text-soft">{words.hint}</p>
        {!hasBegun && (
          <Field label={words.file} error={typeof found === "string" ? found : undefined}>
            <Input type="file" accept=".csv,text/csv,text/plain" onChange={choose} className="h-auto! py-1" />
          </Field>
        )}
        <div role="status" className="flex flex-col gap-4">
          {entries.length > 0 && !hasBegun && <p>{words.found(entries.length)}</p>}
          {run.isSuccess && <p className="font-medium">{words.done(progress.added, progress.known)}</p>}
        </div>
        {hasBegun && !run.isSuccess && (
          <Meter label={words.title} share={progress.at / entries.length}>
            {words.progress(progress.at, entries.length)}
          </Meter>
        )}
        {bad.length > 0 && <BadLines lines={bad} />}
        {run.error !== null && (
          <ErrorState
            inline
            error={run.error}
            kept={words.stopped(progress.at, entries.length)}
            onRetry={() => run.mutate()}
          />
        )}
      </div>
    </Dialog>
  )
}
