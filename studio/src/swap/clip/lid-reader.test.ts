import { describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { loadFaceModels } from '../../faces/face-models.ts'
import { identityFromText } from '../../prompt/from-text.ts'
import { renderPortraitFaces } from '../../render/picture.ts'
import { portraitSceneFor } from '../../scene/scene-for.ts'
import { placeSource } from '../draw-source.ts'
import { createLidReader } from './lid-reader.ts'

const models = await loadFaceModels()

describe('createLidReader', () => {
  it('sees lids behind glasses close and open again', () => {
    const { identity } = identityFromText('A 66-year-old woman with tan skin, brown eyes, round glasses', 'female', {
      seed: 3280499873,
    })
    const scene = { ...portraitSceneFor(identity, 3), pose: { yaw: 0, pitch: 0, roll: 0 } }
    const [open, shut] = renderPortraitFaces(identity, scene, {
      width: 400,
      height: 400,
      createCanvas: createNodeCanvas,
      blinks: [0, 1],
    })
    const read = createLidReader()
    const blinks = [open, open, shut, open].map((picture) => read(placeSource(models, picture), picture))
    expect(Math.max(blinks[0], blinks[1], blinks[3])).toBeLessThan(0.15)
    expect(blinks[2]).toBeGreaterThan(0.85)
  })
})
