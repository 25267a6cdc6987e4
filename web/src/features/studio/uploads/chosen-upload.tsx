import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UploadedPicture, UploadedVideo } from '@visage/contract'
import { useMutation } from '../../../lib/api/mutations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import chosenPictureStyles from './chosen-picture.module.css'
import classes from './chosen-upload.module.css'
import { FaceChoicePicture, FacesFound } from './face-choice-picture.tsx'
import type { FaceSelection } from './face-selection.ts'
import { retryPreview, videoSource } from './upload-channels.ts'

type ChosenPictureProps = { uploaded: UploadedPicture; found: FaceSelection; onClear: () => void }

/** The picture to work from, with the faces in it. */
export const ChosenPicture = ({ uploaded, found, onClear }: ChosenPictureProps) => {
  const { media_url: url, width, height } = uploaded
  return (
    <div className={chosenPictureStyles.chosen}>
      <FaceChoicePicture url={url} width={width} height={height} alt="What to work from" found={found} />
      <FacesFound found={found} noun="picture" />
      <Button name="another" onClick={onClear}>
        Use another picture
      </Button>
    </div>
  )
}

const pollEveryMs = 2000

/** A video that was brought in, asked for again until its preview can be played, and how to have that tried again. */
const useUploadedVideo = (uploadState: UploadedVideo) => {
  const { id } = uploadState
  const queryClient = useQueryClient()
  const queryKey = ['studio', 'uploaded-video', id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => videoSource.read(id, signal),
    initialData: uploadState,
    staleTime: pollEveryMs,
    enabled: ({ state }) => state.data?.preview === 'preparing',
    refetchInterval: ({ state }) => (state.data?.preview === 'preparing' ? pollEveryMs : false),
  })
  const retry = useMutation({
    mutationFn: () => retryPreview(id),
    onSuccess: (uploaded) => queryClient.setQueryData(queryKey, uploaded),
  })
  return { uploaded: data, retry }
}

type ChosenVideoProps = { uploaded: UploadedVideo; found: FaceSelection; onClear: () => void }

const durationText = (seconds: number): string =>
  seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`

const PREVIEW_TEXTS: Record<UploadedVideo['preview'], string> = {
  ready: '',
  preparing: 'Its preview is being prepared, as not every browser plays this kind of file. You need not wait for it.',
  failed: 'This browser may not be able to play it. It can be worked from all the same.',
}

const Preview = ({ uploaded }: { uploaded: UploadedVideo }) => {
  const { media_url: url, thumbnail_url: still, width, height, preview } = uploaded
  const look = {
    width,
    height,
    className: classes.video,
    style: { aspectRatio: `${width} / ${height}` },
  }
  if (preview === 'preparing') return <img src={still} alt="What to work from" {...look} />
  return (
    // The person's own file; what is said in it is theirs to know.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      {...look}
      src={url}
      poster={still}
      controls
      muted
      loop
      playsInline
      preload="none"
      aria-label="What to work from"
    />
  )
}

/** The video to work from, to be looked at before it is used, and whom it shows. */
export const ChosenVideo = ({ uploaded: uploadState, found, onClear }: ChosenVideoProps) => {
  const { uploaded, retry } = useUploadedVideo(uploadState)
  const { width, height, duration, preview } = uploaded
  const { faces, stillUrl } = found
  return (
    <div className={classes.chosen}>
      <Preview uploaded={uploaded} />
      <p className={classes.facts}>
        {durationText(duration)}, {width} × {height}
      </p>
      <output className={classes.state}>{PREVIEW_TEXTS[preview]}</output>
      {preview === 'failed' && (
        <Button name="retry-preview" variant="quiet" busy={retry.isPending} onClick={() => retry.mutate()}>
          Try the preview again
        </Button>
      )}
      {retry.error && <FieldError message={retry.error.message} />}
      {faces !== undefined && faces.length > 1 && stillUrl !== undefined && (
        <FaceChoicePicture url={stillUrl} width={width} height={height} alt="A frame of the video" found={found} />
      )}
      <FacesFound found={found} noun="video" />
      <Button name="another" onClick={onClear}>
        Use another video
      </Button>
    </div>
  )
}
