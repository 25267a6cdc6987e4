import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseMotion } from '../motion/parse-motion.ts'
import { TIMES_OF_DAY, WEATHERS } from '../places/hour.ts'
import { parseScene } from '../scene/parse-scene.ts'
import { TEMPLATE_PLACES } from './moments.ts'
import { FRAMINGS, MOODS, STANCES } from '../scene/scene.ts'
import { stockModel } from './compose-templates.ts'
import { findTemplate, findVideoTemplate, listTemplates, listVideoTemplates } from './list-templates.ts'
import type { VideoTemplate } from './list-templates.ts'

const GENDERS = ['female', 'male'] as const

const lookOf = ({ scene }: Pick<VideoTemplate, 'scene'>): string =>
  [scene.backdrop, scene.framing, scene.time, scene.weather, scene.mood, scene.outfit].join()

describe('listVideoTemplates', () => {
  it('has 156 templates of women and 47 of men, labelled in order', () => {
    expect(listVideoTemplates('female')).toHaveLength(156)
    expect(listVideoTemplates('male')).toHaveLength(47)
    expect(listVideoTemplates('female')[0]).toMatchObject({ id: 'women-video-001', label: 'Template 01' })
    expect(listVideoTemplates('male')[46]).toMatchObject({ id: 'men-video-047', label: 'Template 47' })
  })

  it.each(GENDERS)('shows no two %s clips alike, and none like a picture', (gender) => {
    const templates = listVideoTemplates(gender)
    const looks = [...templates, ...listTemplates(gender)].map(lookOf)
    expect(new Set(looks).size).toBe(looks.length)
    expect(new Set(templates.map(({ model }) => model)).size).toBe(templates.length)
    expect(new Set(templates.map(({ motion }) => JSON.stringify(motion))).size).toBe(templates.length)
    expect(new Set(templates.map(({ framing }) => framing))).toEqual(new Set(FRAMINGS))
    const places = new Set(templates.map(({ scene }) => scene.backdrop))
    expect(places.size).toBeGreaterThan(0.7 * TEMPLATE_PLACES.length)
  })

  it.each(GENDERS)('saves scenes and motions of %s clips that can be shown', (gender) => {
    for (const { scene, motion } of listVideoTemplates(gender)) {
      expect(() => parseScene(JSON.parse(JSON.stringify(scene)))).not.toThrow()
      expect(parseMotion(JSON.parse(JSON.stringify(motion)))).toEqual(motion)
    }
  })

  it('finds a template by its id', () => {
    expect(findVideoTemplate('men-video-007')).toBe(listVideoTemplates('male')[6])
    expect(findVideoTemplate('men-007')).toBeUndefined()
  })
})

describe('listTemplates', () => {
  it('has 185 templates of women and 31 of men, labelled in order', () => {
    expect(listTemplates('female')).toHaveLength(185)
    expect(listTemplates('male')).toHaveLength(31)
    expect(listTemplates('female')[0]).toMatchObject({ id: 'women-001', label: 'Template 01' })
    expect(listTemplates('male')[30]).toMatchObject({ id: 'men-031', label: 'Template 31' })
  })

  it.each(GENDERS)('shows every place in every framing or at least once, no two %s scenes alike', (gender) => {
    const templates = listTemplates(gender)
    expect(new Set(templates.map(({ scene }) => scene.backdrop))).toEqual(new Set(TEMPLATE_PLACES))
    expect(new Set(templates.map(({ framing }) => framing))).toEqual(new Set(FRAMINGS))
    const looks = templates.map(({ scene }) =>
      [scene.backdrop, scene.framing, scene.time, scene.weather, scene.mood, scene.outfit].join(),
    )
    expect(new Set(looks).size).toBe(templates.length)
    expect(new Set(templates.map(({ model }) => model)).size).toBe(templates.length)
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
  })

  it.each(GENDERS)('saves whole scenes of %s models', (gender) => {
    for (const { scene, framing, model } of listTemplates(gender)) {
      expect(scene.framing).toBe(framing)
      expect(STANCES).toContain(scene.stance)
      expect(TIMES_OF_DAY).toContain(scene.time)
      expect(WEATHERS).toContain(scene.weather)
      expect(MOODS).toContain(scene.mood)
      expect(scene.stance === 'walking' && framing !== 'full-body').toBe(false)
      const identity = stockModel(gender, model)
      expect(identity.gender).toBe(gender)
      expect(identity.age).toBeGreaterThanOrEqual(21)
    }
  })

  it('puts things into the hands of some half bodies and seats others', () => {
    const scenes = listTemplates('female').map(({ scene }) => scene)
    const held = scenes.filter(({ prop }) => prop)
    expect(new Set(held.map(({ prop }) => prop)).size).toBeGreaterThanOrEqual(6)
    expect(held.every(({ framing }) => framing === 'half-body')).toBe(true)
    expect(scenes.filter(({ stance }) => stance === 'seated').length).toBeGreaterThanOrEqual(3)
  })

  it('puts unlike templates next to each other', () => {
    const places = listTemplates('female').map(({ scene }) => scene.backdrop)
    expect(places.slice(1).every((place, index) => place !== places[index])).toBe(true)
  })

  it('finds a template by its id', () => {
    expect(findTemplate('men-007')).toBe(listTemplates('male')[6])
    expect(findTemplate('men-099')).toBeUndefined()
  })
})

it('keeps every composition when places and outfits are added', () => {
  const kept = GENDERS.flatMap((gender) => [...listTemplates(gender), ...listVideoTemplates(gender)]).map(
    ({ id, model, scene }) => {
      const { backdrop, framing, stance, time, weather, mood, lighting, keyLight, outfit, prop } = scene
      return [id, model, backdrop, framing, stance, time, weather, mood, lighting, keyLight, outfit, prop].join()
    },
  )
  expect(kept).toHaveLength(419)
  expect(createHash('sha256').update(kept.join('\n')).digest('hex')).toBe(
    'c76a9e93cf09efdc165bb3c78a63d3daad5a3d42c084d3a35e6128ce50ad12ea',
  )
})
