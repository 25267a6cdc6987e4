import { CATEGORY_LABELS, CLOTH_CATEGORIES, CLOTH_MISSING } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { GenerateForm } from '../form/generate-form.tsx'
import { ImagePicker } from '../pickers/image-picker.tsx'
import { useConsent } from '../uploads/consent.tsx'
import { pictureSource } from '../uploads/upload-channels.ts'
import { useUpload } from '../uploads/use-upload.ts'
import { GarmentChoice } from '../wardrobe/garment-choice.tsx'
import { GarmentPicker, KeepGarment } from '../wardrobe/garment-picker.tsx'
import { useGarments } from '../wardrobe/wardrobe.ts'
import { EXAMPLE_OUTFITS, pictureOf } from './examples.ts'
import { useImageDraft, usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

/** Examples leave image and garment open: they are the person's own to bring. */
export const CLOTH_EXAMPLES: readonly Example<'cloth'>[] = EXAMPLE_OUTFITS.map((outfit) => {
  const { file, face, width, height } = pictureOf(outfit)
  return {
    url: `/media/clothes/${outfit.file}.webp`,
    alt: `${face}, dressed anew: ${outfit.garment}`,
    before: { url: `/media/pictures/${file}.webp`, alt: face },
    uploaded: { url: `/media/clothes/${outfit.file}-garment.webp`, alt: outfit.garment },
    caption: `${outfit.garment}, read from its photo. Person, light and place stay.`,
    width,
    height,
  }
})

const CATEGORIES = CLOTH_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))

const ClothForm = ({ prefill, onSubmit, ...work }: KindFormProps<'cloth'>) => {
  const { image, setImage, whose, prefillImage } = useImageDraft('cloth')
  const [stored, setCategory] = useDraft('cloth-category', CLOTH_CATEGORIES[0])
  const category = CLOTH_CATEGORIES.find((known) => known === stored) ?? CLOTH_CATEGORIES[0]
  const consent = useConsent()
  const garment = useUpload(pictureSource, 'cloth-garment', consent)
  const { uploaded } = garment
  const { data: wardrobe = [] } = useGarments()

  usePrefill(prefill, prefillImage)

  const send = (form: HTMLFormElement) => {
    if (image === '') focusField(form, 'image')
    else if (garment.isHeld) consent.ask()
    else if (!uploaded) focusField(form, 'garment')
    else onSubmit({ image, garment: { from: 'upload', id: uploaded.id }, category })
  }
  return (
    <GenerateForm
      work={work}
      name="Cloth Swap"
      label="Generate Image"
      isUploading={garment.isUploading}
      isReading={garment.isReading}
      onTry={send}
    >
      {(wasTried) => (
        <>
          <ImagePicker
            value={image}
            onChange={setImage}
            whose={whose}
            error={wasTried && image === '' ? CLOTH_MISSING : undefined}
          />
          <GarmentPicker
            uploadState={garment}
            consent={consent}
            error={
              wasTried && image !== '' && !uploaded && !garment.isHeld && !garment.isReading ? CLOTH_MISSING : undefined
            }
          />
          {wardrobe.length > 0 && (
            <GarmentChoice
              label="Or from your wardrobe"
              garments={wardrobe}
              isChosen={({ id }) => id === uploaded?.id}
              onPress={({ id, picture_url: url, width, height, category: wornAs }) => {
                if (id === uploaded?.id) return garment.clear()
                garment.keep({ id, media_url: url, width, height })
                return setCategory(wornAs)
              }}
            />
          )}
          <SelectField
            wrapperProps={{ 'data-tour': 'category' }}
            label="Category"
            name="category"
            value={category}
            options={CATEGORIES}
            onChange={setCategory}
          />
          {uploaded && <KeepGarment key={uploaded.id} uploaded={uploaded} category={category} />}
        </>
      )}
    </GenerateForm>
  )
}

export const clothForm: KindForm<'cloth'> = {
  lead: 'A garment from a photo, on the person of one of your images.',
  tick: { percent: 1, everyMs: 2000 },
  canDownload: true,
  examplesOf: () => CLOTH_EXAMPLES,
  Form: ClothForm,
}
