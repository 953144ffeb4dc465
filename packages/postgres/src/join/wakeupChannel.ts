import { joinedSender } from "./joinedHints.ts"

/** What workers listen to: `<news> <who says it>`. */
export const channel = "sendwright"

/** Says in a statement of somebody else's transaction what there is news of; every node hears it. */
export const notification = (news: string): string => `pg_notify('${channel}', '${news} ${joinedSender}')`
