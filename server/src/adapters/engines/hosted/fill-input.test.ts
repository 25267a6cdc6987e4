import { expect, test } from 'vitest'
import type { TaskRequest } from '../tasks/task-request.ts'
import { fillInput } from './fill-input.ts'
import { costOf } from './count-cost.ts'
import { hostedModel } from './hosted-model.ts'
import { percentOfLogs } from './service-answers.ts'

const order: TaskRequest = {
  task: 'cloth',
  prompt: 'one two three four',
  negativePrompt: '',
  seed: 2 ** 31 + 5,
  width: 768,
  height: 1024,
  frames: 80,
  framesPerSecond: 16,
  category: 'bottoms',
  song: null,
  talk: null,
  files: {},
  face: null,
  facePrompt: null,
}

const modelWith = (parts: object) =>
  hostedModel.parse({
    id: 'owner/name',
    tasks: ['cloth'],
    model: { name: 'A model', licence: 'MIT', isCommercial: true },
    typicalSeconds: 1,
    medium: 'image',
    output: '',
    input: {},
    ...parts,
  })

test('a body takes values as they are, joins them with texts, and leaves out what is not there', () => {
  const model = modelWith({
    input: {
      prompt: '{prompt}',
      text: 'size {width}x{height}',
      seed: '{seed}',
      shape: '{aspectRatio}',
      type: '{category}',
      voice_file: '{voice}',
      images: ['{picture}', '{garment}'],
      fixed: { steps: 4 },
    },
    aspectRatios: ['16:9', '3:4', '1:1'],
    categories: { tops: 'upper', bottoms: 'lower', 'one-pieces': 'dress' },
    limits: { prompt: 10 },
  })
  expect(fillInput(model, { order, files: { picture: 'https://a/1' } })).toEqual({
    prompt: 'one two',
    text: 'size 768x1024',
    seed: 5,
    shape: '3:4',
    type: 'lower',
    images: ['https://a/1'],
    fixed: { steps: 4 },
  })
})

test.each([
  [{ usd: 0.1, per: 'result' }, 0.1],
  [{ usd: 0.1, per: 'megapixel', inputMegapixels: 1 }, 0.1 * (0.786_432 + 1)],
  [{ usd: 0.1, per: 'second' }, 0.5],
  [{ usd: 0.1, per: 'second', framesPerSecond: 8 }, 1],
  [{ usd: 0.1, per: 'predictSecond' }, 0.3],
])('a price of %j makes a cost', (price, cost) => {
  expect(costOf(modelWith({ price }), order, 3)).toBeCloseTo(cost, 9)
})

test('each picture that is given along is counted, and none that the model does not take', () => {
  const price = { usd: 0.1, per: 'megapixel', inputMegapixels: 1 }
  const ref = { from: 'asset', id: 'one' } as const
  const files = { face: ref, likeness: ref, likeness2: ref }
  const model = modelWith({ price, input: { images: ['{face}', '{likeness}'] } })
  expect(costOf(model, { ...order, files }, 3)).toBeCloseTo(0.1 * (0.786_432 + 2), 9)
})

test('without a price, or without what it counts, no cost is made up', () => {
  expect(costOf(modelWith({}), order, 3)).toBeNull()
  expect(costOf(modelWith({ price: { usd: 1, per: 'predictSecond' } }), order, null)).toBeNull()
})

test('the last progress bar in what a model wrote tells how far it is', () => {
  expect(percentOfLogs('  0%|          | 0/8\n 25%|##   | 2/8\rloading\n')).toBe(25)
  expect(percentOfLogs('100% ready to go')).toBeNull()
})
