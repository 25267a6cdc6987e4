import { colorDistance } from '../image/oklab.ts'
import { showsAllInHair, STYLES_OF_LENGTH } from './seen-in-hair.ts'
import type { Identity } from './identity.ts'
import { HAIR_COLORS } from './person-colors.ts'
import type { PersonRequest } from './person-request.ts'
import { randomIdentity } from './random-identity.ts'

/** Below it, two colours of hair go by the same name. */
const SAME_COLOR = 0.1

const restyleHair = (identity: Identity, drawn: Identity, asked: NonNullable<PersonRequest['hair']>) => {
  const { hair } = identity
  const { styles, excludedStyles = [], lengthClass, color, excludedColors = [], accent } = asked
  const isLike = (name: keyof typeof HAIR_COLORS) => colorDistance(hair.color, HAIR_COLORS[name]) < SAME_COLOR
  const fits =
    !excludedStyles.includes(hair.style) &&
    showsAllInHair(hair.style, asked) &&
    (styles?.includes(hair.style) ?? (lengthClass === undefined || STYLES_OF_LENGTH[lengthClass].includes(hair.style)))
  const isOtherColor = color === undefined ? excludedColors.some(isLike) : !isLike(color)
  return {
    ...hair,
    ...(!fits && { style: drawn.hair.style }),
    ...(lengthClass !== undefined && { length: drawn.hair.length }),
    ...(isOtherColor && { color: drawn.hair.color, grey: drawn.hair.grey }),
    ...(asked.curl !== undefined && { curl: asked.curl }),
    ...(asked.volume !== undefined && { volume: drawn.hair.volume }),
    ...(asked.part !== undefined && { part: asked.part }),
    ...(asked.grey !== undefined && { grey: drawn.hair.grey }),
    ...(accent && drawn.hair.accent && { accent: drawn.hair.accent }),
  }
}

/** What is worn on the face: kept where it already is of the sort that is asked for. */
const wear = <Worn extends { style: string; color: Identity['hair']['color'] }>(
  worn: Worn,
  drawn: Worn,
  asked: { style?: string; color?: Worn['color'] },
): Worn => {
  const { style, color } = asked
  const has = style === undefined || style === worn.style || (style === 'any' && worn.style !== 'none')
  return { ...(has ? worn : drawn), ...(color && { color }) }
}

/** Whether a wish, such as `person.hair.color`, is about how a person is styled, which comes and goes. */
export const isStyling = (path: string, { gender }: Pick<Identity, 'gender'>): boolean =>
  /^person\.(?:hair|makeup|glasses|earrings)\./.test(path) || (gender === 'male' && path.startsWith('person.beard.'))

/**
 * The same person, styled as one picture asks: hair, make-up, glasses, earrings and a man's beard. Bones, eyes, skin and age
 * stay, and so does all that nobody asked for. The same wish gives the same hair each time.
 */
export const restyle = (identity: Identity, asked: PersonRequest): Identity => {
  const { gender, age } = identity
  const { hair, makeup, glasses, earrings } = asked
  const beard = gender === 'male' ? asked.beard : undefined
  if (!hair && !makeup && !glasses && !earrings && !beard) return identity
  const drawn = randomIdentity(identity.seed, { hair, makeup, glasses, earrings, beard, gender, ageYears: age })
  return {
    ...identity,
    ...(hair && { hair: restyleHair(identity, drawn, hair) }),
    ...(makeup && { makeup: { ...identity.makeup, ...makeup } }),
    ...(glasses && {
      glasses: { ...wear(identity.glasses, drawn.glasses, glasses), ...(glasses.isDark && { isDark: true }) },
    }),
    ...(earrings && { earrings: wear(identity.earrings, drawn.earrings, earrings) }),
    ...(beard && {
      beard: {
        ...wear(identity.beard, { ...drawn.beard, color: identity.beard.color }, beard),
        ...(beard.density !== undefined && { density: beard.density }),
      },
    }),
  }
}
