import { MAX_VIDEO } from '@visage/contract'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { focusField } from '../../../ui/focus-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitRow } from '../components/submit-row.tsx'
import { FacePicker } from '../faces/face-picker.tsx'
import { ChosenVideo } from '../pictures/chosen-video.tsx'
import { MaterialInput } from '../pictures/material-input.tsx'
import { useMaterial } from '../pictures/use-material.ts'
import { VIDEO_FILES, videoSource } from '../pictures/video-source.ts'
import classes from './fields.module.css'
import { MISSING_FACE } from './tab-props.ts'
import type { FaceTabProps } from './tab-props.ts'

type VideoLinkFormProps = FaceTabProps & { onSubmit: (uploadId: string) => void }

const missingLink = 'Please provide a valid Instagram link.'

/** A face and the video of a post, or a video that the person brings. */
export const VideoLinkForm = ({ onSubmit, ...props }: VideoLinkFormProps) => {
  const { gender, face, onFace, isBusy, isOffered, error, cost, percent } = props
  const [link, setLink] = useDraft(`video-${gender}-link`)
  const [wasTried, setWasTried] = useState(false)
  const source = useMaterial(videoSource)
  const isMissing = source.material === null && link.trim() === ''

  const begin = async () => {
    // What went wrong with the link is told by the hook.
    const material = source.material ?? (await source.download(link.trim()).catch(() => null))
    if (material) onSubmit(material.id)
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
      {source.material ? (
        <ChosenVideo material={source.material} onClear={source.clear} />
      ) : (
        <>
          <TextField
            name="link"
            wrapperProps={{ 'data-tour': 'link' }}
            type="url"
            inputMode="url"
            label="Instagram link"
            description={`A public post, reel or tv of at most ${MAX_VIDEO.seconds} seconds. Use only videos that you may use.`}
            placeholder="https://www.instagram.com/reel/..."
            value={link}
            onChange={setLink}
            error={wasTried && face !== '' && isMissing ? missingLink : undefined}
          />
          <MaterialInput {...VIDEO_FILES} isUploading={source.isUploading} onFile={source.upload} />
        </>
      )}
      <SubmitRow
        isBusy={isBusy || source.isDownloading}
        isOffered={isOffered}
        error={source.error ?? error}
        cost={cost}
        label="Generate Video"
        percent={percent}
      />
    </form>
  )
}
