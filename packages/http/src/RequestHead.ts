import { type Issue, ValidationError } from "@sendwright/core/foundation/Errors"
import { HttpServerRequest } from "effect/http"
import * as Option from "effect/Option"
import type { IncomingMessage } from "node:http"

const refuse = (name: string, message: string) => {
  const issue: Issue = { path: [name], message }
  return new ValidationError({ issues: [issue] })
}

const noHost = refuse("Host", "is a header that every HTTP/1.1 request must have")
const manyHosts = refuse("Host", "is a header that must be sent only once")
const manyKeys = refuse("Authorization", "is a header that must be sent only once")

const encoding = "has a % that is not followed by two hexadecimal digits, or bytes that are not UTF-8"

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** A percent encoding that encodes no text (RFC 3986, 2.1): each reader would make another text of it. */
const encodingIssue = (url: string): ValidationError | undefined => {
  if (!url.includes("%") || isDecodable(url)) return undefined
  const query = url.indexOf("?")
  if (query === -1 || !isDecodable(url.slice(0, query))) {
    return new ValidationError({ issues: [{ path: [], message: `The path ${encoding}` }] })
  }
  const issues = url.slice(query + 1).split("&").filter((part) => !isDecodable(part)).slice(0, 10).map(
    (part): Issue => {
      const [name = ""] = part.split("=", 1)
      return { path: isDecodable(name) ? [decodeURIComponent(name)] : [], message: encoding }
    }
  )
  return new ValidationError({ issues })
}

/**
 * What no route may be asked with: a broken percent encoding, HTTP/1.1 without Host, two of them (RFC 9112, 3.2), or two keys. Node keeps the first
 * of two, which need not be the one that a proxy looked at. Only requests of `node:http` show what was sent; a `Request`
 * of the Fetch standard was vetted by the server that made it.
 */
export const issueOf = ({ source, url }: HttpServerRequest.HttpServerRequest): ValidationError | undefined => {
  const broken = encodingIssue(url)
  if (broken !== undefined) return broken
  const { httpVersionMajor, httpVersionMinor, rawHeaders } = source as Partial<IncomingMessage>
  if (rawHeaders === undefined || httpVersionMajor !== 1) return undefined
  let hosts = 0
  let keys = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === "host") hosts++
    else if (name.length === 13 && name.toLowerCase() === "authorization") keys++
  }
  return hosts > 1 ? manyHosts : keys > 1 ? manyKeys : hosts === 0 && httpVersionMinor === 1 ? noHost : undefined
}

/** Scheme and host as a request names them. What they are in front of a proxy, only settings know. */
export const originOf = (request: HttpServerRequest.HttpServerRequest): string =>
  URL.canParse(request.originalUrl)
    ? new URL(request.originalUrl).origin
    : Option.match(HttpServerRequest.toURL(request), {
      onNone: () => "http://localhost",
      onSome: ({ origin }) => origin
    })

/**
 * The target of a request in a form that the router reads as RFC 3986 does: in a path, `;` is a letter like any other,
 * and a fragment is not sent. The router would take both for the end of the path.
 */
export const targetOf = (url: string): string => {
  const query = url.indexOf("?")
  const path = query === -1 ? url : url.slice(0, query)
  if (!path.includes(";") && !path.includes("#")) return url
  return path.replaceAll(";", "%3B").replaceAll("#", "%23") + url.slice(path.length)
}
