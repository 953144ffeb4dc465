/** One node: an engine with its workers on a database that others share. Its provider prints. */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { DomainIdentities } from "@sendwright/core/domains/DomainIdentity"
import { SecretBox } from "@sendwright/core/secrets/SecretBox"
import { EmailProvider } from "@sendwright/core/sending/EmailProvider"
import * as Submission from "@sendwright/core/sending/Submission"
import * as Sendwright from "@sendwright/core/Sendwright"
import * as NodeDkimKeyMaker from "@sendwright/mime/NodeDkimKeyMaker"
import * as NodeDnsResolver from "@sendwright/node/NodeDnsResolver"
import * as NodeGuardedHttp from "@sendwright/node/NodeGuardedHttp"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

// A mail server that takes 50 ms for a message.
const printing = (node: string) =>
  Layer.succeed(
    EmailProvider,
    EmailProvider.of({
      name: node,
      check: Effect.void,
      concurrency: 4,
      submit: (message) =>
        Console.log(`${node} hands over "${message.subject}"`).pipe(
          Effect.delay("50 millis"),
          Effect.as(Submission.accepted(message.messageId))
        )
    })
  )

/**
 * Everything but the workers, on the database at `url`; the tables are made first where they are missing. Each call is
 * a node of its own, with its own connections.
 */
export const engine = (node: string, url: string) =>
  Sendwright.layer().pipe(
    Layer.provideMerge(Layer.mergeAll(
      PgStorage.layerServer({ url: Redacted.make(url), applicationName: node }),
      printing(node),
      NodeGuardedHttp.layer,
      NodeDnsResolver.layer(),
      Layer.provide(DomainIdentities.layerSelfHosted, NodeDkimKeyMaker.layer),
      // All nodes need the same key; keep a real one somewhere safe.
      SecretBox.layer({ active: "example", keys: { example: Redacted.make(new Uint8Array(32)) } })
    )),
    Layer.provideMerge(NodeCrypto.layer),
    Layer.fresh
  )

/** A node that also works: it sends what is due, whoever accepted it. */
export const worker = (node: string, url: string) => Layer.provideMerge(Sendwright.layerWorkers, engine(node, url))
