import type { Task } from './order.ts'
import type { OrderKind } from './take-order.ts'

/** What one kind may ask of models. */
export const TASKS_OF: Record<OrderKind, readonly Task[]> = {
  face: ['face'],
  image: ['portrait', 'swap', 'variation'],
  video: ['video-swap'],
  cloth: ['cloth'],
  'image-to-video': ['motion'],
  music: ['music'],
}
