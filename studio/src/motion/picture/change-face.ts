import { LOWER_LIP_INSIDE, UPPER_LIP_INSIDE } from '../../faces/mesh-regions.ts'
import { clamp, smoothstep } from '../../math/scalar.ts'
import type { Texture } from '../layers/texture.ts'
import { LIDS, lineReader, partOf, remap, sampleTexel } from './face-part.ts'
import type { Line, Part } from './face-part.ts'
import type { Anatomy } from './read-anatomy.ts'

/**
 * In lengths of the eye: how far above the lid's line there is skin without lashes, how much of it there is at
 * least, and how thick these lie on a shut eye.
 */
const LID = { skin: 0.1, crease: 0.36, least: 0.04, lashes: 0.055 }
/** A row above the lid that is darker than this share of the lid's skin is a brow, or the rim of glasses. */
const AS_LIGHT = 0.72
const LASHES_COVER = 0.85
const BEYOND_CORNERS = 1.4

/** The darkest texel about a line: the colour of the lashes, or of the shade in which they lie. */
const darkestAlong = (texture: Texture, part: Part, line: Line): number => {
  let [darkest, least] = [0xff000000, Infinity]
  for (let along = -0.4; along <= 0.4; along += 0.05) {
    for (let below = -0.04; below <= 0.06; below += 0.02) {
      const [x, y] = [along * part.length, line(along * part.length) + below * part.length]
      const { origin, cosine, sine } = part
      const texel = sampleTexel(texture, origin.x + x * cosine - y * sine, origin.y + x * sine + y * cosine)
      const light = (texel & 255) + ((texel >>> 8) & 255) + ((texel >>> 16) & 255)
      if (light < least) [darkest, least] = [texel, light]
    }
  }
  return darkest
}

/** How far above a lid's line there is only skin, in lengths of the eye: a brow or a rim would be drawn down with it. */
const skinAbove = (texture: Texture, part: Part, line: Line): number => {
  const { origin, cosine, sine, length } = part
  const lightOf = (above: number): number => {
    let sum = 0
    for (let share = -0.3; share <= 0.31; share += 0.1) {
      const [x, y] = [share * length, line(share * length) - above * length]
      const texel = sampleTexel(texture, origin.x + x * cosine - y * sine, origin.y + x * sine + y * cosine)
      sum += (texel & 255) + ((texel >>> 8) & 255) + ((texel >>> 16) & 255)
    }
    return sum
  }
  let lightest = 0
  for (let above = LID.skin; above < LID.crease; above += 0.02) {
    const light = lightOf(above)
    if (above > LID.skin + LID.least && light < AS_LIGHT * lightest) return above - 0.02
    lightest = Math.max(lightest, light)
  }
  return LID.crease
}

/** The lid's skin is drawn down over the eyeball, with lashes at its edge; the eyeball itself stays where it is. */
export const closeLids = (target: Texture, source: Texture, anatomy: Anatomy, blink: number): void => {
  for (const { upper, lower } of LIDS) {
    const part = partOf(anatomy, [upper[0], upper[upper.length - 1]], { up: 1.1, down: 0.6 })
    const read = lineReader(part, anatomy)
    const [upperLine, lowerLine] = [read(upper), read(lower)]
    const half = part.length / 2
    const ink = darkestAlong(source, part, upperLine)
    const skin = skinAbove(source, part, upperLine)
    remap(target, source, part, (along, down) => {
      // Eyes reach a little beyond the corners of the mesh, and the lid ends softly there.
      const reach = 1 - smoothstep(1, BEYOND_CORNERS, Math.abs(along) / half)
      if (reach === 0) return undefined
      // What lies at the line itself may be the iris: stretched with the lid, it would hang on it as a blot.
      const open = upperLine(along) - LID.skin * part.length
      const crease = upperLine(along) - skin * part.length
      const shut = open + blink * reach * Math.max(0, lowerLine(along) + 0.02 * part.length - open)
      if (down <= crease || down >= shut + 1) return undefined
      const strength = LASHES_COVER * smoothstep(0, 0.2, blink) * reach
      // The lid's edge is smooth over one texel.
      if (down >= shut) return { down, ink, cover: strength * (1 - (down - shut)) }
      const thickness = LID.lashes * part.length * (1 - 0.6 * Math.min(1, (along / half) ** 2))
      const cover = strength * smoothstep(shut - thickness, shut - 0.4 * thickness, down)
      return { down: crease + ((down - crease) * (open - crease)) / (shut - crease), ink, cover }
    })
  }
}

/** The inside of a mouth. */
const CAVITY = 0xff1e1a42
const MOST_OPEN = 0.2

/** The lower lip and chin are drawn down; between the lips it gets dark, or teeth are stretched where they show. */
const openMouth = (target: Texture, source: Texture, anatomy: Anatomy, talk: number): void => {
  const part = partOf(anatomy, [61, 291], { up: 0.5, down: 1.5 })
  const read = lineReader(part, anatomy)
  const [upperLine, lowerLine] = [read(UPPER_LIP_INSIDE), read(LOWER_LIP_INSIDE)]
  const half = part.length * 0.5
  const reach = part.length * 1.2
  remap(target, source, part, (along, down) => {
    const inside = 1 - (along / (half * 0.92)) ** 2
    const opening = talk * MOST_OPEN * part.length * smoothstep(-0.6, 0.9, inside)
    const seam = (upperLine(along) + lowerLine(along)) / 2
    if (opening < 0.2 || down <= seam) return undefined
    const parted = inside > 0 ? opening : 0
    const below = down - seam
    // Far below the mouth nothing moves; the skin between is pressed together.
    if (below >= reach) return undefined
    const moved = below >= parted ? ((below - parted) / (reach - parted)) * reach : 0
    const edge = Math.min(below, parted - below) / Math.max(0.6, 0.12 * part.length * talk)
    const cover = parted > 0 && below < parted ? 0.92 * clamp(edge) * clamp(inside * 3) : 0
    return { down: seam + moved, ink: CAVITY, cover }
  })
}

/** Shows lids and mouth of a pictured face in another state; `still` is the picture as it was. */
export const createFaceChanger = (
  still: Texture,
  anatomy: Anatomy,
): { texture: Texture; show: (change: FaceChange) => void } => {
  const texture = { ...still, texels: still.texels.slice() }
  let shown = ''
  return {
    texture,
    show: ({ blink, talk }) => {
      const wanted = `${blink.toFixed(3)}/${talk.toFixed(3)}`
      if (wanted === shown) return
      shown = wanted
      texture.texels.set(still.texels)
      if (talk > 0) openMouth(texture, still, anatomy, talk)
      if (blink > 0) closeLids(texture, still, anatomy, blink)
    },
  }
}

export type FaceChange = { blink: number; talk: number }
