import { Injectable, type OnApplicationShutdown, type OnModuleInit } from "@nestjs/common"
import { createSendwright, joined, type Services } from "@sendwright/promise"
import { prismaTransaction } from "@sendwright/promise/join"
import type { Prisma } from "./generated/client.ts"
import { shop } from "./shop.ts"

/** It has no connection of its own, and hands nothing over: the worker does. */
@Injectable()
export class Mail implements OnModuleInit, OnApplicationShutdown {
  readonly #sendwright = createSendwright({ ...shop, storage: joined() })

  onModuleInit() {
    return this.#sendwright.start()
  }

  onApplicationShutdown() {
    return this.#sendwright.close()
  }

  /** What is sent with it is stored by the commit of the transaction, and not at all by a rollback. */
  in(tx: Prisma.TransactionClient): Services {
    return this.#sendwright.join(prismaTransaction(tx))
  }
}
