import { parseOptions } from "@sendwright/core/foundation/Issues"
import { HttpApi } from "effect/http-api"
import { EmailsGroup } from "./EmailsGroup.ts"
import { EmailGroup } from "./EmailGroup.ts"
import { DomainsGroup } from "./DomainsGroup.ts"
import { KeysGroup } from "./KeysGroup.ts"
import { OperationsGroup } from "./OperationsGroup.ts"
import { OperatorAccountsGroup } from "./OperatorAccountsGroup.ts"
import { FirstStepsGroup } from "./FirstStepsGroup.ts"
import { SendGroup } from "./SendGroup.ts"
import { SessionGroup } from "./SessionGroup.ts"
import { SignInGroup } from "./SignInGroup.ts"
import { WebhooksGroup } from "./WebhooksGroup.ts"
import { AccountGroup } from "./AccountGroup.ts"
import { MembersGroup } from "./MembersGroup.ts"
import { MetricsGroup } from "./MetricsGroup.ts"
import { SuppressionsGroup } from "./SuppressionsGroup.ts"

/**
 * What the dashboard's page asks of its server. It is no part of `/v1`, and changes whenever the page does: programs use
 * `/v1`. Errors have the same envelope, and things the same form wherever both know them.
 */
export class DashboardApi extends HttpApi.make("dashboard")
  .add(SignInGroup)
  .add(SessionGroup)
  .add(EmailsGroup)
  .add(FirstStepsGroup)
  .add(SendGroup)
  .add(KeysGroup)
  .add(OperatorAccountsGroup)
  .add(OperationsGroup)
  .add(EmailGroup)
  .add(DomainsGroup)
  .add(WebhooksGroup)
  .add(SuppressionsGroup)
  .add(MetricsGroup)
  .add(AccountGroup)
  .add(MembersGroup)
  .annotate(HttpApi.QueryParseOptions, parseOptions)
  .annotate(HttpApi.PayloadParseOptions, parseOptions)
{}
