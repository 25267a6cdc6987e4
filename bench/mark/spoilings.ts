import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { createRandom } from '../../studio/src/math/random.ts'
import type { Pixels } from './natural-like.ts'

type Spoil = (picture: () => Sharp, size: { width: number; height: number }, random: () => number) => Promise<Buffer>

const atWidth = (picture: Sharp, width: number): Sharp => picture.resize({ width: Math.round(width) })

/** Four fifths of each side, from anywhere. */
const cut: Spoil = (picture, { width, height }, random) =>
  picture()
    .extract({
      left: Math.floor(random() * width * 0.2),
      top: Math.floor(random() * height * 0.2),
      width: Math.floor(width * 0.8),
      height: Math.floor(height * 0.8),
    })
    .png()
    .toBuffer()

/** A page around the picture, which is shown at some size, and all of it saved as JPEG. */
const photographScreen: Spoil = async (picture, { width }, random) => {
  const shown = await atWidth(picture(), width * (0.5 + random() * 0.45))
    .png()
    .toBuffer()
  const page = await sharp(shown)
    .extend({ top: 61, bottom: 97, left: 33, right: 142, background: '#f4f5f7' })
    .png()
    .toBuffer()
  return sharp(page).jpeg({ quality: 80 }).toBuffer()
}

/** What happens to pictures on their way. */
export const SPOILINGS: Record<string, Spoil> = {
  'as made': (picture) => picture().png().toBuffer(),
  'JPEG quality 60': (picture) => picture().jpeg({ quality: 60 }).toBuffer(),
  'half size': (picture, { width }) =>
    atWidth(picture(), width / 2)
      .png()
      .toBuffer(),
  'crop of 20 %': cut,
  screenshot: photographScreen,
  'half size, then JPEG quality 60': (picture, { width }) =>
    atWidth(picture(), width / 2)
      .jpeg({ quality: 60 })
      .toBuffer(),
  'WebP quality 75 at three quarters': (picture, { width }) =>
    atWidth(picture(), width * 0.75)
      .webp({ quality: 75 })
      .toBuffer(),
}

export const spoil = (name: string, { width, height, data }: Pixels, seed: number): Promise<Buffer> => {
  const random = createRandom(seed * 31 + 7)
  const picture = () => sharp(data, { raw: { width, height, channels: 3 } })
  const how = SPOILINGS[name]
  if (!how) throw new RangeError(`There is no spoiling named ${name}.`)
  return how(picture, { width, height }, random)
}
