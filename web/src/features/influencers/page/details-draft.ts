import type { BodyOf, contract, InfluencerDetails } from '@visage/contract'

type Body = BodyOf<typeof contract.influencers.changeInfluencer>

/** The fields of the form; lists are written as text, a word a line and colours side by side. */
export const DETAIL_NAMES = [
  'name',
  'handle',
  'pronouns',
  'niche',
  'biography',
  'tone',
  'voice',
  'wardrobe',
  'places',
  'colours',
  'lexicon',
  'never_words',
  'disclosure',
] as const
export type DetailName = (typeof DETAIL_NAMES)[number]
export type DetailValues = Record<DetailName, string>

const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '')

export const coloursIn = (text: string): string[] => text.split(' ').filter((colour) => colour !== '')

/** A word and, after the first equals sign, how it sounds. */
const entryIn = (line: string) => {
  const [word = '', ...spoken] = line.split('=')
  return { word: word.trim(), spoken: spoken.join('=').trim() }
}

/** What is known of her, as the fields show it. */
export const valuesOf = (influencer: InfluencerDetails): DetailValues => {
  const { name, handle, pronouns, niche, biography, tone, voice, wardrobe, places, disclosure } = influencer
  return {
    handle,
    pronouns,
    niche,
    biography,
    tone,
    voice,
    wardrobe,
    places,
    disclosure,
    name: name ?? '',
    colours: influencer.colours.join(' '),
    lexicon: influencer.lexicon.map(({ word, spoken }) => `${word} = ${spoken}`).join('\n'),
    never_words: influencer.never_words.join('\n'),
  }
}

type Typed = Partial<DetailValues>

/** What was typed over what is known; what equals it is no change. A draft that cannot be read counts as none. */
export const readTyped = (draft: string, known: DetailValues): Typed => {
  try {
    const typed: unknown = JSON.parse(draft)
    return Object.fromEntries(
      Object.entries(typed ?? {}).filter(
        ([name, value]) => name in known && typeof value === 'string' && value !== known[name as DetailName],
      ),
    )
  } catch {
    return {}
  }
}

/** The same as a call takes it. */
export const bodyOf = ({ colours, lexicon, never_words: neverWords, ...texts }: Typed): Body => ({
  ...texts,
  ...(colours !== undefined && { colours: coloursIn(colours) }),
  ...(lexicon !== undefined && { lexicon: wordsIn(lexicon).map(entryIn) }),
  ...(neverWords !== undefined && { never_words: wordsIn(neverWords) }),
})
