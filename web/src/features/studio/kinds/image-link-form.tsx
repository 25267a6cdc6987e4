import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { focusField } from '../../../ui/focus-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitRow } from '../components/submit-row.tsx'
import { FacePicker } from '../faces/face-picker.tsx'
import { ChosenPicture } from '../pictures/chosen-picture.tsx'
import { MaterialInput } from '../pictures/material-input.tsx'
import { PICTURE_FILES, pictureSource } from '../pictures/picture-source.ts'
import { useMaterial } from '../pictures/use-material.ts'
import { usePictureFaces } from '../pictures/use-picture-faces.ts'
import type { Spot } from '../pictures/use-picture-faces.ts'
import classes from './fields.module.css'
import { MISSING_FACE } from './tab-props.ts'
import type { FaceTabProps } from './tab-props.ts'

type ImageLinkFormProps = FaceTabProps & { onSubmit: (uploadId: string, spot: Spot | undefined) => void }

const missingLink = 'Please provide an Instagram link.'

/** A face and the picture of a post, or a picture that the person brings. */
export const ImageLinkForm = ({ onSubmit, ...props }: ImageLinkFormProps) => {
  const { gender, face, onFace, isBusy, isOffered, error, cost } = props
  const [link, setLink] = useDraft(`image-${gender}-link`)
  const [wasTried, setWasTried] = useState(false)
  const [isBeginning, setIsBeginning] = useState(false)
  const source = useMaterial(pictureSource)
  const found = usePictureFaces(source.material)
  const isMissing = source.material === null && link.trim() === ''

  const begin = async (form: HTMLFormElement) => {
    // What went wrong with the link is told by the hook.
    const material = source.material ?? (await source.download(link.trim()).catch(() => null))
    if (!material) return
    const target = await found.readTarget(material)
    if (target.state === 'none') focusField(form, 'another')
    if (target.state === 'unknown') onSubmit(material.id, undefined)
    if (target.state === 'chosen') onSubmit(material.id, target.spot)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered || isBeginning || source.isUploading) return
    setWasTried(true)
    if (face !== '' && isMissing) focusField(event.currentTarget, 'link')
    if (face === '' || isMissing) return
    setIsBeginning(true)
    void begin(event.currentTarget).finally(() => setIsBeginning(false))
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Link">
      <FacePicker
        gender={gender}
        value={face}
        onChange={onFace}
        error={wasTried && face === '' ? MISSING_FACE : undefined}
      />
      {source.material ? (
        <ChosenPicture material={source.material} found={found} onClear={source.clear} />
      ) : (
        <>
          <TextField
            name="link"
            wrapperProps={{ 'data-tour': 'link' }}
            type="url"
            inputMode="url"
            label="Instagram link"
            description="A public post, reel or tv. Use only pictures that you may use."
            placeholder="https://www.instagram.com/p/..."
            value={link}
            onChange={setLink}
            error={wasTried && face !== '' && isMissing ? missingLink : undefined}
          />
          <MaterialInput {...PICTURE_FILES} isUploading={source.isUploading} onFile={source.upload} />
        </>
      )}
      <SubmitRow
        isBusy={isBusy || isBeginning}
        isOffered={isOffered}
        error={source.error ?? error}
        cost={cost}
        label="Generate Image"
      />
    </form>
  )
}
