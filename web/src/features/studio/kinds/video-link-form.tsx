import { MAX_VIDEO } from '@visage/contract'
import { beginWithFace } from '../pictures/begin-with-face.ts'
import { ChosenVideo } from '../pictures/chosen-video.tsx'
import type { ConsentState } from '../pictures/use-consent.ts'
import { useMaterial } from '../pictures/use-material.ts'
import { useMaterialFaces } from '../pictures/use-material-faces.ts'
import type { Spot } from '../pictures/use-material-faces.ts'
import { VIDEO_FILES, videoSource } from '../pictures/video-source.ts'
import { LinkForm } from './link-form.tsx'
import type { LinkWords } from './link-form.tsx'
import type { FaceTabProps } from './tab-props.ts'

type VideoLinkFormProps = FaceTabProps & {
  consent: ConsentState
  onSubmit: (uploadId: string, spot: Spot | undefined) => void
}

const WORDS: LinkWords = {
  description: `A public post, reel or tv of at most ${MAX_VIDEO.seconds} seconds.`,
  placeholder: 'https://www.instagram.com/reel/...',
  missing: 'Please provide a valid Instagram link.',
  generate: 'Generate Video',
}

/** A face and the video of a post, or a video that the person brings. */
export const VideoLinkForm = ({ onSubmit, ...props }: VideoLinkFormProps) => {
  const brought = useMaterial(videoSource, 'video-film', props.consent)
  const found = useMaterialFaces(brought.material)
  return (
    <LinkForm
      {...props}
      name="video"
      source={videoSource}
      brought={brought}
      files={VIDEO_FILES}
      words={WORDS}
      chosen={brought.material && <ChosenVideo material={brought.material} found={found} onClear={brought.clear} />}
      onMaterial={(material, form) => beginWithFace(found, { material, form, onReady: onSubmit })}
    />
  )
}
