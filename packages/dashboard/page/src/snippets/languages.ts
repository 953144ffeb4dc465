/** The languages in which the page shows code that sends. */
export const languages = [
  { name: "curl", title: "curl" },
  { name: "typescript", title: "TypeScript" },
  { name: "python", title: "Python" },
  { name: "php", title: "PHP" },
  { name: "ruby", title: "Ruby" },
  { name: "go", title: "Go" }
] as const

/** The set-up also shows how to send over SMTP. */
export const smtp = { name: "smtp", title: "SMTP" } as const

export type Language = typeof languages[number]["name"]
