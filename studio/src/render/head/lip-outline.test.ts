import { expect, it } from 'vitest'
import { FACE_UNITS } from '../../scene/face-units.ts'
import { averageIdentity } from '../testing/test-person.ts'
import { faceLayout } from './features-layout.ts'
import { lipOutline } from './lip-outline.ts'

const SMILES = [-1, 0, 0.5, 1]
const STEPS = [0, 0.5, 1]

it.each(['female', 'male'] as const)(
  'keeps the lips of a %s face near the mouth, whatever all muscles do',
  (gender) => {
    const identity = averageIdentity(gender)
    for (const smile of SMILES)
      for (const talk of STEPS)
        for (const jawDrop of STEPS)
          for (const unit of FACE_UNITS) {
            const units = { jawDrop, [unit]: 1 }
            const layout = faceLayout(identity, { smile, talk, blink: 0, gazeX: 0, gazeY: 0, units })
            for (const [x, y] of Object.values(lipOutline(identity, layout)).flat()) {
              const far = Math.hypot(x, y - layout.mouthY)
              expect(far, `${unit} with a smile of ${smile}, ${talk} spoken, the jaw at ${jawDrop}`).toBeLessThan(0.6)
            }
          }
  },
)
