import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { createGeneration } from './create-generation.ts'
import { readClothInput } from './read-cloth-input.ts'

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
