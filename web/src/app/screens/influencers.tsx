import type { AnyKind, InfluencerDetails } from '@visage/contract'
import { useNavigate } from 'react-router'
import { InfluencerFeed } from '../../features/gallery/influencer-feed.tsx'
import { InfluencersScreen } from '../../features/influencers/influencers-screen.tsx'
import { useItemUses } from '../use-item-uses.ts'
import { openWith } from '../use-start.ts'

/** Makers that go on with something else than a face let her pictures be chosen. */
const startWith = ({ face_id: face, gender }: InfluencerDetails, { goesOn }: AnyKind) =>
  goesOn?.from === 'face' ? goesOn.start({ id: face, gender }) : { face }

export const Influencers = () => {
  const navigate = useNavigate()
  const uses = useItemUses()
  return (
    <InfluencersScreen
      renderFeed={(influencer, empty) => <InfluencerFeed {...uses} influencer={influencer} empty={empty} />}
      onMake={(influencer, maker) => openWith(navigate, maker, startWith(influencer, maker))}
    />
  )
}
