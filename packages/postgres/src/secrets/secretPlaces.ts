import { dkimPlace } from "@sendwright/core/domains/DomainStore"
import type { SecretKind, StoredSecret } from "@sendwright/core/foundation/StorageDiagnostics"
import { secretPlace } from "@sendwright/core/webhooks/Webhooks"

/** What a stored secret of one kind is bound to. */
export const placeOf = (kind: SecretKind, id: string, accountId: string): StoredSecret["place"] =>
  kind === "dkim" ? dkimPlace(id, accountId) : secretPlace(id, accountId)
