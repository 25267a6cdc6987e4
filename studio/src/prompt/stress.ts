import type { Item } from './match-phrases.ts'
import type { Sense } from './sense.ts'

const DENIED = -1

/**
 * How strongly each item is meant: "very" and "slightly" stress the next word, "no" and "without" deny what follows
 * up to a comma, "with", "but" or an "and" ("no beard or glasses" denies both, "no beard and glasses" only the beard).
 */
export const placeStress = (items: readonly Item[]): Map<Item, number> => {
  const stress = new Map<Item, number>()
  let denied = false
  let factor = 1
  let lastContent: Item | undefined
  for (const [index, item] of items.entries()) {
    if (item.kind === 'stop' || item.kind === 'comma' || has(item, 'break')) denied = false
    if (has(item, 'joiner') && item.phrase !== 'or' && !continuesAdjectives(items, index)) denied = false
    if (has(item, 'negation')) denied = true
    const intensity = item.senses.find((sense) => sense.role === 'intensity')
    if (intensity?.role === 'intensity') factor *= intensity.factor
    if (has(item, 'denies-previous') && lastContent) stress.set(lastContent, DENIED)
    if (item.kind !== 'unknown' && !has(item, 'noun') && !has(item, 'modifier') && !has(item, 'trait')) continue
    if (denied) stress.set(item, factor > 1.2 ? DENIED / 2 : DENIED)
    else stress.set(item, factor)
    factor = 1
    lastContent = item
    if (denied && endsDenial(items, index)) denied = false
  }
  return stress
}

const has = (item: Item | undefined, role: Sense['role']): boolean =>
  item?.senses.some((sense) => sense.role === role) ?? false

/** A denied thing is over once it is named, unless "or" or "nor" goes on. */
const endsDenial = (items: readonly Item[], index: number): boolean => {
  const next = items[index + 1]
  if (items[index].kind === 'unknown') return next?.kind !== 'unknown' && !has(next, 'noun') && !has(next, 'joiner')
  if (!has(items[index], 'noun') || has(items[index], 'modifier')) return false
  return !(next && has(next, 'joiner')) && !(next && has(next, 'noun'))
}

/** "no long and curly hair": the "and" joins two adjectives of one denied noun. */
const continuesAdjectives = (items: readonly Item[], index: number): boolean =>
  has(items[index - 1], 'modifier') &&
  !has(items[index - 1], 'noun') &&
  has(items[index + 1], 'modifier') &&
  has(items[index + 2], 'noun')
