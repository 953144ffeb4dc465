/** The languages in which the page shows code that sends. */
export const languages = [
  { name: "curl", title: "curl" },
  { name: "typescript", title: "TypeScript" },
  { name: "python", title: "Python" },
  { name: "php", title: "PHP" },
  { name: "ruby", title: "Ruby" },
  { name: "go", title: "Go" }
] as const

/** What the set-up shows code in besides: whatever speaks SMTP. */
export const smtp = { name: "smtp", title: "SMTP" } as const

export type Language = typeof languages[number]["name"]
