import { StatusMark } from "../../ui/StatusMark.tsx"
import { headingClass } from "../email/headingClass.ts"
import { checksInWords, verdictOf } from "./authentication.ts"
import type { ReceivedDetail } from "./queries.ts"
import { texts } from "./texts.ts"

const { checks: words } = texts

/** Whether the sender of an email is genuine: first in a sentence, then by each check. */
export const Checks = ({ email }: { readonly email: ReceivedDetail["email"] }) => {
  const { mark, sentence } = verdictOf(email.authentication)
  return (
    <section aria-labelledby="checks" className="px-4">
      <h2 id="checks" className={headingClass}>{words.title}</h2>
      <StatusMark status={mark} className="mb-2">
        <span className="text-14 text-ink">{sentence}</span>
      </StatusMark>
      <table aria-labelledby="checks" className="w-full text-13">
        <thead className="sr-only">
          <tr>{words.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr>
        </thead>
        <tbody>
          {checksInWords(email).map(({ mark, meaning, name, result }, index) => (
            <tr key={index} className="border-t border-line align-baseline @max-[640px]:grid @max-[640px]:grid-cols-2">
              <th scope="row" className="py-1.5 pr-4 text-left font-medium whitespace-nowrap">{name}</th>
              <td className="py-1.5 pr-4 whitespace-nowrap">
                <StatusMark status={mark}>{result}</StatusMark>
              </td>
              <td className="w-full py-1.5 wrap-anywhere text-soft @max-[640px]:col-span-2 @max-[640px]:pt-0">
                {meaning}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
