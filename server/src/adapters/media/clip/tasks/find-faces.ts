import { findTargetFaces, loadFaceModels, locateFaces } from '@visage/studio/clip'
import type { ClipFrame } from '@visage/studio/clip'
import type { FilmFaces } from '../clip-processor.ts'
import { openFilm } from '../film/open-film.ts'
import { readFrameAt } from '../film/read-frames.ts'
import { sharp } from '../../picture/sharp.ts'

/** Where a film is looked at, in shares of its length. */
const SCAN_TIMES = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9]
/** Where it is searched for small faces when no large one was seen. */
const CLOSE_SCAN_TIMES = [0, 0.25, 0.5, 0.75]
const quality = 86

type Film = { input: string; durationSeconds: number }

/** The frame with the most faces by a way to count them, the first of its like; null where there is none. */
const findFrame = async (
  { input, durationSeconds }: Film,
  shares: readonly number[],
  count: (picture: ClipFrame['picture']) => number,
): Promise<ClipFrame | null> => {
  let [best, most]: [ClipFrame | null, number] = [null, 0]
  for (const share of shares) {
    const frame = await readFrameAt(input, share * durationSeconds)
    const faces = frame ? count(frame.picture) : 0
    if (faces > most) [best, most] = [frame, faces]
  }
  return best
}

/** Writes the frame that shows the most faces as JPEG. */
export const findFaces = async (input: string, output: string): Promise<FilmFaces> => {
  const film = await openFilm(input)
  const { width, height, durationSeconds } = film.facts
  await film.close()
  const models = await loadFaceModels()
  const look = { input, durationSeconds }
  const seen =
    (await findFrame(look, SCAN_TIMES, (picture) => findTargetFaces(models, picture).length)) ??
    (await findFrame(look, CLOSE_SCAN_TIMES, (picture) => locateFaces(models, picture).length))
  if (!seen) return { faces: [], atSeconds: 0, width, height }
  const { data } = seen.picture
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toFile(output)
  return { faces: locateFaces(models, seen.picture), atSeconds: seen.seconds, width, height }
}
