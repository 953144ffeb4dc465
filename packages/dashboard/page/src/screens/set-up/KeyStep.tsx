import { useState } from "react"
import { exportKey } from "../../snippets/snippets.ts"
import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { Time } from "../../ui/Time.tsx"
import { CreateKey } from "../keys/CreateKey.tsx"
import type { FirstSteps } from "./firstSteps.ts"
import { Step } from "./Step.tsx"
import { texts } from "./texts.ts"

const words = texts.key

/** The step of creating an API key. */
export const KeyStep = ({ done, steps }: { readonly steps: FirstSteps; readonly done: boolean }) => {
  const [creating, setCreating] = useState(false)
  // The text of the key is known until the page is left. The server does not store it.
  const [made, setMade] = useState<string>()
  const { key } = steps
  return (
    <Step number={1} title={words.title} done={done}>
      {key === null
        ? <p className="text-soft">{words.why}</p>
        : (
          <p className="text-soft">
            {words.has(key.name, key.mode)} {key.last_used_at === null
              ? words.unused
              : (
                <>
                  {words.used} <Time at={key.last_used_at} as="ago" />.
                </>
              )}
          </p>
        )}
      {made !== undefined && (
        <div className="flex w-full flex-col gap-1">
          <p>{words.terminal}</p>
          <Code code={exportKey(made)} label={words.label} />
        </div>
      )}
      <Button kind={key === null ? "primary" : "plain"} onClick={() => setCreating(true)}>
        {key === null ? words.create : words.createOther}
      </Button>
      {creating && <CreateKey onClose={() => setCreating(false)} onMade={({ key }) => setMade(key)} />}
    </Step>
  )
}
