import { Link } from "@tanstack/react-router"
import { useAccount } from "../../foundation/useAccount.ts"
import { buttonClass } from "../../ui/Button.tsx"
import type { FirstSteps } from "./firstSteps.ts"
import { Step } from "./Step.tsx"
import { texts } from "./texts.ts"

const words = texts.domain

/** The step of adding and verifying a domain. */
export const DomainStep = ({ done, steps }: { readonly steps: FirstSteps; readonly done: boolean }) => {
  const { id } = useAccount()
  const { domain } = steps
  const domains: string = `/a/${id}/domains`
  return (
    <Step number={3} title={words.title} done={done}>
      <p className="text-soft">{domain === null ? words.why : words[domain.status](domain.name)}</p>
      {!done && <Link to={domains} className={buttonClass()}>{domain === null ? words.add : words.records}</Link>}
    </Step>
  )
}
