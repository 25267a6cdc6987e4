import type { Anatomy } from './read-anatomy.ts'

/** Where a point lies against a face: in its own axes, and in shares of the outlines of face and skull. */
export type BodyPlace = {
  /** Sides and downwards from the face's middle, in its widths and heights. */
  across: number
  down: number
  /** Below 1 inside the face, and inside the head with its hair. */
  face: number
  skull: number
}

export const measureAt = ({ center, width, height, angle }: Anatomy, x: number, y: number): BodyPlace => {
  const [dx, dy] = [x - center.x, y - center.y]
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const across = (dx * cosine + dy * sine) / width
  const down = (dy * cosine - dx * sine) / height
  return {
    across,
    down,
    face: Math.hypot(across / 0.5, down / 0.55),
    // Hair reaches farther up than down, and to the sides.
    skull: Math.hypot(across / 0.72, (down + 0.14) / (down < -0.14 ? 0.72 : 0.66)),
  }
}
