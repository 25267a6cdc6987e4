import { plainClips } from '../../testing/plain-clips.ts'
import { plainSounds } from '../../testing/plain-sounds.ts'
import type { Logger } from 'pino'
import type { Finishing } from '../order/finish-order.ts'
import type { OrderTaking } from '../order/take-order.ts'

const heard = { tempo: 119.6, meter: 4, harmony: { root: 4, mode: 'minor' }, genre: 'folk', mood: 'tender' }

/** What an engine elsewhere works with beside its servers, without processes; every two faces are as alike as `score` says. */
export const plainTools = (
  score: number | null,
): { taking: OrderTaking; finishing: Finishing; log: Pick<Logger, 'warn'> } => {
  const clips = plainClips()
  const sounds = plainSounds()
  return {
    taking: { celebrityNames: 'attributes', clips, sounds, pool: { listen: async () => heard } },
    finishing: { clips, sounds, pool: { compareFaces: async () => score }, identityThreshold: 0.55 },
    log: { warn: () => {} },
  }
}
