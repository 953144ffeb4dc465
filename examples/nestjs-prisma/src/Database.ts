import { Injectable, type OnApplicationShutdown } from "@nestjs/common"
import { PrismaPg } from "@prisma/adapter-pg"
import { PrismaClient } from "./generated/client.ts"
import { databaseUrl } from "./shop.ts"

@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor() {
    super({ adapter: new PrismaPg({ connectionString: databaseUrl }) })
  }

  onApplicationShutdown() {
    return this.$disconnect()
  }
}
