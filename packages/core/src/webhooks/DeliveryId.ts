import * as Uuid from "../foundation/Uuid.ts"

/**
 * The id of the delivery that an event fans out to an endpoint: a UUID v7 of the event's time, whose other bits are
 * those of `md5(eventId || endpointId)`, with the texts of both ids in lower case. An event so reaches an endpoint once,
 * however often the fan-out is repeated.
 */
export const deliveryId = (eventId: string, endpointId: string): string => Uuid.derived(eventId, endpointId)
