import { Link } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { emailLink } from "../../foundation/emailLink.ts"
import { useAccount } from "../../foundation/useAccount.ts"
import { Button, buttonClass } from "../../ui/Button.tsx"
import { EmptyState } from "../../ui/States.tsx"
import { texts } from "./texts.ts"

interface SentProps {
  readonly id: string
  readonly mode: "live" | "test"
  readonly isLater: boolean
  readonly onAnother: () => void
}

/** Says that the email was accepted, and links to it. The form keeps its fields for another email. */
export const Sent = ({ id, isLater, mode, onAnother }: SentProps) => {
  const account = useAccount()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div role="status">
      <EmptyState title={isLater ? texts.sent.later : texts.sent[mode === "test" ? "test" : "now"]}>
        <div className="flex flex-wrap gap-2">
          <Link ref={link} {...emailLink(account.id, id, mode)} className={buttonClass("primary")}>{texts.open}</Link>
          <Button onClick={onAnother}>{texts.another}</Button>
        </div>
      </EmptyState>
    </div>
  )
}
