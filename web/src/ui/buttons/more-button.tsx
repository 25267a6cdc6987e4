import { Button } from './button.tsx'

/** A list that is read page by page. */
export type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** Reads the next page of a list while there is one. */
export const MoreButton = ({ list, fullWidth = false }: { list: Partial<Pages>; fullWidth?: boolean }) =>
  list.hasNextPage && (
    <Button
      fullWidth={fullWidth}
      busy={list.isFetchingNextPage ?? false}
      busyLabel="Loading..."
      onClick={() => void list.fetchNextPage?.()}
    >
      Show more
    </Button>
  )
