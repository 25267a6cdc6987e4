import type { Gender } from '@visage/contract'

/** A person shown as an example. The portrait is made by the studio from this very description. */
export type SitePerson = {
  /** The picture's name below `/media/home`, without its ending. */
  file: string
  gender: Gender
  prompt: string
  /** What the picture shows, for people who cannot see it. */
  alt: string
}

export const PEOPLE = [
  {
    file: 'copper',
    gender: 'female',
    prompt: 'Beautiful woman, 27, long wavy copper hair with a middle parting, green eyes, freckles, green dress, cafe',
    alt: 'Portrait of a woman with long wavy copper hair, green eyes and freckles',
  },
  {
    file: 'afro',
    gender: 'female',
    prompt: 'Stunning woman, 30, deep brown skin, big afro, gold hoop earrings, plum lips, mustard knit, garden',
    alt: 'Portrait of a woman with deep brown skin, a big afro and gold hoop earrings',
  },
  {
    file: 'beard',
    gender: 'male',
    prompt: 'Handsome man, 34, Middle Eastern, short black hair, full beard, brown eyes, navy blazer, city at night',
    alt: 'Portrait of a man with short black hair and a full beard in a navy blazer',
  },
  {
    file: 'bob',
    gender: 'female',
    prompt: 'Lovely woman, 32, Korean, sleek black bob, brown eyes, red lips, white shirt, loft',
    alt: 'Portrait of a woman with a sleek black bob and red lips',
  },
  {
    file: 'silver',
    gender: 'male',
    prompt: 'Handsome man, 64, short grey hair, round glasses, grey beard, green turtleneck, library',
    alt: 'Portrait of an older man with grey hair, round glasses and a grey beard',
  },
  {
    file: 'bun',
    gender: 'female',
    prompt: 'Beautiful woman, 24, Indian, dark brown hair in a bun, nude lips, gold earrings, terracotta blazer, cafe',
    alt: 'Portrait of a woman with dark brown hair in a bun and gold earrings',
  },
  {
    file: 'curls',
    gender: 'male',
    prompt: 'Good looking man, 22, Brazilian, short curls, brown hair, hazel eyes, light stubble, white tee, beach',
    alt: 'Portrait of a young man with curly brown hair and light stubble',
  },
  {
    file: 'braids',
    gender: 'female',
    prompt: 'Beautiful woman, 29, Black, braids, brown eyes, glossy lips, no glasses, blue denim jacket, city at night',
    alt: 'Portrait of a woman with braids in a denim jacket',
  },
  {
    file: 'ginger',
    gender: 'male',
    prompt: 'Handsome man, 29, Irish, ginger hair, ginger beard, blue eyes, freckles, grey knit, cafe',
    alt: 'Portrait of a man with ginger hair, a ginger beard and freckles',
  },
  {
    file: 'ponytail',
    gender: 'female',
    prompt: 'Lovely woman, 21, blonde ponytail, blue eyes, natural make-up, lilac hoodie, studio',
    alt: 'Portrait of a young woman with a blonde ponytail in a lilac hoodie',
  },
  {
    file: 'fade',
    gender: 'male',
    prompt: 'Handsome man, 31, Nigerian, short black fade, deep skin, goatee, rust turtleneck, studio',
    alt: 'Portrait of a man with deep brown skin, a short fade and a goatee',
  },
  {
    file: 'pixie',
    gender: 'female',
    prompt: 'Lovely woman, 58, silver pixie cut, grey eyes, warm smile, navy blazer, library',
    alt: 'Portrait of a mature woman with a silver pixie cut in a navy blazer',
  },
] as const satisfies readonly SitePerson[]

type PersonName = (typeof PEOPLE)[number]['file']

/** Three names blended into one new face. */
export const BLENDS = [
  {
    gender: 'female',
    names: ['Amara Lune', 'Elin Sato', 'Talia Rivers'],
    parents: ['blend-a', 'blend-b', 'blend-c'],
    child: 'blend-child',
    alt: 'Portrait of a woman, blended from three names',
  },
  {
    gender: 'male',
    names: ['Mateo Cruz', 'Theo Blackwood', 'Jin Park'],
    parents: [],
    child: 'blend-man',
    alt: 'Portrait of a man, blended from three names',
  },
] as const

/** One identity in three scenes: the words for the person stay, the words for the scene change. */
export const SAME_PERSON = {
  gender: 'female',
  prompt: 'Lovely woman, 23, auburn pixie cut, hazel eyes, freckles',
  takes: [
    { place: 'Library', scene: 'library, emerald turtleneck' },
    { place: 'City at night', scene: 'city at night, black leather jacket' },
    { place: 'Beach', scene: 'beach, daylight, white dress' },
  ],
} as const

export const readPerson = (file: PersonName): SitePerson => {
  const person = PEOPLE.find((candidate) => candidate.file === file)
  if (person === undefined) throw new Error(`There is no person with the picture ${file}.`)
  return person
}
