import { expect, test } from 'vitest'
import { isDevtoolsDocked } from './use-block-devtools.ts'

const size = (outerWidth: number, outerHeight: number, innerWidth: number, innerHeight: number) => ({
  outerWidth,
  outerHeight,
  innerWidth,
  innerHeight,
})

// Proves: docked-tools
test.each([
  ['a plain window', size(1440, 900, 1440, 813), false],
  ['tools at the right', size(1440, 900, 1000, 813), true],
  ['tools below', size(1440, 900, 1440, 500), true],
  ['a gap of exactly 160 px', size(1440, 900, 1440, 740), false],
  ['page zoom of 200 %', size(1440, 900, 720, 406), false],
  ['page zoom of 50 %', size(1440, 900, 2880, 1626), false],
  ['tools at the right with zoom of 150 %', size(1440, 900, 640, 542), true],
  ['a browser that does not tell', size(0, 0, 1440, 813), false],
])('%s', (_name, window, expected) => {
  expect(isDevtoolsDocked(window)).toBe(expected)
})
