import { useState } from "react"
import { portalView } from "../../foundation/portalView.ts"
import type { Account } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { classes } from "../../ui/classes.ts"
import { Switch } from "../../ui/Field.tsx"
import { previewAddress, type Shown } from "./previewAddress.ts"
import { texts } from "./texts.ts"
import { type EmailView, widths } from "./view.ts"
import { WrittenPreview } from "./WrittenPreview.tsx"

const { preview: words } = texts

type PreviewView = Pick<EmailView, "dark" | "width">

interface Props {
  readonly account: Account
  readonly email: Shown
  readonly view: PreviewView
  readonly onView: (change: PreviewView) => void
}

/**
 * An email as its recipient sees it. The server sends the document with its own content security policy, and the frame
 * is sandboxed: no origin, no scripts, no forms, no popups, no navigation of the page.
 */
export const Preview = ({ account, email, onView, view }: Props) => {
  // Chosen anew for each email and not kept in the address: loading images tells their servers that the email was read.
  // Opening a colleague's link must not do that.
  const [images, setImages] = useState(false)
  const { dark, width = "600" } = view
  const address = previewAddress(account.id, email, {
    ...images ? { images: "remote" as const } : {},
    ...dark === "yes" ? { scheme: "dark" as const } : {}
  })
  const frameClass = classes(
    "mx-auto block h-[640px] max-w-none resize-y border border-line",
    width === "320" ? "w-[320px]" : "w-[600px]",
    dark === "yes" ? "bg-[black] [color-scheme:dark]" : "bg-[white] [color-scheme:light]"
  )
  return (
    <>
      <div role="group" aria-label={words.controls} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex gap-1">
          {widths.map((one) => (
            <Button
              key={one}
              aria-pressed={one === width}
              onClick={() => onView({ width: one === "600" ? undefined : one })}
              className={one === width ? "bg-chosen!" : ""}
            >
              {words.width(one)}
            </Button>
          ))}
        </div>
        <Switch
          label={words.dark}
          checked={dark === "yes"}
          onChange={(event) => onView({ dark: event.target.checked ? "yes" : undefined })}
        />
        {email.html !== null && (
          images
            ? <p role="status" className="text-13 text-soft">{words.imagesOn}</p>
            : (
              <span className="flex flex-wrap items-center gap-x-3">
                <Button onClick={() => setImages(true)}>{words.images}</Button>
                <span className="text-13 text-faint">{words.imagesHint}</span>
              </span>
            )
        )}
      </div>
      <div className="overflow-x-auto rounded-control border border-line bg-inset p-3">
        {portalView() === undefined
          ? (
            <iframe
              key={address}
              title={words.frame}
              src={address}
              sandbox=""
              referrerPolicy="no-referrer"
              allow=""
              tabIndex={0}
              className={frameClass}
            />
          )
          : (
            <WrittenPreview
              key={dark ?? ""}
              account={account.id}
              email={email}
              images={images}
              isDark={dark === "yes"}
              className={frameClass}
            />
          )}
      </div>
      <p className="text-13 text-faint">{email.html === null ? words.textOnly : words.note}</p>
    </>
  )
}
