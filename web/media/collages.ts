import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encodePicture } from './encode-picture.ts'

const width = 1200
const height = 630
const frameWidth = 300
const markPixels = 132
const cardCast = ['bob', 'fade', 'copper', 'silver'] as const

/** The picture of social cards, as JPEG of 1200 by 630: four portraits side by side, with the mark on them. */
export const composeSocialCard = async (mediaDir: string): Promise<Uint8Array> => {
  const frames = await Promise.all(
    cardCast.map(async (name, index) => ({
      input: await sharp(`${mediaDir}/home/${name}.webp`).resize(frameWidth, height, { fit: 'cover' }).toBuffer(),
      left: index * frameWidth,
      top: 0,
    })),
  )
  const mark = await sharp(await readFile(new URL('../public/favicon.svg', import.meta.url)), { density: 400 })
    .resize(markPixels)
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#07080c' } })
    .composite([...frames, { input: mark, left: 36, top: height - markPixels - 36 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

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
