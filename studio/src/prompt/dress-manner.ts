import type { DressCode } from '../places/place.ts'
import type { PortraitOutfit } from '../scene/scene.ts'

/** Adjectives of clothes by the dress codes for which they hold, and what is worn for them where nothing is named. */
export const DRESS_MANNERS: readonly {
  words: string
  codes: readonly DressCode[]
  women: PortraitOutfit
  men: PortraitOutfit
}[] = [
  {
    words: 'casual|everyday|laid back|relaxed',
    codes: ['casual', 'summer', 'home', 'sport'],
    women: 'wide-jeans',
    men: 'tee',
  },
  {
    words: 'smart|business|office|corporate|professional',
    codes: ['smart'],
    women: 'blazer',
    men: 'blazer',
  },
  { words: 'formal', codes: ['smart', 'evening'], women: 'evening-gown', men: 'suit' },
  { words: 'party|festive|glamorous|evening|elegant|gala|prom', codes: ['evening'], women: 'dress', men: 'suit' },
  {
    words: 'summer|summery|lightweight|vacation|resort|holiday|beach|festival|beachy|tropical',
    codes: ['summer'],
    women: 'summer-dress',
    men: 'linen-set',
  },
  { words: 'winter|snuggly|autumn|fall', codes: ['cold'], women: 'coat', men: 'coat' },
  {
    words: 'comfy|comfortable|cozy|cosy|lounge',
    codes: ['home', 'sport', 'casual'],
    women: 'knit',
    men: 'knit',
  },
  {
    words: 'gym|yoga|running|workout|athletic|sporty|sport|sports|athleisure|fitness|training',
    codes: ['sport'],
    women: 'activewear',
    men: 'running-set',
  },
]

/** The dress codes for which an adjective of clothes holds. */
export const DRESS_CODES: ReadonlyMap<string, readonly DressCode[]> = new Map(
  DRESS_MANNERS.flatMap(({ words, codes }) => words.split('|').map((word) => [word, codes] as const)),
)
