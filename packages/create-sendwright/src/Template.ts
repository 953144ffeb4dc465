/** The apps that can be made: each is a folder below `templates`. */
export const templates = {
  "app": "an app with Sendwright inside: a sign-up stored in one transaction with its email, and the dashboard",
  "react-email": "the same, with its emails written in React",
  "server": "the Sendwright server, and a script that sends over its HTTP API"
} as const

export type Template = keyof typeof templates

export const isTemplate = (text: string): text is Template => Object.hasOwn(templates, text)
