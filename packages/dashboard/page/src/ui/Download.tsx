import { type ReactNode, useState } from "react"
import { fetchFile } from "../foundation/api.ts"
import { portalView } from "../foundation/portalView.ts"
import { Button, buttonClass } from "./Button.tsx"
import { errorTexts } from "./States.tsx"
import { toast } from "./toasts.tsx"

/** Saves a fetched file, as a link to it would. */
const save = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export interface DownloadProps {
  readonly address: string
  /** The name of the file, unless its answer has one. */
  readonly name: string
  /** The name of the download, for screen readers. */
  readonly label?: string
  readonly children: ReactNode
}

/** A link to a file. In a portal the page fetches the file, because a link sends no token. */
export const Download = ({ address, children, label, name }: DownloadProps) => {
  const [busy, setBusy] = useState(false)
  if (portalView() === undefined) {
    return <a className={buttonClass()} aria-label={label} download href={address}>{children}</a>
  }
  const fetchAndSave = async () => {
    setBusy(true)
    try {
      save(await (await fetchFile(address)).blob(), name)
    } catch (error) {
      toast(errorTexts(error).title)
    } finally {
      setBusy(false)
    }
  }
  return <Button busy={busy} aria-label={label} onClick={() => void fetchAndSave()}>{children}</Button>
}
