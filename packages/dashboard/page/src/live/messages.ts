import type { WireLiveEvents, WireLiveRequest } from "../../../src/contract/wire/Live.ts"

/** A list that a page shows. */
export type ShownList = (typeof WireLiveRequest)["Encoded"]["lists"][number]

type Events = { readonly [Name in keyof typeof WireLiveEvents]: (typeof WireLiveEvents)[Name]["Encoded"] }

/** A message of a page to the hub. */
export type ToHub =
  /**
   * The page is visible and shows this list. Sent again when the watched emails of the list change. `address` is that
   * of the live channel.
   */
  | { readonly type: "show"; readonly address: string; readonly list: ShownList }
  /** The page is still there: a page that crashes says nothing. */
  | { readonly type: "here" }
  /** The page is hidden, or closed. */
  | { readonly type: "hide" }

/** A message of the hub to a page. */
export type ToPage =
  | { readonly type: "connected"; readonly is: boolean }
  | { readonly type: "news"; readonly news: Events["news"] }
  | { readonly type: "states"; readonly states: Events["states"]["data"] }
  /** The session has ended. */
  | { readonly type: "signed_out" }
  /** The hub does not know the page: the page has to send `show` again. */
  | { readonly type: "lost" }

export type LiveEvents = Events
