import type { FacePoints } from '../../judge/place-mesh.ts'
import { clamp } from '../../render/math/scalar.ts'
import type { Picture } from '../../scene/portrait-scene.ts'
import { readEyeContrast } from '../read-eye-contrast.ts'
import { readBlink } from '../read-sitting.ts'

/** 0 to 1: how far the eyes are shut against how this face looks with open eyes. */
export type LidReader = (points: FacePoints, picture: Picture) => number

/** How fast the look of open eyes follows eyes that stay narrower. */
const OPEN_RISE = 0.01
const CONTRAST_FALL = 0.004
const MOST_OPEN = 0.6
/** Eyes without clear contrast tell nothing by losing it. */
const LEAST_CONTRAST = 0.12
/** Shares of an open eye's contrast at which its lids begin to close, and are shut. */
const CONTRAST = { open: 0.8, shut: 0.12 }

/**
 * Reads blinks by the mesh and by the eyes themselves: the network often misses lids behind glasses, and takes those that
 * are shut for narrow. Call it with every frame of a face.
 */
export function createLidReader(): LidReader {
  let open: number | undefined
  let contrasts: [number, number] = [LEAST_CONTRAST, LEAST_CONTRAST]
  return (points, picture) => {
    const blink = readBlink(points)
    open = open === undefined ? Math.min(blink, MOST_OPEN) : Math.min(blink, open + OPEN_RISE * (blink - open))
    const byMesh = clamp((blink - open) / Math.max(0.25, 1 - open))
    const seen = readEyeContrast(points, picture)
    contrasts = [follow(contrasts[0], seen[0]), follow(contrasts[1], seen[1])]
    // A turned head hides one eye: the other one tells.
    const left = Math.max(seen[0] / contrasts[0], seen[1] / contrasts[1])
    const byContrast = clamp((CONTRAST.open - left) / (CONTRAST.open - CONTRAST.shut))
    return Math.max(byMesh, byContrast)
  }
}

const follow = (contrast: number, seen: number): number =>
  Math.max(LEAST_CONTRAST, seen, contrast + CONTRAST_FALL * (seen - contrast))
