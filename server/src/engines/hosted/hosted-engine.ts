import type { Engine } from '../engine.ts'
import { createHostedRecipe } from './hosted-recipe.ts'
import type { HostedTools } from './step.ts'

type Options = HostedTools & {
  name: string
  /** Jobs of each line that are under way there at once. */
  concurrency: number
}

const checkedForMs = 60_000

/** The first answer stands for a while, so that whoever asks how things are does not use up what the service allows. */
const rarely = (check: () => Promise<void>): (() => Promise<void>) => {
  let last: { atMs: number; answer: Promise<void> } | null = null
  return () => {
    if (!last || Date.now() - last.atMs > checkedForMs) last = { atMs: Date.now(), answer: check() }
    return last.answer
  }
}

/** An engine that sends orders to a paid service. */
export const createHostedEngine = ({ name, concurrency, ...tools }: Options): Engine => ({
  name,
  concurrency: { quick: concurrency, long: concurrency },
  recipes: {
    face: createHostedRecipe('face', tools),
    image: createHostedRecipe('image', tools),
    video: createHostedRecipe('video', tools),
    cloth: createHostedRecipe('cloth', tools),
    'image-to-video': createHostedRecipe('image-to-video', tools),
    music: createHostedRecipe('music', tools),
  },
  readWebhook: (headers, rawBody) => tools.service.readWebhook(headers, rawBody),
  check: rarely(() => tools.service.check()),
  async close() {},
})
