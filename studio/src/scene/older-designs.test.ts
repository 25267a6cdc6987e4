import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { describe as inWords } from '../identity/describe.ts'
import { parseIdentity } from '../identity/parse-identity.ts'
import type { Canvas } from '../image/canvas.ts'
import { designPerson } from '../live/design.ts'
import { renderPortrait } from '../render/picture.ts'
import { parseDesign } from './parse-design.ts'
import type { Design } from './parse-design.ts'

type Older = {
  /** Written by the code of then. */
  designs: Record<string, Design[]>
  /** Every choice and both ends of every number that the first version with designs knew, by path. */
  choices: Record<string, string[]>
  numbers: Record<string, [number, number]>
}
const older = JSON.parse(readFileSync(new URL('testing/older-designs.json', import.meta.url), 'utf8')) as Older
const designs = Object.entries(older.designs).flatMap(([when, some]) =>
  some.map((design, index) => [`${when}, ${index + 1}`, design] as const),
)

/** A design with another value at a path; what is on the way and not there yet is made, in some colour. */
const withValue = (design: Design, path: string, value: unknown): Design => {
  const changed = structuredClone(design)
  const names = path.split('.')
  const last = names.pop() ?? ''
  let part = changed as unknown as Record<string, Record<string, unknown>>
  for (const name of names) {
    part[name] ??= last === 'name' || last === 'where' ? { color: [10, 20, 30] } : {}
    part = part[name] as typeof part
  }
  Object.assign(part, { [last]: value })
  return changed
}

/** Bodies were all of one figure then, and nobody had dimples. */
const withLaterNumbers = <Kept extends Pick<Design, 'identity'>>(kept: Kept): Kept => {
  const average = { dimples: 0, stature: 0, muscle: 0, waist: 0, hips: 0, bust: 0, belly: 0 }
  return { ...kept, identity: { ...kept.identity, shape: { ...average, ...kept.identity.shape } } }
}

// Proves: design-older-kept
test.each(designs)('a design of an older version opens, stays whole and is the same person: %s', (_when, design) => {
  const opened = parseDesign(structuredClone(design))
  expect(opened).toEqual(withLaterNumbers(design))
  const { identity } = opened
  const asked = { gender: identity.gender, person: opened }
  expect(designPerson({ asked, moves: {}, view: {} }).design.identity).toEqual(opened.identity)
  const shaped = designPerson({ asked, moves: { lips: 90 }, view: {} }).design.identity
  const { upperLip: _upper, lowerLip: _lower, ...others } = shaped.shape
  expect(identity.shape).toMatchObject(others)
  expect({ ...shaped, shape: null }).toEqual({ ...identity, shape: null })
  expect(inWords(identity)).toContain(String(identity.age))
  if (!opened.scene) return
  const { data } = renderPortrait(identity, opened.scene, {
    width: 48,
    height: 48,
    createCanvas: (width, height) => createCanvas(width, height) as unknown as Canvas,
  })
  expect(data.some((value) => value > 0)).toBe(true)
})

// Whoever takes a choice away, narrows a number or asks for a field that older designs do not have breaks these: such
// designs lie in people's galleries, so `parseDesign` has to bring them over in the same change.
test('every choice and number that the first designs could hold is still one', () => {
  const [, design] = designs.at(-1) ?? []
  if (!design) throw new Error('There is no older design.')
  const values = [...Object.entries(older.choices), ...Object.entries(older.numbers)]
  const broken = values.flatMap(([path, some]) =>
    some.flatMap((value) => {
      const changed = withValue(design, path, value)
      try {
        expect(parseDesign(structuredClone(changed))).toEqual(withLaterNumbers(changed))
        return []
      } catch (error) {
        return [`${path} ${value}: ${String(error)}`]
      }
    }),
  )
  expect(broken).toEqual([])
})

test('people saved before there were designs are people still', () => {
  const faces = older.designs['faces of the first week']
  if (!faces) throw new Error('There is no face of the first week.')
  for (const { identity } of faces)
    expect(parseIdentity(structuredClone(identity))).toEqual(withLaterNumbers({ identity }).identity)
})
