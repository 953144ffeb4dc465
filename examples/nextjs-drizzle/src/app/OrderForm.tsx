"use client"

import { useActionState } from "react"
import { order } from "./actions.ts"

export const OrderForm = () => {
  const [answer, action, isPending] = useActionState(order, null)
  return (
    <form action={action}>
      <label>
        Your address <input name="buyer" defaultValue="ada@example.com" />
      </label>
      <input type="hidden" name="item" value="lamp" />
      <button disabled={isPending}>Order a lamp</button>
      <output>{answer}</output>
    </form>
  )
}
