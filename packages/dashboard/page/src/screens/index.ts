/**
 * Every screen of the page, in the order of the navigation. A new screen needs a line here, and a folder beside this
 * file; see "Adding a screen" in docs/internals/page.md.
 */
import { account } from "./account/screen.ts"
import { domain, domains } from "./domains/screen.ts"
import { email } from "./email/screen.ts"
import { emails } from "./emails/screen.ts"
import { keys } from "./keys/screen.ts"
import { metrics } from "./metrics/screen.ts"
import { accounts, bounces, health, held, nodes, queue, routes, sites, storage, users } from "./operator/screens.ts"
import { received, receivedEmail } from "./received/screen.ts"
import { send } from "./send/screen.ts"
import { setUp } from "./set-up/screen.ts"
import { linkRoute, signInRoute } from "./sign-in/routes.ts"
import { suppressions } from "./suppressions/screen.ts"
import { template, templates } from "./templates/screen.ts"
import { webhook, webhooks } from "./webhooks/screen.ts"

/** Below `/a/$account`. */
export const accountScreens = [
  emails,
  email,
  received,
  receivedEmail,
  send,
  templates,
  template,
  setUp,
  domains,
  domain,
  webhooks,
  webhook,
  keys,
  metrics,
  suppressions,
  account
] as const

/** Below `/operator`. */
export const operatorScreens = [
  accounts,
  users,
  queue,
  held,
  sites,
  routes,
  nodes,
  health,
  bounces,
  storage
] as const

/** Without the frame, for people who are not signed in. */
export const openScreens = [signInRoute, linkRoute] as const
