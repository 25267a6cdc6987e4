import { beforeEach, expect, test } from 'vitest'
import { findPlanChoice, keepPlanChoice, startSignInAnew } from './plan-choice.ts'
import { findSessionValue, setSessionValue } from './session.ts'
import { pretendBrowser } from './testing/browser-globals.ts'
import { findRemixPath, forgetWantedRemix, keepWantedRemix } from './wanted-remix.ts'

const token = 'AbC-_1234567890123456z'

beforeEach(() => {
  pretendBrowser()
})

test('a shared picture is kept until it is forgotten, also over a new start of the sign-in', () => {
  expect(findRemixPath()).toBeUndefined()
  keepWantedRemix(`?remix=${token}`)
  setSessionValue('accessToken', 'secret')
  startSignInAnew()
  expect(findSessionValue('accessToken')).toBeNull()
  expect(findRemixPath()).toBe(`/image?remix=${token}`)
  keepWantedRemix('')
  expect(findRemixPath()).toBe(`/image?remix=${token}`)
  forgetWantedRemix()
  expect(findRemixPath()).toBeUndefined()
})

test.each(['//evil.example', 'https://evil.example/abcd', '../../admin/aaaaaaaaaaa', `${token}&x=1`, `${token}/`])(
  'nothing but what names a picture leads anywhere: %s',
  (wanted) => {
    keepWantedRemix(`?remix=${encodeURIComponent(wanted)}`)
    expect(findRemixPath()).toBeUndefined()
    setSessionValue('Remix', wanted)
    expect(findRemixPath()).toBeUndefined()
  },
)

test('what was wanted last counts', () => {
  keepWantedRemix(`?remix=${token}`)
  keepPlanChoice({ plan: 'basic', currency: 'USD' })
  expect(findRemixPath()).toBeUndefined()
  keepWantedRemix(`?remix=${token}`)
  expect([findRemixPath(), findPlanChoice()?.plan]).toEqual([`/image?remix=${token}`, 'basic'])
})
