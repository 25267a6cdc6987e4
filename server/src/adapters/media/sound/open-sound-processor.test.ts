import { solidPng } from '@visage/sandbox/engines/tiny-files'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Demuxer } from 'node-av/api'
import { FF_ENCODER_AAC, FF_ENCODER_LIBOPUS } from 'node-av/constants'
import { SpeechError } from '@visage/studio/pool'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aacTone, makeClip } from '../clip/testing/make-clip.ts'
import { openSoundProcessor } from './open-sound-processor.ts'
import { SoundCrashError, SoundRefusedError } from './sound-processor.ts'
import type { SoundProcessor } from './sound-processor.ts'
import { makeSound } from './testing/make-sound.ts'

// Every task starts a process of low priority.
/** Samples that LAME puts before a sound. */
const encoderDelay = 576

let dir: string
let processor: SoundProcessor
let wav: Buffer
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-sounds-'))
  processor = await openSoundProcessor({ dir: join(dir, 'main') })
  wav = await makeSound({ ending: 'wav' })
})
afterAll(async () => {
  await processor.close()
  await rm(dir, { recursive: true, force: true })
})

/** The file with its head saying something else. */
const withHead = (change: (file: Buffer) => void): Buffer => {
  const copy = Buffer.from(wav)
  change(copy)
  return copy
}

describe('what is read', () => {
  const sounds: [name: string, make: () => Buffer | Promise<Buffer>, facts: object][] = [
    ['a WAV', () => wav, { mimeType: 'audio/wav', sampleRate: 8000, channels: 1 }],
    [
      'an MP3 with tags',
      () => makeSound({ sampleRate: 44_100, tags: { title: 'Ü' } }),
      { mimeType: 'audio/mpeg', sampleRate: 44_100 },
    ],
    ['an MP3 of a variable bit rate', () => makeSound({ variableQuality: 700 }), { mimeType: 'audio/mpeg' }],
    ['an MP3 of 8 kHz', () => makeSound(), { mimeType: 'audio/mpeg', sampleRate: 8000 }],
    ['96 kHz', () => makeSound({ sampleRate: 96_000, ending: 'wav' }), { mimeType: 'audio/wav', sampleRate: 96_000 }],
    [
      'a WAV that promises 4 GB',
      () => withHead((file) => file.writeUInt32LE(0xff_ff_ff_f0, file.indexOf('data') + 4)),
      { mimeType: 'audio/wav' },
    ],
    ['a damaged middle', async () => (await makeSound()).fill(0x55, 9000, 12_000), { mimeType: 'audio/mpeg' }],
  ]

  it.each(sounds)('%s', async (_, make, facts) => {
    const found = await processor.probe(await make())
    expect(found).toMatchObject(facts)
    expect(Math.abs(found.durationSeconds - 16)).toBeLessThan(0.5)
    expect(found.peaks).toHaveLength(200)
    expect(Math.max(...found.peaks)).toBeGreaterThan(35)
    expect(Math.max(...found.peaks)).toBeLessThan(50)
  })

  // Proves: sounds-s-counting-whether
  it.each([
    ['wav', 15, false],
    ['wav', 15.1, true],
    // The writer fills an MP3's last frame with up to 0.026 s of silence.
    ['mp3', 14.97, false],
    ['mp3', 15.1, true],
  ] as const)('a %s of %d s by counting: whether it is longer than 15 s is %s', async (ending, seconds, isLonger) => {
    const { durationSeconds } = await processor.probe(await makeSound({ ending, seconds, sampleRate: 44_100 }))
    expect(durationSeconds > 15).toBe(isLonger)
  })

  it.each([
    ['of 44.1 kHz', 44_100, 1152],
    ['of 8 kHz', 8000, 576],
  ] as const)(
    'an MP3 %s: 15 s are too short and 15.1 s are not, told or not how it was filled',
    async (_what, sampleRate, inFrame) => {
      for (const [seconds, isLonger] of [
        [15, false],
        [15.1, true],
      ] as const) {
        const file = await makeSound({ seconds, sampleRate })
        const note = file.indexOf('Info')
        const told = Buffer.from(file)
        const filled = file.readUInt32BE(note + 8) * inFrame - encoderDelay - Math.round(seconds * sampleRate)
        told.writeUIntBE((encoderDelay << 12) | filled, note + 141, 3)
        const untold = Buffer.from(file).fill(0, note, note + 144)
        expect((await processor.probe(told)).durationSeconds).toBeCloseTo(seconds, 3)
        expect((await processor.probe(untold)).durationSeconds > 15).toBe(isLonger)
      }
    },
  )
})

describe('what cannot be used is refused with the sentence for it', () => {
  const refusals: [name: string, make: () => Buffer | Promise<Buffer>, message: string][] = [
    ['an empty file', () => Buffer.alloc(0), 'Error reading file'],
    ['zeros', () => Buffer.alloc(50_000), 'Error reading file'],
    ['text named as a song', () => Buffer.from('This is no song. '.repeat(3000)), 'Error reading file'],
    ['a playlist', () => Buffer.from('#EXTM3U\n#EXTINF:20,\nfile:///etc/passwd\n'), 'Error reading file'],
    ['a head alone', () => wav.subarray(0, 60), 'Error reading file'],
    [
      'an endless tag',
      () => Buffer.concat([Buffer.from('ID3\x04\x00\x00\x7f\x7f\x7f\x7f'), Buffer.alloc(3000)]),
      'Error reading file',
    ],
    ['an impossible rate', () => withHead((file) => file.writeUInt32LE(0x7f_ff_ff_ff, 24)), 'Error reading file'],
    ['60,000 channels', () => withHead((file) => file.writeUInt16LE(60_000, 22)), 'Error reading file'],
    ['FLAC', () => makeSound({ ending: 'flac' }), 'File must be .wav or .mp3 format'],
    ['M4A', () => makeSound({ ending: 'm4a', encoder: FF_ENCODER_AAC }), 'File must be .wav or .mp3 format'],
    [
      'an Ogg',
      () => makeSound({ ending: 'ogg', encoder: FF_ENCODER_LIBOPUS, sampleRate: 48_000 }),
      'File must be .wav or .mp3 format',
    ],
    [
      'an M4A that is cut off',
      async () => (await makeSound({ ending: 'm4a', encoder: FF_ENCODER_AAC })).subarray(0, 40),
      'File must be .wav or .mp3 format',
    ],
    ['a picture', () => Buffer.from(solidPng(8, [9, 9, 9])), 'File must be .wav or .mp3 format'],
    ['a document', () => Buffer.from('%PDF-1.7\n'.padEnd(3000)), 'File must be .wav or .mp3 format'],
    ['the beginning of an Ogg', () => Buffer.from('OggS\0\x02'.padEnd(3000, '\0')), 'File must be .wav or .mp3 format'],
    ['a broken AAC', () => Buffer.from('fff150801ffc'.repeat(50), 'hex'), 'File must be .wav or .mp3 format'],
    ['a video', () => makeClip({ frames: 5, sound: aacTone(1) }), 'File must be .wav or .mp3 format'],
    [
      'more than ten minutes',
      () => makeSound({ seconds: 601, sampleRate: 4000, ending: 'wav' }),
      'File must be at most 10 minutes long',
    ],
  ]

  // Proves: sound-refusal-sentences
  it.each(refusals)('%s', async (_, make, message) => {
    const probing = processor.probe(await make())
    await expect(probing).rejects.toBeInstanceOf(SoundRefusedError)
    await expect(probing).rejects.toThrow(message)
  })
})

describe('what the studio hears', () => {
  it('begins with the sound, however late that comes', async () => {
    const rate = 32_000
    const tone = Float32Array.from({ length: rate * 4 }, (_, index) => 0.5 * Math.sin(index / 10))
    const late = new Float32Array(rate * 64 + tone.length)
    late.set(tone, rate * 64)
    const sound = await makeSound({ channels: [late, late], sampleRate: rate, ending: 'wav' })
    const { sampleRate, channels } = await processor.decode(sound)
    expect([sampleRate, channels.length]).toEqual([22_050, 2])
    expect(channels[0]?.subarray(0, 2205).some((sample) => Math.abs(sample) > 0.3)).toBe(true)
    expect((channels[0]?.length ?? 0) / sampleRate).toBeCloseTo(4, 0)
  })

  it('is a minute at most, in the rate of what is slower', async () => {
    const { sampleRate, channels } = await processor.decode(await makeSound({ seconds: 80 }))
    expect([sampleRate, channels.length, channels[0]?.length]).toEqual([8000, 1, 480_000])
  })
})

it('writes songs as MP3 and FLAC with tags, and as WAV what the FLAC holds, sample by sample', async () => {
  const left = Float32Array.from({ length: 50_000 }, (_, index) => 0.5 * Math.sin(index / 20))
  const right = left.map((sample) => -sample / 2)
  const tags = { title: 'Néon – 1', artist: 'Visage', comment: 'Made with AI' }
  const { mp3, flac } = await processor.encode({ left, right, sampleRate: 44_100, tags })
  for (const file of [mp3, flac]) {
    const demuxer = await Demuxer.open(Buffer.from(file))
    expect(demuxer.metadata).toMatchObject(tags)
    await demuxer.close()
  }
  const path = join(dir, 'whole.wav')
  await processor.toWav(flac, { path })
  const samples = await readFile(path)
  expect(samples.includes('Made with AI')).toBe(true)
  const start = samples.indexOf('data') + 8
  const off = left.map((sample, index) => Math.abs(sample - samples.readInt16LE(start + index * 4) / 32_768))
  expect(Math.max(...off)).toBeLessThan(0.0001)
  expect(Math.abs((await processor.probe(mp3)).durationSeconds - left.length / 44_100)).toBeLessThan(0.06)
})

const openStuck = () =>
  openSoundProcessor({
    dir: join(dir, 'stuck'),
    processUrl: new URL('../clip/testing/stuck-clip-process.ts', import.meta.url),
  })

describe('a process that dies or hangs', () => {
  it('ends when its task is cancelled, and leaves nothing behind', async () => {
    const stuck = await openStuck()
    const stop = new AbortController()
    const probing = stuck.probe(wav, { signal: stop.signal })
    stop.abort(new Error('changed my mind'))
    await expect(probing).rejects.toThrow('changed my mind')
    await stuck.close()
    expect(await readdir(join(dir, 'stuck'))).toEqual([])
  })

  it('fails its own task alone when it crashes', async () => {
    const broken = await openSoundProcessor({
      dir: join(dir, 'broken'),
      processUrl: new URL('../../../media/sound/none.ts', import.meta.url),
    })
    const probing = broken.probe(wav)
    await expect(probing).rejects.toBeInstanceOf(SoundCrashError)
    await expect(probing).rejects.toThrow(/try again/)
    expect(await processor.probe(wav)).toMatchObject({ mimeType: 'audio/wav' })
    await broken.close()
  })
})

describe('a script', () => {
  const voice = { base: 'kal16', pitch: 92, formants: 1, pace: 1 } as const

  it('becomes an MP3 with the times of its words', async () => {
    const spoken = await processor.speak({ script: 'Good morning!', voice, tone: 'calm', pace: 1 })
    expect(spoken.words.map(({ text }) => text)).toEqual(['Good', 'morning!'])
    const facts = await processor.probe(spoken.mp3)
    expect(facts).toMatchObject({ mimeType: 'audio/mpeg', sampleRate: 44_100, channels: 2 })
    expect(Math.abs(facts.durationSeconds - spoken.durationSeconds)).toBeLessThan(0.15)
  })

  it('that has nothing to say is refused with a sentence', async () => {
    const speaking = processor.speak({ script: '...', voice, tone: 'calm', pace: 1 })
    await expect(speaking).rejects.toThrow(/nothing in this script to say/)
    await expect(speaking).rejects.toBeInstanceOf(SpeechError)
  })
})
