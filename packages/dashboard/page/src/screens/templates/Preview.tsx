import { useCallback, useEffect, useRef, useState } from "react"
import { addressOf } from "../../foundation/api.ts"
import { classes } from "../../ui/classes.ts"
import { Checkbox } from "../../ui/Field.tsx"
import { blockLinks, writeFrame } from "../../ui/writeFrame.ts"
import type { Parts } from "./samples.ts"
import { texts } from "./texts.ts"

const widths = [320, 600, "full"] as const

/** The preview follows so long after the last key. */
const followAfterMs = 150

export interface PreviewProps {
  readonly account: string
  readonly view: "html" | "text"
  /** The parts with their variables filled in. */
  readonly parts: Parts
}

/** A template as its recipient will see it. */
export const Preview = ({ account, parts, view }: PreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<typeof widths[number]>("full")
  const [images, setImages] = useState(false)
  const address = addressOf("GET /accounts/:account_id/template-frame", {
    params: { account_id: account },
    query: images ? { images: "remote" } : {}
  })
  const { html } = parts
  const show = useCallback(() => {
    if (frame.current !== null) writeFrame(frame.current, address, html)
  }, [address, html])
  useEffect(() => {
    const timer = setTimeout(show, followAfterMs)
    return () => clearTimeout(timer)
  }, [show])
  return (
    <section aria-label={texts.preview} className="flex min-h-0 grow flex-col">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 border-b border-line px-4 text-13">
        <h2 className="font-medium">{texts.preview}</h2>
        {view === "html" && (
          <>
            <div role="group" aria-label={texts.width} className="flex gap-1">
              {widths.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={width === one}
                  onClick={() => setWidth(one)}
                  className={classes(
                    "h-7 rounded-control px-2 text-soft hover:bg-hover pointer-coarse:h-11",
                    width === one && "bg-chosen font-medium text-ink"
                  )}
                >
                  {texts.widths[one]}
                </button>
              ))}
            </div>
            <div title={texts.imagesHint}>
              <Checkbox
                label={texts.images}
                checked={images}
                onChange={(event) => setImages(event.target.checked)}
                className="text-13!"
              />
            </div>
          </>
        )}
      </div>
      <p className="truncate border-b border-line px-4 py-1.5 text-14 font-semibold">{parts.subject}</p>
      {parts[view] === ""
        ? <p className="grow px-4 py-3 text-soft">{texts.previewNone[view]}</p>
        : view === "text"
        ? (
          <pre
            tabIndex={0}
            role="region"
            aria-label={texts.editor.text}
            className="min-h-60 grow overflow-auto px-4 py-3 font-mono text-13 whitespace-pre-wrap"
          >
            {parts.text}
          </pre>
        )
        : (
          <div className="flex min-h-80 grow overflow-x-auto bg-inset">
            <iframe
              key={address}
              ref={frame}
              title={texts.preview}
              src={address}
              sandbox="allow-same-origin"
              referrerPolicy="no-referrer"
              onLoad={() => {
                if (frame.current !== null) blockLinks(frame.current)
                show()
              }}
              style={{ width: width === "full" ? "100%" : width }}
              className="mx-auto shrink-0 bg-[white]"
            />
          </div>
        )}
    </section>
  )
}
