import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cuesOf } from '@visage/studio/talk'
import type { Cue } from '@visage/studio/talk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ClipRefusedError } from '../clip-processor.ts'
import type { ClipProcessor } from '../clip-processor.ts'
import { openClipProcessor } from '../open-clip-processor.ts'
import { aacTone, makeClip } from '../testing/make-clip.ts'
import { readPictures } from '../testing/read-pictures.ts'
import type { FilmPicture } from '../testing/read-pictures.ts'
import { readStreams } from '../testing/read-streams.ts'
import { saidGrey, saidSize, sayClip } from '../testing/say-clip.ts'

const script = 'My papa bought a blue boat. We sail on Monday.'

let dir: string
let processor: ClipProcessor
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-subtitles-'))
  processor = await openClipProcessor({ dir })
})
afterAll(async () => {
  await processor.close()
  await rm(dir, { recursive: true, force: true })
})

/** Bright pixels of a grey frame, where subtitles stand and above. */
const countLetters = ({ data, width, height }: FilmPicture): { below: number; above: number } => {
  const bright = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => Math.abs((data[pixel * 4] ?? 0) - saidGrey) > 40,
  )
  const below = bright.filter((pixel) => pixel > 0.6 * width * height).length
  return { below, above: bright.length - below }
}

/** What is drawn is there for as long as a cue, and at no other time. */
const expectDrawn = async (film: Uint8Array, cues: readonly Cue[]): Promise<void> => {
  const pictures = await readPictures(film)
  for (const picture of pictures) {
    const isSaid = cues.some(({ start, end }) => picture.seconds >= start && picture.seconds < end)
    const { below, above } = countLetters(picture)
    expect([picture.seconds, below > 20, above]).toEqual([picture.seconds, isSaid, 0])
  }
}

describe('the subtitles of a clip that was made elsewhere', () => {
  // Proves: talk-subtitles-elsewhere
  it('are drawn when they are told to, with the sound, the size and the rate as they were', async () => {
    const { film } = await sayClip({ script: 'Hello there.' })
    const cues = [{ start: 0.35, end: 0.75, lines: ['Hello', 'there.'] }]
    const plain = await processor.normalise(film)
    const clip = await processor.subtitle(film, { script: 'Hello there.', cues, hasSubtitles: true })
    const { bytes, ...facts } = clip
    const { bytes: plainBytes, ...plainFacts } = plain
    expect(facts).toEqual({ ...plainFacts, cues })
    expect(facts).toMatchObject({ ...saidSize, hasSound: true, framesPerSecond: 10 })
    expect(await readStreams(bytes)).toEqual(await readStreams(plainBytes))
    await expectDrawn(bytes, cues)
  })

  // Proves: talk-subtitles-heard
  it.each([
    ['with the film', {}],
    ['after a silence', { silentSeconds: 0.8 }],
    ['in a sound that begins late', { startSeconds: 0.7 }],
  ])('are found in its own sound by the script, where they are not known: %s', async (_, late) => {
    const { film, words } = await sayClip({ script, ...late })
    const { bytes, cues } = await processor.subtitle(film, { script, cues: null, hasSubtitles: true })
    const wanted = cuesOf(words)
    expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe(script)
    expect(cues).toHaveLength(wanted.length)
    for (const [index, { start, end }] of cues.entries()) {
      expect(Math.abs(start - (wanted[index]?.start ?? Infinity))).toBeLessThan(0.2)
      expect(Math.abs(end - (wanted[index]?.end ?? Infinity))).toBeLessThan(0.2)
    }
    await expectDrawn(bytes, cues)
  })

  it('are told without being drawn where nobody wants them in the picture', async () => {
    const { film } = await sayClip({ script })
    const { bytes, cues } = await processor.subtitle(film, { script, cues: null, hasSubtitles: false })
    expect(cues.length).toBeGreaterThan(1)
    await expectDrawn(bytes, [])
  })

  it.each([
    ['no sound', null],
    ['a sound in which nothing is heard', { ...aacTone(1), sampleAt: () => 0 }],
  ])('are left out of a clip with %s', async (_, sound) => {
    const film = await makeClip({ ...saidSize, frames: 10, framesPerSecond: 10, sound })
    const said = { script, cues: null, hasSubtitles: true }
    const clip = await processor.subtitle(film, said)
    expect(clip).toMatchObject({ hasSound: sound !== null, cues: [], durationSeconds: 1 })
    expect(await readPictures(clip.bytes)).toEqual(await readPictures((await processor.normalise(film)).bytes))
  })

  it('are left out of a silent clip also where they are known', async () => {
    const film = await makeClip({ ...saidSize, frames: 4 })
    const cues = [{ start: 0, end: 1, lines: ['Hello'] }]
    expect(await processor.subtitle(film, { script, cues, hasSubtitles: true })).toMatchObject({ cues: [] })
  })

  it('end when they are cancelled, and refuse what is no film', async () => {
    const { film } = await sayClip({ script: 'Hello there.' })
    const said = { script, cues: null, hasSubtitles: true }
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('cancelled'))
    await expect(processor.subtitle(film, said, { signal: stop.signal, onProgress })).rejects.toThrow('cancelled')
    const text = Buffer.from('This is no film. '.repeat(500))
    await expect(processor.subtitle(text, said)).rejects.toBeInstanceOf(ClipRefusedError)
  })
})
