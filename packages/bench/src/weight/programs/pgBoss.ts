/** An application that sends by jobs of pg-boss, which nodemailer hands over. */
import { counter, letter, moment, obey, tell } from "./moments.ts"

const began = moment()
const [{ PgBoss }, { createTransport }] = await Promise.all([import("pg-boss"), import("nodemailer")])
const transport = createTransport(process.env["SMTP_URL"] ?? "")
const boss = new PgBoss(process.env["DATABASE_URL"] ?? "")
const made = moment()
if (process.argv[2] === "make") {
  tell({ began, made })
  process.exit()
}
await boss.start()
await boss.createQueue("email")
const { more, take } = counter()
await boss.work("email", async (jobs) => {
  for (const { data } of jobs) {
    await transport.sendMail(data as typeof letter)
    take()
  }
})
const started = moment()
await more(1, () => boss.send("email", { ...letter, from: "shop@example.com", to: "owner@example.com" }))
tell({ began, made, started, first: moment() })
await obey(() => Promise.resolve())
await boss.stop()
