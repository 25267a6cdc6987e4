import sharp from 'sharp'

export const SHARE_CARD = { width: 1200, height: 630 } as const
const blurPixels = 24
const dimmed = 0.45

/** A picture of any shape in the shape that social networks show, before a dim and blurred one of itself; JPEG. */
export const drawShareCard = async (picture: Uint8Array): Promise<Uint8Array> => {
  const front = await sharp(picture)
    .resize({ ...SHARE_CARD, fit: 'inside' })
    .toBuffer()
  return sharp(picture)
    .resize({ ...SHARE_CARD, fit: 'cover' })
    .blur(blurPixels)
    .modulate({ brightness: dimmed })
    .flatten({ background: '#07080c' })
    .composite([{ input: front, gravity: 'centre' }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
