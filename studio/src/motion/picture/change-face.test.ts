import { beforeAll, expect, it } from 'vitest'
import { loadFaceModels } from '../../faces/face-models.ts'
import type { FaceModels } from '../../faces/face-models.ts'
import { findTargetFaces, placeMeshSteadily } from '../../faces/find-target-faces.ts'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { renderPicture } from '../../render/picture.ts'
import { averageIdentity, plainScene } from '../../render/testing/test-person.ts'
import { createTexture } from '../layers/texture.ts'
import { closeLids } from './change-face.ts'
import { LIDS } from './face-part.ts'
import { readAnatomy, spotOf } from './read-anatomy.ts'

let models: FaceModels
beforeAll(async () => {
  models = await loadFaceModels()
})

it('closes lids without drawing down the rim of glasses that lies close above them', () => {
  const picture = renderPicture(averageIdentity('female'), plainScene(), {
    width: 300,
    height: 400,
    createCanvas: createNodeCanvas,
  })
  const [face] = findTargetFaces(models, picture)
  const anatomy = readAnatomy(placeMeshSteadily(models, picture, face.points))
  const still = createTexture(picture.width, picture.height)
  still.texels.set(new Uint32Array(picture.data.slice().buffer))
  const eyes = LIDS.map(({ upper, lower }) => {
    const [start, end] = [spotOf(anatomy.points, upper[0]), spotOf(anatomy.points, upper[8])]
    const [top, bottom] = [spotOf(anatomy.points, upper[4]).y, spotOf(anatomy.points, lower[4]).y]
    return { left: Math.round(start.x), right: Math.round(end.x), top: Math.round(top), bottom: Math.round(bottom) }
  })
  for (const { left, right, top } of eyes) {
    const above = Math.round(top - 0.24 * (right - left))
    for (let y = above - 4; y <= above; y++)
      for (let x = left - 6; x <= right + 6; x++) still.texels[y * 300 + x] = 0xff000000
  }
  const shut = { ...still, texels: still.texels.slice() }
  closeLids(shut, still, anatomy, 1)
  for (const { left, right, top, bottom } of eyes) {
    let dark = 0
    // Lashes lie at the lower lid.
    for (let y = top; y < bottom - 2; y++)
      for (let x = left + 6; x < right - 6; x++) if ((shut.texels[y * 300 + x] & 255) < 60) dark++
    expect(dark).toBe(0)
  }
})
