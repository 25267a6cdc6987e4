import { expect, test } from 'vitest'
import { findVideo } from './find-video.ts'

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
