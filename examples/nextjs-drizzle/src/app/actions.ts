"use server"

import { SandboxRecipientNotAllowed, ValidationError } from "@sendwright/promise"
import { revalidatePath } from "next/cache"
import { placeOrder } from "../orders.ts"

/** What the page says after an order; null before the first one. */
export type Answer = string | null

export const order = async (_previous: Answer, form: FormData): Promise<Answer> => {
  try {
    const { id, notice } = await placeOrder(String(form.get("buyer")), String(form.get("item")))
    revalidatePath("/")
    return notice === null ? `Order ${id}: the confirmation is on its way.` : `Order ${id}: ${notice}`
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SandboxRecipientNotAllowed) {
      return `No order: ${error.message}`
    }
    throw error
  }
}
