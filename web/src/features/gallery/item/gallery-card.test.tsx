import { GALLERY_TABS } from '@visage/contract'
import type { GalleryItem } from '@visage/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { exampleItem } from '../../../lib/testing/examples.ts'
import { GalleryEmpty } from '../grid/list-states.tsx'
import { TABS } from '../tabs.ts'
import { GalleryCard } from './gallery-card.tsx'
import type { ItemHandlers } from './gallery-card.tsx'

const nothing = () => {}
const handlers: ItemHandlers = {
  onPreview: nothing,
  onDelete: nothing,
  onFavour: nothing,
  onShare: nothing,
  onCollect: nothing,
  onChoose: nothing,
  onVary: async () => {},
  onUse: nothing,
}
const fields = {
  faces: 'image_url',
  images: 'image_url',
  videos: 'video_url',
  cloth: 'gen_image_url',
  imgTovideo: 'video_url',
  audio: 'audio_url',
} as const

const itemOf = (tab: keyof typeof fields): GalleryItem => ({
  ...exampleItem,
  kind: TABS[tab].name,
  [fields[tab]]: '/api/media/a',
})

const draw = (tab: keyof typeof fields, more: Partial<GalleryItem> = {}) =>
  renderToStaticMarkup(
    <GalleryCard
      item={{ ...itemOf(tab), ...more }}
      tab={tab}
      height={300}
      isChosen={null}
      now={new Date('2026-11-21T12:00:00Z')}
      handlers={handlers}
    />,
  )

// Proves: gallery-card-buttons
test.each(GALLERY_TABS)('an item of %s can be previewed, and downloaded unless it is a face or a song', (tab) => {
  const card = draw(tab)
  expect(card).toContain('aria-label="Preview: By the sea"')
  expect(card.includes('aria-label="Download: By the sea"')).toBe(tab !== 'faces' && tab !== 'audio')
  expect(card.includes('aria-label="Play: By the sea"')).toBe(tab === 'audio')
  expect(card.includes('data-cover'), 'beside pictures').toBe(tab === 'audio')
})

// Proves: music-singer-on-card
test('a song says who sings it, where somebody with a name does', () => {
  expect(draw('audio', { sung_by: 'Mira Vale' })).toContain('>Sung by Mira Vale · ')
  expect(draw('audio')).not.toContain('Sung by')
})

// Proves: gallery-empty-state
test.each(GALLERY_TABS)('without items %s says so, and leads to where the first one is made', (tab) => {
  const { make } = TABS[tab]
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <GalleryEmpty make={make} />
    </MemoryRouter>,
  )
  expect(markup).toContain('Generate Influencer First')
  expect(markup).toContain('No items found. Please generate an influencer to get started.')
  expect(markup).toMatch(new RegExp(`<a[^>]* href="${make.path}"[^>]*>.*${make.label}.*</a>`))
})
