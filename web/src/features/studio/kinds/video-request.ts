import { contract } from '@visage/contract'
import type { Gender, KindInput } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { assetUrl, materialUrl, sendingOptions, templateVideoUrl } from './kind-request.ts'
import type { KindRequest } from './kind-request.ts'

const VIDEO_MODES = ['link', 'template'] as const
export type VideoMode = (typeof VIDEO_MODES)[number]
export const VIDEO_CHOICES = ['female:link', 'female:template', 'male:link', 'male:template'] as const
export type VideoChoice = (typeof VIDEO_CHOICES)[number]

type Input = KindInput<'video'>

export const videoChoice = (gender: Gender, mode: VideoMode): VideoChoice => `${gender}:${mode}`
export const genderOfVideo = (choice: VideoChoice): Gender => (choice.startsWith('female') ? 'female' : 'male')
export const modeOfVideo = (choice: VideoChoice): VideoMode =>
  VIDEO_MODES.find((mode) => choice.endsWith(mode)) ?? VIDEO_MODES[0]

const MODES: Record<Input['mode'], VideoMode> = { video: 'link', template: 'template' }
const LABELS: Record<VideoMode, string> = { link: 'Link', template: 'Template' }

const targetOf = (input: Input): { target_video_url: string; spot?: { x: number; y: number } } =>
  input.mode === 'template'
    ? { target_video_url: templateVideoUrl(input.template) }
    : { target_video_url: materialUrl(input.video), spot: input.spot }

export const videoRequest: KindRequest<'video'> = {
  choices: VIDEO_CHOICES,
  choiceOf: ({ gender, mode }) => videoChoice(gender, MODES[mode]),
  labelOf: (choice) => {
    const found = VIDEO_CHOICES.find((known) => known === choice) ?? VIDEO_CHOICES[0]
    return `${genderOfVideo(found) === 'female' ? 'Women' : 'Men'}, ${LABELS[modeOfVideo(found)]}`
  },
  modeOf: (choice) => (choice.endsWith('template') ? 'template' : 'video'),
  captionOf: ({ mode }) => (mode === 'template' ? 'From a template' : 'From a video'),
  send: (input, options) =>
    call(
      contract.videos.swapFaceIntoVideo,
      { body: { user_id: options.userId, input_image_url: assetUrl(input.face), ...targetOf(input) } },
      sendingOptions(options),
    ),
  failureText: 'Face swap processing failed',
  missingText: 'Face swap processing failed',
}
