import type { Share as SharedState } from '@visage/contract'
import type { Context } from '../context.ts'
import { shareAddress } from './share-address.ts'
import type { Share } from './store.ts'

/** A share as its owner sees it; what was never shared may be remixed, as the terms have it. */
export const describeShare = ({ config }: Pick<Context, 'config'>, share: Share | undefined): SharedState => ({
  url: share?.token ? shareAddress(config.publicUrl, share.token) : null,
  allows_remix: share?.allowsRemix ?? true,
})
