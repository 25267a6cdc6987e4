import type { Framing } from '../../studio/src/scene/scene.ts'

const FRAMING_SIZES: Record<Framing, { width: number; height: number }> = {
  selfie: { width: 1024, height: 1024 },
  'half-body': { width: 1024, height: 1280 },
  'full-body': { width: 832, height: 1216 },
}

/** Pixels of a picture as the program renders it, or a share of them. */
export function sizeOf(framing: Framing, scale = 1): { width: number; height: number } {
  const { width, height } = FRAMING_SIZES[framing]
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
