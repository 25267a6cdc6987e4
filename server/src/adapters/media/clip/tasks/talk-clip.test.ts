import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityFromText } from '@visage/studio/person'
import { sceneFromText } from '@visage/studio/scene'
import { SpeechError } from '@visage/studio/pool'
import { findVoice } from '@visage/studio/talk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSound } from '../../sound/testing/make-sound.ts'
import type { ClipProcessor, TalkClip, TalkClipRequest } from '../clip-processor.ts'
import { openClipProcessor } from '../open-clip-processor.ts'
import { readStreams } from '../testing/read-streams.ts'

const { identity } = identityFromText('a woman with short brown hair', 'female')
const { scene } = sceneFromText('a plain studio', identity, { framing: 'selfie', seed: 1 })
const voice = findVoice('adam')?.voice
if (!voice) throw new Error('A voice is missing.')
const said = (script: string): TalkClipRequest['said'] => ({
  of: 'script',
  request: { script, voice, tone: 'calm', pace: 1.25 },
})
const request: TalkClipRequest = {
  said: said('Hi, mama!'),
  shown: { of: 'scene', identity, scene },
  tone: 'calm',
  seed: 2,
  width: 96,
  height: 160,
  framesPerSecond: 10,
  hasSubtitles: true,
}

let dir: string
let processor: ClipProcessor
let clip: TalkClip
const stages: string[] = []
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-talks-'))
  processor = await openClipProcessor({ dir })
  clip = await processor.talk(request, { onProgress: (stage) => stages.push(stage) })
})
afterAll(async () => {
  await processor.close()
  await rm(dir, { recursive: true, force: true })
})

describe('a talk', () => {
  // Proves: talk-clip-with-sound
  it('is a film with sound that begins with its picture and lasts as long, with the times of its words', async () => {
    const { video, audio } = await readStreams(clip.bytes)
    expect(audio?.codec).toBe('aac')
    expect(Math.abs((audio?.startSeconds ?? 1) - video.startSeconds)).toBeLessThan(0.03)
    expect(clip).toMatchObject({ mimeType: 'video/mp4', width: 96, height: 160, hasSound: true })
    expect(clip.words.map(({ text }) => text)).toEqual(['Hi,', 'mama!'])
    expect(clip.words.at(-1)?.end).toBeLessThan(clip.durationSeconds)
    expect(stages).toContain('Speaking the script')
    expect(stages.at(-1)).toBe('Done')
  })

  it('refuses a script with nothing to say, and a recording in which nothing is heard', async () => {
    await expect(processor.talk({ ...request, said: said('🎉') })).rejects.toBeInstanceOf(SpeechError)
    const silence = await makeSound({ channels: [new Float32Array(16_000)], sampleRate: 8000, ending: 'wav' })
    const recorded: TalkClipRequest['said'] = { of: 'sound', sound: silence, script: null }
    await expect(processor.talk({ ...request, said: recorded })).rejects.toThrow(/Nothing can be heard/)
  })

  it('ends when it is cancelled', async () => {
    const stop = new AbortController()
    const talking = processor.talk(request, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('cancelled')),
    })
    await expect(talking).rejects.toThrow('cancelled')
  })
})
