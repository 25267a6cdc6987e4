import type { Gender } from '../../identity/identity.ts'
import { composeTemplates, type SceneTemplate } from './compose-templates.ts'

const COUNTS: Record<Gender, number> = { female: 185, male: 31 }

const known = new Map<Gender, readonly SceneTemplate[]>()

/** The picture templates of women or men in their order, the same in every process. */
export const listTemplates = (gender: Gender): readonly SceneTemplate[] => {
  const templates = known.get(gender) ?? composeTemplates('template', gender, COUNTS[gender])
  known.set(gender, templates)
  return templates
}

/** A template by its id, such as `women-001`. */
export const findTemplate = (id: string): SceneTemplate | undefined =>
  [...listTemplates('female'), ...listTemplates('male')].find((template) => template.id === id)
