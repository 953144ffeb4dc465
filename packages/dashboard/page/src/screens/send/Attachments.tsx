import { useState } from "react"
import { IconButton } from "../../ui/Button.tsx"
import { Field, Input } from "../../ui/Field.tsx"
import { CrossIcon } from "../../ui/icons.tsx"
import { attachmentProblem, sizeOf } from "./attachmentLimits.ts"
import type { DraftFile } from "./draft.ts"
import { texts } from "./texts.ts"

const readOne = (file: File): Promise<DraftFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("error", () => reject(new Error(texts.unreadableFile(file.name))))
    reader.addEventListener("load", () => {
      const url = String(reader.result)
      resolve({ filename: file.name, content: url.slice(url.indexOf(",") + 1), size: file.size, contentId: "" })
    })
    reader.readAsDataURL(file)
  })

interface AttachmentsProps {
  readonly files: ReadonlyArray<DraftFile>
  readonly issue: string | undefined
  readonly onChange: (files: ReadonlyArray<DraftFile>) => void
}

/** Files to attach, or to show within the HTML. Their number and size are checked before any file is read. */
export const Attachments = ({ files, issue, onChange }: AttachmentsProps) => {
  const [refused, setRefused] = useState<string>()
  const add = async (chosen: ReadonlyArray<File>) => {
    const reason = attachmentProblem([...files, ...chosen])
    if (reason !== undefined) {
      setRefused(texts[reason])
      return
    }
    try {
      const read = await Promise.all(chosen.map(readOne))
      setRefused(undefined)
      onChange([...files, ...read])
    } catch (error) {
      setRefused((error as Error).message)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={texts.files} hint={texts.filesHint} error={refused ?? issue}>
        <Input
          type="file"
          multiple
          className="h-auto! py-1"
          onChange={({ target }) => {
            const chosen = [...target.files ?? []]
            // Otherwise the browser reports no change if the same file is chosen again.
            target.value = ""
            void add(chosen)
          }}
        />
      </Field>
      {files.length > 0 && (
        <ul className="flex flex-col">
          {files.map(({ contentId, filename, size }, index) => (
            <li key={index} className="flex min-h-9 flex-wrap items-center gap-2 text-13">
              <span className="min-w-0 truncate">{filename}</span>
              <span className="shrink-0 text-faint">{sizeOf(size)}</span>
              <Input
                aria-label={texts.contentId(filename)}
                placeholder={texts.contentIdPlaceholder}
                title={texts.contentIdHint}
                value={contentId}
                onChange={({ target }) =>
                  onChange(files.map((file, at) =>
                    at === index ? { ...file, contentId: target.value } : file
                  ))}
                autoComplete="off"
                spellCheck={false}
                className="w-44!"
              />
              <IconButton
                label={texts.remove(filename)}
                onClick={() => onChange(files.filter((_, at) => at !== index))}
              >
                <CrossIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
