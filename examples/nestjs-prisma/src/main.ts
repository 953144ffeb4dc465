/** The shop over HTTP: `POST /orders` with `{ "buyer", "item" }`, and `GET /orders`. */
import "reflect-metadata"
import { Module } from "@nestjs/common"
import { NestFactory } from "@nestjs/core"
import { Database } from "./Database.ts"
import { Mail } from "./Mail.ts"
import { Orders } from "./Orders.ts"
import { OrdersController } from "./OrdersController.ts"

@Module({ controllers: [OrdersController], providers: [Database, Mail, Orders] })
class Shop {}

const app = await NestFactory.create(Shop, { logger: ["warn", "error"] })
app.enableShutdownHooks()
await app.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1")
console.log(`The shop is open at ${await app.getUrl()}`)
