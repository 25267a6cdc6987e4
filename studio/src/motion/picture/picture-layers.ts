import type { Picture } from '../../scene/portrait-scene.ts'
import { createTexture, type Texture } from '../layers/texture.ts'
import { createFaceChanger, type FaceChange } from './change-face.ts'
import { cutOutPerson } from './cut-out-person.ts'
import { fillBehind } from './fill-behind.ts'
import { findFeet } from './find-feet.ts'
import { layPersonGrid, layPlaceGrid, layPlainGrid, type PictureGrid } from './picture-grid.ts'
import type { Anatomy } from './read-anatomy.ts'

export type PictureLayer = {
  layer: PictureGrid
  /** Moves as this person does; the place stays. */
  anatomy?: Anatomy
}

export type PictureLayers = {
  /** From the back to the front. */
  layers: readonly PictureLayer[]
  showFace: (change: FaceChange) => void
}

/** Pixels beside the person are taken for the place only where nothing of the person shines through. */
const CLEAN = 0.02

/**
 * Takes a picture apart: the person, cut out with a soft rim, before the place, which is filled in where it was hidden.
 * Where both cannot be told apart one layer bends softly; without a face nothing stands out.
 */
export const layPicture = (picture: Picture, anatomy: Anatomy | undefined): PictureLayers => {
  const whole = textureOf(picture)
  if (!anatomy) return { layers: [{ layer: layPlainGrid(whole) }], showFace: () => {} }
  const cut = cutOutPerson(picture, anatomy)
  const feetY = cut && findFeet(picture, cut)
  const face = createFaceChanger(cut ? textureOf(picture, cut) : whole, anatomy)
  const person = { layer: layPersonGrid(face.texture, anatomy, { isAlone: cut !== undefined, feetY }), anatomy }
  if (!cut) return { layers: [person], showFace: face.show }
  const hole = Uint8Array.from(cut, (share) => (share > CLEAN ? 1 : 0))
  const place = layPlaceGrid(textureOf(fillBehind(picture, hole)), anatomy, feetY)
  return { layers: [{ layer: place, anatomy: undefined }, person], showFace: face.show }
}

/** Texels premultiplied by how much of each belongs to the layer; opaque where not told. */
const textureOf = ({ width, height, data }: Picture, cover?: Float32Array): Texture => {
  const texture = createTexture(width, height)
  for (let at = 0; at < texture.texels.length; at++) {
    const share = cover ? cover[at] : 1
    const channel = (index: number) => Math.round(data[at * 4 + index] * share) << (8 * index)
    texture.texels[at] = ((Math.round(255 * share) << 24) | channel(2) | channel(1) | channel(0)) >>> 0
  }
  return texture
}
