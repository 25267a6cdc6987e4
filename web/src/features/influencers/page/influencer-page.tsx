import { useQuery } from '@tanstack/react-query'
import type { AnyKind, InfluencerDetails } from '@visage/contract'
import type { ReactNode } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { influencerQuery, objectOf } from '../../../lib/api/influencers.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { LoadFailure } from '../../../ui/dialogs/load-failure.tsx'
import { MessagePanel } from '../../../ui/feedback/message-panel.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { useInfluencersAddress } from '../address.ts'
import { NameForm } from '../list/name-dialog.tsx'
import { DetailsForm } from './details-form.tsx'
import type { DetailsFormProps } from './details-form.tsx'
import { InfluencerHead, MakeFirst } from './influencer-head.tsx'
import classes from './influencer-page.module.css'
import { Manage } from './manage.tsx'
import type { ManageUses } from './manage.tsx'

export type InfluencerPageProps = {
  id: string
  /** Everything that was made with her. */
  renderFeed: (influencerId: string, empty: ReactNode) => ReactNode
  /** The pictures that show her from all sides. */
  renderSheet: (influencer: InfluencerDetails) => ReactNode
  /** What she can wear. */
  renderWardrobe: (influencer: InfluencerDetails) => ReactNode
  /** Opens a maker with her chosen in it. */
  onMake: (influencer: InfluencerDetails, maker: AnyKind) => void
} & Pick<DetailsFormProps, 'renderVoice'> &
  ManageUses

const NothingYet = ({
  influencer,
  onMake,
}: Pick<InfluencerPageProps, 'onMake'> & { influencer: InfluencerDetails }) => (
  <MessagePanel title="Nothing made yet">
    <p>Everything that you make with {objectOf(influencer)} comes together here.</p>
    <MakeFirst influencer={influencer} onMake={onMake} />
  </MessagePanel>
)

const Loading = () => (
  <div className={classes.page}>
    <Skeleton height="17rem" radius="card" />
    <Skeleton width="14rem" height="3rem" />
    <Skeleton height="24rem" radius="card" />
  </div>
)

/** One influencer: who she is, what was made with her, and all that can be done with her. */
export const InfluencerPage = ({
  id,
  renderFeed,
  renderSheet,
  renderWardrobe,
  renderVoice,
  onMake,
  ...uses
}: InfluencerPageProps) => {
  const { part, openPart } = useInfluencersAddress()
  const { data: influencer, error, isPending, refetch } = useQuery(influencerQuery(id))
  if (isPending) return <Loading />
  if (!influencer)
    return isApiError(error, 'not_found', 'invalid_input') ? (
      <MessagePanel title="Nobody is here" isAlert>
        <p>This influencer is not one of yours, or the face was deleted.</p>
        <ButtonLink to={PATHS.influencers}>All influencers</ButtonLink>
      </MessagePanel>
    ) : (
      <LoadFailure error={error} onTryAgain={refetch} />
    )
  const isNamed = influencer.name !== null
  return (
    <div className={classes.page}>
      <InfluencerHead influencer={influencer} onMake={onMake} />
      <Tabs
        label="About this influencer"
        value={part}
        onChange={openPart}
        tabs={[
          {
            value: 'feed',
            label: 'Feed',
            panel: renderFeed(influencer.id, <NothingYet influencer={influencer} onMake={onMake} />),
          },
          { value: 'sheet', label: 'Sheet', panel: renderSheet(influencer) },
          { value: 'wardrobe', label: 'Wardrobe', panel: renderWardrobe(influencer) },
          {
            value: 'details',
            label: 'Details',
            panel: isNamed ? (
              <div className={classes.columns}>
                <DetailsForm key={influencer.id} influencer={influencer} renderVoice={renderVoice} />
                <Manage influencer={influencer} {...uses} />
              </div>
            ) : (
              <section className={classes.card} aria-labelledby="give-a-name">
                <h2 id="give-a-name" className={classes.title}>
                  Give {objectOf(influencer)} a name
                </h2>
                <NameForm face={influencer} onNamed={() => undefined} />
              </section>
            ),
          },
        ]}
      />
    </div>
  )
}
