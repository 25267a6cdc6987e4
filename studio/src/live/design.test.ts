import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Canvas } from '../image/canvas.ts'
import type { Keep } from '../image/picture.ts'
import { identityFromText } from '../prompt/from-text.ts'
import { renderPortrait } from '../render/picture.ts'
import { parseDesign } from '../scene/parse-design.ts'
import type { Moves } from './controls.ts'
import { designPerson } from './design.ts'
import type { View, Wish } from './design.ts'
import { keepSteps } from './keep-steps.ts'

const prompt = 'Woman, 27, long wavy copper hair, green eyes and freckles, in a red dress at the beach'
const bare: Wish = { asked: { gender: 'female', prompt }, moves: {}, view: {} }
const shape = (moves: Moves, wish = bare) => designPerson({ ...wish, moves }).design.identity

test('words alone lead to the person that the server draws from them', () => {
  const { identity, scene } = identityFromText(prompt, 'female')
  expect(designPerson(bare).design).toEqual({ identity, scene })
})

// Proves: live-moves
test('every design passes the check of designs, whatever was moved, however far', () => {
  for (const gender of ['female', 'male'] as const) {
    const asked = { gender, prompt: 'somebody' }
    const controlsOf = (moved: Moves) =>
      designPerson({ ...bare, asked, moves: moved }).groups.flatMap((group) => group.controls)
    for (const { name, ...control } of controlsOf({})) {
      const wanted: (number | string)[] =
        control.kind === 'slider'
          ? [control.min, control.max, -1e9, 1e9, Number.NaN]
          : [...control.options.map(({ value }) => value), 'no such thing']
      for (const value of wanted) {
        const { design } = designPerson({ ...bare, asked, moves: { [name]: value } })
        expect(parseDesign(structuredClone(design)), `${name} ${value}`).toEqual(design)
      }
    }
  }
})

test('every slider stands where it was put', () => {
  const controls = designPerson(bare).groups.flatMap((group) => group.controls)
  const sliders = controls.flatMap((control) => (control.kind === 'slider' ? [control] : []))
  for (const end of ['min', 'max'] as const) {
    const moves = Object.fromEntries(sliders.map((slider) => [slider.name, slider[end]]))
    const stands = designPerson({ ...bare, moves }).groups.flatMap((group) => group.controls)
    for (const { name } of sliders) expect(stands.find((shown) => shown.name === name)?.value).toBe(moves[name])
  }
})

test('a moved age draws the ageing again, and keeps what was moved', () => {
  const [young, old] = [shape({ age: 25, lips: 100 }), shape({ age: 70, lips: 100 })]
  expect([young.age, old.age]).toEqual([25, 70])
  expect(old.hair.grey, 'of a colour that was asked for').toBeGreaterThan(young.hair.grey)
  expect(old.shape.skinTexture).toBeGreaterThan(young.shape.skinTexture)
  expect(old.shape.upperLip, 'moved by hand').toBe(young.shape.upperLip)
  expect([old.shape.jawWidth, old.eyeColor, old.hair.style]).toEqual([
    young.shape.jawWidth,
    young.eyeColor,
    young.hair.style,
  ])
  expect(shape({ age: 3 }).age, 'no child').toBe(18)
  const named: Wish = { ...bare, asked: { gender: 'male', names: ['Ada', 'Ben', 'Cy'], weights: [1, 1, 1] } }
  expect(shape({ age: 70 }, named).hair.grey).toBeGreaterThan(shape({ age: 22 }, named).hair.grey)
})

const anyMove = fc
  .constantFrom(...designPerson(bare).groups.flatMap((group) => group.controls))
  .chain((control) =>
    (control.kind === 'slider'
      ? fc.integer({ min: control.min, max: control.max })
      : fc.constantFrom(...control.options.map(({ value }) => value))
    ).map((value): Moves => ({ [control.name]: value })),
  )
type HowDrawn = { keep?: Keep; isRough: boolean }
const draw = (wish: Wish, how: HowDrawn) => {
  const { identity, scene } = designPerson(wish).design
  const { data } = renderPortrait(identity, scene, {
    width: 48,
    height: 48,
    createCanvas: (width, height) => createCanvas(width, height) as unknown as Canvas,
    ...how,
  })
  return Buffer.from(data)
}
const moved = (...moves: Moves[]): Wish => ({ ...bare, moves: Object.assign({}, ...moves) })

// Proves: live-two-moves
test('any two moves, one after the other, lead to the picture that is drawn afresh of both', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { minLength: 4, maxLength: 4 }), fc.boolean(), (moves, isRough) => {
      const keep = keepSteps()
      draw(moved(moves[0]), { keep, isRough })
      for (const [index, second] of moves.slice(1).entries()) {
        const first = moves[index]
        // What was drawn of two is where the next one begins.
        const all = moved(...moves.slice(0, index + 2))
        expect(Buffer.compare(draw(all, { keep, isRough }), draw(all, { isRough }))).toBe(0)
        // Of one thing moved twice the last move holds.
        const otherWay = moved(second, first, second)
        expect(designPerson(otherWay).design).toEqual(designPerson(moved(first, second)).design)
      }
    }),
    { numRuns: 2, seed: 21 },
  )
})

const bearded: Wish = { asked: { gender: 'male', prompt: 'Man, 52, grey beard, round glasses' }, moves: {}, view: {} }
const anyView = fc.record<View>(
  {
    yaw: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    expression: fc.constantFrom('laugh', 'calm'),
    lighting: fc.constantFrom('soft', 'dramatic'),
    mood: fc.constantFrom('dreamy', 'monochrome'),
  },
  { requiredKeys: [] },
)
const anyWish = fc
  .tuple(fc.constantFrom(bare, bearded), anyMove, anyView)
  .map(([whom, moves, view]): Wish => ({ ...whom, moves, view }))

// Proves: live-kept-steps
test('whoever was drawn before, however turned and lit, the next picture is the one that is drawn afresh', () => {
  fc.assert(
    fc.property(fc.array(anyWish, { minLength: 2, maxLength: 3 }), fc.boolean(), (wishes, isRough) => {
      const keep = keepSteps()
      // Before the first one nothing was kept.
      draw(wishes[0], { keep, isRough })
      for (const wish of wishes.slice(1))
        expect(Buffer.compare(draw(wish, { keep, isRough }), draw(wish, { isRough }))).toBe(0)
    }),
    { numRuns: 3, seed: 21 },
  )
})

// Proves: live-from-saved
test('a saved person is the one to begin with: shaped on, aged, drawn anew and back', () => {
  const saved = designPerson({ ...bare, moves: { age: 30, jawWidth: 90, lips: 80 } }).design
  const begun: Wish = { asked: { gender: 'female', person: saved }, moves: {}, view: {} }
  expect(designPerson(begun).design).toEqual(saved)
  const older = designPerson({ ...begun, moves: { age: 65 } }).design.identity
  expect([older.age, older.eyeColor, older.hair.style]).toEqual([
    65,
    saved.identity.eyeColor,
    saved.identity.hair.style,
  ])
  expect(older.shape.jawWidth).toBeGreaterThan(1)
  expect(older.shape.skinTexture).toBeGreaterThan(saved.identity.shape.skinTexture)
  expect(parseDesign(structuredClone({ identity: older }))).toEqual({ identity: older })
  const redraw = { seed: 5, locked: ['mouth'] as const, kept: saved.identity }
  const other = designPerson({ ...begun, redraw }).design.identity
  expect([other.seed, other.shape.upperLip]).toEqual([5, saved.identity.shape.upperLip])
  expect(other.shape.jawWidth).not.toBe(saved.identity.shape.jawWidth)
})

// Proves: live-names-with-saved
test('names, and a saved person among them, count as much as their weights say', () => {
  const blend = (weights: readonly number[]) =>
    designPerson({ ...bare, asked: { gender: 'female', names: ['Ada', 'Bea', 'Cleo'], weights } }).design.identity
  const alone = designPerson({ ...bare, asked: { gender: 'female', names: ['Ada'], weights: [1] } }).design.identity
  expect(blend([1, 0, 0]).shape).toEqual(alone.shape)
  expect(blend([1, 1, 1]).shape).not.toEqual(alone.shape)
  const saved = designPerson({ ...bare, moves: { jawWidth: 100 } }).design.identity
  const withSaved = (weight: number, moves: Moves = {}) =>
    designPerson({ ...bare, asked: { gender: 'female', names: ['Ada', saved], weights: [1, weight] }, moves }).design
      .identity
  expect(withSaved(0).shape).toEqual(alone.shape)
  expect(withSaved(1).shape.jawWidth).toBeGreaterThan(alone.shape.jawWidth)
  expect(withSaved(1, { age: 70 }).hair.grey).toBeGreaterThan(withSaved(1, { age: 22 }).hair.grey)
  expect(parseDesign(structuredClone({ identity: withSaved(1) }))).toEqual({ identity: withSaved(1) })
})

test('a new drawing keeps what is locked and nothing else', () => {
  const { identity } = designPerson({ ...bare, moves: { noseWidth: 100 } }).design
  const redraw = { seed: 99, locked: ['nose', 'hair'] as const, kept: identity }
  const again = designPerson({ ...bare, redraw }).design.identity
  expect([again.shape.noseWidth, again.shape.noseLength, again.hair, again.seed]).toEqual([
    identity.shape.noseWidth,
    identity.shape.noseLength,
    identity.hair,
    identity.seed,
  ])
  expect(again.shape.jawWidth).not.toBe(identity.shape.jawWidth)
  expect(designPerson({ ...bare, redraw: { ...redraw, locked: [] } }).design.identity.seed).toBe(99)
})

const wear = (wish: Partial<Wish>) => {
  const { design, words } = designPerson({ ...bare, ...wish })
  expect(design.scene?.worn, 'worn in the picture as by the person').toEqual(design.identity.worn)
  return { identity: design.identity, words, necklace: design.identity.worn?.necklace }
}

// Proves: live-necklace
test('a necklace put on by hand is worn in the picture and told, as if it had been typed, kept by its lock and taken off', () => {
  const typed = { gender: 'female', prompt: `${prompt}, chain necklace and a red beret` } as const
  const { identity, words, necklace } = wear({ moves: { necklace: 'chain' } })
  expect(necklace).toEqual(wear({ asked: typed }).necklace)
  expect(words).toContain('a chain necklace')
  const redraw = { seed: 99, locked: ['jewellery'] as const, kept: identity }
  expect(wear({ redraw }).necklace, 'locked').toEqual(necklace)
  expect(wear({ redraw: { ...redraw, locked: [] } }).necklace, 'with the rest drawn anew').toBeUndefined()
  const bared = wear({ asked: typed, moves: { necklace: 'none' } })
  expect([bared.necklace, bared.identity.worn?.hat?.name]).toEqual([undefined, 'beret'])
  expect(bared.words).not.toContain('necklace')
})

const turn = (yaw: number, style: string) =>
  designPerson({ ...bare, moves: { hairStyle: style }, view: { yaw, pitch: 9, expression: 'laugh' } })

test('the head turns as far as looks good, and looks back', () => {
  const { design, bounds } = turn(5, 'pixie')
  expect(design.scene?.pose).toMatchObject({ yaw: bounds.yaw, pitch: bounds.down })
  expect(design.scene?.expression).toMatchObject({ smile: 1, units: { jawDrop: 0.32 } })
  expect(design.scene?.expression.gazeX).toBeLessThan(0)
  expect(turn(-5, 'long').bounds.yaw, 'long hair covers the face sooner').toBeLessThan(bounds.yaw)
})

test('a design from elsewhere is told what is wrong with it', () => {
  const { design } = designPerson(bare)
  const { identity, scene } = design
  const withShape = (jawWidth: unknown) => ({
    ...design,
    identity: { ...identity, shape: { ...identity.shape, jawWidth } },
  })
  const wrong: [json: unknown, told: string][] = [
    [null, 'design must be an object.'],
    [{ scene }, 'identity must be an object.'],
    [withShape(9), 'identity.shape.jawWidth must be a number from 0.82 to 1.2.'],
    [withShape(undefined), 'identity.shape.jawWidth must be'],
    [{ ...design, identity: { ...identity, age: 17 } }, 'identity.age must be'],
    [{ ...design, identity: { ...identity, age: 30.5 } }, 'identity.age must be a whole number of years'],
    [{ ...design, identity: { ...identity, tail: 1 } }, 'identity.tail is no field of a design.'],
    [{ ...design, scene: { ...scene, pose: { ...scene?.pose, yaw: 3 } } }, 'scene.pose.yaw must be'],
    [{ ...design, scene: { ...scene, garments: [] } }, 'scene.garments is no field of a design.'],
    [{ ...design, scene: { ...scene, framing: 'full-body', outfitColor: [999, 0, 0] } }, 'scene.outfitColor must be'],
    [
      { identity: { ...identity, worn: { necklace: { name: 'beret', color: [1, 2, 3] } } } },
      'must be one of: chain, pendant',
    ],
    [{ ...design, note: 'hello' }, 'note is no field of a design.'],
  ]
  for (const [json, told] of wrong) expect(() => parseDesign(json)).toThrow(told)
  expect(parseDesign({ identity })).toEqual({ identity })
})
