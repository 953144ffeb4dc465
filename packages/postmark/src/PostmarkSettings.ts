import * as Context from "effect/Context"

/** How Postmark's interface is served. */
export interface PostmarkSettings {
  /** The path under which it stands, with a slash before and none behind it: clients are given it as base address. */
  readonly path: `/${string}`
}

/**
 * How Postmark's interface is served; without it, at `/postmark`.
 *
 * @example
 * ```ts
 * import { PostmarkSettings } from "@sendwright/postmark/PostmarkSettings"
 * import * as Layer from "effect/Layer"
 *
 * export const Settings = Layer.succeed(PostmarkSettings, { path: "/mail/postmark" })
 * ```
 */
export const PostmarkSettings = Context.Reference<PostmarkSettings>("@sendwright/postmark/PostmarkSettings", {
  defaultValue: () => ({ path: "/postmark" })
})
