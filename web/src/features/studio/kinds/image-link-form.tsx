import { beginWithFace } from '../pictures/begin-with-face.ts'
import { ChosenPicture } from '../pictures/chosen-picture.tsx'
import { PICTURE_FILES, pictureSource } from '../pictures/picture-source.ts'
import type { ConsentState } from '../pictures/use-consent.ts'
import { useMaterial } from '../pictures/use-material.ts'
import { useMaterialFaces } from '../pictures/use-material-faces.ts'
import type { Spot } from '../pictures/use-material-faces.ts'
import { LinkForm } from './link-form.tsx'
import type { LinkWords } from './link-form.tsx'
import type { FaceTabProps } from './tab-props.ts'

type ImageLinkFormProps = FaceTabProps & {
  consent: ConsentState
  onSubmit: (uploadId: string, spot: Spot | undefined) => void
}

const WORDS: LinkWords = {
  description: 'A public post, reel or tv.',
  placeholder: 'https://www.instagram.com/p/...',
  missing: 'Please provide an Instagram link.',
  generate: 'Generate Image',
}

/** A face and the picture of a post, or a picture that the person brings. */
export const ImageLinkForm = ({ onSubmit, ...props }: ImageLinkFormProps) => {
  const brought = useMaterial(pictureSource, 'image-picture', props.consent)
  const found = useMaterialFaces(brought.material)
  return (
    <LinkForm
      {...props}
      name="image"
      source={pictureSource}
      brought={brought}
      files={PICTURE_FILES}
      words={WORDS}
      chosen={brought.material && <ChosenPicture material={brought.material} found={found} onClear={brought.clear} />}
      onMaterial={(material, form) => beginWithFace(found, { material, form, onReady: onSubmit })}
    />
  )
}
