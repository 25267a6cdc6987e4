import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from '../../scene/portrait-scene.ts'
import { MARGIN, type ClipSize } from '../clip-camera.ts'

/** The picture is drawn this much larger than the frame shows, for the camera to move. */
export const ROOM = 1 + 2 * MARGIN

/**
 * Fills a canvas of the frame's shape and a little more with the picture, cut where it is too wide or too high. What is
 * cut is cut evenly, save that the point to keep (shares of the picture) stays as near to the middle as it can.
 */
export const fitPicture = (
  picture: Picture,
  { width, height }: Pick<ClipSize, 'width' | 'height'>,
  keep: { x: number; y: number } = { x: 0.5, y: 0.5 },
): Picture => {
  const [wide, high] = [Math.round(width * ROOM), Math.round(height * ROOM)]
  const scale = Math.max(wide / picture.width, high / picture.height)
  const shift = (size: number, target: number, at: number): number =>
    Math.min(0, Math.max(target - size * scale, target / 2 - at * size * scale))
  const source = createCanvas(picture.width, picture.height)
  const sourceContext = source.getContext('2d')
  const image = sourceContext.createImageData(picture.width, picture.height)
  image.data.set(picture.data)
  sourceContext.putImageData(image, 0, 0)
  const context = createCanvas(wide, high).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    source,
    shift(picture.width, wide, keep.x),
    shift(picture.height, high, keep.y),
    picture.width * scale,
    picture.height * scale,
  )
  return { width: wide, height: high, data: context.getImageData(0, 0, wide, high).data }
}
