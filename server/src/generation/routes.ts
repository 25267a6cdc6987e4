import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { cancelJob } from './cancel-job.ts'
import { createGeneration } from './create-generation.ts'
import { listJobs } from './list-jobs.ts'
import { readJob } from './read-job.ts'
import { readWait } from './read-wait.ts'

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
