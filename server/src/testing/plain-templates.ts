import { solidPng } from '../engines/fake/solid-png.ts'
import type { TemplateEntry, TemplateSource } from '../templates/template-source.ts'

const pixels = 256

export type PlainTemplates = TemplateSource & {
  /** Ids that were asked for, in order. */
  reads: string[]
}

/** So many templates of each gender, each a picture of one colour. */
export const plainTemplates = (count: number): PlainTemplates => {
  const reads: string[] = []
  const make = (gender: TemplateEntry['gender']) =>
    Array.from({ length: count }, (_, place): TemplateEntry => {
      const number = String(place + 1).padStart(2, '0')
      return { id: `${gender}-${number}`, label: `Template ${number}`, gender, width: pixels, height: pixels }
    })
  const entries = { female: make('female'), male: make('male') }
  const all = [...entries.female, ...entries.male]
  const find = (id: string) => all.find((entry) => entry.id === id)
  return {
    version: 'plain',
    reads,
    list: (gender) => entries[gender],
    find,
    async read(id) {
      reads.push(id)
      return { bytes: solidPng(pixels, [reads.length, 90, 120]), mimeType: 'image/png' }
    },
  }
}
