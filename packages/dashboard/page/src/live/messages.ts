import type { WireLiveEvents, WireLiveRequest } from "../../../src/contract/wire/Live.ts"

/** A list that a page shows. */
export type ShownList = (typeof WireLiveRequest)["Encoded"]["lists"][number]

type Events = { readonly [Name in keyof typeof WireLiveEvents]: (typeof WireLiveEvents)[Name]["Encoded"] }

/** What a page tells the hub. */
export type ToHub =
  /**
   * It is in sight, and shows this; said again when what it watches of the same list changes. `address` is that of the live
   * channel.
   */
  | { readonly type: "show"; readonly address: string; readonly list: ShownList }
  /** It is still there: a page that dies says nothing. */
  | { readonly type: "here" }
  /** It is hidden, or gone. */
  | { readonly type: "hide" }

/** What the hub tells a page. */
export type ToPage =
  | { readonly type: "connected"; readonly is: boolean }
  | { readonly type: "news"; readonly news: Events["news"] }
  | { readonly type: "states"; readonly states: Events["states"]["data"] }
  /** The session has ended. */
  | { readonly type: "signed_out" }
  /** The hub knows nothing of the page: it has to say again what it shows. */
  | { readonly type: "lost" }

export type LiveEvents = Events
