import { GALLERY_TABS } from '@visage/contract'
import type { GalleryItem } from '@visage/contract'
import { expect, it } from 'vitest'
import { mediaUrlOf } from './item/gallery-item.ts'
import { TABS } from './tabs.ts'

const item = { id: 'a' } as GalleryItem

// Proves: gallery-empty-links
it('has the links of the specification for empty tabs', () => {
  expect(GALLERY_TABS.map((tab) => [TABS[tab].make.label, TABS[tab].make.path])).toEqual([
    ['Generate Faces', '/face'],
    ['Generate Images', '/image'],
    ['Generate Videos', '/video'],
    ['Generate Images', '/clothSwap'],
    ['Generate Image to Video', '/Imagetovideo'],
    ['Generate Music', '/AIMusic'],
  ])
})

it.each(['image_url', 'gen_image_url', 'video_url', 'audio_url'] as const)('finds the file in %s', (field) => {
  expect(mediaUrlOf({ ...item, [field]: '/file' })).toBe('/file')
})

it('names an item that has no file', () => {
  expect(() => mediaUrlOf(item)).toThrow('The gallery item a has no file.')
})
