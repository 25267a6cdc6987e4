import { COLLECTION_LENGTHS, contract } from '@visage/contract'
import type { Collection } from '@visage/contract'
import { useState } from 'react'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { TextArea, TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useCollectionChange, useCollectionCreation } from './collection-queries.ts'
import classes from './collections.module.css'

const FIELDS = ['name', 'notes'] as const

type Props = {
  /** The one to be changed; null for a new one. */
  collection: Collection | null
  onSaved: (collection: Collection) => void
}

/** Name and notes of a collection. */
const CollectionForm = ({ collection, onSaved }: Props) => {
  const [draft, setDraft] = useState({ name: collection?.name ?? '', notes: collection?.notes ?? '' })
  const [wrong, setWrong] = useState<{ name?: string; notes?: string }>({})
  const creation = useCollectionCreation()
  const change = useCollectionChange(collection?.id ?? '')
  const saving = collection === null ? creation : change
  const refused = saving.error ? readFieldErrors(saving.error, FIELDS) : undefined
  const send = () => {
    const found = findFieldErrors(contract.collections.createCollection.body, draft)
    setWrong(found)
    if (Object.keys(found).length === 0) saving.mutate(draft, { onSuccess: onSaved })
  }
  const type = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    setWrong({})
    saving.reset()
  }
  return (
    <Form
      aria-label={collection === null ? 'New collection' : 'Name and notes'}
      className={classes.form}
      onSend={() => send()}
    >
      <TextField
        label="Name"
        name="name"
        placeholder="Spring campaign"
        maxLength={COLLECTION_LENGTHS.name}
        autoComplete="off"
        data-autofocus
        value={draft.name}
        onChange={(name) => type({ name })}
        error={wrong.name ?? refused?.name}
      />
      <TextArea
        label="Notes"
        name="notes"
        description="For you alone: the brief, dates, what is still missing."
        maxLength={COLLECTION_LENGTHS.notes}
        rows={[3, 10]}
        value={draft.notes}
        onChange={(notes) => type({ notes })}
        error={wrong.notes ?? refused?.notes}
      />
      {saving.error && !refused && <FieldError message={saving.error.message} />}
      <Button type="submit" variant="primary" busy={saving.isPending} busyLabel="Saving...">
        {collection === null ? 'Begin the collection' : 'Save'}
      </Button>
    </Form>
  )
}

/** Begins a collection, or changes what one is called. */
export const CollectionDialog = ({ isOpen, onClose, ...form }: Props & { isOpen: boolean; onClose: () => void }) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={form.collection === null ? 'New collection' : 'Name and notes'}
    size="small"
  >
    {isOpen && <CollectionForm {...form} />}
  </Dialog>
)
