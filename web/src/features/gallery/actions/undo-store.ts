import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { changeLists, refreshBesideLists, withoutItems } from '../list/gallery-list.ts'

const storageName = 'gallery-undo'
/** Half a minute before the server erases what was deleted. */
const retentionMs = 9.5 * 60 * 1000

const deletion = z.object({ ids: z.array(z.string()), at: z.number() })
/** What was deleted last, and when. */
type Deletion = z.output<typeof deletion>

const listeners = new Set<() => void>()
let [text, parsed]: [string | null, Deletion | null] = [null, null]

const parse = (stored: string): Deletion | null => {
  try {
    return deletion.parse(JSON.parse(stored))
  } catch {
    return null
  }
}

const read = (): Deletion | null => {
  const stored = sessionStorage.getItem(storageName)
  if (stored !== text) [text, parsed] = [stored, stored === null ? null : parse(stored)]
  return parsed && Date.now() - parsed.at < retentionMs ? parsed : null
}

const notifyListeners = (): void => {
  for (const listener of listeners) listener()
}

/** Keeps a deletion, over a reload too, as long as it can be undone. */
export const saveDeletion = (ids: readonly string[]): void => {
  sessionStorage.setItem(storageName, JSON.stringify({ ids, at: Date.now() }))
  notifyListeners()
  setTimeout(notifyListeners, retentionMs)
}

export const clearDeletion = (): void => {
  sessionStorage.removeItem(storageName)
  notifyListeners()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The last deletion, while it can be undone. */
export const useDeletion = (): Deletion | null => useSyncExternalStore(subscribe, read, () => null)

/** Takes an item that was deleted on another screen out of the gallery, where it can be brought back. */
export const noteDeletion = (queryClient: QueryClient, id: string): void => {
  saveDeletion([id])
  changeLists(queryClient, (data) => withoutItems(data, new Set([id])))
  void refreshBesideLists(queryClient)
}
