import type { BeardStyle, EarringStyle, Gender, GlassesStyle, HairStyle, Identity } from '../identity/identity.ts'
import { BEARD_STYLES, EARRING_STYLES, GLASSES_STYLES, HAIR_STYLES } from '../identity/identity.ts'
import { PARAMETERS } from '../identity/parameters.ts'
import type { ParameterName } from '../identity/parameters.ts'
import { EYE_COLORS, HAIR_COLORS, LIPSTICK_COLORS, nearestColor, skinColor } from '../identity/person-colors.ts'
import type { LipstickColorName } from '../identity/person-colors.ts'
import { AGE_MAX_YEARS, AGE_MIN_YEARS, clampAge } from '../identity/random-identity.ts'
import { NECKLACE_STYLES, wearThings } from '../identity/worn.ts'
import type { WornName } from '../identity/worn.ts'
import type { Rgb } from '../image/rgb.ts'
import { clamp } from '../math/scalar.ts'

/** What is shaped by hand, in the order in which it is shown; a group can be locked as a whole. */
const GROUPS = {
  person: 'Person',
  skin: 'Skin',
  face: 'Face',
  eyes: 'Eyes',
  nose: 'Nose',
  mouth: 'Mouth',
  hair: 'Hair',
  beard: 'Beard',
  makeup: 'Make-up',
  jewellery: 'Jewellery',
} as const
export type GroupName = keyof typeof GROUPS

/** A number of a person between two words; `value` counts from `min` to `max` in steps of one. */
type Slider = {
  kind: 'slider'
  group: GroupName
  label: string
  /** What its ends are called. */
  ends: readonly [low: string, high: string]
  min: number
  max: number
  read: (identity: Identity) => number
  write: (identity: Identity, value: number) => Identity
}

/** One of several things or colours. */
type Choice = {
  kind: 'choice'
  group: GroupName
  label: string
  options: readonly { value: string; label: string; color?: Rgb }[]
  /** Whether its options are shown as small pictures of the person. */
  isPictured?: boolean
  /** Controls that say less than this one: what was moved of them gives way to a new choice. */
  replaces?: readonly string[]
  read: (identity: Identity) => string
  write: (identity: Identity, value: string) => Identity
}

const PERCENT = 100
/** The last seventh before a bound looks drawn. */
const REACH = 0.85

const rangeOf = (name: ParameterName) => {
  const { min, max, neutral } = PARAMETERS[name]
  return { from: neutral + (min - neutral) * REACH, to: neutral + (max - neutral) * REACH }
}

type Named = { group: GroupName; label: string; ends: readonly [string, string] }

const share = (
  named: Named,
  read: (identity: Identity) => number,
  write: (identity: Identity, value: number) => Identity,
): Slider => ({
  kind: 'slider',
  min: 0,
  max: PERCENT,
  ...named,
  read: (identity) => Math.round(clamp(read(identity)) * PERCENT),
  write: (identity, value) => write(identity, clamp(value / PERCENT)),
})

/** Several numbers of the shape that go together, each over the part of its range that looks natural. */
const shaped = (named: Named, ...names: readonly ParameterName[]): Slider =>
  share(
    named,
    ({ shape }) =>
      names.reduce((sum, name) => {
        const { from, to } = rangeOf(name)
        return sum + (shape[name] - from) / (to - from) / names.length
      }, 0),
    (identity, at) => {
      const moved = names.map((name) => {
        const { from, to } = rangeOf(name)
        return [name, from + (to - from) * at]
      })
      return { ...identity, shape: { ...identity.shape, ...Object.fromEntries(moved) } }
    },
  )

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const nameOf = (value: string): string => upperFirst(value.replaceAll('-', ' '))

const colored = <Name extends string>(
  named: Omit<Named, 'ends'>,
  table: Readonly<Record<Name, Rgb>>,
  { read, write }: { read: (identity: Identity) => Rgb; write: (identity: Identity, color: Rgb) => Identity },
): Choice => ({
  kind: 'choice',
  ...named,
  options: (Object.keys(table) as Name[]).map((value) => ({ value, label: nameOf(value), color: table[value] })),
  read: (identity) => nearestColor(table, read(identity)),
  write: (identity, value) => (value in table ? write(identity, table[value as Name]) : identity),
})

const styled = <Style extends string>(
  named: Omit<Named, 'ends'>,
  styles: readonly Style[],
  { read, write }: { read: (identity: Identity) => string; write: (identity: Identity, style: Style) => Identity },
): Choice => ({
  kind: 'choice',
  ...named,
  options: styles.map((value) => ({ value, label: nameOf(value) })),
  isPictured: true,
  read,
  write: (identity, value) => {
    const style = styles.find((known) => known === value)
    return style === undefined ? identity : write(identity, style)
  },
})

const LEAST_LENGTH = 0.6
const MOST_LENGTH = 1.5
/** What somebody who asks for a beard or lipstick gets at least of it. */
const WORN_AT_LEAST = 0.75

const withHair = (identity: Identity, hair: Partial<Identity['hair']>): Identity => ({
  ...identity,
  hair: { ...identity.hair, ...hair },
})
const withMakeup = (identity: Identity, makeup: Partial<Identity['makeup']>): Identity => ({
  ...identity,
  makeup: { ...identity.makeup, ...makeup },
})

type MakeupLook = Pick<Identity['makeup'], 'strength' | 'lipstick' | 'eyeliner' | 'gloss'> & {
  lips?: LipstickColorName
}

/** Make-up as it is put on for an occasion. */
const MAKEUP_LOOKS = {
  bare: { strength: 0, lipstick: 0, eyeliner: 0, gloss: 0.12 },
  natural: { strength: 0.3, lipstick: 0.35, eyeliner: 0.08, gloss: 0.3, lips: 'nude' },
  soft: { strength: 0.5, lipstick: 0.6, eyeliner: 0.25, gloss: 0.5, lips: 'rose' },
  classic: { strength: 0.45, lipstick: 0.95, eyeliner: 0.55, gloss: 0.25, lips: 'red' },
  evening: { strength: 0.9, lipstick: 0.85, eyeliner: 0.8, gloss: 0.4, lips: 'berry' },
  bold: { strength: 1, lipstick: 1, eyeliner: 1, gloss: 0.1, lips: 'plum' },
} as const satisfies Record<string, MakeupLook>
type MakeupLookName = keyof typeof MAKEUP_LOOKS
const MAKEUP_LOOK_NAMES = Object.keys(MAKEUP_LOOKS) as MakeupLookName[]

/** The look that somebody's make-up comes nearest to. */
const makeupLookOf = ({ makeup }: Identity): MakeupLookName => {
  const distance = (name: MakeupLookName) => {
    const { strength, lipstick, eyeliner } = MAKEUP_LOOKS[name]
    return Math.hypot(strength - makeup.strength, lipstick - makeup.lipstick, eyeliner - makeup.eyeliner)
  }
  return MAKEUP_LOOK_NAMES.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest))
}

const withMakeupLook = (identity: Identity, name: MakeupLookName): Identity => {
  const { lips, ...look }: MakeupLook = MAKEUP_LOOKS[name]
  return withMakeup(identity, { ...look, ...(lips && { lipColor: LIPSTICK_COLORS[lips] }) })
}

const CONTROLS = {
  // Its ageing is drawn anew before anything else is laid on top.
  age: {
    kind: 'slider',
    group: 'person',
    label: 'Age',
    ends: ['18', '75'],
    min: AGE_MIN_YEARS,
    max: AGE_MAX_YEARS,
    read: ({ age }) => clampAge(age),
    write: (identity) => identity,
  },
  build: shaped({ group: 'person', label: 'Build', ends: ['slender', 'strong'] }, 'build'),

  skinTone: share(
    { group: 'skin', label: 'Skin tone', ends: ['porcelain', 'deep'] },
    ({ shape }) => shape.skinTone,
    (identity, skinTone) => ({ ...identity, shape: { ...identity.shape, skinTone } }),
  ),
  undertone: shaped({ group: 'skin', label: 'Undertone', ends: ['rosy', 'golden'] }, 'undertone'),
  freckles: shaped({ group: 'skin', label: 'Freckles', ends: ['none', 'many'] }, 'freckles'),

  faceWidth: shaped({ group: 'face', label: 'Face', ends: ['narrow', 'wide'] }, 'faceWidth'),
  jawWidth: shaped({ group: 'face', label: 'Jaw', ends: ['narrow', 'square'] }, 'jawWidth'),
  chinLength: shaped({ group: 'face', label: 'Chin', ends: ['short', 'long'] }, 'chinLength'),
  cheekbones: shaped({ group: 'face', label: 'Cheekbones', ends: ['soft', 'high'] }, 'cheekbones'),
  fullness: shaped({ group: 'face', label: 'Cheeks', ends: ['lean', 'full'] }, 'fullness'),

  eyeSize: shaped({ group: 'eyes', label: 'Eyes', ends: ['small', 'large'] }, 'eyeSize'),
  eyeTilt: shaped({ group: 'eyes', label: 'Outer corners', ends: ['down', 'up'] }, 'eyeTilt'),
  browThickness: shaped({ group: 'eyes', label: 'Eyebrows', ends: ['fine', 'thick'] }, 'browThickness'),
  eyeColor: colored({ group: 'eyes', label: 'Eye colour' }, EYE_COLORS, {
    read: ({ eyeColor }) => eyeColor,
    write: (identity, eyeColor) => ({ ...identity, eyeColor }),
  }),

  noseWidth: shaped({ group: 'nose', label: 'Nose width', ends: ['narrow', 'wide'] }, 'noseWidth'),
  noseLength: shaped({ group: 'nose', label: 'Nose length', ends: ['short', 'long'] }, 'noseLength'),
  noseBump: shaped({ group: 'nose', label: 'Bridge', ends: ['scooped', 'aquiline'] }, 'noseBump'),

  mouthWidth: shaped({ group: 'mouth', label: 'Mouth', ends: ['small', 'wide'] }, 'mouthWidth'),
  lips: shaped({ group: 'mouth', label: 'Lips', ends: ['thin', 'full'] }, 'upperLip', 'lowerLip'),

  hairStyle: styled<HairStyle>({ group: 'hair', label: 'Hair style' }, HAIR_STYLES, {
    read: ({ hair }) => hair.style,
    write: (identity, style) => withHair(identity, { style }),
  }),
  hairColor: colored({ group: 'hair', label: 'Hair colour' }, HAIR_COLORS, {
    read: ({ hair }) => hair.color,
    // Who dyes their hair has no grey left in it.
    write: (identity, color) => ({
      ...withHair(identity, { color, grey: 0 }),
      beard: { ...identity.beard, color },
    }),
  }),
  hairLength: share(
    { group: 'hair', label: 'Length', ends: ['shorter', 'longer'] },
    ({ hair }) => (hair.length - LEAST_LENGTH) / (MOST_LENGTH - LEAST_LENGTH),
    (identity, at) => withHair(identity, { length: LEAST_LENGTH + (MOST_LENGTH - LEAST_LENGTH) * at }),
  ),
  hairCurl: share(
    { group: 'hair', label: 'Curl', ends: ['straight', 'curly'] },
    ({ hair }) => hair.curl,
    (identity, curl) => withHair(identity, { curl }),
  ),
  hairGrey: share(
    { group: 'hair', label: 'Grey', ends: ['none', 'all'] },
    ({ hair }) => hair.grey,
    (identity, grey) => withHair(identity, { grey }),
  ),

  beardStyle: styled<BeardStyle>({ group: 'beard', label: 'Beard' }, BEARD_STYLES, {
    read: ({ beard }) => beard.style,
    write: (identity, style) => ({
      ...identity,
      beard: { ...identity.beard, style, density: Math.max(identity.beard.density, WORN_AT_LEAST) },
    }),
  }),

  makeupLook: {
    ...styled<MakeupLookName>({ group: 'makeup', label: 'Make-up look' }, MAKEUP_LOOK_NAMES, {
      read: makeupLookOf,
      write: withMakeupLook,
    }),
    replaces: ['lipColor', 'lipstick', 'eyeliner'],
  },
  lipColor: colored({ group: 'makeup', label: 'Lip colour' }, LIPSTICK_COLORS, {
    read: ({ makeup }) => makeup.lipColor,
    write: (identity, lipColor) =>
      withMakeup(identity, { lipColor, lipstick: Math.max(identity.makeup.lipstick, WORN_AT_LEAST) }),
  }),
  lipstick: share(
    { group: 'makeup', label: 'Lipstick', ends: ['none', 'full'] },
    ({ makeup }) => makeup.lipstick,
    (identity, lipstick) => withMakeup(identity, { lipstick }),
  ),
  eyeliner: share(
    { group: 'makeup', label: 'Eyeliner', ends: ['none', 'winged'] },
    ({ makeup }) => makeup.eyeliner,
    (identity, eyeliner) => withMakeup(identity, { eyeliner }),
  ),

  earrings: styled<EarringStyle>({ group: 'jewellery', label: 'Earrings' }, EARRING_STYLES, {
    read: (identity) => identity.earrings.style,
    write: (identity, style) => ({ ...identity, earrings: { ...identity.earrings, style } }),
  }),
  necklace: styled<WornName | 'none'>({ group: 'jewellery', label: 'Necklace' }, NECKLACE_STYLES, {
    read: ({ worn }) => worn?.necklace?.name ?? 'none',
    write: (identity, necklace) => ({
      ...identity,
      worn: wearThings(identity.worn, { worn: { necklace } }, identity.seed),
    }),
  }),
  glasses: styled<GlassesStyle>({ group: 'jewellery', label: 'Glasses' }, GLASSES_STYLES, {
    read: (identity) => identity.glasses.style,
    write: (identity, style) => ({ ...identity, glasses: { ...identity.glasses, style } }),
  }),
} as const satisfies Record<string, Slider | Choice>

export type ControlName = keyof typeof CONTROLS
/** Controls whose options are shown as small pictures. */
export type PicturedName = 'hairStyle' | 'beardStyle' | 'makeupLook' | 'earrings' | 'necklace' | 'glasses'
/** What was moved or chosen by hand: numbers of sliders, values of choices. */
export type Moves = Partial<Record<ControlName, number | string>>

const CONTROL_NAMES = Object.keys(CONTROLS) as ControlName[]
const ONLY_OF: Partial<Record<GroupName, Gender>> = { beard: 'male' }

const controlOf = (name: ControlName): Slider | Choice => CONTROLS[name]

/** The age that was asked for by hand, within what people here can be. */
export const movedAge = ({ age }: Moves): number | undefined =>
  typeof age === 'number' && Number.isFinite(age) ? clampAge(age) : undefined

/** The person with one option of a choice. */
export const chooseOption = (identity: Identity, name: ControlName, value: string): Identity => {
  const control = controlOf(name)
  return control.kind === 'choice' ? control.write(identity, value) : identity
}

/** Lays what was moved by hand on a person; what is no move of ours is left aside. */
export const layMoves = (identity: Identity, moves: Moves): Identity =>
  CONTROL_NAMES.reduce((person, name) => {
    const control = controlOf(name)
    const value = moves[name]
    if (control.kind === 'slider')
      return typeof value === 'number' && Number.isFinite(value) ? control.write(person, value) : person
    return typeof value === 'string' ? control.write(person, value) : person
  }, identity)

/** A control as a page shows it: plain data, with where it stands for one person. */
export type ShownControl =
  | ({ name: ControlName; value: number; swatches?: readonly Rgb[] } & Omit<Slider, 'read' | 'write'>)
  | ({ name: ControlName; value: string; seenOn?: string } & Omit<Choice, 'read' | 'write'>)

/** Steps of a share that make small pictures differ plainly. */
const PLAIN_STEPS = 8

/** What of the person makes small pictures of an option differ: where it stays the same they need not be drawn again. */
const seenOnOf = (name: ControlName, { seed, gender, age, shape, hair, beard, eyeColor }: Identity): string => {
  const isOnFace = name !== 'hairStyle'
  const steps = [shape.skinTone, hair.grey].map((share) => Math.round(share * PLAIN_STEPS))
  return [
    seed,
    gender,
    Math.round(age / PLAIN_STEPS),
    ...steps,
    hair.color,
    isOnFace && [hair.style, beard.color, eyeColor],
  ].join()
}

const RAMP = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** A group of controls as a page shows it. */
export type ShownGroup = { name: GroupName; label: string; controls: readonly ShownControl[] }

const showControl = (name: ControlName, identity: Identity): ShownControl => {
  const control = controlOf(name)
  const { read: _read, write: _write, ...shown } = control
  if (control.kind === 'choice') {
    const choice = { ...(shown as Omit<Choice, 'read' | 'write'>), name, value: control.read(identity) }
    return control.isPictured ? { ...choice, seenOn: seenOnOf(name, identity) } : choice
  }
  const swatches = RAMP.map((tone) => skinColor(tone, identity.shape.undertone))
  const slider = { ...(shown as Omit<Slider, 'read' | 'write'>), name, value: control.read(identity) }
  return name === 'skinTone' ? { ...slider, swatches } : slider
}

/** All that can be shaped of a person, in the order in which it is shown. */
export const showGroups = (identity: Identity): ShownGroup[] =>
  (Object.keys(GROUPS) as GroupName[])
    .filter((group) => (ONLY_OF[group] ?? identity.gender) === identity.gender)
    .map((group) => ({
      name: group,
      label: GROUPS[group],
      controls: CONTROL_NAMES.filter((name) => controlOf(name).group === group).map((name) =>
        showControl(name, identity),
      ),
    }))
