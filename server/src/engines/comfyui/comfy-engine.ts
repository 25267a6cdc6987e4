import type { Engine } from '../engine.ts'
import { TASKS_OF } from '../order/tasks-of.ts'
import type { OrderKind } from '../order/take-order.ts'
import { createComfyRecipe } from './comfy-recipe.ts'
import type { ComfyTools } from './comfy-recipe.ts'

type Options = ComfyTools & {
  /** Prompts that one server has at once. */
  depth: number
}

/** Engines on the operator's own graphics cards: a pool of ComfyUI servers and a workflow for every task. */
export const createComfyEngine = ({ depth, ...tools }: Options): Engine => {
  const recipe = <Kind extends OrderKind>(kind: Kind) => createComfyRecipe(kind, { ...tools, tasks: TASKS_OF[kind] })
  // One more for each server: results are fetched and looked at while the next prompts run.
  const places = tools.pool.members.length * (depth + 1)
  return {
    name: 'comfyui',
    concurrency: { quick: places, long: places },
    recipes: {
      face: recipe('face'),
      image: recipe('image'),
      video: recipe('video'),
      cloth: recipe('cloth'),
      'image-to-video': recipe('image-to-video'),
      music: recipe('music'),
    },
    check: () => tools.pool.check(),
    async close() {
      tools.pool.close()
    },
  }
}
