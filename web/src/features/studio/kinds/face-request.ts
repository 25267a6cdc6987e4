import { contract } from '@visage/contract'
import type { Gender, KindInput } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import type { KindRequest, SendOptions } from './kind-request.ts'

export type FaceMode = KindInput<'face'>['mode']
export const FACE_CHOICES = ['female:names', 'female:prompt', 'male:names', 'male:prompt'] as const
export type FaceChoice = (typeof FACE_CHOICES)[number]

export const faceChoice = (gender: Gender, mode: FaceMode): FaceChoice => `${gender}:${mode}`

export const genderOf = (choice: FaceChoice): Gender => (choice.startsWith('female') ? 'female' : 'male')
export const modeOf = (choice: FaceChoice): FaceMode => (choice.endsWith('names') ? 'names' : 'prompt')

const sendNames = (input: Extract<KindInput<'face'>, { mode: 'names' }>, options: SendOptions) => {
  const { userId: user_id, idempotencyKey } = options
  const [first, second, third] = input.names
  const how = { respondAsync: true, idempotencyKey } as const
  return input.gender === 'female'
    ? call(
        contract.faces.generateFaceFromNamesWomen,
        { body: { user_id, celebrity1: first, celebrity2: second, celebrity3: third } },
        how,
      )
    : call(
        contract.faces.generateFaceFromNamesMen,
        { body: { user_id, mencelebrity1: first, mencelebrity2: second, mencelebrity3: third } },
        how,
      )
}

const sendPrompt = (input: Extract<KindInput<'face'>, { mode: 'prompt' }>, options: SendOptions) => {
  const { userId: user_id, idempotencyKey } = options
  const route =
    input.gender === 'female' ? contract.faces.generateFaceFromPromptWomen : contract.faces.generateFaceFromPromptMen
  return call(route, { body: { user_id, prompt: input.prompt } }, { respondAsync: true, idempotencyKey })
}

export const faceRequest: KindRequest<'face'> = {
  choices: FACE_CHOICES,
  choiceOf: ({ gender, mode }) => faceChoice(gender, mode),
  labelOf: (choice) =>
    `${choice.startsWith('female') ? 'Women' : 'Men'}, ${choice.endsWith('names') ? 'Celebrity' : 'Prompt'}`,
  modeOf: (choice) => (choice.endsWith('names') ? 'names' : 'prompt'),
  captionOf: (input) => (input.mode === 'names' ? input.names.join(', ') : input.prompt),
  send: (input, options) => (input.mode === 'names' ? sendNames(input, options) : sendPrompt(input, options)),
  failureText: 'An error occurred while generating the face.',
  missingText: 'Image generation failed.',
}
