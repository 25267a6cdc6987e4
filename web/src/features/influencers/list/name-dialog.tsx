import type { Influencer } from '@visage/contract'
import { contract, INFLUENCER_LENGTHS } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { objectOf } from '../../../lib/api/influencers.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { influencerPath } from '../address.ts'
import { useInfluencerChange } from '../influencer-queries.ts'
import { InfluencerPortrait } from './influencer-card.tsx'
import classes from './name-dialog.module.css'

/** One field: with it a face becomes an influencer. */
export const NameForm = ({ face, onNamed }: { face: Influencer; onNamed: () => void }) => {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const change = useInfluencerChange(face.id)
  const told =
    wrong ?? (change.error ? (readFieldErrors(change.error, ['name'])?.name ?? change.error.message) : undefined)
  const send = () => {
    const { name: found } = findFieldErrors(contract.influencers.changeInfluencer.body, { name })
    setWrong(found)
    if (found === undefined) change.mutate({ name }, { onSuccess: onNamed })
  }
  return (
    <Form aria-label="Name" className={classes.form} onSend={() => send()}>
      <span className={classes.portrait}>
        <InfluencerPortrait influencer={face} />
      </span>
      <div className={classes.fields}>
        <TextField
          label="Name"
          name="name"
          description="You can change it at any time. Everything made with this face is found under it."
          placeholder="Mira Vale"
          maxLength={INFLUENCER_LENGTHS.name}
          autoComplete="off"
          autoCapitalize="words"
          data-autofocus
          value={name}
          onChange={(value) => {
            setName(value)
            setWrong(undefined)
            change.reset()
          }}
          error={told}
        />
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel="Saving...">
          Save the name
        </Button>
      </div>
    </Form>
  )
}

type NameDialogProps = {
  /** The face to be named; undefined: closed. */
  face: Influencer | undefined
  onClose: () => void
}

/** Gives a face a name, and leads to the page that it then has. */
export const NameDialog = ({ face, onClose }: NameDialogProps) => {
  const navigate = useNavigate()
  return (
    <Dialog
      isOpen={face !== undefined}
      onClose={onClose}
      title={`Give ${face ? objectOf(face) : 'them'} a name`}
      size="small"
    >
      {face && (
        <NameForm
          face={face}
          onNamed={() => {
            onClose()
            void navigate(influencerPath(face.id, 'details'))
          }}
        />
      )}
    </Dialog>
  )
}
