import type { Item } from './match-phrases.ts'
import type { Feature } from './sense.ts'

/** What is printed on clothes rather than standing beside whoever wears them. */
const PRINTED: ReadonlySet<string> = new Set(
  'flames|fire|neon sign|butterflies|butterfly|stars|hearts|rainbow|skull|lightning|fireworks|flag|campfire'.split('|'),
)
const WORN: ReadonlySet<Feature> = new Set<Feature>(['outfit', 'bottoms', 'shoes', 'hat', 'bag'])
const STAND_BEFORE: ReadonlySet<string> = new Set(['with', 'featuring', 'showing'])

/** The "flames" of "a t-shirt with flames" are a print, and no fire. */
export const takePrints = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!PRINTED.has(item.phrase) || !STAND_BEFORE.has(items[at - 1]?.phrase)) return item
    const worn = items[at - 2]
    if (!worn?.senses.some((sense) => sense.role === 'noun' && WORN.has(sense.feature))) return item
    const how = 'prints of this kind are not drawn'
    return { ...item, senses: [{ role: 'noun', means: 'print', feature: 'other', fate: 'missing', how }] }
  })
