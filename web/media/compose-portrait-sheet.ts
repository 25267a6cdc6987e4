import sharp from 'sharp'
import { encodePicture } from './encode-picture.ts'

const framePixels = 400
const columns = 4
const mostBytes = 250_000
const cast = ['copper', 'beard', 'bob', 'silver', 'afro', 'curls', 'ponytail', 'fade'] as const

/** The contact sheet of the documentation, as WebP of 1600 by 800: eight portraits of the home page. */
export const composePortraitSheet = async (mediaDir: string): Promise<Uint8Array> => {
  const frames = await Promise.all(
    cast.map(async (name, index) => ({
      input: await sharp(`${mediaDir}/home/${name}.webp`).resize(framePixels, framePixels).toBuffer(),
      left: (index % columns) * framePixels,
      top: Math.floor(index / columns) * framePixels,
    })),
  )
  const sheet = sharp({
    create: {
      width: columns * framePixels,
      height: (cast.length / columns) * framePixels,
      channels: 3,
      background: '#07080c',
    },
  })
  return encodePicture(sharp(await sheet.composite(frames).png().toBuffer()), 'webp', mostBytes)
}
