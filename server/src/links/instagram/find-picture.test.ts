import { expect, test } from 'vitest'
import { findPicture } from './find-picture.ts'
import { parsePostLink } from './parse-post-link.ts'

test('prefers the embedded picture, then the state, then the social card', () => {
  const card = '<meta property="og:image" content="https://a.example/card.jpg?x=1&amp;y=2">'
  const state = String.raw`<script>{"media":{"display_url":"https:\/\/a.example\/state.jpg?x=1\u0026y=2"}}</script>`
  const nested = String.raw`<script>s("{\"display_url\":\"https:\\/\\/a.example\\/nested.jpg\"}")</script>`
  const embedded = '<div><img class="Big EmbeddedMediaImage" src="https://a.example/embed.jpg?x=1&amp;y=2"></div>'
  expect(findPicture(card + state + embedded)).toBe('https://a.example/embed.jpg?x=1&y=2')
  expect(findPicture(card + state)).toBe('https://a.example/state.jpg?x=1&y=2')
  expect(findPicture(card + nested)).toBe('https://a.example/nested.jpg')
  expect(findPicture(card)).toBe('https://a.example/card.jpg?x=1&y=2')
})

test.each([
  '',
  '<p>Log in</p>',
  '{"display_url":null}',
  '"display_url":"not an address"',
  '<img src="x.jpg">',
  '<meta',
])('finds nothing in %j', (page) => {
  expect(findPicture(page)).toBeUndefined()
})

test('a long hostile page is read in no time', () => {
  const page = `"display_url":"https:${'\\'.repeat(2_000_000)}`
  expect(findPicture(page)).toBeUndefined()
})

test.each([
  ['https://www.instagram.com/p/CxYz_12-ab/', 'p', 'CxYz_12-ab'],
  ['https://instagram.com/p/CxYz_12-ab', 'p', 'CxYz_12-ab'],
  ['https://www.instagram.com/reel/CxYz_12-ab/?igsh=abc', 'reel', 'CxYz_12-ab'],
  ['https://www.instagram.com/reels/CxYz_12-ab/', 'reel', 'CxYz_12-ab'],
  ['https://m.instagram.com/tv/CxYz_12-ab/', 'tv', 'CxYz_12-ab'],
  ['  https://www.instagram.com/some.body/p/CxYz_12-ab/ ', 'p', 'CxYz_12-ab'],
])('reads %s', (address, kind, code) => {
  expect(parsePostLink(address)).toEqual({ kind, code })
})

test.each([
  '',
  'hello',
  'http://www.instagram.com/p/CxYz_12-ab/',
  'https://www.instagram.com/',
  'https://www.instagram.com/somebody/',
  'https://www.instagram.com.evil.example/p/CxYz_12-ab/',
  'https://evil.example/p/CxYz_12-ab/?https://www.instagram.com/p/CxYz_12-ab/',
  'https://www.instagram.com:444/p/CxYz_12-ab/',
  'https://me@www.instagram.com/p/CxYz_12-ab/',
  'https://www.instagram.com/p/../../admin/',
  `https://www.instagram.com/p/${'a'.repeat(65)}/`,
  `https://www.instagram.com/p/CxYz_12-ab/?${'a'.repeat(3000)}`,
])('refuses %s', (address) => {
  expect(() => parsePostLink(address)).toThrow('not the address')
})
