import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/browser-globals.ts'
import { findRefCode, clearRefCode, saveRefCode } from './ref-code.ts'

const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
})

// Proves: ref-code-first-stays-30
test('the first code stays for 30 days, then the next one may come', () => {
  saveRefCode('?ref=maya-7', 0)
  saveRefCode('?utm=x&ref=other', dayMs)
  expect(findRefCode(30 * dayMs - 1)).toBe('maya-7')
  expect(findRefCode(30 * dayMs)).toBeUndefined()
  saveRefCode('?ref=other', 31 * dayMs)
  expect(findRefCode(32 * dayMs)).toBe('other')
})

test('a code is used up by the sign-up', () => {
  saveRefCode('?ref=maya-7')
  clearRefCode()
  expect(findRefCode()).toBeUndefined()
})

test.each(['', '?ref=', '?ref=%3Cscript%3E', `?ref=${'x'.repeat(65)}`])('%j holds no code', (search) => {
  saveRefCode(search)
  expect(findRefCode()).toBeUndefined()
})

test.each(['not json', '7', '{"code":7,"keptAt":0}'])('a damaged note %j counts as none', (text) => {
  localStorage.setItem('visage-ref', text)
  expect(findRefCode()).toBeUndefined()
})
