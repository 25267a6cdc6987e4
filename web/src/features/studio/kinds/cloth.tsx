import { CLOTH_CATEGORIES, CLOTH_MISSING } from '@visage/contract'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { focusField } from '../../../ui/focus-field.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { GarmentPicker } from '../clothes/garment-picker.tsx'
import { SubmitRow } from '../components/submit-row.tsx'
import { ImagePicker } from '../pictures/image-picker.tsx'
import { pictureSource } from '../pictures/picture-source.ts'
import { useConsent } from '../pictures/use-consent.ts'
import { useMaterial } from '../pictures/use-material.ts'
import { CLOTH_EXAMPLES } from './cloth-examples.ts'
import { CATEGORY_LABELS } from './cloth-request.ts'
import classes from './fields.module.css'
import type { KindForm, KindFormProps } from './kind-form.ts'

const CATEGORIES = CLOTH_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))

const ClothForm = ({ isBusy, isOffered, error, cost, percent, onSubmit }: KindFormProps<'cloth'>) => {
  const [image, setImage] = useDraft('cloth-image')
  const [stored, setCategory] = useDraft('cloth-category', CLOTH_CATEGORIES[0])
  const category = CLOTH_CATEGORIES.find((known) => known === stored) ?? CLOTH_CATEGORIES[0]
  const consent = useConsent()
  const garment = useMaterial(pictureSource, 'cloth-garment', consent)
  const [wasTried, setWasTried] = useState(false)
  const { material } = garment

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered || garment.isUploading || garment.isReading) return
    setWasTried(true)
    if (image === '') focusField(event.currentTarget, 'image')
    else if (garment.isHeld) consent.ask()
    else if (!material) focusField(event.currentTarget, 'garment')
    else onSubmit({ image, garment: { from: 'upload', id: material.id }, category })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Cloth Swap">
      <ImagePicker value={image} onChange={setImage} error={wasTried && image === '' ? CLOTH_MISSING : undefined} />
      <GarmentPicker
        brought={garment}
        consent={consent}
        error={
          wasTried && image !== '' && !material && !garment.isHeld && !garment.isReading ? CLOTH_MISSING : undefined
        }
      />
      <SelectField label="Category" name="category" value={category} options={CATEGORIES} onChange={setCategory} />
      <SubmitRow
        isBusy={isBusy}
        isUploading={garment.isUploading}
        isOffered={isOffered}
        error={error}
        cost={cost}
        label="Generate Image"
        percent={percent}
      />
    </form>
  )
}

const secondsAPercent = 2

export const clothForm: KindForm<'cloth'> = {
  title: 'Cloth Swap',
  noun: 'image',
  lead: 'A garment from a photo, on the person of one of your images.',
  waitText: "Don't refresh, please wait 1 minute...",
  percentPerSecond: 1 / secondsAPercent,
  canDownload: true,
  examplesOf: () => CLOTH_EXAMPLES,
  Form: ClothForm,
}
