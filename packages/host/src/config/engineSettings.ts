import type { SendwrightSettings } from "@sendwright/core/Sendwright"
import type { Values } from "./Settings.ts"

/** What was given; what was not is left to the engine. */
export const engineSettings = (values: Values, more: SendwrightSettings): SendwrightSettings => ({
  ...more,
  brand: { keyPrefix: values.keyPrefix, webhookHeaderPrefix: values.webhookHeaderPrefix },
  engine: {
    returnPath: values.returnPath,
    idempotencyWindow: values.idempotencyWindow,
    handoffWindow: values.handoffWindow,
    unknownPolicy: values.unknownPolicy,
    unknownWait: values.unknownWait,
    sendLease: values.sendLease,
    sendConcurrency: values.sendConcurrency,
    webhookConcurrency: values.webhookConcurrency,
    webhooksPerEndpoint: values.webhooksPerEndpoint,
    minWebhooksPerEndpoint: values.minWebhooksPerEndpoint,
    maxWebhooksPerEndpoint: values.maxWebhooksPerEndpoint,
    erasureConcurrency: values.erasureConcurrency,
    erasureWait: values.erasureWait,
    searchConcurrency: values.searchConcurrency,
    searchesPerAccount: values.searchesPerAccount,
    searchWait: values.searchWait,
    searchDepth: values.searchDepth,
    endpointsPerAccount: values.webhookEndpoints,
    drainTimeout: values.drainTimeout,
    retainBodies: values.retainBodies,
    retainEmails: values.retainEmails,
    retainBy: values.retainBy,
    retainGrace: values.retainGrace,
    retainFactor: values.retainFactor
  },
  reputation: {
    minRecipients: values.pauseMinRecipients,
    bounceRate: values.pauseBouncePercent,
    minBounces: values.pauseMinBounces,
    complaintRate: values.pauseComplaintPercent,
    minComplaints: values.pauseMinComplaints,
    newAccountBounces: values.pauseNewBounces,
    newAccountComplaints: values.pauseNewComplaints
  },
  throttles: {
    sendRate: values.sendRate,
    providerConcurrency: values.providerConcurrency,
    domainConcurrency: values.domainConcurrency
  },
  attachments: {
    urlsPerRequest: values.attachmentUrls,
    bytesPerRequest: values.attachmentLimit,
    deadline: values.attachmentTimeout,
    bytesAtOnce: values.attachmentMemory,
    fetchesAtOnce: values.attachmentFetches
  },
  exports: { atOnce: values.exportConcurrency, deadline: values.exportTimeout },
  signIn: {
    sessionIdle: values.sessionIdle,
    sessionLifetime: values.sessionLifetime,
    setupLink: values.setupLink,
    invitation: values.invitation,
    resetLink: values.resetLink,
    minPasswordLength: values.minPasswordLength,
    attemptsPerUser: values.signInAttempts,
    attemptsPerAddress: values.signInAttemptsPerAddress
  },
  health: { figuresInterval: values.figuresInterval, claimSilence: values.claimSilence }
})
