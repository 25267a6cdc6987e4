import { readCastMember } from '../../src/features/site/home/cast/cast.ts'
import { portraitFromPrompt } from '../cached-studio.ts'
import { blinkAt, keyed, wave } from './loop.ts'
import type { Loop } from './loop.ts'

const { identity, scene } = portraitFromPrompt(readCastMember('lagos'))

/** One portrait comes alive: he looks aside, turns, smiles, blinks and comes back. */
export const MOTION_LOOP: Loop = {
  name: 'motion',
  posterShare: 0.6,
  layersAt: (share) => [
    {
      identity,
      opacity: 1,
      scene: {
        ...scene,
        pose: {
          yaw: keyed(share, '0 0.14, 0.12 0.14, 0.36 -0.34, 0.48 -0.34, 0.72 0.1'),
          pitch: keyed(share, '0 0, 0.42 -0.05, 0.7 0.05, 0.85 -0.01'),
          roll: 0.045 * wave(share, 1, 0.9),
        },
        expression: {
          smile: keyed(share, '0 0.1, 0.4 0.05, 0.62 0.85, 0.84 0.7'),
          blink: blinkAt(share, [0.5, 2.9, 5.2]),
          gazeX: keyed(share, '0 0, 0.04 0, 0.14 -0.7, 0.3 -0.35, 0.48 -0.3, 0.58 0.35, 0.74 0'),
          gazeY: 0,
        },
      },
    },
  ],
  zoomAt: (share) => 1.045 - 0.045 * Math.cos(2 * Math.PI * share),
}
