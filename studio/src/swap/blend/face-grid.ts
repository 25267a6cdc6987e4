import { learnSkin } from '../../faces/skin-likeness.ts'
import type { SkinLikeness, SkinSample } from '../../faces/skin-likeness.ts'
import type { Picture } from '../../image/picture.ts'
import type { WarpedFace } from '../warped-face.ts'

/** Cells across the width of a face. */
export const GRID = 44

/** Means over small squares of the region, of which light and colour are matched. */
export type FaceGrid = {
  width: number
  height: number
  /** Pixels a side of a cell. */
  cell: number
  /** Share of covered pixels. */
  filled: Float32Array
  coverage: Float32Array
  skin: Float32Array
  beardZone: Float32Array
  /** RGB, three values a cell. */
  target: Float32Array
  source: Float32Array
  likeTargetSkin: SkinLikeness
  likeSourceSkin: SkinLikeness
}

type Means = Record<'filled' | 'coverage' | 'skin' | 'beardZone' | 'target' | 'source', Float32Array>

export const makeGrid = (face: WarpedFace, target: Picture, faceWidth: number): FaceGrid => {
  const { region } = face
  const cell = Math.max(1, faceWidth / GRID)
  const width = Math.ceil(region.width / cell) + 1
  const height = Math.ceil(region.height / cell) + 1
  const size = width * height
  const means: Means = {
    filled: new Float32Array(size),
    coverage: new Float32Array(size),
    skin: new Float32Array(size),
    beardZone: new Float32Array(size),
    target: new Float32Array(size * 3),
    source: new Float32Array(size * 3),
  }
  addPixels(means, { face, target, width, cell })
  for (let index = 0; index < size; index++) {
    const share = means.filled[index] > 0 ? 1 / means.filled[index] : 0
    means.coverage[index] *= share
    means.skin[index] *= share
    means.beardZone[index] *= share
    for (let channel = 0; channel < 3; channel++) {
      means.target[index * 3 + channel] *= share
      means.source[index * 3 + channel] *= share
    }
    means.filled[index] = Math.min(1, means.filled[index] / (cell * cell))
  }
  // A beard would count as skin: what is learnt comes from above it.
  const samples = (colors: Float32Array): SkinSample[] =>
    Array.from({ length: size }, (_, index) => index)
      .filter((index) => means.skin[index] > 0.8 && means.coverage[index] > 0.8 && means.beardZone[index] < 0.1)
      .map((index) => ({
        red: colors[index * 3],
        green: colors[index * 3 + 1],
        blue: colors[index * 3 + 2],
        across: (index % width) / width,
      }))
  return {
    width,
    height,
    cell,
    ...means,
    likeTargetSkin: learnSkin(samples(means.target)),
    likeSourceSkin: learnSkin(samples(means.source), true),
  }
}

type Summing = { face: WarpedFace; target: Picture; width: number; cell: number }

/** Adds every covered pixel to its cell. */
const addPixels = (sums: Means, { face, target, width, cell }: Summing): void => {
  const columns = Int32Array.from({ length: face.region.width }, (_, x) => Math.floor(x / cell))
  for (let y = 0; y < face.region.height; y++) {
    const cells = columns.map((column) => column + Math.floor(y / cell) * width)
    addRow(sums, face, { target, cells, y })
  }
}

/** @param cells The cell of every pixel of the row. */
const addRow = (
  sums: Means,
  { region, coverage, skin, beardZone, colors }: WarpedFace,
  { target, cells, y }: { target: Picture; cells: Int32Array; y: number },
): void => {
  let pixel = y * region.width
  let place = ((y + region.top) * target.width + region.left) * 4
  for (let x = 0; x < region.width; x++, pixel++, place += 4) {
    if (coverage[pixel] <= 0) continue
    const index = cells[x]
    sums.filled[index] += 1
    sums.coverage[index] += coverage[pixel]
    sums.skin[index] += skin[pixel] * skin[pixel]
    sums.beardZone[index] += beardZone[pixel]
    for (let channel = 0; channel < 3; channel++) {
      sums.target[index * 3 + channel] += target.data[place + channel]
      sums.source[index * 3 + channel] += colors[pixel * 3 + channel]
    }
  }
}
