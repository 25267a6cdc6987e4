import type { Gender } from '../identity/identity.ts'
import { placeOf } from '../places/places.ts'
import { OUTFITS } from '../scene/outfits/outfits.ts'
import { motionFor } from '../motion/motion-for.ts'
import type { Motion } from '../motion/motion.ts'
import { composeTemplates } from './compose-templates.ts'
import type { SceneTemplate } from './compose-templates.ts'

/** A saved clip that a user's face can take: a scene, what moves in it, and the stock model who shows it. */
export type VideoTemplate = SceneTemplate & { motion: Motion }

const VIDEO_COUNTS: Record<Gender, number> = { female: 156, male: 47 }

const knownVideos = new Map<Gender, readonly VideoTemplate[]>()

/** The video templates of women or men in their order, the same in every process. */
export const listVideoTemplates = (gender: Gender): readonly VideoTemplate[] => {
  const templates =
    knownVideos.get(gender) ??
    composeTemplates('video', gender, VIDEO_COUNTS[gender]).map((template) => ({
      ...template,
      motion: motionFor(template.scene, template.model),
    }))
  knownVideos.set(gender, templates)
  return templates
}

/** A video template by its id, such as `women-video-001`. */
export const findVideoTemplate = (id: string): VideoTemplate | undefined =>
  [...listVideoTemplates('female'), ...listVideoTemplates('male')].find((template) => template.id === id)

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

/** What is worn in a template, and where it plays, in words for those who paint it anew. */
export const settingOf = ({ scene }: SceneTemplate): { clothes: string; place: string } => ({
  clothes: OUTFITS[scene.outfit].label,
  place: [placeOf(scene.backdrop).words.split('|')[0], scene.time === 'night' ? 'by night' : '']
    .filter(Boolean)
    .join(' '),
})
