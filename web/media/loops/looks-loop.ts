import { identityFromText } from '@visage/studio/person'
import { portraitSceneFromText } from '@visage/studio/scene'
import { SAME_PERSON } from '../../src/lib/example-people.ts'
import { blinkAt, ease, keyed, wave } from './loop.ts'
import type { Layer, Loop } from './loop.ts'

/** The share of a look's time after which the next one fades in. */
const restShare = 0.72

const { identity } = identityFromText(SAME_PERSON.prompt, SAME_PERSON.gender)
const looks = SAME_PERSON.takes.map(({ scene }) => portraitSceneFromText(scene, identity, identity.seed))

const layerAt = (share: number, look: number, opacity: number): Layer => {
  const scene = looks[look % looks.length]
  if (!scene) throw new RangeError('A place in a loop is at least 0 and less than 1.')
  const yaw = keyed(share, '0 0.16, 0.33 -0.24, 0.66 0.26')
  return {
    identity,
    opacity,
    scene: {
      ...scene,
      keyLight: 'right',
      pose: { yaw, pitch: 0.025 * wave(share, 3, 0.1), roll: 0.035 * wave(share, 1, 0.6) },
      expression: {
        smile: keyed(share, '0 0.35, 0.3 0.1, 0.5 0.15, 0.8 0.75'),
        blink: blinkAt(share, [1.55, 3.6, 5.5]),
        gazeX: -0.6 * yaw,
        gazeY: 0,
      },
    },
  }
}

const layersAt = (share: number): readonly Layer[] => {
  const place = share * looks.length
  const look = Math.floor(place)
  const fade = ease((place - look - restShare) / (1 - restShare))
  const before = layerAt(share, look, 1)
  return fade === 0 ? [before] : [before, layerAt(share, look + 1, fade)]
}

/** One person, who turns while place, clothes and light change around her. */
export const LOOKS_LOOP: Loop = { name: 'pictures', posterShare: 0.1, layersAt }
