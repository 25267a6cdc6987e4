import { describe, expect, it } from 'vitest'
import { BACKDROPS } from '../places.ts'
import { FRAMINGS, MOODS, STANCES, TIMES_OF_DAY, WEATHERS } from '../scene.ts'
import { stockModel } from './compose-templates.ts'
import { findTemplate, listTemplates } from './list-templates.ts'

const GENDERS = ['female', 'male'] as const

describe('listTemplates', () => {
  it('has 185 templates of women and 31 of men, labelled in order', () => {
    expect(listTemplates('female')).toHaveLength(185)
    expect(listTemplates('male')).toHaveLength(31)
    expect(listTemplates('female')[0]).toMatchObject({ id: 'women-001', label: 'Template 01' })
    expect(listTemplates('male')[30]).toMatchObject({ id: 'men-031', label: 'Template 31' })
  })

  it.each(GENDERS)('shows every place in every framing or at least once, no two %s scenes alike', (gender) => {
    const templates = listTemplates(gender)
    expect(new Set(templates.map(({ scene }) => scene.backdrop))).toEqual(new Set(BACKDROPS))
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
