import type { OidcRefusal } from "../../../src/contract/wire/SignIn.ts"

/** The words of signing in. */
export const texts = {
  title: (service: string) => `Sign in to ${service}`,
  again: "Sign in again",
  againWhy: "Your session has ended. What you were doing is kept on this page.",
  address: "Email address",
  name: "Your name",
  password: "Password",
  newPassword: "New password",
  newPasswordHint: "At least 12 characters. A few words that nobody would guess are easier to remember than signs.",
  signIn: "Sign in",
  other: (name: string) => `Sign in with ${name}`,
  forgotten: "Forgot the password?",
  forgottenAsk: "Forgot the password? Whoever runs this service makes a link that sets a new one.",
  sendLink: "Send a link",
  sendLinkWhy: "The link sets a new password. It works once.",
  linkSent: (address: string) => `If ${address} has a password here, a link is on its way to it.`,
  back: "Back to the sign-in",
  toSignIn: "Go to the sign-in",
  linkWaiting: "Reading the link",
  linkMissing: "This link is not complete.",
  linkMissingWhy: "Open it as a whole, up to its last character.",
  linkUnusable: "This link cannot be used.",
  setup: { title: "Set up the first operator", action: "Set up and sign in" },
  reset: { title: "Set a new password", action: "Set the password and sign in" },
  join: {
    title: (account: string) => `Join ${account}`,
    action: "Join",
    signInFirst: "You have signed in here before. Sign in to join."
  },
  otherUser: (signedIn: string, invited: string) =>
    `The invitation is for ${invited}, and you are signed in as ${signedIn}. Sign out, and open the link again.`,
  signOut: "Sign out"
} as const

/** Why the sign-in through a provider failed. */
const refusals: Record<OidcRefusal, (service: string) => string> = {
  disabled: () => "Your user is disabled. Ask whoever runs this service.",
  unverified: (service) =>
    `${service} did not send an address of yours that it has verified. Verify your address there, or sign in in another way.`,
  password: () => "Your address signs in with a password here.",
  uninvited: () => "Nobody has invited your address. Ask an owner of your account to invite it.",
  taken: () => "Somebody signed in with the same address at the same moment. Try again.",
  denied: (service) => `${service} did not let you through. Try again, or sign in in another way.`,
  expired: () => "This took longer than 10 minutes, or was begun in another browser. Try again.",
  limited: () => "Too many attempts. Wait a few minutes, then try again.",
  unavailable: (service) => `${service} did not answer. Try again, or sign in in another way.`,
  failed: (service) => `Signing in with ${service} failed. Try again; if it happens again, the server's log says why.`
}

/** The text for a code in the address; undefined for unknown codes. */
export const refusalText = (word: string, service = "the other service"): string | undefined =>
  Object.hasOwn(refusals, word) ? refusals[word as OidcRefusal](service) : undefined
