import type { ReactNode } from 'react'
import { ItemsPanel } from './items-panel.tsx'
import type { ItemUses } from './items-panel.tsx'
import { useGalleryList } from './list/use-gallery-list.ts'

type InfluencerFeedProps = ItemUses & {
  influencer: string
  empty: ReactNode
}

/** Everything that was made with an influencer, newest first, whatever its kind. */
export const InfluencerFeed = ({ influencer, ...shown }: InfluencerFeedProps) => (
  <ItemsPanel {...shown} list={useGalleryList({ influencer })} tab="images" />
)
