import type { Picture } from '../../image/picture.ts'
import { createTexture } from '../layers/texture.ts'
import type { Texture } from '../layers/texture.ts'
import { createFaceChanger } from './change-face.ts'
import type { FaceChange } from './change-face.ts'
import { cutOutPerson } from './cut-out-person.ts'
import { fillBehind } from './fill-behind.ts'
import { layPersonGrid, layPlaceGrid, layPlainGrid } from './picture-grid.ts'
import type { PictureGrid } from './picture-grid.ts'
import type { Anatomy } from './read-anatomy.ts'

/** Share of the picture's width that a row of the person has at least. */
const LEAST_ROW = 0.01
/** A person who reaches into this share of the height above the lower edge is cut off there. */
const EDGE = 0.015

/** The height at which a person stands, in pixels: where what is cut out of them ends, unless the picture ends first. */
export const findFeet = (
  { width, height }: Pick<Picture, 'width' | 'height'>,
  cut: Float32Array,
): number | undefined => {
  for (let y = height - 1; y >= 0; y--) {
    let own = 0
    for (let x = 0; x < width; x++) if (cut[y * width + x] > 0.5) own++
    if (own >= LEAST_ROW * width) return y < height * (1 - EDGE) ? y : undefined
  }
  return undefined
}

type PictureLayer = {
  layer: PictureGrid
  /** Moves as this person does; the place stays. */
  anatomy?: Anatomy
}

type PictureLayers = {
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
