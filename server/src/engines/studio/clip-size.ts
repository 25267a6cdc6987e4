const framesPerSecond = 25

/** Pixels and rate of a finished clip. */
export const CLIP_SIZE = { width: 720, height: 1280, framesPerSecond } as const

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** The size of a clip of a picture: of the picture's own shape, as large as a clip may be. */
export const clipSizeOf = ({ width, height }: { width: number | null; height: number | null }) => {
  if (!width || !height) return CLIP_SIZE
  const [across, along] = width > height ? [CLIP_SIZE.height, CLIP_SIZE.width] : [CLIP_SIZE.width, CLIP_SIZE.height]
  const scale = Math.min(across / width, along / height)
  return { width: even(width * scale), height: even(height * scale), framesPerSecond }
}
