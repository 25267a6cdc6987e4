import type { FileRole, Order } from '../order/order.ts'
import { FILE_ROLES } from '../order/order.ts'

/** An order with everything in it, as large as they come, to hold bodies to schemas. */
export const SAMPLE_ORDER: Order = {
  task: 'face',
  prompt: 'A long walk. '.repeat(100),
  negativePrompt: 'blurry',
  seed: 2 ** 48 - 1,
  width: 1024,
  height: 1280,
  frames: 81,
  framesPerSecond: 16,
  category: 'one-pieces',
  song: { lyrics: `[verse]\n${'la '.repeat(133)}`, tempo: 120, meter: '4', key: 'E minor', seconds: 67 },
  files: {},
  face: null,
  facePrompt: null,
}

export const SAMPLE_FILES: Partial<Record<FileRole, string>> = Object.fromEntries(
  FILE_ROLES.map((role) => [role, `https://files.example/${role}`]),
)
