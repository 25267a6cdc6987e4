import { writeFile } from 'node:fs/promises'
import { solidPng, tinyMp4, tinyWav } from '@visage/sandbox/engines/tiny-files'
import sharp from 'sharp'
import type { Clip, ClipProcessor, ClipSize, SaidInClip } from '../adapters/media/clip/clip-processor.ts'
import type { SoundProcessor } from '../adapters/media/sound/sound-processor.ts'
import type { Provenance, ReadOrigin } from '../adapters/provenance/provenance.ts'
import type { TemplateCatalogue, TemplateEntry, TemplateKind } from '../templates/template-source.ts'

/** Without processes, for tests of what is around it: files stay as they are, and each of them says the same. */
export const plainProvenance = (made?: ReadOrigin): Provenance => ({
  invisibleWatermarkFor: () => ({ key: new Uint8Array(16).fill(1), message: new Uint8Array(8) }),
  stamp: async ({ bytes }) => bytes,
  seal: ({ bytes }) => bytes,
  async sealWav() {},
  findOrigin: async () => made,
  async close() {},
})

/** A processor without processes for tests of what is around it: every sound is half a minute of the tiny one. */
export const plainSounds = (): SoundProcessor => ({
  probe: async () => ({
    mimeType: 'audio/wav',
    durationSeconds: 30,
    sampleRate: 8000,
    channels: 1,
    peaks: [0, 50, 100],
  }),
  decode: async () => ({ sampleRate: 8000, channels: [new Float32Array(8000)] }),
  encode: async () => ({ mp3: tinyWav(), flac: tinyWav() }),
  speak: async ({ script }) => ({
    mp3: tinyWav(),
    durationSeconds: 1,
    words: script.split(' ').map((text, index) => ({ text, start: index / 10, end: (index + 1) / 10 })),
  }),
  toWav: (_sound, { path }) => writeFile(path, tinyWav()),
  async close() {},
})

const pixels = 256

export type PlainTemplates = TemplateCatalogue & {
  /** Ids of pictures, and ids and sizes of clips, that were made, in order. */
  reads: string[]
}

/** So many templates of each kind and gender, each a picture of one colour. */
export const plainTemplates = (count: number): PlainTemplates => {
  const reads: string[] = []
  const make = (kind: TemplateKind, gender: TemplateEntry['gender']) =>
    Array.from({ length: count }, (_, place): TemplateEntry => {
      const number = String(place + 1).padStart(2, '0')
      const common = { label: `Template ${number}`, gender, kind, width: pixels, height: pixels }
      return kind === 'image'
        ? { ...common, id: `${gender}-${number}`, durationSeconds: null }
        : { ...common, id: `${gender}-video-${number}`, durationSeconds: 5 }
    })
  const all = (['image', 'video'] as const).flatMap((kind) => [...make(kind, 'female'), ...make(kind, 'male')])
  const find = (id: string) => all.find((entry) => entry.id === id)
  return {
    versions: { image: 'plain', video: 'plain-video' },
    reads,
    list: (kind, gender) => all.filter((entry) => entry.kind === kind && entry.gender === gender),
    find,
    findShipped: () => undefined,
    async read(id) {
      reads.push(id)
      return { bytes: solidPng(pixels, [reads.length, 90, 120]), mimeType: 'image/png' }
    },
    async writeClip(id, size, { path }) {
      reads.push(`${id} ${size}`)
      await writeFile(path, tinyMp4())
    },
  }
}

export type PlainClips = ClipProcessor & {
  /** How often the mark was drawn. */
  marked: number
  /** What films were made to fit. */
  fitted: ClipSize[]
  /** What subtitles were asked for of. */
  subtitled: SaidInClip[]
}

const clip: Clip = {
  mimeType: 'video/mp4',
  bytes: tinyMp4(),
  width: 64,
  height: 112,
  durationSeconds: 1,
  framesPerSecond: 10,
  hasSound: false,
}

/** A processor without processes for tests of what is around it: every video is the tiny one. */
export const plainClips = (): PlainClips => ({
  marked: 0,
  fitted: [],
  subtitled: [],
  probe: async () => ({ ...clip, isPlayable: true }),
  faces: async () => ({ faces: [], atSeconds: 0, width: clip.width, height: clip.height, still: null }),
  poster: async () => {
    const { width, height } = clip
    const bytes = await sharp({ create: { width, height, channels: 3, background: { r: 60, g: 120, b: 90 } } })
      .jpeg()
      .toBuffer()
    return { bytes, mimeType: 'image/jpeg', width, height }
  },
  async drawWatermark() {
    this.marked += 1
    return clip
  },
  embedWatermark: async () => clip,
  normalise: async () => clip,
  async subtitle(_video, said) {
    this.subtitled.push(said)
    return { ...clip, cues: said.cues ?? [{ start: 0, end: 1, lines: [said.script] }] }
  },
  async fit(_video, size) {
    this.fitted.push(size)
    return clip
  },
  swapFace: async () => clip,
  animate: async () => clip,
  talk: async ({ said }) => {
    const script = said.of === 'script' ? said.request.script : said.script
    return { ...clip, hasSound: true, words: script === null ? [] : [{ text: script, start: 0, end: 1 }] }
  },
  async close() {},
})
