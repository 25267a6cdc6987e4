import type { Gender } from '../../../studio/src/exports/person.ts'

export type BenchPrompt = { text: string; gender: Gender; age: number }

const AGES = [18, 22, 25, 28, 31, 34, 38, 42, 46, 50, 54, 58, 62, 66, 70, 75]
const SKINS = ['porcelain', 'fair', 'light', 'beige', 'olive', 'tan', 'light brown', 'brown', 'dark brown', 'ebony']
const EYES = ['brown', 'blue', 'green', 'hazel', 'dark brown', 'grey', 'amber']
const LIPS = ['red', 'nude', 'berry', 'pink', 'coral', 'plum', 'rose']
const HAIR = {
  female: [
    'long straight black hair',
    'a blonde bob',
    'long wavy brown hair',
    'an auburn ponytail',
    'a dark brown bun',
    'a black afro',
    'long blonde hair with bangs',
    'a ginger lob',
    'a platinum blonde pixie cut',
    'black braids',
    'long pink hair',
    'shoulder-length curly chestnut hair',
  ],
  male: [
    'a black buzz cut',
    'a brown side part',
    'a blonde quiff',
    'a black fade',
    'slicked-back dark brown hair',
    'messy light brown hair',
    'short curly black hair',
    'a ginger crew cut',
    'a black afro',
    'a dark brown crew cut',
  ],
} as const
const EXTRAS = {
  female: [
    '',
    'freckles',
    'full lips',
    'high cheekbones',
    'hoop earrings',
    'a warm smile',
    'round glasses',
    'almond-shaped eyes',
  ],
  male: ['', 'stubble', 'a full beard', 'a square jaw', 'glasses', 'a short beard', 'a warm smile', 'clean-shaven'],
} as const

/**
 * Prompts that run through both genders, all ages, skin tones and hair. Strides without common factors pair every
 * value with many others; a person over 56 has grey hair in every second prompt.
 */
export const listBenchPrompts = (count: number): BenchPrompt[] =>
  Array.from({ length: count }, (_, index) => {
    const gender: Gender = index % 2 === 0 ? 'female' : 'male'
    const person = Math.floor(index / 2)
    const age = pick(AGES, person * 5 + (gender === 'male' ? 2 : 0))
    const hair = pick(HAIR[gender], person * 7)
    const grey = age > 56 && person % 2 === 0
    const parts = [
      `${pick(SKINS, person * 3)} skin`,
      grey ? (gender === 'male' ? 'a grey side part' : 'a grey bob') : hair,
      `${pick(EYES, person * 2)} eyes`,
      ...(gender === 'female' && person % 3 === 0 ? [`${pick(LIPS, Math.floor(person / 3))} lipstick`] : []),
      pick(EXTRAS[gender], person * 3),
    ].filter((part) => part !== '')
    const noun = gender === 'female' ? 'woman' : 'man'
    return { text: `A ${age}-year-old ${noun} with ${parts.join(', ')}`, gender, age }
  })

const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value
