/** Stands in for the company that takes the mail: it prints what it is given. */
import { createServer, type Server } from "node:http"
import { json } from "node:stream/consumers"

interface Message {
  readonly subject: string
  readonly recipients: ReadonlyArray<string>
}

export const makeMailService = (): Server => {
  let taken = 0
  return createServer(async (request, response) => {
    if (request.url === "/health") {
      response.end()
      return
    }
    const { recipients, subject } = await json(request) as Message
    console.log(`the service took "${subject}" for ${recipients.join(", ")}`)
    response.writeHead(202).end(JSON.stringify({ id: `message-${++taken}` }))
  })
}
