import { afterAll, expect, test } from 'vitest'
import { createStudioPool } from '../../../studio/src/pool/studio-pool.ts'
import { layGarment } from './garments.ts'
import { CLOTH_BARS, photographWearer, swapCloth } from './swap-cloth.ts'
import { listWearers } from './wearers.ts'
import type { Wearer } from './wearers.ts'

/** Of a picture as the program renders it. */
const scale = 0.3
const pool = createStudioPool({ threads: 1, isRough: true })
afterAll(() => pool.close({ abort: true }))

const findWearer = (name: string): Wearer => {
  const found = listWearers().find((each) => each.name.startsWith(name))
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

test.each([
  ['striped tee', 'half-body, Woman, 28', 'tee'],
  ['knit sweater', 'half-body, Man, 32', 'knit'],
])('a %s keeps colour and pattern on %s, and the face stays', async (garmentName, wearerName, cut) => {
  const garment = layGarment(garmentName)
  const wearer = findWearer(wearerName)
  const swap = await swapCloth(pool, { garment, wearer, before: await photographWearer(pool, wearer, scale), scale })
  expect(swap.worn.cut).toBe(cut)
  expect(swap.colorDifference).toBeLessThan(CLOTH_BARS.color)
  expect(swap.periodOff ?? 0).toBeLessThan(CLOTH_BARS.period)
  expect(swap.faceChange).toBeLessThan(CLOTH_BARS.face)
  expect(swap.identityChange).toBeLessThan(CLOTH_BARS.identity)
})
