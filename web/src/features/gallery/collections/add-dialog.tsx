import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { COLLECTION_LENGTHS } from '@visage/contract'
import type { Collection } from '@visage/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { readFieldErrors } from '../../../lib/api/field-errors.ts'
import { counted } from '../../../lib/format/counted.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton, Spinner } from '../../../ui/feedback/loading.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import bars from '../actions/gallery-bars.module.css'
import { collectionPath } from './address.ts'
import { Stills } from './collection-card.tsx'
import { useAdding, useCollectionCreation, useCollections } from './collection-queries.ts'
import type { Added } from './collection-queries.ts'
import classes from './collections.module.css'

const toldOf = ({ added, alreadyThere, collection }: Added): string => {
  if (added === 0 && alreadyThere === 0) return 'These items are not there any more.'
  if (added === 0)
    return alreadyThere === 1 ? `It is in ${collection.name} already.` : `All are in ${collection.name} already.`
  const there = alreadyThere === 0 ? '' : ` ${alreadyThere} ${alreadyThere === 1 ? 'was' : 'were'} there already.`
  return `${counted(added, 'item')} added to ${collection.name}.${there}`
}

type ChoiceProps = { collection: Collection; isBusy: boolean; onChoose: () => void }

const Choice = ({ collection, isBusy, onChoose }: ChoiceProps) => (
  <li>
    <button type="button" className={classes.choice} onClick={onChoose} aria-disabled={isBusy}>
      <span className={classes.small}>
        <Stills collection={collection} count={1} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{collection.name}</span>
        <span className={classes.count}>{counted(collection.count, 'item')}</span>
      </span>
      {isBusy && <Spinner size={20} label="Adding" />}
    </button>
  </li>
)

const Body = ({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) => {
  const { data: collections, error, isPending, refetch } = useCollections()
  const [name, setName] = useState('')
  const creation = useCollectionCreation()
  const adding = useAdding()
  const add = (id: string) => adding.mutate({ id, ids })
  const begin = () => creation.mutate({ name }, { onSuccess: ({ id }) => add(id) })
  if (adding.data)
    return (
      <div className={classes.done}>
        <output>
          <IconCheck size={22} aria-hidden="true" />
          {toldOf(adding.data)}
        </output>
        <div className={classes.ways}>
          <Link className={classes.open} to={collectionPath(adding.data.collection.id)}>
            Open {adding.data.collection.name}
          </Link>
          <Button variant="primary" onClick={onDone} data-autofocus>
            Done
          </Button>
        </div>
      </div>
    )
  return (
    <div className={classes.add}>
      <Form aria-label="New collection" className={classes.begin} onSend={() => begin()}>
        <TextField
          label="New collection"
          name="name"
          placeholder="Spring campaign"
          maxLength={COLLECTION_LENGTHS.name}
          autoComplete="off"
          value={name}
          onChange={(text) => {
            setName(text)
            creation.reset()
          }}
          error={
            creation.error ? (readFieldErrors(creation.error, ['name'])?.name ?? creation.error.message) : undefined
          }
        />
        <Button type="submit" busy={creation.isPending} busyLabel="Adding...">
          Begin and add
        </Button>
      </Form>
      {adding.error && <FieldError message={adding.error.message} />}
      {isPending && <Skeleton height="8rem" radius="card" />}
      {error && !collections && (
        <div className={classes.ways}>
          <FieldError message={error.message} />
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {collections && collections.length > 0 && (
        <ul className={classes.choices} aria-label="Collections">
          {collections.map((collection) => (
            <Choice
              key={collection.id}
              collection={collection}
              isBusy={adding.isPending && adding.variables.id === collection.id}
              onChoose={() => !adding.isPending && add(collection.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type AddDialogProps = {
  /** What is to be put into a collection; empty: closed. */
  ids: readonly string[]
  onClose: () => void
}

/** Chooses a collection for some items, or begins one with them. */
export const AddDialog = ({ ids, onClose }: AddDialogProps) => (
  <Dialog
    isOpen={ids.length > 0}
    onClose={onClose}
    title={ids.length > 1 ? `Add ${ids.length} items to a collection` : 'Add to a collection'}
    size="small"
  >
    {ids.length > 0 && <Body ids={ids} onDone={onClose} />}
  </Dialog>
)

/** What became of items that were dragged onto a collection. */
export const PutBar = ({ adding: { data, error, reset } }: { adding: ReturnType<typeof useAdding> }) => (
  <>
    {error && (
      <div className={bars.bar} data-tone="danger" role="alert">
        <span>{error.message}</span>
        <IconButton label="Dismiss" icon={<IconX size={18} />} onClick={reset} />
      </div>
    )}
    <output className={bars.status}>
      {data && (
        <div className={bars.bar}>
          <span className={bars.count}>{toldOf(data)}</span>
          <Link className={classes.open} to={collectionPath(data.collection.id)}>
            Open
          </Link>
          <IconButton label="Dismiss" icon={<IconX size={18} />} onClick={reset} />
        </div>
      )}
    </output>
  </>
)
