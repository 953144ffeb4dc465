/** An application that sends by jobs of graphile-worker, which nodemailer hands over. */
import { counter, letter, moment, obey, tell } from "./moments.ts"

const began = moment()
const [{ Logger, run }, { createTransport }] = await Promise.all([import("graphile-worker"), import("nodemailer")])
const transport = createTransport(process.env["SMTP_URL"] ?? "")
const made = moment()
if (process.argv[2] === "make") {
  tell({ began, made })
  process.exit()
}
const { more, take } = counter()
const runner = await run({
  connectionString: process.env["DATABASE_URL"] ?? "",
  noHandleSignals: true,
  logger: new Logger(() => () => {}),
  taskList: {
    email: async (job) => {
      await transport.sendMail(job as typeof letter)
      take()
    }
  }
})
const started = moment()
await more(1, () => runner.addJob("email", { ...letter, from: "shop@example.com", to: "owner@example.com" }))
tell({ began, made, started, first: moment() })
await obey(() => Promise.resolve())
await runner.stop()
