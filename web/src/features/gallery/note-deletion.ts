import type { QueryClient } from '@tanstack/react-query'
import { changeLists, refreshBesideLists } from './gallery-list.ts'
import { withoutItems } from './list-data.ts'
import { keepDeletion } from './undo-store.ts'

/** Takes an item that was deleted on another screen out of the gallery, where it can be brought back. */
export const noteDeletion = (queryClient: QueryClient, id: string): void => {
  keepDeletion([id])
  changeLists(queryClient, (data) => withoutItems(data, new Set([id])))
  void refreshBesideLists(queryClient)
}
