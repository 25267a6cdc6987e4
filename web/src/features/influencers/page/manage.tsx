import type { InfluencerDetails } from '@visage/contract'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { nameOf, objectOf } from '../../../lib/api/influencers.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { useInfluencerChange, useRemoval } from '../influencer-queries.ts'
import classes from './manage.module.css'
import { MergeDialog } from './merge-dialog.tsx'

type Props = { influencer: InfluencerDetails }

/** What other features do for her. */
export type ManageUses = {
  /** What a face costs, said before one is asked for. */
  relativeCost: ReactNode
  /** Begins a face near hers, and opens the screen on which it is made. */
  onRelative: (influencer: InfluencerDetails) => Promise<void>
}

const facePixels = 72

/** Which of her faces stands for her and begins in makers; only after a merge is there a choice. */
const PortraitChoice = ({ influencer }: Props) => {
  const name = useId()
  const change = useInfluencerChange(influencer.id)
  const chosen = (change.isPending ? change.variables.face_id : undefined) ?? influencer.face_id
  return (
    <fieldset className={classes.faces}>
      <legend>Portrait</legend>
      <p>The face that makers begin with.</p>
      <div>
        {influencer.faces.map((face, place) => (
          <label key={face.id}>
            <input
              type="radio"
              name={name}
              checked={face.id === chosen}
              onChange={() => change.mutate({ face_id: face.id })}
            />
            <img
              src={face.thumbnail_url ?? undefined}
              alt={`Face ${place + 1}`}
              width={facePixels}
              height={facePixels}
              loading="lazy"
            />
          </label>
        ))}
      </div>
      {change.error && <FieldError message={change.error.message} />}
    </fieldset>
  )
}

const Deed = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={classes.deed} aria-label={title}>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </section>
)

const Archive = ({ influencer }: Props) => {
  const change = useInfluencerChange(influencer.id)
  const { is_archived: isArchived } = influencer
  return (
    <Deed
      title={isArchived ? 'Bring back' : 'Archive'}
      text={
        isArchived
          ? `${nameOf(influencer)} rests. Brought back, makers offer the name again.`
          : 'Takes this influencer out of the list and of the makers. Nothing is deleted, and it can come back.'
      }
    >
      <Button busy={change.isPending} onClick={() => change.mutate({ is_archived: !isArchived })}>
        {isArchived ? 'Bring back' : 'Archive'}
      </Button>
      {change.error && <FieldError message={change.error.message} />}
    </Deed>
  )
}

const RELATIVES = { female: 'sister', male: 'brother' } as const

const Relative = ({ influencer, relativeCost, onRelative }: Props & ManageUses) => {
  const relative = influencer.gender ? RELATIVES[influencer.gender] : 'relative'
  const making = useMutation({ mutationFn: () => onRelative(influencer) })
  return (
    <Deed
      title={`A ${relative}`}
      text={`A new face with a family resemblance to ${nameOf(influencer)}: somebody else, with a name of their own to come.`}
    >
      {relativeCost}
      <Button busy={making.isPending} busyLabel="Beginning..." onClick={() => making.mutate()}>
        Make a {relative}
      </Button>
      {making.error && <FieldError message={making.error.message} />}
    </Deed>
  )
}

const Merge = ({ influencer }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Deed
      title="Merge"
      text={`Faces that are the same person become one: what was made with the other face counts as ${nameOf(influencer)}'s.`}
    >
      <Button onClick={() => setIsOpen(true)}>Merge with another</Button>
      <MergeDialog influencer={influencer} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Deed>
  )
}

const Removal = ({ influencer }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const removal = useRemoval(influencer.id)
  const who = nameOf(influencer)
  return (
    <Deed title="Remove" text="Forgets the name and all details. Faces and everything made with them stay.">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Remove {who}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Remove ${who}?`}
        text={`Name, handle, biography and rules of ${who} are forgotten for good. The faces and everything made with ${objectOf(influencer)} stay in your gallery, and can be given a name again.`}
        confirmLabel={`Remove ${who}`}
        onConfirm={async () => {
          await removal.mutateAsync()
          await navigate(PATHS.influencers, { replace: true })
        }}
      />
    </Deed>
  )
}

/** What becomes of an influencer as a whole. */
export const Manage = ({ influencer, ...uses }: Props & ManageUses) => (
  <aside className={classes.card} aria-labelledby="manage">
    <h2 id="manage">Manage</h2>
    {influencer.faces.length > 1 && <PortraitChoice influencer={influencer} />}
    <Relative influencer={influencer} {...uses} />
    <Archive influencer={influencer} />
    <Merge influencer={influencer} />
    <Removal influencer={influencer} />
  </aside>
)
