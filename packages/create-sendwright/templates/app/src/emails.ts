/** What the app's emails say. */
export const welcome = async (address: string) => ({
  subject: "Welcome",
  html: `<h1>Welcome</h1><p>${address.replace(/[<>&]/g, "")} is signed up.</p>`,
  text: `Welcome\n\n${address} is signed up.`
})
