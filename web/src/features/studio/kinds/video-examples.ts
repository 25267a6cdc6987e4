import { CLIP_FORM, EXAMPLE_CLIPS } from './example-clips.ts'
import type { ExampleClip } from './example-clips.ts'
import type { Example } from './kind-form.ts'
import { genderOfVideo } from './video-request.ts'
import type { VideoChoice } from './video-request.ts'

const showClip = ({ file, face, scene, prompt }: ExampleClip) => ({
  url: `/media/clips/${file}`,
  alt: `${face}. ${scene}. ${prompt}.`,
  width: CLIP_FORM.width,
  height: CLIP_FORM.height,
})

/** What plays on the video screen while there is no result. */
export const videoExamplesOf = (choice: VideoChoice): readonly Example<'video'>[] =>
  EXAMPLE_CLIPS.filter(({ gender }) => gender === genderOfVideo(choice)).map((clip) => ({
    ...showClip(clip),
    caption: `${clip.scene}. Your face takes the part; clothes, place and every move stay.`,
  }))

/** What plays on the screen for images while there is no result. The image is the person's own to choose. */
export const MOTION_EXAMPLES: readonly Example<'image-to-video'>[] = EXAMPLE_CLIPS.map((clip) => ({
  ...showClip(clip),
  caption: clip.prompt,
  input: { image: '', prompt: clip.prompt },
}))
