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
    signInFirst: "You have a password here already. Sign in with it to join."
  },
  otherUser: (signedIn: string, invited: string) =>
    `The invitation is for ${invited}, and you are signed in as ${signedIn}. Sign out, and open the link again.`,
  signOut: "Sign out"
} as const
