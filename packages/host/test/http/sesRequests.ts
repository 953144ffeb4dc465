import * as Ses from "@aws-sdk/client-sesv2"
import { domain } from "./harness.ts"

/** A request as an SDK of AWS hands it to its transport. */
interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const to = { ToAddresses: ["ada@example.com"] }
const text = { Simple: { Subject: { Data: "S" }, Body: { Text: { Data: "hello" } } } }

const commands = [
  new Ses.SendEmailCommand({ FromEmailAddress: `a@${domain}`, Destination: to, Content: text }),
  new Ses.SendBulkEmailCommand({
    FromEmailAddress: `a@${domain}`,
    DefaultContent: { Template: { TemplateName: "t", TemplateData: "{}" } },
    BulkEmailEntries: [{ Destination: to }]
  }),
  new Ses.GetAccountCommand(),
  new Ses.CreateEmailIdentityCommand({ EmailIdentity: "mail.acme.example" }),
  new Ses.ListEmailIdentitiesCommand(),
  new Ses.GetEmailIdentityCommand({ EmailIdentity: "mail.acme.example" }),
  new Ses.DeleteEmailIdentityCommand({ EmailIdentity: "mail.acme.example" }),
  new Ses.PutSuppressedDestinationCommand({ EmailAddress: "ada@example.com", Reason: "BOUNCE" }),
  new Ses.ListSuppressedDestinationsCommand(),
  new Ses.GetSuppressedDestinationCommand({ EmailAddress: "ada@example.com" }),
  new Ses.DeleteSuppressedDestinationCommand({ EmailAddress: "ada@example.com" })
]

/** A good request for every command of SES that is taken, as its SDK signs it at `now`. */
export const signedRequests = async (
  credentials: { readonly accessKeyId: string; readonly secretAccessKey: string },
  host: string,
  now: Date
): Promise<ReadonlyArray<SignedRequest>> => {
  const requests: Array<SignedRequest> = []
  const response = { statusCode: 200, headers: {}, body: "{}" }
  const client = new Ses.SESv2Client({
    region: "eu-central-1",
    endpoint: `http://${host}/ses`,
    credentials,
    maxAttempts: 1,
    systemClockOffset: now.getTime() - Date.now(),
    requestHandler: {
      handle: async ({ body, headers, method, path }: SignedRequest) => {
        requests.push({ method, path, headers, ...(body === undefined ? {} : { body }) })
        return { response }
      }
    } as never
  })
  // What it makes of the answer does not matter.
  for (const command of commands) await client.send(command as Ses.GetAccountCommand).catch(() => {})
  client.destroy()
  return requests
}
