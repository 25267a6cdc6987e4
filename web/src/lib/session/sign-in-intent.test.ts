import { currencyOf } from '@visage/contract/plans'
import { beforeEach, expect, test } from 'vitest'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { findSessionValue, setSessionValue } from './session.ts'
import {
  findPlanChoice,
  findRemixPath,
  clearPlanChoice,
  clearRemixIntent,
  savePlanChoice,
  saveRemixIntent,
  startSignInAnew,
} from './sign-in-intent.ts'

const token = 'AbC-_1234567890123456z'

beforeEach(() => {
  pretendBrowser()
})

// Proves: wanted-remix-shared-picture-kept
test('a shared picture is kept until it is forgotten, also over a new start of the sign-in', () => {
  expect(findRemixPath()).toBeUndefined()
  saveRemixIntent(`?remix=${token}`)
  setSessionValue('accessToken', 'secret')
  startSignInAnew()
  expect(findSessionValue('accessToken')).toBeNull()
  expect(findRemixPath()).toBe(`/image?remix=${token}`)
  saveRemixIntent('')
  expect(findRemixPath()).toBe(`/image?remix=${token}`)
  clearRemixIntent()
  expect(findRemixPath()).toBeUndefined()
})

// Proves: wanted-remix-nothing-picture-leads
test.each(['//evil.example', 'https://evil.example/abcd', '../../admin/aaaaaaaaaaa', `${token}&x=1`, `${token}/`])(
  'nothing but what names a picture leads anywhere: %s',
  (wanted) => {
    saveRemixIntent(`?remix=${encodeURIComponent(wanted)}`)
    expect(findRemixPath()).toBeUndefined()
    setSessionValue('Remix', wanted)
    expect(findRemixPath()).toBeUndefined()
  },
)

test('what was wanted last counts', () => {
  saveRemixIntent(`?remix=${token}`)
  savePlanChoice({ plan: 'basic', currency: 'USD' })
  expect(findRemixPath()).toBeUndefined()
  saveRemixIntent(`?remix=${token}`)
  expect([findRemixPath(), findPlanChoice()?.plan]).toEqual([`/image?remix=${token}`, 'basic'])
})

beforeEach(() => {
  pretendBrowser()
})

// Proves: wanted-plan-details-name
test('a choice is kept under the name of the plan until it is forgotten, and the name for the session', () => {
  expect(findPlanChoice()).toBeUndefined()
  savePlanChoice({ plan: 'advanced', currency: 'INR' })
  expect(findSessionValue('Plan_Details')).toBe('Advanced')
  expect(findPlanChoice()).toEqual({ plan: 'advanced', currency: 'INR' })
  clearPlanChoice()
  expect(findPlanChoice()).toBeUndefined()
  expect(findSessionValue('Plan_Details')).toBe('Advanced')
})

test('what somebody else put there is no choice', () => {
  setSessionValue('Plan_Details', 'Gold')
  setSessionValue('Plan_Currency', 'INR')
  expect(findPlanChoice()).toBeUndefined()
})

test('starting the sign-in anew clears everything but the choice', () => {
  savePlanChoice({ plan: 'basic', currency: 'USD' })
  setSessionValue('accessToken', 'secret')
  startSignInAnew()
  expect(findSessionValue('accessToken')).toBeNull()
  expect(findPlanChoice()).toEqual({ plan: 'basic', currency: 'USD' })
})

test('rupees are for India alone', () => {
  expect(currencyOf('IN')).toBe('INR')
  expect(currencyOf('US')).toBe('USD')
  expect(currencyOf(null)).toBe('USD')
})
