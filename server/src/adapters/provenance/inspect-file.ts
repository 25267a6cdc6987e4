import { createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createWatermarkTile, findWatermark } from '@visage/studio/watermark'
import type { Luma } from '@visage/studio/watermark'
import { findMessageOrigin } from './origin.ts'
import type { ReadOrigin, VerificationKeys } from './provenance.ts'
import { findPictureType, readPictureLuma } from './read-picture-luma.ts'
import { findStatementOrigin } from './statement.ts'

/** The type of a song with a seal, told by how its file begins; songs carry no mark in their sound. */
const findSongType = (bytes: Buffer): string | undefined => {
  if (bytes.toString('latin1', 0, 3) === 'ID3') return 'audio/mpeg'
  const isWav = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE'
  return isWav ? 'audio/wav' : undefined
}

const findInPixels = (luma: Luma, { mark, check }: VerificationKeys): ReadOrigin | undefined => {
  const found = findWatermark(luma, {
    tile: createWatermarkTile(mark),
    accepts: (message) => findMessageOrigin(message, check) !== undefined,
  })
  return found ? findMessageOrigin(found.message, check) : undefined
}

/** What a picture, video or song says of its making here, beside what is seen and heard or in its pixels. */
export const inspectFile = async (path: string, keys: VerificationKeys): Promise<ReadOrigin | undefined> => {
  const pictureType = await findPictureType(path)
  const bytes = await readFile(path)
  const songType = findSongType(bytes)
  const mimeType = songType ?? pictureType ?? 'video/mp4'
  const sealed = findStatementOrigin({ bytes, mimeType }, createPublicKey(keys.publicPem))
  if (sealed || songType) return sealed
  if (pictureType) return findInPixels(await readPictureLuma(path), keys)
  // The libraries for video take a second to load.
  const { listFilmLuma } = await import('./read-film-luma.ts')
  for await (const luma of listFilmLuma(path)) {
    const found = findInPixels(luma, keys)
    if (found) return found
  }
  return undefined
}
