import { kindOf } from '@visage/contract'
import { SPEAKERS } from '../../adapters/engines/tasks/speech.ts'
import type { ShownAsset } from './store.ts'

/** Who sings in a song of the studio's: an influencer with her name, a voice that is kept for a face without one; else null. */
export const singerOf = ({ kind, recipe, influencerName }: ShownAsset): string | null => {
  // Only what the studio sings for somebody has the timbre of their voice.
  if (kindOf(kind).medium !== 'audio' || recipe.timbre === undefined) return null
  return influencerName ?? SPEAKERS.find(({ voice }) => voice === recipe.singer)?.label ?? null
}
