import { sharp } from './sharp.ts'

/** A picture that was looked into before, as RGBA. */
export const readPixels = async (path: string) => {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) }
}
