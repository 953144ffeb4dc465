import { useKeys } from "../../foundation/keyboard.ts"
import { IconButton } from "../../ui/Button.tsx"
import { classes } from "../../ui/classes.ts"
import { CrossIcon } from "../../ui/icons.tsx"
import { Time } from "../../ui/Time.tsx"
import { exactTime } from "../../ui/timeTexts.ts"
import type { Entry } from "./subjects.ts"
import { texts } from "./texts.ts"

const words = texts.history

/** `member.role_changed` becomes "member role changed". */
export const actionText = (action: string): string => action.replace(/[._]/g, " ")

interface EntryPanelProps {
  readonly entry: Entry
  /** The name of the entry's subject, if it has one. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** One entry of the history: the action, its subject, its actor, and the origin of the request. */
export const EntryPanel = ({ entry, name, onClose }: EntryPanelProps) => {
  useKeys([{ keys: "Escape", label: words.close, group: words.list, run: onClose }])
  const { action, actor, at, source, subject } = entry
  const kind = words.kinds[actor.kind]
  const facts = ([
    [words.columns.at, exactTime(new Date(at))],
    [words.columns.who, kind === "" ? actor.name : `${actor.name} (${kind})`],
    [words.columns.subject, name ?? null]
  ] as const).filter(([, value]) => value !== null)
  const ids = ([
    [words.facts.subject, subject],
    [words.facts.actor, actor.id],
    [words.facts.address, source.address],
    [words.facts.session, source.session_id],
    [words.facts.request, source.request_id]
  ] as const).filter(([, value]) => value !== null)
  return (
    <article aria-label={words.entry} className="flex flex-col gap-4 px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="text-16 font-semibold">{actionText(action)}</h2>
          <Time at={at} as="ago" className="text-13 text-faint" />
        </div>
        <IconButton label={words.close} onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1.5 text-13">
        {[...facts, ...ids].map(([fact, value], index) => (
          <div key={fact} className="contents">
            <dt className="text-soft">{fact}</dt>
            <dd
              className={classes(
                "min-w-0 wrap-anywhere whitespace-pre-line",
                index >= facts.length && "font-mono text-12"
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {source.address === null && source.request_id === null && <p className="text-13 text-soft">{words.noSource}</p>}
    </article>
  )
}
