import { z } from 'zod'
import { id } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { generationCall } from './jobs.ts'
import { celebrityName, facePrompt } from './kinds/face.ts'

const shared = { ...generationCall, output: z.object({ output: z.string() }) } as const

export const generateFaceFromNamesWomen = defineRoute({
  ...shared,
  path: '/generate_face_c/',
  summary: "Blend three names into a woman's face",
  body: z.strictObject({
    user_id: id,
    celebrity1: celebrityName,
    celebrity2: celebrityName,
    celebrity3: celebrityName,
  }),
})

export const generateFaceFromNamesMen = defineRoute({
  ...shared,
  path: '/generate_face_c_men/',
  summary: "Blend three names into a man's face",
  body: z.strictObject({
    user_id: id,
    mencelebrity1: celebrityName,
    mencelebrity2: celebrityName,
    mencelebrity3: celebrityName,
  }),
})

export const generateFaceFromPromptWomen = defineRoute({
  ...shared,
  path: '/generate-face-prompt/',
  summary: "Make a woman's face from a description",
  body: z.strictObject({ user_id: id, prompt: facePrompt }),
})

export const generateFaceFromPromptMen = defineRoute({
  ...shared,
  path: '/generate_face_prompt_men/',
  summary: "Make a man's face from a description",
  body: z.strictObject({ user_id: id, prompt: facePrompt }),
})
