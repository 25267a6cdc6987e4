import type { Identity } from '../identity/identity.ts'
import type { CreateCanvas } from '../image/canvas.ts'
import type { Picture } from '../image/picture.ts'
import { renderPortrait } from '../render/picture.ts'
import type { PortraitScene } from '../scene/scene.ts'
import { faceSimilarity, SAME_FACE_SIMILARITY } from '../judge/face-similarity.ts'
import type { Assessment } from '../judge/judge.ts'

/** Who was drawn in a picture, and how the head was held, moved and lit. */
export type DrawnFace = { identity: Identity; scene: Pick<PortraitScene, 'pose' | 'expression' | 'keyLight'> }

/** Pixels a side: the network looks at fewer. */
const SIDE = 320

/** A face that the network is less sure of is too hidden to be read, such as one behind hair that hangs over it. */
const READABLE_SCORE = 0.9

/** The person before a plain wall, held and moved as in the picture. */
export const drawAlike = (
  { identity, scene: { pose, expression, keyLight } }: DrawnFace,
  options: { createCanvas: CreateCanvas; isRough?: boolean },
): Picture =>
  renderPortrait(
    identity,
    {
      backdrop: 'studio',
      lighting: 'soft',
      outfit: 'tee',
      outfitColor: [225, 224, 220],
      pose: { ...pose, roll: 0 },
      expression,
      keyLight,
    },
    { width: SIDE, height: SIDE, ...options },
  )

type LikenessOptions = {
  assess: (picture: Picture) => Assessment | Promise<Assessment>
  /** Who the studio drew, as `drawAlike` draws them; left out for what others made. */
  alike?: (() => Picture) | undefined
}

/**
 * How alike the most certain faces of two pictures are, 0 to 1 as `faceSimilarity`, or null where one shows none, or where
 * the studio drew one that cannot be read: two heads of hair are alike, whoever has them.
 * The network takes a turned or laughing head for somebody else's. Where the studio drew one, it is therefore also compared
 * with the person as saved, drawn anew before a plain wall, turned and laughing as much, and the better comparison counts.
 */
export const likenessOf = async (
  [picture, saved]: readonly [Picture, Picture],
  { assess, alike }: LikenessOptions,
): Promise<number | null> => {
  const seen = await assess(picture)
  const wanted = await assess(saved)
  if (!seen.found || !wanted.found) return null
  const straight = faceSimilarity(seen.embedding, wanted.embedding)
  if (!alike || straight >= SAME_FACE_SIMILARITY) return straight
  if (seen.score < READABLE_SCORE) return null
  const again = await assess(alike())
  return again.found ? Math.max(straight, faceSimilarity(seen.embedding, again.embedding)) : straight
}
