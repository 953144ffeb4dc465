import type { CustomFetch } from "openid-client"

/** The longest answer of an issuer in bytes. Documents, keys and tokens are far shorter. */
const maxBytes = 512 * 1024

const bounded = (response: Response): Response => {
  if (response.body === null) return response
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new TypeError("The answer of the issuer is too long"))
        else controller.enqueue(chunk)
      }
    })
  )
  return new Response(counted, response)
}

/** Sends a request to an issuer, and refuses an answer that is too long. */
export const boundedFetch: CustomFetch = (url, { body, headers, method, redirect, signal }) =>
  // The library asks for a function of this form.
  // @effect-diagnostics-next-line globalFetch:off
  fetch(url, {
    headers,
    method,
    redirect,
    body: body as RequestInit["body"] ?? null,
    ...signal === undefined ? {} : { signal }
  }).then(bounded)
