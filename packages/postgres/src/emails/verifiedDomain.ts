/**
 * The verified domain of an account that now has the name of a domain which it once had; null where there is none. A
 * domain that was removed may have been added again.
 *
 * The name is looked up by itself: joined with it, and before the table has statistics, the planner takes reading an
 * index of all verified domains for as cheap as looking one up.
 */
export const verifiedDomainOf = (account: string, domain: string): string =>
  `(SELECT d.id FROM sendwright.domains d
    WHERE d.account_id = ${account} AND d.name = (SELECT was.name FROM sendwright.domains was WHERE was.id = ${domain})
      AND d.status = 'verified' AND d.removed_at IS NULL)`
