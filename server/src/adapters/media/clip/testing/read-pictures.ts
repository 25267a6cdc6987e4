import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openFilm } from '../film/open-film.ts'
import { readFrames, secondsOf } from '../film/read-frames.ts'

export type FilmPicture = { data: Uint8Array; width: number; height: number; seconds: number }

/** All pictures of a film as RGBA. */
export const readPictures = async (film: Uint8Array): Promise<FilmPicture[]> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-pictures-'))
  try {
    const path = join(dir, 'film')
    await writeFile(path, film)
    const opened = await openFilm(path)
    const pictures: FilmPicture[] = []
    for await (const frame of readFrames(opened, { filter: 'format=rgba' })) {
      const { width, height } = frame
      pictures.push({ data: new Uint8Array(frame.toBuffer()), width, height, seconds: secondsOf(frame) })
    }
    await opened.close()
    return pictures
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

export const pngOf = ({ data, width, height }: FilmPicture): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
