import { expect, test } from 'vitest'
import { renderSharedPage } from './shared-page.ts'

const shared = {
  address: 'https://visage.example/s/abc',
  collection: null,
  width: null,
  height: null,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  allowsRemix: true,
  notice: null,
  disclosure: null,
} as const

test('a page says of pictures that nobody is seen there, and of songs that nobody is heard', () => {
  const [image, song] = (['image', 'audio'] as const).map((medium) => renderSharedPage({ ...shared, medium }))
  expect(image).toContain('Who you see here does not exist.')
  expect(song).toContain('Nobody sang or played this: it was made by a program.')
  expect(song).not.toContain('you see')
})
