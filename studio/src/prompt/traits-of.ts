import type { Identity } from '../identity/identity.ts'
import { EYE_COLORS, HAIR_COLORS } from '../identity/person-colors.ts'
import { colorDistance } from '../image/oklab.ts'

const near = (a: readonly number[], b: readonly number[]) => colorDistance(a as never, b as never) < 0.1

const TRAITS: Readonly<Record<string, (identity: Identity, asked: unknown) => boolean>> = {
  'person.gender': ({ gender }, asked) => gender === asked,
  'person.eyeColor': ({ eyeColor }, asked) => near(eyeColor, EYE_COLORS[asked as keyof typeof EYE_COLORS]),
  'person.hair.color': ({ hair }, asked) => near(hair.color, HAIR_COLORS[asked as keyof typeof HAIR_COLORS]),
  'person.hair.styles': ({ hair }, asked) => (asked as string[]).includes(hair.style),
  'person.hair.curl': ({ hair }, asked) => Math.abs(hair.curl - Number(asked)) < 0.3,
  'person.beard.style': ({ beard }, asked) => beard.style === asked,
  'person.glasses.style': ({ glasses }, asked) =>
    asked === 'any' ? glasses.style !== 'none' : glasses.style === asked,
  'person.earrings.style': ({ earrings }, asked) =>
    asked === 'any' ? earrings.style !== 'none' : earrings.style === asked,
  'person.scar': ({ scar }, asked) => scar === asked,
  'person.skinTone': ({ shape }, asked) => Math.abs(shape.skinTone - Number(asked)) < 0.15,
  'person.shape.freckles': ({ shape }, asked) => shape.freckles > 0.2 === Number(asked) > 0,
  'person.ageYears': ({ age }, asked) => Math.abs(age - Number(asked)) < 6,
}

/** Whether somebody who was made before has what is asked. */
export const hasTrait = (identity: Identity, path: string, asked: unknown): boolean =>
  TRAITS[path]?.(identity, asked) ?? false
