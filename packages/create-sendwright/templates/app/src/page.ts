import { QueryError, SendwrightError } from "@sendwright/promise"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { ownerEmail } from "./mail.ts"
import { signUp, signUps } from "./signUps.ts"

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = async (problem: string): Promise<string> =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign up</title>
<h1>Sign up</h1>
<form method="post" action="/">
  <label>Your address <input name="address" type="email" required value="${escaped(ownerEmail)}"></label>
  <button>Sign up</button>
</form>
<p role="alert">${escaped(problem)}</p>
<ul>${(await signUps()).map(({ address, status }) => `<li>${escaped(address)}: ${escaped(status)}</li>`).join("")}</ul>
<p><a href="/mail/">What became of each email</a></p>`

/** The longest body that is read, in bytes. */
const longest = 10_000

const addressIn = async (request: IncomingMessage): Promise<string> => {
  let body = ""
  for await (const chunk of request) {
    body += chunk
    if (body.length > longest) return ""
  }
  return new URLSearchParams(body).get("address") ?? ""
}

/** Why a sign-up was refused, in words for the person who signs up. */
const problemOf = (error: unknown): string => {
  if (error instanceof QueryError && error.sqlState === "23505") return "This address is signed up already."
  if (error instanceof SendwrightError) return error.message
  throw error
}

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const problem = request.method === "POST" ? await signUp(await addressIn(request)).then(() => "", problemOf) : ""
  response.writeHead(problem === "" ? 200 : 400, { "content-type": "text/html; charset=utf-8" })
  response.end(await page(problem))
}

/** Serves the page; what is below `/mail` is for `mail`: the HTTP API and the dashboard. */
export const serve = (mail: (request: IncomingMessage, response: ServerResponse) => void) =>
  createServer((request, response) => {
    if (request.url === "/mail" || request.url?.startsWith("/mail/")) return mail(request, response)
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
