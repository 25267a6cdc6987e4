import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { BEARD_STYLES, HAIR_ACCENTS, HAIR_STYLES } from '../../identity/identity.ts'
import type { Identity } from '../../identity/identity.ts'
import { buildHead } from '../head/build-head.ts'
import { buildBody } from '../person/build-body.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { portraitCamera } from '../view/camera.ts'
import { makePose } from '../view/pose.ts'
import { growHair } from './grow-hair.ts'
import type { HairModel } from './grow-hair.ts'
import type { Strand } from './strand.ts'

const DETAIL = 0.12

const SCENE = plainScene()
const POSE = makePose(SCENE.pose, portraitCamera(256, 256))
const BODY = buildBody(averageIdentity('female'), SCENE, { cell: 0.06, bottomY: 2.6 })
const HEADS = {
  female: buildHead(averageIdentity('female'), SCENE.expression),
  male: buildHead(averageIdentity('male'), SCENE.expression),
}

const growFor = (identity: Identity): HairModel =>
  growHair({ identity, head: HEADS[identity.gender], pose: POSE, body: BODY, detail: DETAIL })

const withStyle = (style: Identity['hair']['style']): Identity => {
  const identity = averageIdentity('female')
  return { ...identity, hair: { ...identity.hair, style } }
}

const shareInSkull = (strands: readonly Strand[]): number => {
  let count = 0
  let inside = 0
  for (const { points } of strands) {
    for (let at = 0; at < points.length; at += 3) {
      count++
      const [x, y, z] = POSE.toLocal(points[at], points[at + 1], points[at + 2])
      if (y < 0.9 && HEADS.female.distance(x, y, z) < -0.03) inside++
    }
  }
  return inside / count
}

const distanceFromFace = (points: Float32Array): number => {
  let farthest = 0
  for (let at = 0; at < points.length; at += 3)
    farthest = Math.max(farthest, Math.hypot(points[at], points[at + 1] - 0.5, points[at + 2]))
  return farthest
}

test.each(HAIR_STYLES.filter((style) => style !== 'bald'))(
  '%s grows a sane number of strands, none in the skull',
  (style) => {
    const { strands } = growFor(withStyle(style))
    expect(strands.length).toBeGreaterThan(300)
    expect(strands.length).toBeLessThan(8000)
    expect(strands.filter(({ points }) => points.length < 9 || !points.every(Number.isFinite))).toHaveLength(0)
    expect(strands.filter(({ points }) => distanceFromFace(points) > 3.6)).toHaveLength(0)
    expect(shareInSkull(strands)).toBeLessThan(0.012)
  },
)

test('a bald head has no strands but the shadow of a shaved ring', () => {
  const { strands, scalpCoverage } = growFor(withStyle('bald'))
  expect(strands).toHaveLength(0)
  expect(scalpCoverage(0.62, -0.32, -0.5)).toBeGreaterThan(scalpCoverage(0, -0.95, -0.2) + 0.05)
})

const fingerprint = ({ strands }: HairModel): string => {
  const hash = createHash('sha256')
  for (const { points, color, width } of strands) hash.update(points).update(`${color.join()} ${width}`)
  return hash.digest('hex')
}

test('the same person grows the same hair', () => {
  expect(fingerprint(growFor(withStyle('long')))).toBe(fingerprint(growFor(withStyle('long'))))
})

test('grey is a share of strands, not a tint of all', () => {
  const identity = averageIdentity('male')
  const dark = {
    ...identity,
    hair: { ...identity.hair, style: 'crew' as const, color: [30, 24, 22] as const, grey: 0.5 },
  }
  const { strands } = growFor(dark)
  const light = strands.filter(({ color }) => color[0] > 110).length
  const black = strands.filter(({ color }) => color[0] < 60).length
  expect(light / strands.length).toBeGreaterThan(0.3)
  expect(black / strands.length).toBeGreaterThan(0.3)
})

test('a receding hairline bares the temples', () => {
  const identity = withStyle('crew')
  const receding = { ...identity, hair: { ...identity.hair, recession: 0.9 } }
  const temple: [number, number, number] = [0.38, -0.68, 0.36]
  const full = growFor(identity).scalpCoverage(...temple)
  expect(growFor(receding).scalpCoverage(...temple)).toBeLessThan(full - 0.2)
})

/** Where beards without a moustache grow: under the lip, along the jaw, on the cheek. */
const PLACE_OF_BEARD: Partial<Record<(typeof BEARD_STYLES)[number], readonly [x: number, y: number]>> = {
  'soul-patch': [0, HEADS.male.layout.mouthY + HEADS.male.layout.lowerLipHeight + 0.06],
  chinstrap: [0.3, 0.75],
  'mutton-chops': [0.44, 0.5],
}

test.each(BEARD_STYLES.filter((style) => style !== 'none'))(
  '%s covers the face below the nose and spares the forehead',
  (style) => {
    const identity = averageIdentity('male')
    const bearded = {
      ...identity,
      hair: { ...identity.hair, style: 'bald' as const },
      beard: { ...identity.beard, style },
    }
    const { strands, beardCoverage } = growFor(bearded)
    const { layout, heightAt } = HEADS.male
    expect(strands.length).toBeGreaterThan(200)
    expect(Math.min(...strands.map(({ points }) => points[1]))).toBeGreaterThan(-0.12)
    const [x, y] = PLACE_OF_BEARD[style] ?? [0.06, layout.mouthY - layout.upperLipHeight - 0.04]
    expect(beardCoverage(x, y, heightAt(x, y))).toBeGreaterThan(0.05)
    expect(beardCoverage(0, -0.5, 0.6)).toBe(0)
  },
)

const isBlue = (color: readonly number[] | undefined) => color !== undefined && color[2] > 2 * color[0]

test.each(HAIR_ACCENTS)('%s have a colour of their own, and the rest keeps its own', (where) => {
  const plain = withStyle('long')
  const dyed = growFor({ ...plain, hair: { ...plain.hair, accent: { color: [20, 60, 220], where } } })
  const share = dyed.strands.filter(({ color, tipColor }) => isBlue(tipColor ?? color)).length / dyed.strands.length
  expect(share).toBeGreaterThan(0.005)
  expect(dyed.strands.some(({ color }) => !isBlue(color))).toBe(true)
  expect(growFor(plain).strands.some(({ color }) => isBlue(color))).toBe(false)
})
