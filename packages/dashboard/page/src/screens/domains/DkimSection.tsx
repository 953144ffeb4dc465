import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../foundation/api.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { ErrorState } from "../../ui/States.tsx"
import type { Domain } from "./condition.ts"
import { useChanged } from "./queries.ts"
import { texts } from "./texts.ts"

type Step = "rotate" | "retire"

interface Words {
  readonly title: string
  readonly text: string
  readonly action: string
}

const StepDialog = (
  { account, domain, onClose, step, words }: {
    readonly account: string
    readonly domain: Domain
    readonly step: Step
    readonly words: Words
    readonly onClose: () => void
  }
) => {
  const changed = useChanged(account)
  const params = { account_id: account, id: domain.id }
  const run = useMutation({
    mutationFn: () =>
      step === "rotate"
        ? call("POST /accounts/:account_id/domains/:id/rotate-dkim", { params })
        : call("POST /accounts/:account_id/domains/:id/retire-dkim", { params }),
    onSuccess: (now) => {
      changed(domain.id, now)
      onClose()
    }
  })
  return (
    <Dialog
      title={words.title}
      asks
      onClose={onClose}
      actions={<Button kind="primary" busy={run.isPending} onClick={() => run.mutate()}>{words.action}</Button>}
    >
      <p>{words.text}</p>
      {run.error !== null && <ErrorState inline error={run.error} />}
    </Dialog>
  )
}

/** The DKIM key of a domain, and its rotation. If the provider signs, nothing can be changed here. */
export const DkimSection = ({ account, domain }: { readonly account: string; readonly domain: Domain }) => {
  const { may } = useAccount()
  const [step, setStep] = useState<Step>()
  const { name, rotation } = domain
  // If the provider signs, the DKIM records are CNAMEs into its own zone.
  const isOurs = domain.records.some(({ purpose, type }) => purpose === "dkim" && type === "TXT")
  const next: Step | undefined = !isOurs
    ? undefined
    : rotation === null
    ? "rotate"
    : rotation.switched_at === null
    ? undefined
    : "retire"
  const words: { readonly [S in Step]: Words } = {
    rotate: { title: texts.rotateTitle, text: texts.rotateText(name), action: texts.rotate },
    retire: { title: texts.retireTitle, text: texts.retireText(rotation?.from ?? ""), action: texts.retire }
  }
  return (
    <section aria-labelledby="dkim">
      <h2 id="dkim" className="text-16 font-semibold">{texts.rotation}</h2>
      <p className="mt-1 max-w-[720px] text-soft">
        {!isOurs
          ? texts.rotationElsewhere
          : rotation === null
          ? texts.rotationNone
          : rotation.switched_at === null
          ? texts.rotationPending(rotation.from, rotation.to)
          : texts.rotationSwitched(rotation.from, rotation.to)}
      </p>
      {next !== undefined && may("developer") && (
        <Button className="mt-3" onClick={() => setStep(next)}>{words[next].action}</Button>
      )}
      {step !== undefined && (
        <StepDialog
          account={account}
          domain={domain}
          step={step}
          words={words[step]}
          onClose={() => setStep(undefined)}
        />
      )}
    </section>
  )
}
