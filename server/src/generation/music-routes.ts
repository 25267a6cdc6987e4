import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { createGeneration } from './create-generation.ts'
import { readMusicInput } from './read-music-input.ts'

export const musicRoutes = (ctx: Context): Handlers<typeof contract.music> => ({
  composeSong: async (call) =>
    createGeneration(ctx, call, {
      kind: 'music',
      input: await readMusicInput(ctx, call),
      answer: (url) => ({ output_url: url }),
    }),
})
