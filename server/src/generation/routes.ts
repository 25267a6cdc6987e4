import type { BodyOf, contract, Gender } from '@visage/contract'
import type { Call, Handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { cancelJob } from './cancel-jobs.ts'
import { createGeneration } from './create-generation.ts'
import { readFaceRef } from './inputs/asset-refs.ts'
import { readClothInput } from './inputs/cloth-input.ts'
import { poseOfPrompt, readPictureInput, readVariationInput } from './inputs/image-input.ts'
import { readMusicInput } from './inputs/music-input.ts'
import { readMotionInput, readVideoInput } from './inputs/video-input.ts'
import { readWait } from './queue/wait.ts'
import { listJobs, readJob } from './read/read-jobs.ts'

export const clothRoutes = (ctx: Context): Handlers<typeof contract.clothes> => ({
  swapCloth: async (call) => {
    const { image_template: imageAddress, cloth_image: address, category, consent } = call.body
    const { cloth_image: file } = call.files
    const garment = file ? { file } : address ? { address } : null
    return createGeneration(ctx, call, {
      kind: 'cloth',
      input: await readClothInput(ctx, { userId: call.caller.userId, imageAddress, category, garment, consent }),
      answer: (url) => ({ output_image: url }),
    })
  },
})

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

export const musicRoutes = (ctx: Context): Handlers<typeof contract.music> => ({
  composeSong: async (call) =>
    createGeneration(ctx, call, {
      kind: 'music',
      input: await readMusicInput(ctx, call),
      answer: (url) => ({ output_url: url }),
    }),
})

export const videoRoutes = (ctx: Context): Handlers<typeof contract.videos> => ({
  swapFaceIntoVideo: async (call) => {
    const { input_image_url: faceAddress, target_video_url: videoAddress, spot } = call.body
    const { userId } = call.caller
    return createGeneration(ctx, call, {
      kind: 'video',
      input: await readVideoInput(ctx, { userId, faceAddress, videoAddress, spot }),
      answer: (url) => ({ video_url: url }),
    })
  },
  animateImage: async (call) => {
    const { input_image: address, prompt } = call.body
    return createGeneration(ctx, call, {
      kind: 'image-to-video',
      input: await readMotionInput(ctx, { userId: call.caller.userId, address, prompt }),
      answer: (url) => ({ output_url: url }),
    })
  },
})

const answer = (output: string) => ({ output })

export const faceRoutes = (ctx: Context): Handlers<typeof contract.faces> => ({
  generateFaceFromNamesWomen: (call) =>
    createGeneration(ctx, call, {
      kind: 'face',
      input: {
        mode: 'names',
        gender: 'female',
        names: [call.body.celebrity1, call.body.celebrity2, call.body.celebrity3],
      },
      answer,
    }),
  generateFaceFromNamesMen: (call) =>
    createGeneration(ctx, call, {
      kind: 'face',
      input: {
        mode: 'names',
        gender: 'male',
        names: [call.body.mencelebrity1, call.body.mencelebrity2, call.body.mencelebrity3],
      },
      answer,
    }),
  generateFaceFromPromptWomen: (call) =>
    createGeneration(ctx, call, {
      kind: 'face',
      input: { mode: 'prompt', gender: 'female', prompt: call.body.prompt },
      answer,
    }),
  generateFaceFromPromptMen: (call) =>
    createGeneration(ctx, call, {
      kind: 'face',
      input: { mode: 'prompt', gender: 'male', prompt: call.body.prompt },
      answer,
    }),
})

export const jobRoutes = (ctx: Context): Handlers<typeof contract.jobs> => ({
  readJob: ({ params, caller }) => readJob(ctx, { id: params.id, userId: caller.userId }),
  listJobs: ({ query, caller }) => listJobs(ctx, { ...query, userId: caller.userId }),
  cancelJob: ({ params, caller }) => cancelJob(ctx, { id: params.id, userId: caller.userId }),
})

export const waitRoutes = (ctx: Context): Handlers<typeof contract.waits> => ({
  readWait: ({ query, caller }) => readWait(ctx, { ...query, userId: caller.userId }),
})
