import { solidPng } from '../engines/fake/solid-png.ts'
import { tinyMp4 } from '../engines/fake/tiny-mp4.ts'
import type { TemplateEntry, TemplateKind, TemplateSource } from '../templates/template-source.ts'

const pixels = 256

export type PlainTemplates = TemplateSource & {
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
    async read(id) {
      reads.push(id)
      return { bytes: solidPng(pixels, [reads.length, 90, 120]), mimeType: 'image/png' }
    },
    async readClip(id, size) {
      reads.push(`${id} ${size}`)
      return tinyMp4()
    },
  }
}
