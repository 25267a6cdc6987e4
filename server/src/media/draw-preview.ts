import sharp from 'sharp'

const sizePixels = 256
const quality = 60
const maxInputPixels = 4_000_000

/** A rough picture as a data address of some kilobytes; undefined for what is no picture. */
export const drawPreview = async (picture: Uint8Array): Promise<string | undefined> => {
  try {
    const webp = await sharp(picture, { limitInputPixels: maxInputPixels })
      .resize({ width: sizePixels, height: sizePixels, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    return `data:image/webp;base64,${webp.toString('base64')}`
  } catch {
    // Half a frame or another format: the wait goes on without it.
    return undefined
  }
}
