import type { Gender, Identity } from '../identity/identity.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import { createRepeatableDraw, hashText } from '../math/random.ts'
import { composeScene } from '../scene/compose-scene.ts'
import type { SceneRequest } from '../scene/compose-scene.ts'
import { FRAMINGS, PORTRAIT_OUTFITS } from '../scene/scene.ts'
import type { Framing, PortraitOutfit, Scene } from '../scene/scene.ts'
import { MOMENTS, SEATS, TEMPLATE_PLACES, THINGS_AT } from './moments.ts'
import type { Moment, TemplatePlace } from './moments.ts'
import { TEMPLATE_OUTFITS } from './template-outfits.ts'

/** A saved picture that a user's face can take: a scene and the stock model who shows it. */
export type SceneTemplate = {
  id: string
  /** As shown under its poster: Template 01 and up. */
  label: string
  gender: Gender
  framing: Framing
  scene: Scene
  /** Seed of the model on the poster. */
  model: number
}

type Slot = { backdrop: TemplatePlace; framing: Framing; moment: 0 | 1 }

const PREFIX: Record<Gender, string> = { female: 'women', male: 'men' }
/** Shares no factor with the number of slots, so that neighbours in the list are unlike each other. */
const STRIDE = 115

/** Every place in every framing at both of its moments, in an order in which neighbours differ. */
const SLOTS: readonly Slot[] = (() => {
  const slots = TEMPLATE_PLACES.flatMap((backdrop) =>
    FRAMINGS.flatMap((framing) => ([0, 1] as const).map((moment): Slot => ({ backdrop, framing, moment }))),
  )
  return slots.map((_, index) => slots[(index * STRIDE) % slots.length])
})()

/** The stock model of a seed: a grown-up in their best years. */
export const stockModel = (gender: Gender, seed: number): Identity => {
  const draw = createRepeatableDraw(seed)
  return randomIdentity(seed, {
    gender,
    ageYears: Math.round(draw.between('model/age', 21, gender === 'female' ? 38 : 44)),
    mood: draw.between('model/mood', -0.1, 0.85),
  })
}

const LATER_OUTFITS = PORTRAIT_OUTFITS.filter((name) => !TEMPLATE_OUTFITS.has(name))

/** At its second moment a half body holds what suits the place, or sits at its table. */
const pastimeAt = ({ backdrop, framing, moment }: Slot): SceneRequest => {
  if (framing !== 'half-body' || moment === 0) return {}
  return { prop: THINGS_AT[backdrop], stance: SEATS.has(backdrop) ? 'seated' : undefined }
}

/** Pictures and videos have templates of their own, that share no model and no outfit at the same place. */
type Series = 'template' | 'video'

const composeTemplate = (
  series: Series,
  gender: Gender,
  { slot, order }: { slot: Slot; order: number },
): SceneTemplate => {
  const { backdrop, framing, moment } = slot
  const seed = hashText(`${series}:${gender}:${backdrop}:${framing}:${moment}`)
  const draw = createRepeatableDraw(seed)
  const number = order + 1
  const { time, weather = 'clear', mood = 'natural' }: Moment = MOMENTS[backdrop][moment]
  const looksAway = draw.chance('template/away', 0.16)
  const scene = composeScene(
    stockModel(gender, seed),
    { framing, seed },
    {
      backdrop,
      time,
      weather,
      mood,
      turn: draw.between('template/turn', 0.1, looksAway ? 0.8 : 0.55),
      tilt: draw.between('template/tilt', 0, 0.4),
      ...(looksAway && { gazeAway: 1 }),
      excludedOutfits: [...LATER_OUTFITS, ...outfitsOfSiblings(series, gender, slot)],
      ...pastimeAt(slot),
    },
  )
  return {
    id: [PREFIX[gender], ...(series === 'video' ? [series] : []), String(number).padStart(3, '0')].join('-'),
    label: `Template ${String(number).padStart(2, '0')}`,
    gender,
    framing,
    scene,
    model: seed,
  }
}

/** What is worn at the same place and framing at its first moment, or in its picture: this one shows something else. */
const outfitsOfSiblings = (series: Series, gender: Gender, slot: Slot): PortraitOutfit[] => {
  const outfitOf = (sibling: Series, moment: Slot['moment']) =>
    composeTemplate(sibling, gender, { slot: { ...slot, moment }, order: 0 }).scene.outfit
  const earlier = slot.moment === 0 ? [] : [outfitOf(series, 0)]
  return series === 'template' ? earlier : [...earlier, outfitOf('template', slot.moment)]
}

/** Every place once, in all framings by turns. */
const PLACES_ONCE = TEMPLATE_PLACES.map((backdrop, index): Slot => {
  return { backdrop, framing: FRAMINGS[index % FRAMINGS.length], moment: index % 2 === 0 ? 0 : 1 }
})

/** The first templates of a series: those of women and all videos show every slot once, pictures of men every place. */
export const composeTemplates = (series: Series, gender: Gender, count: number): readonly SceneTemplate[] => {
  const slots = gender === 'male' && series === 'template' ? PLACES_ONCE : SLOTS
  return slots.slice(0, count).map((slot, order) => composeTemplate(series, gender, { slot, order }))
}
