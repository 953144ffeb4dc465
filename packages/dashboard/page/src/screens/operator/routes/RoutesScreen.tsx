import { useQuery } from "@tanstack/react-query"
import { Screen } from "../../../frame/Screen.tsx"
import { Refresh } from "../../../ui/Refresh.tsx"
import { EmptyState, ErrorState, Waiting } from "../../../ui/States.tsx"
import { Facts, Headline, Section } from "../shared/Blocks.tsx"
import { AskRoute } from "./AskRoute.tsx"
import { EditRules } from "./EditRules.tsx"
import { linesOf, type Routes, routesQuery } from "./routes.ts"
import { texts } from "./texts.ts"

/** The rules that the server was started with, and where all other mail goes. */
const Setting = ({ setting, usual }: Pick<Routes, "setting" | "usual">) => (
  <Section title={texts.setting}>
    {setting.length === 0
      ? <p className="pb-2 text-soft">{texts.noSetting}</p>
      : <pre className="pb-2 font-mono text-13 break-words whitespace-pre-wrap">{setting.join("\n")}</pre>}
    <Facts facts={[[texts.otherwise, usual.join(", ")]]} />
  </Section>
)

const Rules = ({ routes }: { readonly routes: Routes }) => {
  const count = linesOf(routes.rules).split("\n").filter((line) => line !== "").length
  return (
    <>
      <Headline note={texts.note(routes.providers)}>{texts.headline(count)}</Headline>
      {routes.problem !== null && <p role="alert" className="px-4 pt-4 text-danger">{`${routes.problem}.`}</p>}
      <EditRules routes={routes} />
      <Setting setting={routes.setting} usual={routes.usual} />
      <AskRoute />
    </>
  )
}

/** The rules that choose providers, and a form that says where an email would go. */
export const RoutesScreen = () => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(routesQuery)
  return (
    <Screen
      title={texts.title}
      actions={<Refresh at={dataUpdatedAt} busy={isFetching && data !== undefined} onRefresh={() => void refetch()} />}
    >
      {data === undefined
        ? error === null ? <Waiting /> : <ErrorState error={error} onRetry={() => void refetch()} />
        : data.providers.length < 2
        ? (
          <EmptyState title={texts.one}>
            <p className="text-soft">{texts.oneNext}</p>
            {data.rules !== "" && <p className="text-soft">{texts.unused}</p>}
          </EmptyState>
        )
        : <Rules routes={data} />}
    </Screen>
  )
}
