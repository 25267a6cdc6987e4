import { LINK_MISSING, MAX_VIDEO } from '@visage/contract'
import type { UploadedVideo } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { ChoiceTabs } from '../form/choice-tabs.tsx'
import { readChoice } from '../form/choices.ts'
import { LinkForm } from '../form/link-form.tsx'
import type { LinkTarget } from '../form/link-form.tsx'
import { TemplateForm } from '../templates/template-form.tsx'
import { ChosenVideo } from '../uploads/chosen-upload.tsx'
import { useConsent } from '../uploads/consent.tsx'
import { VIDEO_FILES, videoSource } from '../uploads/upload-channels.ts'
import { EXAMPLE_CLIPS, showClip } from './examples.ts'
import { usePrefill } from './kind-form.ts'
import type { Example, KindForm, KindFormProps } from './kind-form.ts'

/** What plays on the video screen while there is no result. */
export const videoExamplesOf = (choice: string): readonly Example<'video'>[] =>
  EXAMPLE_CLIPS.filter(({ gender }) => gender === readChoice('video', choice).gender).map((clip) => ({
    ...showClip(clip),
    caption: `${clip.scene}. Your face takes the part; clothes, place and every move stay.`,
  }))

/** The video of a post, or a video that the person brings. */
const VIDEO: LinkTarget<UploadedVideo> = {
  drafts: { link: 'video-link', uploaded: 'video-film' },
  source: videoSource,
  files: VIDEO_FILES,
  words: {
    description: `A public post, reel or tv of at most ${MAX_VIDEO.seconds} seconds.`,
    placeholder: 'https://www.instagram.com/reel/...',
    missing: LINK_MISSING.video,
    generate: 'Generate Video',
  },
  Chosen: ChosenVideo,
}

const VideoForm = ({ choice, onChoice, prefill, onSubmit, ...work }: KindFormProps<'video'>) => {
  const { gender } = readChoice('video', choice)
  const [face, setFace] = useDraft(`video-${gender}-face`)
  const consent = useConsent()
  usePrefill(prefill, (input) => {
    if (input.face) setFace(input.face)
  })

  const tab = { work, gender, face, onFace: setFace }
  return (
    <ChoiceTabs
      kind="video"
      choice={choice}
      onChoice={onChoice}
      labels={{ gender: 'Whose video to make', tab: 'How to make the video' }}
      panels={{
        link: (
          <LinkForm
            key={gender}
            {...tab}
            target={VIDEO}
            consent={consent}
            onSubmit={(id, spot) => onSubmit({ mode: 'video', gender, face, video: { from: 'upload', id }, spot })}
          />
        ),
        template: (
          <TemplateForm
            key={gender}
            {...tab}
            kind="video"
            label="Generate Video"
            onSubmit={(template) => onSubmit({ mode: 'template', gender, face, template })}
          />
        ),
      }}
    />
  )
}

export const videoForm: KindForm<'video'> = {
  lead: 'Your face in a video: after a post, from a video of your own, or from a template.',
  wait: '10 minutes',
  tick: { percent: 1, everyMs: 4200 },
  canDownload: true,
  examplesOf: videoExamplesOf,
  Form: VideoForm,
}
