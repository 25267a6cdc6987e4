import type { Gender, Identity } from './identity.ts'
import { randomIdentity } from './random-identity.ts'
import { createRepeatableDraw, hashText } from './repeatable-draw.ts'

/**
 * The person a name stands for: a fixed point of the studio's space of people, found by hash alone.
 * It is never the likeness of a real bearer of that name. Letter case, accents, punctuation and spaces do not matter.
 */
export function identityFromName(name: string, gender: Gender): Identity {
  const seed = hashText(`name:${gender}:${normalizeName(name)}`)
  return randomIdentity(seed, { gender, ageYears: createRepeatableDraw(seed).between('name/age', 20, 38) })
}

/** Only letters and digits of any script, lower case, without accents. */
function normalizeName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const letters = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return letters === '' ? plain.trim() : letters
}
