import { QUALITY_LABELS } from '@visage/contract'
import type { Job } from '@visage/contract'

type ModelCredit = Pick<Job, 'engine' | 'engine_place' | 'quality'> & { model: string | null; licence: string | null }

const METERS: Record<Job['cost']['meter'], string> = { faces: 'face', images: 'image', videos: 'video' }

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
  const noun = source === 'credits' ? 'bonus credit' : METERS[meter]
  const counted = `${amount} ${noun}${amount === 1 ? '' : 's'}`
  return source === 'credits' ? counted : `${counted} of your ${source}`
}
