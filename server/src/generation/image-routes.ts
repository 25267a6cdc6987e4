import type { BodyOf, contract, Gender } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Call, Handlers } from '../http/handlers.ts'
import { createGeneration } from './create-generation.ts'
import { poseOfPrompt } from './pose-of-prompt.ts'
import { readFaceRef } from './read-face-ref.ts'
import { readPictureInput } from './read-picture-input.ts'
import { readVariationInput } from './read-variation-input.ts'

type Images = typeof contract.images
type PromptCall = Call<Images['generateImageFromPromptWomen']> | Call<Images['generateImageFromPromptMen']>
type PictureCall = Pick<Call<Images['generateImageFromPictureWomen']>, Exclude<keyof PromptCall, 'body'>> & {
  body: BodyOf<Images['generateImageFromPictureWomen']>
}

const outputUrl = (url: string) => ({ output_url: url })
const resultImageUrl = (url: string) => ({ result_image_url: url })

const makeFromPrompt = async (ctx: Context, call: PromptCall, asked: Gender) => {
  const { face_url: address, prompt, pose = poseOfPrompt(prompt) } = call.body
  const { face, gender } = await readFaceRef(ctx, { userId: call.caller.userId, address, gender: asked })
  return createGeneration(ctx, call, {
    kind: 'image',
    input: { mode: 'prompt', gender, face, pose, prompt },
    answer: outputUrl,
  })
}

const makeFromPicture = async (ctx: Context, call: PictureCall, gender: Gender) => {
  const { face, image, spot } = call.body
  const { userId } = call.caller
  const input = await readPictureInput(ctx, { userId, gender, faceAddress: face, pictureAddress: image, spot })
  return createGeneration(ctx, call, { kind: 'image', input, answer: resultImageUrl })
}

export const imageRoutes = (ctx: Context): Handlers<Images> => ({
  generateImageFromPromptWomen: (call) => makeFromPrompt(ctx, call, 'female'),
  generateImageFromPromptMen: (call) => makeFromPrompt(ctx, call, 'male'),
  generateImageFromPictureWomen: (call) => makeFromPicture(ctx, call, 'female'),
  generateImageFromLinkMen: (call) => makeFromPicture(ctx, call, 'male'),
  generateImageFromTemplateMen: (call) => makeFromPicture(ctx, call, 'male'),
  varyImage: async (call) =>
    createGeneration(ctx, call, {
      kind: 'image',
      input: await readVariationInput(ctx, { userId: call.caller.userId, assetId: call.params.id }),
      answer: outputUrl,
    }),
})
