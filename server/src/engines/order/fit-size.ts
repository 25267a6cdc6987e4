type Size = { width: number; height: number }

const step = 32

const toStep = (pixels: number): number => Math.max(step, Math.round(pixels / step) * step)

/** A size of about so many pixels in the shape of another one, both sides multiples of 32. */
export const fitSize = ({ width, height }: Size, area: number): Size => {
  const scale = Math.sqrt(area / (width * height))
  return { width: toStep(width * scale), height: toStep(height * scale) }
}
