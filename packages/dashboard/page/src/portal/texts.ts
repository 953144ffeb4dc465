/** The words of the portal itself. */
export const texts = {
  title: "Email",
  navigation: "What is shown",
  parts: { emails: "Emails", webhooks: "Webhooks", domains: "Domains" },
  received: "Received",
  opening: "Opening",
  endedTitle: "This view has ended.",
  ended: "It shows for an hour what it was opened for. Load the page that it stands in again to go on.",
  unusableTitle: "This view cannot be opened.",
  unusable: "Its link was used before, or is too old. Load the page that it stands in again."
} as const
