import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { focusField } from '../../../ui/focus-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitRow } from '../components/submit-row.tsx'
import { FacePicker } from '../faces/face-picker.tsx'
import { PictureInput } from '../pictures/picture-input.tsx'
import { useMaterial } from '../pictures/use-material.ts'
import classes from './fields.module.css'
import { MISSING_FACE } from './tab-props.ts'
import type { FaceTabProps } from './tab-props.ts'

type ImageLinkFormProps = FaceTabProps & { onSubmit: (uploadId: string) => void }

const missingLink = 'Please provide an Instagram link.'

/** A face and the picture of a post, or a picture that the person brings. */
export const ImageLinkForm = ({ onSubmit, ...props }: ImageLinkFormProps) => {
  const { gender, face, onFace, isBusy, isOffered, error, cost } = props
  const [link, setLink] = useDraft(`image-${gender}-link`)
  const [wasTried, setWasTried] = useState(false)
  const source = useMaterial()
  const isMissing = source.material === null && link.trim() === ''

  const begin = async () => {
    const { material } = source
    if (material) return onSubmit(material.id)
    // What went wrong with the link is told by the hook.
    const fetched = await source.download(link.trim()).catch(() => null)
    return fetched && onSubmit(fetched.id)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isOffered || source.isDownloading || source.isUploading) return
    setWasTried(true)
    if (face !== '' && isMissing) focusField(event.currentTarget, 'link')
    if (face !== '' && !isMissing) void begin()
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label="Link">
      <FacePicker
        gender={gender}
        value={face}
        onChange={onFace}
        error={wasTried && face === '' ? MISSING_FACE : undefined}
      />
      {source.material === null && (
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
      )}
      <PictureInput
        material={source.material}
        isUploading={source.isUploading}
        onFile={source.upload}
        onClear={source.clear}
      />
      <SubmitRow
        isBusy={isBusy || source.isDownloading}
        isOffered={isOffered}
        error={source.error ?? error}
        cost={cost}
        label="Generate Image"
      />
    </form>
  )
}
