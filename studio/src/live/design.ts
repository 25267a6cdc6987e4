import { blendIdentities } from '../identity/blend-identities.ts'
import { describe } from '../identity/describe.ts'
import { PARAMETER_NAMES } from '../identity/draw-shape.ts'
import type { Gender, Identity } from '../identity/identity.ts'
import { PARAMETERS } from '../identity/parameters.ts'
import { identityFromName, randomIdentity } from '../identity/random-identity.ts'
import { clamp } from '../math/scalar.ts'
import { identityFromText } from '../prompt/from-text.ts'
import type { Hint } from '../prompt/tell-hints.ts'
import { hairStyleRule } from '../render/hair/styles/hair-styles.ts'
import { NAMED_EXPRESSIONS } from '../scene/face-units.ts'
import type { Design } from '../scene/parse-design.ts'
import { portraitSceneFor } from '../scene/scene-for.ts'
import type { PortraitScene } from '../scene/scene.ts'
import { layMoves, movedAge, showGroups } from './controls.ts'
import type { GroupName, Moves, ShownGroup } from './controls.ts'

/** Whom somebody asks for: in words, by names and perhaps a saved person with what each counts, or somebody who was designed before. */
export type Asked =
  | { gender: Gender; prompt: string }
  | { gender: Gender; names: readonly (string | Identity)[]; weights: readonly number[] }
  | { gender: Gender; person: Design }

/** A person drawn anew, but for the groups that were locked: these are of the person shown before. */
export type Redraw = { seed: number; locked: readonly GroupName[]; kept: Identity }

/** How the person is looked at: what is left out is as the words have it. Angles in radians. */
export type View = {
  yaw?: number
  pitch?: number
  lighting?: PortraitScene['lighting']
  mood?: PortraitScene['mood']
  expression?: keyof typeof NAMED_EXPRESSIONS | 'calm' | 'smiling'
}

export type Wish = { asked: Asked; moves: Moves; redraw?: Redraw | undefined; view: View }

/** A person as designed, with what a page tells and shows of it. */
export type Designed = {
  design: Required<Design>
  /** What became of the words. */
  hints: Hint[]
  /** The person in words. */
  words: string
  groups: ShownGroup[]
  /** How far the head can be turned and nodded to either side and still looks good. */
  bounds: ViewBounds
}

type ViewBounds = { yaw: number; up: number; down: number }

const FARTHEST_YAW = 0.75
/** Hair that falls onto the body covers the face sooner. */
const FARTHEST_YAW_WITH_LONG_HAIR = 0.6
const NOD = { up: 0.2, down: 0.3 }

const boundsOf = ({ hair }: Identity): ViewBounds => ({
  yaw: hairStyleRule(hair).reachesBody ? FARTHEST_YAW_WITH_LONG_HAIR : FARTHEST_YAW,
  ...NOD,
})

type Drawn = { identity: Identity; scene: PortraitScene; hints: Hint[] }

/** The same person at another age: what ages is the other one's, all else stays. */
const takeAgeing = (identity: Identity, { age, shape, hair }: Identity): Identity => ({
  ...identity,
  age,
  shape,
  hair: { ...identity.hair, grey: hair.grey, recession: hair.recession },
})

/** Somebody who was shaped before at another age: what the years change is added to what they are. */
const ageBy = (identity: Identity, ageYears: number): Identity => {
  const { seed, gender, age, shape, hair } = identity
  const [now, then] = [age, ageYears].map((years) => randomIdentity(seed, { gender, ageYears: years })) as [
    Identity,
    Identity,
  ]
  const aged = PARAMETER_NAMES.map((name) => {
    const { min, max } = PARAMETERS[name]
    return [name, clamp(shape[name] + then.shape[name] - now.shape[name], min, max)]
  })
  return {
    ...identity,
    age: ageYears,
    shape: Object.fromEntries(aged) as Identity['shape'],
    hair: {
      ...hair,
      grey: clamp(hair.grey + then.hair.grey - now.hair.grey),
      recession: clamp(hair.recession + then.hair.recession - now.hair.recession),
    },
  }
}

type Drawing = { seed?: number | undefined; ageYears?: number | undefined }

const drawFromWords = ({ gender, prompt }: Extract<Asked, { prompt: string }>, { seed, ageYears }: Drawing): Drawn => {
  const said = identityFromText(prompt, gender)
  const drawn = seed === undefined ? said.identity : identityFromText(prompt, gender, { seed }).identity
  if (ageYears === undefined) return { ...said, identity: drawn }
  const aged = identityFromText(prompt, gender, { seed: drawn.seed, ageYears }).identity
  return { ...said, identity: takeAgeing(drawn, aged) }
}

const drawFromNames = (
  { gender, names, weights }: Extract<Asked, { weights: readonly number[] }>,
  { seed, ageYears }: Drawing,
): Drawn => {
  const parents = names.map((name) => (typeof name === 'string' ? identityFromName(name, gender) : name))
  const blend = blendIdentities(parents, weights)
  const scene = portraitSceneFor(blend, blend.seed)
  const drawn = seed === undefined ? blend : randomIdentity(seed, { gender, ageYears: blend.age })
  if (ageYears === undefined) return { identity: drawn, scene, hints: [] }
  const aged =
    seed === undefined
      ? blendIdentities(
          parents.map((parent) => ageBy(parent, ageYears)),
          weights,
        )
      : randomIdentity(seed, { gender, ageYears })
  return { identity: takeAgeing(drawn, aged), scene, hints: [] }
}

const drawFromPerson = ({ gender, person }: Extract<Asked, { person: Design }>, { seed, ageYears }: Drawing): Drawn => {
  const { identity } = person
  const scene = person.scene ?? portraitSceneFor(identity, identity.seed)
  const drawn = seed === undefined ? identity : randomIdentity(seed, { gender, ageYears: identity.age })
  if (ageYears === undefined) return { identity: drawn, scene, hints: [] }
  return { identity: ageBy(drawn, ageYears), scene, hints: [] }
}

const draw = (asked: Asked, drawing: Drawing): Drawn => {
  if ('prompt' in asked) return drawFromWords(asked, drawing)
  return 'names' in asked ? drawFromNames(asked, drawing) : drawFromPerson(asked, drawing)
}

const SHAPE_OF: Record<(typeof PARAMETERS)[keyof typeof PARAMETERS]['group'], GroupName> = {
  skull: 'face',
  jaw: 'face',
  ears: 'face',
  brow: 'eyes',
  eyes: 'eyes',
  nose: 'nose',
  mouth: 'mouth',
  body: 'person',
  skin: 'skin',
}

/** A drawn person with the locked groups of another one. */
const keepLocked = (drawn: Identity, { kept, locked }: Redraw): Identity => {
  const isLocked = (group: GroupName) => locked.includes(group)
  const from = (group: GroupName) => (isLocked(group) ? kept : drawn)
  const shape = Object.fromEntries(
    PARAMETER_NAMES.map((name) => [name, from(SHAPE_OF[PARAMETERS[name].group]).shape[name]]),
  ) as Identity['shape']
  const { worn: _worn, leftEyeColor: _left, scarSide: _side, ...rest } = drawn
  const { worn } = from('jewellery')
  const { leftEyeColor } = from('eyes')
  const { scarSide } = from('face')
  return {
    ...rest,
    // Pores, freckles and strands are drawn from it.
    seed: isLocked('skin') || isLocked('hair') ? kept.seed : drawn.seed,
    shape,
    eyeColor: from('eyes').eyeColor,
    hair: from('hair').hair,
    beard: from('beard').beard,
    makeup: from('makeup').makeup,
    glasses: from('jewellery').glasses,
    earrings: from('jewellery').earrings,
    scar: from('face').scar,
    mood: from('mouth').mood,
    ...(worn && { worn }),
    ...(leftEyeColor && { leftEyeColor }),
    ...(scarSide && { scarSide }),
  }
}

const CALM = { smile: 0, units: undefined }
const SMILING = { smile: 0.75, units: undefined }
/** Eyes that look back at the viewer when the head turns away, in shares of the turn. */
const LOOK_BACK = 0.8

const expressionOf = (name: NonNullable<View['expression']>) => {
  if (name === 'calm') return CALM
  return name === 'smiling' ? SMILING : { ...NAMED_EXPRESSIONS[name] }
}

const seenAs = (scene: PortraitScene, view: View, bounds: ViewBounds): PortraitScene => {
  const yaw = clamp(view.yaw ?? scene.pose.yaw, -bounds.yaw, bounds.yaw)
  const pitch = clamp(view.pitch ?? scene.pose.pitch, -bounds.up, bounds.down)
  const turned = view.yaw === undefined ? {} : { gazeX: clamp(-yaw * LOOK_BACK, -1, 1) }
  const { units: _units, ...plain } = scene.expression
  const looks = view.expression && expressionOf(view.expression)
  const expression = looks
    ? { ...plain, smile: looks.smile, ...(looks.units && { units: { ...looks.units } }) }
    : scene.expression
  return {
    ...scene,
    pose: { ...scene.pose, ...(view.yaw !== undefined && { yaw }), ...(view.pitch !== undefined && { pitch }) },
    ...(view.lighting && { lighting: view.lighting }),
    ...(view.mood && { mood: view.mood }),
    expression: { ...expression, ...turned },
  }
}

/**
 * The person that somebody asks for and shapes: drawn from words or names, aged as asked, with the moved sliders on top.
 * The same wish gives the same design.
 */
export const designPerson = ({ asked, moves, redraw, view }: Wish): Designed => {
  const lockedAge = redraw?.locked.includes('person') ? redraw.kept.age : undefined
  const {
    identity: drawn,
    scene,
    hints,
  } = draw(asked, {
    seed: redraw?.seed,
    ageYears: movedAge(moves) ?? lockedAge,
  })
  const identity = layMoves(redraw ? keepLocked(drawn, redraw) : drawn, moves)
  const { worn } = identity
  const bounds = boundsOf(identity)
  return {
    design: { identity, scene: { ...seenAs(scene, view, bounds), ...(worn && { worn }) } },
    hints,
    words: describe(identity),
    groups: showGroups(identity),
    bounds,
  }
}
