import { KINDS, MAX_BATCH_TITLE, planSheet } from '@visage/contract'
import type { InfluencerDetails } from '@visage/contract'
import { useMemo } from 'react'
import { objectOf } from '../../../lib/api/influencers.ts'
import { useSettings } from '../../../lib/api/queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { FailureContext, FormFailureMessage, formFailureOf } from '../form-failure.tsx'
import type { BatchScreenProps } from './batch-screen.tsx'
import { BatchPanel } from './batch-panel.tsx'
import classes from './batch.module.css'
import { useBatches, useStartBatch } from './use-batch.ts'

type SheetProps = BatchScreenProps & { influencer: InfluencerDetails }

const { failureText } = KINDS.image

/** One press, and an influencer is seen from all sides: the newest sheet of hers, or what it would be and cost. */
export const ConsistencySheet = ({ influencer, Cost, Banner, appealTo }: SheetProps) => {
  const { id, name, face_id: face, gender, wardrobe } = influencer
  const list = useBatches({ purpose: 'sheet', influencer: id })
  const isOffered = useSettings()?.engines.image !== undefined
  const start = useStartBatch(() => undefined)
  const failures = useMemo(() => ({ failureText, appealTo, Banner }), [appealTo, Banner])
  const pictures = planSheet({ gender: gender ?? 'female', wardrobe })
  const newest = start.data ?? list.batches[0]
  const make = () =>
    start.mutate({
      title: name === null ? 'Consistency sheet' : `Consistency sheet of ${name}`.slice(0, MAX_BATCH_TITLE),
      face,
      purpose: 'sheet',
      pictures,
    })
  if (list.isPending) return <Skeleton height="24rem" radius="card" />
  if (list.isError)
    return (
      <div className={classes.message} role="alert">
        <p>{list.error.message}</p>
        <Button onClick={() => void list.refetch()}>Try again</Button>
      </div>
    )
  return (
    <FailureContext value={failures}>
      <div className={classes.sheet}>
        {newest && <BatchPanel key={newest.id} id={newest.id} />}
        <section className={classes.message} aria-label={newest ? 'Another sheet' : 'Consistency sheet'}>
          <h2 className={classes.title}>
            {newest ? 'Make it anew' : `See ${name ?? objectOf(influencer)} from all sides`}
          </h2>
          <p>
            {pictures.length} pictures before the same wall: three views, five expressions, three outfits and the full
            body. Each says how alike it is to the face, and engines that take several pictures of a person get the best
            one.
            {wardrobe === '' && ' Name usual clothes in Details, and they are the first outfit.'}
          </p>
          <Cost kind="image" units={pictures.length} />
          {start.error && <FormFailureMessage key={start.error.message} failure={formFailureOf(start.error)} />}
          <Button
            variant={newest ? 'secondary' : 'primary'}
            size="large"
            disabled={!isOffered}
            busy={start.isPending}
            busyLabel="Starting..."
            onClick={make}
          >
            {newest ? 'Make a new sheet' : 'Make the sheet'}
          </Button>
        </section>
      </div>
    </FailureContext>
  )
}
