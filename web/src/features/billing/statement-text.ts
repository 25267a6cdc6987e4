import { KINDS } from '@visage/contract'
import type { StatementLine } from '@visage/contract'

const UNITS: Readonly<Record<StatementLine['meter'], { one: string; many: string }>> = {
  faces: { one: 'face', many: 'faces' },
  images: { one: 'image', many: 'images' },
  videos: { one: 'video', many: 'videos' },
  credits: { one: 'bonus credit', many: 'bonus credits' },
}

const minus = '\u2212'

/** What a line takes or gives: −1 face, +50 bonus credits. */
export const amountOf = ({ amount, meter }: Pick<StatementLine, 'amount' | 'meter'>): string => {
  const size = Math.abs(amount)
  const sign = amount < 0 ? minus : '+'
  return `${sign}${size} ${size === 1 ? UNITS[meter].one : UNITS[meter].many}`
}

/** What a line is about. */
export const subjectOf = ({ kind, note }: Pick<StatementLine, 'kind' | 'note'>): string =>
  kind === null ? note || 'Bonus credits' : KINDS[kind].label

/** What became of it. */
export const outcomeOf = ({ type, is_open }: Pick<StatementLine, 'type' | 'is_open'>): string => {
  if (type === 'grant') return 'Given'
  if (type === 'release') return 'Given back'
  return is_open ? 'Reserved, under way' : 'Charged'
}
