import { expect, it } from 'vitest'
import { learnSkin, luma } from '../../faces/skin-likeness.ts'
import type { SkinSample } from '../../faces/skin-likeness.ts'
import type { FaceGrid } from './face-grid.ts'
import { matchLight } from './match-light.ts'

const SIDE = 40
const SKIN = [118, 78, 58] as const
const FAIR_BEARD = [204, 164, 104] as const
const PALE = [214, 170, 144] as const

const samplesOf = ([red, green, blue]: readonly [number, number, number]): SkinSample[] =>
  Array.from({ length: 90 }, (_, index) => ({ red: red + (index % 5), green, blue, across: index / 90 }))

/** Dark skin laid over pale skin, with what grows on its lower half. */
const gridOf = (beard: readonly [number, number, number]): FaceGrid => {
  const cells = SIDE * SIDE
  const isBelow = (index: number) => index >= (cells * 5) / 8
  const colors = (at: (index: number) => readonly number[]) =>
    Float32Array.from({ length: cells * 3 }, (_, value) => at(Math.floor(value / 3))[value % 3])
  return {
    width: SIDE,
    height: SIDE,
    cell: 4,
    filled: new Float32Array(cells).fill(1),
    coverage: new Float32Array(cells).fill(1),
    skin: new Float32Array(cells).fill(1),
    beardZone: Float32Array.from({ length: cells }, (_, index) => (isBelow(index) ? 1 : 0)),
    target: colors(() => PALE),
    source: colors((index) => (isBelow(index) ? beard : SKIN)),
    likeTargetSkin: learnSkin(samplesOf(PALE)),
    likeSourceSkin: learnSkin(samplesOf(SKIN), true),
  }
}

const CHIN = SIDE * Math.round(SIDE * 0.8) + SIDE / 2

it('takes a fair beard for what it is, not for light on dark skin', () => {
  const skin = luma(...SKIN)
  expect(matchLight(gridOf(SKIN)).sourceLight[CHIN]).toBeCloseTo(skin, 0)
  const bearded = matchLight(gridOf(FAIR_BEARD)).sourceLight[CHIN]
  expect(bearded).toBeLessThan(skin + 0.3 * (luma(...FAIR_BEARD) - skin))
})

it('follows the light that falls on a bare chin', () => {
  const [red, green, blue] = SKIN
  const lit = [red * 1.2, green * 1.2, blue * 1.2] as const
  const light = matchLight(gridOf([...lit])).sourceLight[CHIN]
  expect(light).toBeGreaterThan(luma(...SKIN) + 0.7 * (luma(...lit) - luma(...SKIN)))
})

it('knows glare on skin that is photographed, where a portrait of ours has none', () => {
  const samples = samplesOf(SKIN)
  const glare = SKIN.map((value) => value * 2)
  const [photographed, drawn] = [learnSkin(samples), learnSkin(samples, true)]
  expect(photographed(glare[0], glare[1], glare[2], 0.5)).toBeGreaterThan(0.5)
  expect(drawn(glare[0], glare[1], glare[2], 0.5)).toBeLessThan(0.1)
})
