import { Body, Controller, Get, Post, UnprocessableEntityException } from "@nestjs/common"
import { SandboxRecipientNotAllowed, ValidationError } from "@sendwright/promise"
import { Orders } from "./Orders.ts"

@Controller("orders")
export class OrdersController {
  readonly #orders: Orders

  constructor(orders: Orders) {
    this.#orders = orders
  }

  @Post()
  async place(@Body() { buyer, item }: { readonly buyer: string; readonly item: string }) {
    try {
      return await this.#orders.place(buyer, item)
    } catch (error) {
      if (error instanceof ValidationError || error instanceof SandboxRecipientNotAllowed) {
        throw new UnprocessableEntityException(error.message)
      }
      throw error
    }
  }

  @Get()
  list() {
    return this.#orders.list()
  }
}
