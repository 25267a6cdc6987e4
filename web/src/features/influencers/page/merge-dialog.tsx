import { useDebouncedValue } from '@mantine/hooks'
import { MAX_SEARCH_LENGTH } from '@visage/contract'
import type { Influencer, InfluencerDetails } from '@visage/contract'
import { useState } from 'react'
import { nameOf, SEARCHED_IN_INFLUENCERS, useInfluencers } from '../../../lib/api/influencers.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { useMerge } from '../influencer-queries.ts'
import { InfluencerPortrait } from '../list/influencer-card.tsx'
import classes from './merge-dialog.module.css'

type Props = { influencer: InfluencerDetails; isOpen: boolean; onClose: () => void }

const pauseMs = 250

const OtherChoice = ({
  influencer,
  onChoose,
}: {
  influencer: InfluencerDetails
  onChoose: (other: Influencer) => void
}) => {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  const list = useInfluencers({ search })
  const others = list.influencers.filter(({ id }) => id !== influencer.id)
  return (
    <div className={classes.choice}>
      <TextField
        type="search"
        label="Search"
        placeholder={SEARCHED_IN_INFLUENCERS}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={setTyped}
      />
      {list.isPending && <Skeleton height="12rem" />}
      {list.isError && <FieldError message={list.error.message} />}
      {list.isSuccess && others.length === 0 && (
        <p className={classes.note}>
          {search === '' ? 'There is nobody else to merge with yet.' : 'Nobody else has these words.'}
        </p>
      )}
      <ul className={classes.others}>
        {others.map((other) => (
          <li key={other.id}>
            <button type="button" className={classes.other} onClick={() => onChoose(other)}>
              <span className={classes.portrait}>
                <InfluencerPortrait influencer={other} />
              </span>
              <span className={classes.words}>{nameOf(other)}</span>
            </button>
          </li>
        ))}
      </ul>
      <MoreButton list={list} fullWidth />
    </div>
  )
}

type ConfirmProps = { influencer: InfluencerDetails; other: Influencer; onBack: () => void; onDone: () => void }

const Confirm = ({ influencer, other, onBack, onDone }: ConfirmProps) => {
  const merge = useMerge(influencer.id)
  const [who, whom] = [nameOf(influencer), other.name ?? 'this face']
  return (
    <div className={classes.choice}>
      <div className={classes.both}>
        {[influencer, other].map((each) => (
          <span key={each.id} className={classes.portrait}>
            <InfluencerPortrait influencer={each} />
          </span>
        ))}
      </div>
      <p>
        Everything made with {whom} moves to {who}, with {other.name === null ? 'the face' : 'all faces'}. {who} keeps
        name, handle, portrait and rules
        {other.name === null ? '.' : `; those of ${whom} are forgotten. This cannot be undone.`}
      </p>
      {merge.error && <FieldError message={merge.error.message} />}
      <div className={classes.actions}>
        <Button onClick={onBack}>Choose another</Button>
        <Button
          variant="danger"
          data-autofocus
          busy={merge.isPending}
          busyLabel="Merging..."
          onClick={() => merge.mutate(other.id, { onSuccess: onDone })}
        >
          Merge into {who}
        </Button>
      </div>
    </div>
  )
}

/** Chooses who is the same person, and says what happens before it does. */
export const MergeDialog = ({ influencer, isOpen, onClose }: Props) => {
  const [other, setOther] = useState<Influencer>()
  const close = () => {
    setOther(undefined)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={`Merge with ${nameOf(influencer)}`}>
      {other ? (
        <Confirm influencer={influencer} other={other} onBack={() => setOther(undefined)} onDone={close} />
      ) : (
        <OtherChoice influencer={influencer} onChoose={setOther} />
      )}
    </Dialog>
  )
}
