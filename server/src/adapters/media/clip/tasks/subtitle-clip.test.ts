import { cuesOf } from '@visage/studio/talk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ClipRefusedError } from '../clip-processor.ts'
import { aacTone, makeClip } from '../testing/make-clip.ts'
import { driftOf, findMisdrawn } from '../testing/check-subtitles.ts'
import { openTestClips } from '../testing/open-test-clips.ts'
import { readStreams } from '../testing/read-streams.ts'
import { paintGrey, saidSize, sayClip } from '../testing/say-clip.ts'

const script = 'My papa bought a blue boat. We sail on Monday.'

let processor: Awaited<ReturnType<typeof openTestClips>>
beforeAll(async () => {
  processor = await openTestClips()
})
afterAll(() => processor[Symbol.asyncDispose]())

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
    expect(await findMisdrawn(bytes, cues)).toEqual([])
  })

  // Proves: talk-subtitles-heard
  it.each([
    ['after a silence', { silentSeconds: 0.8 }],
    ['in a sound that begins after the picture', { startSeconds: 0.7 }],
  ])('are found by the script in its own sound, where they are not known: %s', async (_, late) => {
    const { film, words } = await sayClip({ script, ...late })
    const { bytes, cues } = await processor.subtitle(film, { script, cues: null, hasSubtitles: true })
    expect(driftOf(cues, cuesOf(words))).toBeLessThan(0.2)
    expect(await findMisdrawn(bytes, cues)).toEqual([])
  })

  it('are found without being drawn where nobody wants them in the picture', async () => {
    const { film, words } = await sayClip({ script })
    const { bytes, cues } = await processor.subtitle(film, { script, cues: null, hasSubtitles: false })
    expect(driftOf(cues, cuesOf(words))).toBeLessThan(0.2)
    expect(await findMisdrawn(bytes, [])).toEqual([])
  })

  it.each([
    ['without a sound, also where they are known', null, [{ start: 0, end: 1, lines: ['Hello'] }]],
    ['in which nothing is heard', { ...aacTone(1), sampleAt: () => 0 }, null],
  ])('are left out of a clip %s', async (_, sound, cues) => {
    const film = await makeClip({ ...saidSize, paint: paintGrey, frames: 10, framesPerSecond: 10, sound })
    const clip = await processor.subtitle(film, { script, cues, hasSubtitles: true })
    expect(clip).toMatchObject({ hasSound: sound !== null, cues: [], durationSeconds: 1 })
    expect(await findMisdrawn(clip.bytes, [])).toEqual([])
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
