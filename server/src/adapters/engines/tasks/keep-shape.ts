import { sharp } from '../../media/picture/sharp.ts'
import type { Run } from '../engine.ts'
import type { TaskRequest } from './task-request.ts'

type Size = { width: number; height: number }

const ratioOf = (shape: string): number => {
  const [width = 1, height = 1] = shape.split(':').map(Number)
  return width / height
}

/** The one of these shapes that comes nearest; undefined where there is none. */
export const nearestShape = ({ width, height }: Size, shapes: readonly string[]): string | undefined => {
  const distance = (shape: string) => Math.abs(Math.log(ratioOf(shape) / (width / height)))
  return [...shapes].sort((one, other) => distance(one) - distance(other))[0]
}

/** How soft the edges are, in pixels of the picture's shorter side, and how much darker than the picture. */
const edges = { softness: 0.04, brightness: 0.7 } as const
/** Less of a difference in shape than anybody sees. */
const slight = 0.01

/** The smallest size of this shape that holds the picture. */
const holding = ({ width, height }: Size, ratio: number): Size =>
  width / height < ratio ? { width: Math.round(height * ratio), height } : { width, height: Math.round(width / ratio) }

/** The whole picture in the middle of a larger one of this shape; beside it what is in it goes on, soft and dim. */
const addEdges = async (
  picture: Uint8Array,
  { width, height, ratio }: Size & { ratio: number },
): Promise<Uint8Array> => {
  const size = holding({ width, height }, ratio)
  const sigma = Math.max(1, Math.min(width, height) * edges.softness)
  const ground = await sharp(picture)
    .resize({ ...size, fit: 'cover' })
    .blur(sigma)
    .modulate({ brightness: edges.brightness })
    .toBuffer()
  return sharp(ground)
    .composite([{ input: await sharp(picture).png().toBuffer(), gravity: 'centre' }])
    .png()
    .toBuffer()
}

type Padded = {
  file: Blob
  /** The picture's own; what is beside it is cut off the clip again. Undefined where the new shape is the wanted one. */
  shape: Size | undefined
}

/**
 * The picture that is to move, for a model that makes clips in a few shapes alone and would cut it to one of them: whole,
 * with edges that fill up the nearest shape; of somebody who talks, the shape that was chosen. Null for other models and
 * tasks, and for a picture that has such a shape.
 */
export const padPicture = async (
  order: TaskRequest,
  { aspectRatios }: { aspectRatios: readonly string[] },
  run: Run,
): Promise<Padded | null> => {
  const ref = order.files.picture
  const isTalk = order.task === 'talk'
  const nearest = isTalk ? `${order.width}:${order.height}` : nearestShape(order, aspectRatios)
  if ((order.task !== 'motion' && !isTalk) || !ref || nearest === undefined) return null
  const upright = await sharp(await (await run.readSource(ref)).readBytes())
    .autoOrient()
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const ratio = ratioOf(nearest)
  if (Math.abs(Math.log(ratio / (width / height))) < slight) return null
  const picture = await addEdges(upright.data, { width, height, ratio })
  return {
    file: new Blob([Buffer.from(picture)], { type: 'image/png' }),
    shape: isTalk ? undefined : { width, height },
  }
}
