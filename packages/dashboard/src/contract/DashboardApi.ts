import { parseOptions } from "@sendwright/core/foundation/Issues"
import { HttpApi } from "effect/http-api"
import { AccountGroup } from "./AccountGroup.ts"
import { DomainsGroup } from "./DomainsGroup.ts"
import { EmailGroup } from "./EmailGroup.ts"
import { EmailsGroup } from "./EmailsGroup.ts"
import { FirstStepsGroup } from "./FirstStepsGroup.ts"
import { KeysGroup } from "./KeysGroup.ts"
import { LiveGroup } from "./LiveGroup.ts"
import { MembersGroup } from "./MembersGroup.ts"
import { MetricsGroup } from "./MetricsGroup.ts"
import { OperationsGroup } from "./OperationsGroup.ts"
import { OperatorAccountsGroup } from "./OperatorAccountsGroup.ts"
import { OperatorUsersGroup } from "./OperatorUsersGroup.ts"
import { PortalEntryGroup, PortalGroup, PortalLinksGroup } from "./PortalGroups.ts"
import { ReceivedGroup } from "./ReceivedGroup.ts"
import { RoutesGroup } from "./RoutesGroup.ts"
import { SendGroup } from "./SendGroup.ts"
import { SessionGroup } from "./SessionGroup.ts"
import { SignInGroup } from "./SignInGroup.ts"
import { SitesGroup } from "./SitesGroup.ts"
import { SuppressionsGroup } from "./SuppressionsGroup.ts"
import { TemplatesGroup } from "./TemplatesGroup.ts"
import { WebhooksGroup } from "./WebhooksGroup.ts"

/**
 * The API between the dashboard's page and its server. It is no part of `/v1`, and changes whenever the page does:
 * programs use `/v1`. Errors have the same envelope, and shared objects the same form.
 */
export class DashboardApi extends HttpApi.make("dashboard")
  .add(SignInGroup)
  .add(SessionGroup)
  .add(FirstStepsGroup)
  .add(LiveGroup)
  .add(EmailsGroup)
  .add(EmailGroup)
  .add(ReceivedGroup)
  .add(SendGroup)
  .add(TemplatesGroup)
  .add(DomainsGroup)
  .add(WebhooksGroup)
  .add(KeysGroup)
  .add(MetricsGroup)
  .add(SuppressionsGroup)
  .add(AccountGroup)
  .add(MembersGroup)
  .add(PortalGroup)
  .add(PortalEntryGroup)
  .add(PortalLinksGroup)
  .add(OperatorAccountsGroup)
  .add(OperatorUsersGroup)
  .add(OperationsGroup)
  .add(SitesGroup)
  .add(RoutesGroup)
  .annotate(HttpApi.QueryParseOptions, parseOptions)
  .annotate(HttpApi.PayloadParseOptions, parseOptions)
{}
