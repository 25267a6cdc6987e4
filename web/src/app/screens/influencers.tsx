import type { AnyKind, InfluencerDetails } from '@visage/contract'
import { useNavigate } from 'react-router'
import { GenerationCost, SubscriptionBanner } from '../../features/billing/usage/generation-cost.tsx'
import { InfluencerFeed } from '../../features/gallery/items-panel.tsx'
import { InfluencersScreen } from '../../features/influencers/influencers-screen.tsx'
import { appealTo } from '../../features/refusals/appeal.tsx'
import { ConsistencySheet } from '../../features/studio/batch/consistency-sheet.tsx'
import { VoiceField } from '../../features/studio/pickers/voice-picker.tsx'
import { WardrobePanel } from '../../features/studio/wardrobe/wardrobe-panel.tsx'
import { useBegin, useItemUses } from '../use-item-uses.ts'
import { openWith } from '../use-start.ts'

/** Makers that go on with something else than a face let her pictures be chosen. */
const startWith = ({ face_id: face, gender }: InfluencerDetails, { goesOn }: AnyKind) =>
  goesOn?.from.includes('face') ? goesOn.start({ id: face, gender }) : { face }

export const Influencers = () => {
  const navigate = useNavigate()
  const uses = useItemUses()
  const begin = useBegin()
  return (
    <InfluencersScreen
      renderFeed={(influencer, empty) => <InfluencerFeed {...uses} influencer={influencer} empty={empty} />}
      renderSheet={(influencer) => (
        <ConsistencySheet
          key={influencer.id}
          influencer={influencer}
          Cost={GenerationCost}
          Banner={SubscriptionBanner}
          appealTo={appealTo}
        />
      )}
      renderWardrobe={(influencer) => <WardrobePanel key={influencer.id} influencer={influencer} />}
      renderVoice={(field) => <VoiceField {...field} />}
      relativeCost={<GenerationCost kind="face" units={1} />}
      onRelative={({ face_id: of, gender }) =>
        begin('face', { input: { mode: 'relative', gender: gender ?? 'female', of }, key: `relative of ${of}` })
      }
      onMake={(influencer, maker) => openWith(navigate, maker, startWith(influencer, maker))}
    />
  )
}
