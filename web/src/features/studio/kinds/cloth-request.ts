import { contract } from '@visage/contract'
import type { ClothCategory } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { assetUrl, materialUrl, sendingOptions } from './kind-request.ts'
import type { KindRequest } from './kind-request.ts'

const ONLY_CHOICE = 'all'

export const CATEGORY_LABELS: Record<ClothCategory, string> = {
  tops: 'Tops',
  bottoms: 'Bottoms',
  'one-pieces': 'One-pieces',
}

export const clothRequest: KindRequest<'cloth'> = {
  choices: [ONLY_CHOICE],
  choiceOf: () => ONLY_CHOICE,
  labelOf: () => 'Cloth Swap',
  captionOf: ({ category }) => `${CATEGORY_LABELS[category]} changed`,
  beforeOf: ({ image }) => image,
  send: ({ image, garment, category }, options) =>
    call(
      contract.clothes.swapCloth,
      {
        body: {
          user_id: options.userId,
          image_template: assetUrl(image),
          cloth_image: materialUrl(garment),
          category,
        },
        files: {},
      },
      sendingOptions(options),
    ),
  failureText: 'Failed to swap clothing',
  missingText: 'Failed to swap clothing',
}
