import {
  CATEGORY_LABELS,
  CLOTH_CATEGORIES,
  contract,
  LOOK_LENGTHS,
  LOOK_PARTS,
  MAX_GARMENT_NAME,
  MAX_LOOKS,
} from '@visage/contract'
import type { Garment, InfluencerDetails, Look } from '@visage/contract'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { findFieldErrors, readFieldErrors } from '../../../lib/api/field-errors.ts'
import { nameOf, objectOf } from '../../../lib/api/influencers.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { SelectField, TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useConsent } from '../uploads/consent.tsx'
import { pictureSource } from '../uploads/upload-channels.ts'
import { useUpload } from '../uploads/use-upload.ts'
import { GarmentChoice } from './garment-choice.tsx'
import { GarmentPicker, KeepGarment } from './garment-picker.tsx'
import {
  toggleGarment,
  useGarments,
  useRemoveGarment,
  useRemoveLook,
  useRenameGarment,
  useSaveLook,
} from './wardrobe.ts'
import classes from './wardrobe.module.css'

const CATEGORIES = CLOTH_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))

const BARE: Look = { name: '', outfit: '', hair: '', makeup: '', jewellery: '', garments: [] }

const FIELDS = [
  { part: 'outfit', label: 'Outfit', placeholder: 'black evening gown' },
  { part: 'hair', label: 'Hair', placeholder: 'in a bun' },
  { part: 'makeup', label: 'Make-up', placeholder: 'red lipstick, smoky eyes' },
  { part: 'jewellery', label: 'Jewellery and glasses', placeholder: 'pearl necklace, hoop earrings' },
] as const

const wordsOf = (look: Look): string =>
  FIELDS.map(({ part }) => look[part])
    .filter((words) => words !== '')
    .join(', ')

type LookFormProps = {
  influencer: InfluencerDetails
  /** Which of her looks is changed; undefined for a new one. */
  changed: Look | undefined
  garments: readonly Garment[]
  onSaved: () => void
}

const LookForm = ({ influencer, changed, garments, onSaved }: LookFormProps) => {
  const [look, setLook] = useState(changed ?? BARE)
  const [wrong, setWrong] = useState<string>()
  /** What is saved takes the place of this; where that changed elsewhere, which is told once, of what it has become. */
  const [base, setBase] = useState(changed)
  const [isOutdated, setIsOutdated] = useState(false)
  if (isOutdated) {
    setIsOutdated(false)
    setBase(influencer.looks.find(({ name }) => name === changed?.name || name === look.name))
  }
  const save = useSaveLook(influencer)
  const worn = garments.filter(({ id }) => look.garments.includes(id))
  const change = (part: Partial<Look>) => {
    setLook({ ...look, ...part })
    setWrong(undefined)
    save.reset()
  }
  const send = () => {
    const body = { ...look, ...(base && { instead_of: base }) }
    const [found] = Object.values(findFieldErrors(contract.influencers.saveLook.body, body))
    const isEmpty = wordsOf(look).trim() === '' && worn.length === 0
    const told = found ?? (isEmpty ? 'Please say what belongs to this look.' : undefined)
    setWrong(told)
    if (told !== undefined || save.isPending) return
    save.mutate(body, {
      onSuccess: onSaved,
      onError: (error) => setIsOutdated(changed !== undefined && isApiError(error, 'conflict')),
    })
  }
  const refused = save.error && Object.values(readFieldErrors(save.error, ['name', 'garments', ...LOOK_PARTS]) ?? {})
  const told = wrong ?? (save.error ? (refused?.[0] ?? save.error.message) : undefined)
  return (
    <Form aria-label="Look" className={classes.form} onSend={() => send()}>
      <TextField
        label="Name"
        placeholder="Gala"
        autoComplete="off"
        data-autofocus
        maxLength={LOOK_LENGTHS.name}
        value={look.name}
        onChange={(name) => change({ name })}
      />
      <div className={classes.pair}>
        {FIELDS.map(({ part, label, placeholder }) => (
          <TextField
            key={part}
            label={label}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={LOOK_LENGTHS.part}
            value={look[part]}
            onChange={(words) => change({ [part]: words })}
          />
        ))}
      </div>
      {garments.length > 0 && (
        <GarmentChoice
          label="Garments"
          garments={garments}
          isChosen={({ id }) => look.garments.includes(id)}
          onPress={(garment) => change({ garments: toggleGarment(worn, garment).map(({ id }) => id) })}
          note="A top and a bottom, or a one-piece. Other clothes stand in the words."
        />
      )}
      {told !== undefined && <FieldError message={told} />}
      <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
        Save the look
      </Button>
    </Form>
  )
}

const LookCard = ({
  look,
  garments,
  onChange,
  onRemove,
}: {
  look: Look
  garments: readonly Garment[]
  onChange: () => void
  onRemove: () => void
}) => (
  <li className={classes.card}>
    <h3 className={classes.cardTitle}>{look.name}</h3>
    {wordsOf(look) !== '' && <p className={classes.words}>{wordsOf(look)}</p>}
    <div className={classes.thumbs}>
      {garments
        .filter(({ id }) => look.garments.includes(id))
        .map(({ id, name, picture_url: url }) => (
          <img key={id} src={url} alt={name} width={56} height={70} loading="lazy" />
        ))}
    </div>
    <div className={classes.actions}>
      <Button aria-label={`Change the look ${look.name}`} onClick={onChange}>
        Change
      </Button>
      <Button variant="quiet" aria-label={`Remove the look ${look.name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  </li>
)

type Opened = { changed: Look | undefined } | null

const Looks = ({ influencer, garments }: { influencer: InfluencerDetails; garments: readonly Garment[] }) => {
  const [opened, setOpened] = useState<Opened>(null)
  const [removed, setRemoved] = useState<Look | null>(null)
  const remove = useRemoveLook(influencer)
  const { looks } = influencer
  return (
    <section className={classes.section} aria-labelledby="looks">
      <div className={classes.head}>
        <h2 id="looks">Looks</h2>
        <Button
          variant="primary"
          disabled={looks.length >= MAX_LOOKS}
          onClick={() => setOpened({ changed: undefined })}
        >
          New look
        </Button>
      </div>
      <p className={classes.hint}>
        Outfit, hair, make-up and jewellery by one name. Choose it when you make a picture of {nameOf(influencer)}.
      </p>
      {looks.length > 0 && (
        <ul className={classes.cards}>
          {looks.map((look) => (
            <LookCard
              key={look.name}
              look={look}
              garments={garments}
              onChange={() => setOpened({ changed: look })}
              onRemove={() => setRemoved(look)}
            />
          ))}
        </ul>
      )}
      <Dialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.changed ? 'Change the look' : 'New look'}
      >
        {opened && (
          <LookForm
            influencer={influencer}
            changed={opened.changed}
            garments={garments}
            onSaved={() => setOpened(null)}
          />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title="Remove this look?"
        text={`“${removed?.name}” can no longer be chosen. Pictures that were made with it stay.`}
        confirmLabel="Remove"
        onConfirm={async () => removed && remove.mutateAsync(removed)}
      />
    </section>
  )
}

const RenameForm = ({ garment, onSaved }: { garment: Garment; onSaved: () => void }) => {
  const [name, setName] = useState(garment.name)
  const rename = useRenameGarment()
  return (
    <Form
      aria-label="Name of the garment"
      className={classes.form}
      onSend={() => {
        if (!rename.isPending) rename.mutate({ id: garment.id, name }, { onSuccess: onSaved })
      }}
    >
      <TextField
        label="Name"
        autoComplete="off"
        data-autofocus
        maxLength={MAX_GARMENT_NAME}
        value={name}
        onChange={setName}
        error={rename.error ? (readFieldErrors(rename.error, ['name'])?.name ?? rename.error.message) : undefined}
      />
      <Button type="submit" variant="primary" busy={rename.isPending} busyLabel="Saving...">
        Save the name
      </Button>
    </Form>
  )
}

const AddGarment = () => {
  const [category, setCategory] = useState<string>(CLOTH_CATEGORIES[0])
  const consent = useConsent()
  const upload = useUpload(pictureSource, 'wardrobe-upload', consent)
  const known = CLOTH_CATEGORIES.find((each) => each === category) ?? CLOTH_CATEGORIES[0]
  return (
    <div className={classes.form}>
      <GarmentPicker uploadState={upload} consent={consent} error={undefined} />
      {upload.uploaded && (
        <>
          <SelectField label="Category" value={category} options={CATEGORIES} onChange={setCategory} />
          <KeepGarment uploaded={upload.uploaded} category={known} onKept={upload.clear} />
        </>
      )}
    </div>
  )
}

const Garments = ({ garments }: { garments: readonly Garment[] }) => {
  const [renamed, setRenamed] = useState<Garment | null>(null)
  const [removed, setRemoved] = useState<Garment | null>(null)
  const remove = useRemoveGarment()
  return (
    <section className={classes.section} aria-labelledby="garments">
      <h2 id="garments">Garments</h2>
      <p className={classes.hint}>
        Read once from a photo and the same in every picture. All of your influencers can wear them.
      </p>
      {garments.length > 0 && (
        <ul className={classes.cards}>
          {garments.map((garment) => (
            <li key={garment.id} className={classes.card}>
              <img
                className={classes.picture}
                src={garment.picture_url}
                alt=""
                width={garment.width}
                height={garment.height}
                loading="lazy"
              />
              <h3 className={classes.cardTitle}>{garment.name}</h3>
              <p className={classes.words}>{CATEGORY_LABELS[garment.category]}</p>
              <div className={classes.actions}>
                <Button aria-label={`Rename ${garment.name}`} onClick={() => setRenamed(garment)}>
                  Rename
                </Button>
                <Button variant="quiet" aria-label={`Take out ${garment.name}`} onClick={() => setRemoved(garment)}>
                  Take out
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <AddGarment />
      <Dialog isOpen={renamed !== null} onClose={() => setRenamed(null)} title="Rename the garment" size="small">
        {renamed && <RenameForm key={renamed.id} garment={renamed} onSaved={() => setRenamed(null)} />}
      </Dialog>
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title="Take this garment out?"
        text={`“${removed?.name}” leaves the wardrobe and all looks that have it. Pictures that show it stay.`}
        confirmLabel="Take out"
        onConfirm={async () => removed && remove.mutateAsync(removed.id)}
      />
    </section>
  )
}

/** What an influencer can wear: her looks, and the garments of the account. */
export const WardrobePanel = ({ influencer }: { influencer: InfluencerDetails }) => {
  const garments = useGarments()
  if (garments.isPending) return <Skeleton height="24rem" radius="card" />
  if (garments.isError)
    return (
      <p className={classes.hint}>
        The wardrobe could not be loaded. <Button onClick={() => void garments.refetch()}>Try again</Button>
      </p>
    )
  return (
    <div className={classes.panel}>
      {influencer.name === null ? (
        <section className={classes.section} aria-labelledby="looks">
          <h2 id="looks">Looks</h2>
          <p className={classes.hint}>Give {objectOf(influencer)} a name under Details, and looks can be kept here.</p>
        </section>
      ) : (
        <Looks influencer={influencer} garments={garments.data} />
      )}
      <Garments garments={garments.data} />
    </div>
  )
}
