import type { SceneRequest } from '../scene/compose-scene.ts'
import type { Outfit } from '../scene/outfits/outfit.ts'
import { goesUnder, OUTFITS } from '../scene/outfits/outfits.ts'
import type { Item } from './match-phrases.ts'
import type { Effect, Fate, Reading } from './sense.ts'

/** What an effect asks of clothes by itself. */
const clothesOf = (effect: Effect | undefined): SceneRequest => {
  const own: Reading = { person: {}, scene: {} }
  effect?.(own, 1)
  return own.scene
}

const outfitOf = ({ senses }: Item): Outfit | undefined => {
  const clothing = senses.find((sense) => sense.role === 'noun' && sense.feature === 'outfit')
  const { outfit } = clothesOf(clothing && 'effect' in clothing ? clothing.effect : undefined)
  return outfit && OUTFITS[outfit]
}

/** Bibs and aprons, which show what is worn below. */
const isOpen = ({ outer }: Outfit): boolean => outer?.cut === 'bib' || outer?.cut === 'apron'

/** What an item lies below where a jacket is worn. Gowns and the like, which go under none, are told as they are. */
const findJacket = (item: Item, jacket: Outfit | undefined): Outfit | undefined => {
  const own = outfitOf(item)
  if (!jacket || !own || own.outer) return undefined
  return own.bottom || goesUnder(own, jacket) ? jacket : undefined
}

/** What lies over the "tee" of "a denim jacket over a white tee" and is worn. */
const findOver = (items: readonly Item[], index: number): Outfit | undefined => {
  if (!outfitOf(items[index])) return undefined
  const by = items
    .slice(0, index)
    .findLastIndex(({ senses }) => senses.every(({ role }) => role !== 'modifier' && role !== 'filler'))
  return ['over', 'on top of'].includes(items[by]?.phrase ?? '') && by > 0 ? outfitOf(items[by - 1]) : undefined
}

/** The clothes of a prompt that lie beneath others, each with what is worn over it. */
export const findCovered = (items: readonly Item[], isAsked: (item: Item) => boolean): ReadonlyMap<Item, Outfit> => {
  const outers = items.filter(isAsked).flatMap((item) => (outfitOf(item)?.outer ? [outfitOf(item)!] : []))
  const outer = outers.find((outfit) => !isOpen(outfit)) ?? outers[0]
  return new Map(
    items.flatMap((item, index) => {
      const over = findOver(items, index) ?? findJacket(item, outer)
      return over ? [[item, over] as const] : []
    }),
  )
}

/** The tee below dungarees is a tee, though never a striped one. */
const isOwnTop = (item: Item, over: Outfit): boolean => {
  const { top } = outfitOf(item) ?? {}
  return isOpen(over) && top?.cut === over.top.cut && top.pattern === over.top.pattern
}

type Covered = {
  /** What a jacket is worn over, and its colour; none where the jacket keeps its own. */
  effect?: Effect
  fate?: Fate
  how?: string
}

/**
 * What becomes of a word for clothes that lie beneath others: the "white tee" below a blazer is what it is worn over, and
 * white; patterns and cloths are those that the tee comes in.
 * @param clothes Of which the effect says something.
 */
export const readCovered = (effect: Effect | undefined, clothes: Item, over: Outfit): Covered => {
  const own = outfitOf(clothes)
  const { outfit: under, outfitColor: innerColor } = clothesOf(effect)
  const wish = under ? { under } : innerColor && { innerColor }
  if (wish && own && goesUnder(own, over))
    return { effect: ({ scene }, strength) => void (strength > 0 && Object.assign(scene, wish)) }
  if (under && isOwnTop(clothes, over)) return {}
  const name = !isOpen(over) ? 'jacket' : over.outer?.cut === 'bib' ? 'bib' : 'apron'
  return { fate: 'changed', how: `what is worn below a ${name} is the ${name}’s own` }
}
