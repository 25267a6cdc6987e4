import { differenceCiede2000 } from 'culori'
import type { Rgb as CuloriRgb } from 'culori'
import type { Rgb } from '../../../studio/src/exports/person.ts'
import type { Picture } from '../../../studio/src/image/picture.ts'
import { median } from '../../statistics.ts'

/** Points of MediaPipe's face mesh. */
const FOREHEAD = 151
const CHEEKS = { left: [50, 101], right: [280, 330] } as const
const LIPS = [15, 16, 86, 316, 85, 315]
const TOP = 10
const CHIN = 152
const TEMPLES = [103, 332]

export type SampledColors = { skin: Rgb; lips: Rgb; hair: Rgb }

/** Median colours of small patches: forehead and the lit cheek, lower lip, and the hair above forehead and temples. */
export const sampleColors = (picture: Picture, landmarks: Float32Array, keyLight: 'left' | 'right'): SampledColors => {
  const at = (index: number): [number, number] => [landmarks[index * 3] ?? 0, landmarks[index * 3 + 1] ?? 0]
  const [topX, topY] = at(TOP)
  const [chinX, chinY] = at(CHIN)
  const height = Math.hypot(topX - chinX, topY - chinY)
  const up: [number, number] = [(topX - chinX) / height, (topY - chinY) / height]
  const above = (index: number, share: number): [number, number] => {
    const [x, y] = at(index)
    return [x + up[0] * height * share, y + up[1] * height * share]
  }
  const skin = [FOREHEAD, ...CHEEKS[keyLight]].map(at)
  const hair = [...[0.2, 0.26, 0.32].map((share) => above(TOP, share)), ...TEMPLES.map((index) => above(index, 0.2))]
  return {
    skin: medianColor(picture, skin, height * 0.025),
    lips: medianColor(picture, LIPS.map(at), height * 0.008),
    hair: medianColor(picture, hair, height * 0.03),
  }
}

const medianColor = ({ width, height, data }: Picture, points: readonly [number, number][], radius: number): Rgb => {
  const channels: [number[], number[], number[]] = [[], [], []]
  for (const [centerX, centerY] of points) {
    for (let y = Math.round(centerY - radius); y <= centerY + radius; y++) {
      for (let x = Math.round(centerX - radius); x <= centerX + radius; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        for (const [channel, values] of channels.entries()) values.push(data[(y * width + x) * 4 + channel] ?? 0)
      }
    }
  }
  return channels.map((values) => Math.round(median(values))) as unknown as Rgb
}

const ciede2000 = differenceCiede2000()

/** CIEDE2000: about 1 is just noticeable, 8 is the same colour in another light. */
export const colorDifference = (first: Rgb, second: Rgb): number => ciede2000(toCulori(first), toCulori(second))

const toCulori = ([red, green, blue]: Rgb): CuloriRgb => ({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
