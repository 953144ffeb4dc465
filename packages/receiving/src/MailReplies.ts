import { make } from "@sendwright/smtp/server/Reply"

/** Addresses of nobody, before the connection is closed. */
export const guessing = make(421, "4.7.0", "Too many unknown addresses")
/** Nobody receives for the domain, and nothing is passed on. */
export const noRelay = make(550, "5.7.1", "Mail for this domain is not taken here")
/** The domain is known, and the mailbox is not. */
export const noSuchAddress = make(550, "5.1.1", "No such address")
/** There are letters before the `@` that only SMTPUTF8 knows (RFC 6531). */
export const notAscii = make(553, "5.6.7", "The address has characters before the @ that are not ASCII")
/** Reports and other mail have limits of their own. */
export const mixed = make(452, "4.5.3", "Reports and other mail go in messages of their own: send it again to this one")
/** More recipients than one message may have. */
export const tooManyRecipients = make(452, "4.5.3", "Too many recipients: send the message to the others once more")
/** The account was sent as much as it may be for now. */
export const overLimits = make(452, "4.2.2", "The recipient is sent too much at once: try again later")
/** The account keeps as much received mail as it may. */
export const mailboxFull = make(452, "4.2.2", "The mailbox is full: send again once its owner has made room in it")
/** All accounts together. */
export const noRoom = make(452, "4.3.1", "Messages that are under way leave no room for more: try again later")
/** The storage does not answer. */
export const notNow = make(451, "4.3.0", "The message could not be stored: try again later")
/** More than a report has. */
export const largeReport = make(552, "5.3.4", "The report is too large")
/** A report that goes beyond what is read. */
export const unreadable = make(554, "5.6.0", "The message cannot be read")
/** It goes round in circles. */
export const looping = make(554, "5.4.6", "The message has passed too many servers")
/** The domain of its From asks for that. */
export const refusedByPolicy = make(550, "5.7.1", "The DMARC policy of the domain in From asks for its refusal")
/** No more connections from anybody. */
export const full = make(421, "4.3.2", "Too many connections: try again later")
/** All connections are taken, and this one was silent. */
export const endedForOthers = make(421, "4.3.2", "Silent while others wait for a connection: connect again")
/** No more connections from this address. */
export const fullForAddress = make(421, "4.7.0", "Too many connections from your address")
/** Too many messages from this address. */
export const tooFast = make(421, "4.7.0", "Too many messages from your address")
/** The message does not end in its time. */
export const slow = make(421, "4.4.2", "The message takes too long")
/** The client says nothing, or has not come to the end of a command. */
export const silent = make(421, "4.4.2", "The next command takes too long")
/** The connection does not end in its time. */
export const tooLong = make(421, "4.4.2", "The connection has lasted too long")
/** The listener closes. */
export const shuttingDown = make(421, "4.3.2", "Shutting down: connect again")
/** It is stored. */
export const taken = make(250, "2.6.0", "Taken")
