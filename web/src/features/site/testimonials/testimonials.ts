import { readPerson } from '../../../lib/example-people.ts'
import type { SitePerson } from '../../../lib/example-people.ts'

/** One of the eight illustrative voices: the people are as fictional as their portraits. */
export type Testimonial = {
  title: string
  description: string
  name: string
  role: string
  stars: number
  person: SitePerson
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    title: 'One face for every season',
    description:
      'We cast one face in spring and she still fronts our skincare line in winter. Our customers recognise her before they read the name.',
    name: 'Maren',
    role: 'Skincare founder',
    stars: 5,
    person: readPerson('copper'),
  },
  {
    title: 'The casting fits in a lunch break',
    description:
      'Three names, one blend, and I had the presenter for our city guide. The afternoon was free for the texts.',
    name: 'Tariq',
    role: 'Travel blogger',
    stars: 5,
    person: readPerson('beard'),
  },
  {
    title: 'She looks like herself',
    description:
      'Other tools gave me a cousin in every picture. Here the same woman comes back, in new light and another coat.',
    name: 'Adaeze',
    role: 'Fashion marketer',
    stars: 5,
    person: readPerson('afro'),
  },
  {
    title: 'It tells me what it costs',
    description:
      'I see the price of a picture before I press the button, and a failed one is not counted. That is all I ask for.',
    name: 'Jisoo',
    role: 'Freelance designer',
    stars: 4,
    person: readPerson('bob'),
  },
  {
    title: 'Fun at sixty-four',
    description:
      'My virtual chef has grey hair and opinions, like me. The tour explained every button, and I did not need my nephew.',
    name: 'Henrik',
    role: 'Cookery writer',
    stars: 5,
    person: readPerson('silver'),
  },
  {
    title: 'A cast for the whole agency',
    description:
      'Six faces, eighty images, fifteen clips: a month of posts for three small clients on one Premium plan.',
    name: 'Kavya',
    role: 'Agency owner',
    stars: 5,
    person: readPerson('bun'),
  },
  {
    title: 'My lyrics, her voice',
    description:
      'I wrote four lines and sent a reference file. Now my character has a theme song that I hum at the gym.',
    name: 'Rafael',
    role: 'Music creator',
    stars: 4,
    person: readPerson('curls'),
  },
  {
    title: 'Honest about being virtual',
    description: 'Our students meet a guide who does not exist and says so. Nobody is fooled, and everybody listens.',
    name: 'Naomi',
    role: 'Museum educator',
    stars: 5,
    person: readPerson('braids'),
  },
]
