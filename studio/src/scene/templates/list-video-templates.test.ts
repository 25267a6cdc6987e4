import { describe, expect, it } from 'vitest'
import { parseMotion } from '../../motion/parse-motion.ts'
import { parseScene } from '../parse-scene.ts'
import { BACKDROPS } from '../places.ts'
import { FRAMINGS } from '../scene.ts'
import { listTemplates } from './list-templates.ts'
import { findVideoTemplate, listVideoTemplates, type VideoTemplate } from './list-video-templates.ts'

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
    expect(places.size).toBeGreaterThan(0.7 * BACKDROPS.length)
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
