import { mixTexels, type Texture } from './texture.ts'

export type BackdropPlace = {
  /** Texels per pixel of the frame. */
  fineness: number
  /** Texel that lies in the middle of the frame. */
  middleX: number
  middleY: number
}

/** Fills the whole frame with an upright picture, enlarged and shifted; beyond its edges the last texels go on. */
export const drawBackdrop = (frame: Texture, { texels, width, height }: Texture, place: BackdropPlace): void => {
  const columns = new Int32Array(frame.width)
  const shares = new Int32Array(frame.width)
  for (let x = 0; x < frame.width; x++) {
    const u = Math.min(width - 2, Math.max(0, place.middleX + (x + 0.5 - frame.width / 2) * place.fineness - 0.5))
    columns[x] = Math.floor(u)
    shares[x] = Math.floor((u - columns[x]) * 256)
  }
  for (let y = 0; y < frame.height; y++) {
    const v = Math.min(height - 2, Math.max(0, place.middleY + (y + 0.5 - frame.height / 2) * place.fineness - 0.5))
    const row = Math.floor(v)
    const down = Math.floor((v - row) * 256)
    for (let x = 0; x < frame.width; x++) {
      const at = row * width + columns[x]
      const top = mixTexels(texels[at], texels[at + 1], shares[x])
      const bottom = mixTexels(texels[at + width], texels[at + width + 1], shares[x])
      frame.texels[y * frame.width + x] = mixTexels(top, bottom, down)
    }
  }
}
