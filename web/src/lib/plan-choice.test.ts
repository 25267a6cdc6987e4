import { beforeEach, expect, test } from 'vitest'
import { currencyOf, findPlanChoice, forgetPlanChoice, keepPlanChoice, startSignInAnew } from './plan-choice.ts'
import { findSessionValue, setSessionValue } from './session.ts'
import { pretendBrowser } from './testing/browser-globals.ts'

beforeEach(() => {
  pretendBrowser()
})

test('a choice is kept under the name of the plan until it is forgotten', () => {
  expect(findPlanChoice()).toBeUndefined()
  keepPlanChoice({ plan: 'advanced', currency: 'INR' })
  expect(findSessionValue('Plan_Details')).toBe('Advanced')
  expect(findPlanChoice()).toEqual({ plan: 'advanced', currency: 'INR' })
  forgetPlanChoice()
  expect(findPlanChoice()).toBeUndefined()
})

test('what somebody else put there is no choice', () => {
  setSessionValue('Plan_Details', 'Gold')
  setSessionValue('Plan_Currency', 'INR')
  expect(findPlanChoice()).toBeUndefined()
})

test('starting the sign-in anew clears everything but the choice', () => {
  keepPlanChoice({ plan: 'basic', currency: 'USD' })
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
