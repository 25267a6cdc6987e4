import { METER_NOUNS, QUALITY_LABELS } from '@visage/contract'
import type { Job } from '@visage/contract'
import { counted } from './counted.ts'

type ModelCredit = Pick<Job, 'engine' | 'engine_place' | 'quality'> & { model: string | null; licence: string | null }

/** What made something and under which licence, such as `made with Z-Image-Turbo (Apache-2.0) at fal`. */
export const madeWithText = ({ engine, engine_place: place, quality, model, licence }: ModelCredit): string =>
  [
    'made with',
    model ?? engine,
    ...(licence === null ? [] : [`(${licence})`]),
    ...(place === null ? [] : [place]),
    ...(quality === null ? [] : [`in quality ${QUALITY_LABELS[quality]}`]),
  ].join(' ')

/** What something cost its owner, such as `1 image of your plan` or `3 bonus credits`. */
export const costText = ({ meter, source, amount }: Job['cost']): string => {
  if (source === 'credits') return counted(amount, 'bonus credit')
  return `${counted(amount, METER_NOUNS[meter])} of your ${source}`
}
