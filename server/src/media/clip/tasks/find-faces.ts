import { type ClipFrame, type FaceBox, loadFaceModels, locateFaces } from '@visage/studio/clip-swap'
import sharp from 'sharp'
import type { FilmFaces } from '../clip-workshop.ts'
import { openFilm } from '../film/open-film.ts'
import { readFrameAt } from '../film/read-frame-at.ts'

/** Where a film is looked at, in shares of its length. */
const LOOKS = [0, 0.2, 0.4, 0.6, 0.8]
/** Where it is looked at too when nobody was seen. */
const MORE_LOOKS = [0.1, 0.3, 0.5, 0.7, 0.9]
const quality = 86

type Looks = { input: string; durationSeconds: number; models: Awaited<ReturnType<typeof loadFaceModels>> }
type Seen = ClipFrame & { faces: FaceBox[] }

/** The frame that shows the most faces, the first of its like; null where there is none. */
const look = async ({ input, durationSeconds, models }: Looks, shares: readonly number[]): Promise<Seen | null> => {
  let best: Seen | null = null
  for (const share of shares) {
    const frame = await readFrameAt(input, share * durationSeconds)
    const faces = frame ? locateFaces(models, frame.picture) : []
    if (frame && faces.length > (best?.faces.length ?? 0)) best = { ...frame, faces }
  }
  return best
}

/** Writes the frame that shows the most faces as JPEG. */
export const findFaces = async (input: string, output: string): Promise<FilmFaces> => {
  const film = await openFilm(input)
  const { width, height, durationSeconds } = film.facts
  await film.close()
  const looks = { input, durationSeconds, models: await loadFaceModels() }
  const seen = (await look(looks, LOOKS)) ?? (await look(looks, MORE_LOOKS))
  if (!seen) return { faces: [], atSeconds: 0, width, height }
  const { data } = seen.picture
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toFile(output)
  return { faces: seen.faces, atSeconds: seen.seconds, width, height }
}
