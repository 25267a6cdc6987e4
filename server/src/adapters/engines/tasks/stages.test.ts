import { designPerson } from '@visage/studio/live'
import { afterAll, expect, test } from 'vitest'
import { shareStudio } from '../../../testing/share-studio.ts'
import { sharp } from '../../media/picture/sharp.ts'
import { planTask } from './plan-task.ts'
import { plainTools } from '../testing/drive-recipe.ts'
import { drawDesign } from './stages.ts'

const { pool } = shareStudio()
afterAll(() => pool.close())

const run = {
  jobId: 'job',
  signal: new AbortController().signal,
  readSource: () => Promise.reject(new Error('A design has no sources.')),
  readRemoteId: async () => null,
}
const asked = { gender: 'female', prompt: 'green eyes' } as const
const side = 128

const draw = async (task: 'face' | 'design', moves = {}) => {
  const { design } = designPerson({ asked, moves, view: {} })
  const order = await planTask('face', { mode: 'prompt', ...asked, design }, { ...plainTools(null).planning, run })
  return drawDesign({ ...order, task, width: side, height: side }, { pool }, run)
}

// Proves: design-drawn-for-engines
test('a design is drawn as it was shaped for a model that is shown it, and for no other', async () => {
  expect(await draw('face')).toBeNull()
  const colourOf = async (moves: object) => {
    const drawn = await draw('design', moves)
    const { channels } = await sharp(await drawn?.arrayBuffer()).stats()
    return channels.map(({ mean }) => mean)
  }
  const [plain, dark] = [await colourOf({ skinTone: 0 }), await colourOf({ skinTone: 100 })]
  expect(plain[0]).toBeGreaterThan((dark[0] ?? 255) + 5)
})
