import { useDraft } from '../../../lib/use-draft.ts'
import { ChoiceTabs } from './choice-tabs.tsx'
import type { KindForm, KindFormProps } from './kind-form.ts'
import { TemplateForm } from './template-form.tsx'
import { videoExamplesOf } from './video-examples.ts'
import { useConsent } from '../pictures/use-consent.ts'
import { VideoLinkForm } from './video-link-form.tsx'
import { genderOfVideo, modeOfVideo, VIDEO_CHOICES, videoChoice } from './video-request.ts'
import type { VideoChoice } from './video-request.ts'

const readChoice = (choice: string): VideoChoice => VIDEO_CHOICES.find((known) => known === choice) ?? VIDEO_CHOICES[0]

const VideoForm = ({ choice, onChoice, onSubmit, ...props }: KindFormProps<'video'>) => {
  const { isBusy, isOffered, error, cost, percent } = props
  const chosen = readChoice(choice)
  const gender = genderOfVideo(chosen)
  const [face, setFace] = useDraft(`video-${gender}-face`)
  const consent = useConsent()
  const tab = { isBusy, isOffered, error, cost, percent, gender, face, onFace: setFace }
  return (
    <ChoiceTabs
      labels={{ gender: 'Whose video to make', mode: 'How to make the video' }}
      gender={gender}
      mode={modeOfVideo(chosen)}
      onChoose={(nextGender, nextMode) => onChoice(videoChoice(nextGender, nextMode))}
      tabs={[
        {
          value: 'link',
          label: 'Link',
          panel: (
            <VideoLinkForm
              key={gender}
              {...tab}
              consent={consent}
              onSubmit={(id, spot) => onSubmit({ mode: 'video', gender, face, video: { from: 'upload', id }, spot })}
            />
          ),
        },
        {
          value: 'template',
          label: 'Template',
          panel: (
            <TemplateForm
              key={gender}
              {...tab}
              kind="video"
              label="Generate Video"
              onSubmit={(template) => onSubmit({ mode: 'template', gender, face, template })}
            />
          ),
        },
      ]}
    />
  )
}

const secondsAPercent = 4.2

export const videoForm: KindForm<'video'> = {
  title: 'Video Generation',
  noun: 'video',
  lead: 'Your face in a video: after a post, from a video of your own, or from a template.',
  waitText: "Don't refresh, please wait 10 minutes...",
  percentPerSecond: 1 / secondsAPercent,
  canDownload: true,
  examplesOf: (choice) => videoExamplesOf(readChoice(choice)),
  Form: VideoForm,
}
