/**
 * Every screen of the page, in the order of the navigation. Whoever adds one adds a line here, and a folder beside it;
 * see "Adding a screen" in CONTRIBUTING.md.
 */
import { emails } from "./emails/screen.ts"
import { email } from "./email/screen.ts"
import { domain, domains } from "./domains/screen.ts"
import { keys } from "./keys/screen.ts"
import { accounts, bounces, health, held, nodes, queue, storage } from "./operator/screens.ts"
import { send } from "./send/screen.ts"
import { setUp } from "./set-up/screen.ts"
import { linkRoute, signInRoute } from "./sign-in/routes.ts"
import { webhook, webhooks } from "./webhooks/screen.ts"

/** Below `/a/$account`. */
export const accountScreens = [
  emails,
  keys
  keys,
  email
  setUp,
  send
  domains,
  domain,
  webhooks,
  webhook
import { account } from "./account/screen.ts"
import { metrics } from "./metrics/screen.ts"
import { suppressions } from "./suppressions/screen.ts"

  metrics,
  suppressions,
  account
] as const

/** Below `/operator`. */
export const operatorScreens = [
  accounts,
  queue,
  held,
  nodes,
  health,
  bounces,
  storage
] as const

/** Without the frame, for people who are not signed in. */
export const openScreens = [signInRoute, linkRoute] as const
