import sharp from 'sharp'

const sizePixels = 480
const quality = 80
const maxInputPixels = 50_000_000

/** A WebP picture of at most 480 pixels a side, from any picture that can be decoded; never enlarged. */
export const makeThumbnail = async (picture: Uint8Array): Promise<Uint8Array> =>
  sharp(picture, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .resize({ width: sizePixels, height: sizePixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
