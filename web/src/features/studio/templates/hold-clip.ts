import { mediaTurns } from './media-turns.ts'
import { createTurns } from './turns.ts'

/** How many clips are in memory at once. */
const mostClips = 6

const room = createTurns(mostClips)

const fetchClip = async (url: string, signal: AbortSignal): Promise<Blob | undefined> => {
  try {
    const response = await fetch(url, { signal })
    return response.ok ? await response.blob() : undefined
  } catch {
    // A clip that does not come leaves its poster, which shows the same scene.
    return undefined
  }
}

/**
 * Fetches a clip once there is room for it and it is its turn, and hands over an address for it. What this returns lets
 * the clip go again: it stops the fetching and ends the address.
 */
export const holdClip = (url: string, onReady: (source: string) => void): (() => void) => {
  const leaving = new AbortController()
  let source: string | undefined
  let endTurn: (() => void) | undefined
  const load = async () => {
    const clip = await fetchClip(url, leaving.signal)
    endTurn?.()
    if (!clip || leaving.signal.aborted) return
    source = URL.createObjectURL(clip)
    onReady(source)
  }
  const leaveRoom = room.ask(() => {
    endTurn = mediaTurns.ask(() => void load())
  })
  return () => {
    leaving.abort()
    endTurn?.()
    leaveRoom()
    if (source !== undefined) URL.revokeObjectURL(source)
  }
}
