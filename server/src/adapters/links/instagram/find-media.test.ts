import { expect, test } from 'vitest'
import { parsePostLink } from '../link-source.ts'
import { findPicture, findVideo } from './find-media.ts'

test('prefers the player, then the state, then the social card', () => {
  const card = '<meta property="og:video" content="https://a.example/card.mp4?x=1&amp;y=2">'
  const state = String.raw`<script>{"media":{"video_url":"https:\/\/a.example\/state.mp4?x=1\u0026y=2"}}</script>`
  const nested = String.raw`<script>s("{\"video_url\":\"https:\\/\\/a.example\\/nested.mp4\"}")</script>`
  const played = '<video playsinline src="https://a.example/played.mp4?x=1&amp;y=2"></video>'
  const source = '<video><source src="/relative.mp4" type="video/mp4"></video>'
  expect(findVideo(card + state + played)).toBe('https://a.example/played.mp4?x=1&y=2')
  expect(findVideo(card + state + source)).toBe('/relative.mp4')
  expect(findVideo(card + state)).toBe('https://a.example/state.mp4?x=1&y=2')
  expect(findVideo(card + nested)).toBe('https://a.example/nested.mp4')
  expect(findVideo(card)).toBe('https://a.example/card.mp4?x=1&y=2')
})

test('passes over players that a script feeds and pictures of the state', () => {
  const picture = '{"video_url":null,"display_url":"https://a.example/picture.jpg"}'
  const second = '{"video_url":"https://a.example/second.mp4"}'
  expect(findVideo('<video src="blob:https://a.example/1">')).toBeUndefined()
  expect(findVideo(picture)).toBeUndefined()
  expect(findVideo(picture + second)).toBe('https://a.example/second.mp4')
})

test.each(['', '<p>Log in</p>', '<source src="x.mp4">', '<img src="x.jpg">', '<video', '"video_url":"not an address"'])(
  'finds nothing in %j',
  (page) => {
    expect(findVideo(page)).toBeUndefined()
  },
)

test('a long hostile page is read in no time', () => {
  expect(findVideo(`"video_url"${':'.repeat(2_000_000)}"https:${'\\'.repeat(2_000_000)}`)).toBeUndefined()
})

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
