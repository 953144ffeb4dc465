/** Sends a blog's mail, and prints what the server answers. */
import { createTransport } from "nodemailer"
import { type Blog, contactForm, receipt, resetPassword } from "./blog.ts"

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`Set ${name}: README.md says to what.`)
  return value
}

const to = setting("MAIL_TO")
const blog: Blog = {
  sender: setting("MAIL_FROM"),
  mail: createTransport({
    host: setting("SMTP_HOST"),
    port: Number(setting("SMTP_PORT")),
    // TLS from the start on port 465; on any other the client begins without, and takes STARTTLS where it is offered.
    secure: setting("SMTP_PORT") === "465",
    // The user name is any, the password a key.
    auth: { user: "sendwright", pass: setting("SMTP_PASSWORD") }
  })
}

const tell = async (what: string, sending: Promise<{ readonly response?: string | undefined }>) => {
  try {
    console.log(`${what}: ${(await sending).response}`)
  } catch (error) {
    console.log(`${what}: ${(error as Error).message}`)
  }
}

await tell("password reset", resetPassword(blog, to))
await tell("contact form", contactForm(blog, to, "visitor@example.net", "Hello, Ada!"))
await tell("receipt", receipt(blog, to))
// A second click. The key is the same: it is one email, with one id.
await tell("receipt again", receipt(blog, to))
await tell("wrong sender", resetPassword({ ...blog, sender: "Blog <blog@stranger.example>" }, to))
