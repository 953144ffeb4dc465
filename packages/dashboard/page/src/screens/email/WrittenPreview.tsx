import { useQuery } from "@tanstack/react-query"
import { useCallback, useEffect, useRef } from "react"
import { addressOf, fetchFile } from "../../foundation/api.ts"
import { ErrorState, Waiting } from "../../ui/States.tsx"
import { blockLinks, writeFrame } from "../../ui/writeFrame.ts"
import { previewAddress, type Shown } from "./previewAddress.ts"
import { texts } from "./texts.ts"

interface Props {
  readonly account: string
  readonly email: Shown
  readonly images: boolean
  readonly isDark: boolean
  readonly className: string
}

/** A text as HTML without markup. */
const asHtml = (text: string): string => {
  const page = document.implementation.createHTMLDocument()
  const pre = page.body.appendChild(page.createElement("pre"))
  pre.style.whiteSpace = "pre-wrap"
  pre.textContent = text
  return page.documentElement.outerHTML
}

/**
 * The preview in a portal. Frames send no token, so the page fetches the document and writes it into an empty one. The
 * empty document has the same restrictions as the document of the dashboard's own preview: nothing in it runs, fetches
 * or sends.
 */
export const WrittenPreview = ({ account, className, email, images, isDark }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const address = previewAddress(account, email, isDark ? { scheme: "dark" } : {})
  const isHtml = email.html !== null
  const { data, error, refetch } = useQuery({
    queryKey: ["email-preview", address],
    queryFn: async ({ signal }) => await (await fetchFile(address, signal)).text(),
    staleTime: Infinity
  })
  const empty = addressOf("GET /portal/frame", { query: images ? { images: "remote" } : {} })
  const show = useCallback(() => {
    if (frame.current !== null && data !== undefined) writeFrame(frame.current, empty, isHtml ? data : asHtml(data))
  }, [data, empty, isHtml])
  useEffect(show, [show])
  if (error !== null) return <ErrorState error={error} inline onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <iframe
      key={empty}
      ref={frame}
      title={texts.preview.frame}
      src={empty}
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      allow=""
      tabIndex={0}
      onLoad={() => {
        if (frame.current !== null) blockLinks(frame.current)
        show()
      }}
      className={className}
    />
  )
}
