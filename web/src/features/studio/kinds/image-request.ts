import { contract } from '@visage/contract'
import type { Gender, KindInput } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { assetUrl, materialUrl, sendingOptions, templatePictureUrl } from './kind-request.ts'
import type { KindRequest, SendOptions } from './kind-request.ts'

export const IMAGE_MODES = ['prompt', 'link', 'template'] as const
export type ImageMode = (typeof IMAGE_MODES)[number]
export const IMAGE_CHOICES = [
  'female:prompt',
  'female:link',
  'female:template',
  'male:prompt',
  'male:link',
  'male:template',
] as const
export type ImageChoice = (typeof IMAGE_CHOICES)[number]

type Input = KindInput<'image'>
type InputOf<Mode extends Input['mode']> = Extract<Input, { mode: Mode }>

export const imageChoice = (gender: Gender, mode: ImageMode): ImageChoice => `${gender}:${mode}`
export const genderOfImage = (choice: ImageChoice): Gender => (choice.startsWith('female') ? 'female' : 'male')
export const modeOfImage = (choice: ImageChoice): ImageMode =>
  IMAGE_MODES.find((mode) => choice.endsWith(mode)) ?? IMAGE_MODES[0]

const MODES: Record<Input['mode'], ImageMode> = {
  prompt: 'prompt',
  variation: 'prompt',
  picture: 'link',
  template: 'template',
}
const SENT_MODES = { prompt: 'prompt', link: 'picture', template: 'template' } as const
const LABELS: Record<ImageMode, string> = { prompt: 'Prompt', link: 'Link', template: 'Template' }

const sendPrompt = ({ gender, face, pose, prompt }: InputOf<'prompt'>, options: SendOptions) =>
  call(
    gender === 'female' ? contract.images.generateImageFromPromptWomen : contract.images.generateImageFromPromptMen,
    { body: { user_id: options.userId, face_url: assetUrl(face), prompt, pose } },
    sendingOptions(options),
  )

const sendPicture = ({ gender, face, picture, spot }: InputOf<'picture'>, options: SendOptions) =>
  call(
    gender === 'female' ? contract.images.generateImageFromPictureWomen : contract.images.generateImageFromLinkMen,
    {
      body: {
        user_id: options.userId,
        face: assetUrl(face),
        image: materialUrl(picture),
        spot,
      },
    },
    sendingOptions(options),
  )

const sendTemplate = ({ gender, face, template }: InputOf<'template'>, options: SendOptions) =>
  call(
    gender === 'female' ? contract.images.generateImageFromPictureWomen : contract.images.generateImageFromTemplateMen,
    { body: { user_id: options.userId, face: assetUrl(face), image: templatePictureUrl(template) } },
    sendingOptions(options),
  )

const sendVariation = ({ of }: InputOf<'variation'>, options: SendOptions) =>
  call(contract.images.varyImage, { params: { id: of } }, sendingOptions(options))

export const imageRequest: KindRequest<'image'> = {
  choices: IMAGE_CHOICES,
  choiceOf: ({ gender, mode }) => imageChoice(gender, MODES[mode]),
  labelOf: (choice) => {
    const found = IMAGE_CHOICES.find((known) => known === choice) ?? IMAGE_CHOICES[0]
    return `${genderOfImage(found) === 'female' ? 'Women' : 'Men'}, ${LABELS[modeOfImage(found)]}`
  },
  modeOf: (choice) => SENT_MODES[IMAGE_MODES.find((mode) => choice.endsWith(mode)) ?? IMAGE_MODES[0]],
  captionOf(input) {
    if (input.mode === 'prompt') return input.prompt
    if (input.mode === 'variation') return 'A variation'
    return input.mode === 'template' ? 'From a template' : 'From a picture'
  },
  send(input, options) {
    if (input.mode === 'prompt') return sendPrompt(input, options)
    if (input.mode === 'picture') return sendPicture(input, options)
    return input.mode === 'template' ? sendTemplate(input, options) : sendVariation(input, options)
  },
  failureText: 'An error occurred while generating the image.',
  missingText: 'Image generation failed.',
}
