import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import { ErrorState } from "./States.tsx"
import type { TableProps } from "./Table.tsx"

/** How a table goes on with the pages of a query; below its rows is why one could not be read. */
export const readingOn = (
  { error, fetchNextPage, hasNextPage, isFetchNextPageError, isFetching, refetch }: UseInfiniteQueryResult
): Pick<TableProps<never>, "onMore" | "below"> => ({
  onMore: hasNextPage && !isFetching && !isFetchNextPageError ? () => void fetchNextPage() : undefined,
  below: error !== null && (
    <div className="p-4">
      <ErrorState inline error={error} onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} />
    </div>
  )
})
