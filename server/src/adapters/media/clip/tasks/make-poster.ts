import { writeFile } from 'node:fs/promises'
import { Scaler } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import { ClipRefusedError } from '../clip-processor.ts'
import { openFilm } from '../film/open-film.ts'
import type { Film } from '../film/open-film.ts'
import { readFrames, secondsOf } from '../film/read-frames.ts'

const share = 1 / 3
const quality = 88
/** Mean light, 0 to 255, from which a frame shows something. */
const brightEnough = 28
/** After so many dark frames the brightest of them is taken. */
const maxScannedFrames = 120
const scanPixels = 32

/** Writes a frame from about a third into the clip as JPEG; a dark one only where there is no brighter. */
export const makePoster = async (input: string, output: string): Promise<{ width: number; height: number }> => {
  const film = await openFilm(input)
  const scaler = new Scaler()
  try {
    const atSeconds = film.facts.durationSeconds * share
    const found = (await findPoster(film, scaler, atSeconds)) ?? (await findPoster(film, scaler, 0))
    if (!found) throw new ClipRefusedError('No picture of this video can be decoded. Please use another one.')
    await writeFile(output, found)
    return { width: film.facts.width, height: film.facts.height }
  } finally {
    scaler.close()
    await film.close()
  }
}

const findPoster = async (film: Film, scaler: Scaler, atSeconds: number): Promise<Buffer | null> => {
  await film.demuxer.seek(0)
  let best: { light: number; jpeg: Buffer } | null = null
  let looks = 0
  for await (const frame of readFrames(film, { filter: 'format=rgba', fromSeconds: atSeconds })) {
    if (secondsOf(frame) < atSeconds) continue
    const light = await lightOf(scaler, frame)
    if (!best || light > best.light) best = { light, jpeg: await scaler.toJpeg(frame, { quality }) }
    looks += 1
    if (light >= brightEnough || looks >= maxScannedFrames) break
  }
  return best?.jpeg ?? null
}

const lightOf = async (scaler: Scaler, frame: Frame): Promise<number> => {
  const pixels = await scaler.toBuffer(frame, { format: 'gray', resize: { width: scanPixels, height: scanPixels } })
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length
}
