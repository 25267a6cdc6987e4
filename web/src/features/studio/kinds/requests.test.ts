import { expect, it } from 'vitest'
import type { KindInput, KindName } from '@visage/contract'
import { requestOf } from './requests.ts'

const id = '11111111-1111-4111-8111-111111111111'
const shared = { gender: 'male', face: id } as const
const from = { from: 'upload', id } as const

const inputs: [KindName, KindInput<KindName>, string | undefined][] = [
  ['face', { mode: 'names', gender: 'female', names: ['A', 'B', 'C'] }, 'names'],
  ['face', { mode: 'prompt', gender: 'male', prompt: 'red hair' }, 'prompt'],
  ['image', { mode: 'prompt', ...shared, pose: 'Random', prompt: 'by the sea' }, 'prompt'],
  ['image', { mode: 'picture', ...shared, picture: from }, 'picture'],
  ['image', { mode: 'template', ...shared, template: 'women-01' }, 'template'],
  ['video', { mode: 'video', ...shared, video: from }, 'video'],
  ['video', { mode: 'template', ...shared, template: 'women-01' }, 'template'],
  ['cloth', { image: id, garment: from, category: 'tops' }, undefined],
  ['image-to-video', { image: id, prompt: 'smiles' }, undefined],
  ['music', { lyrics: 'La la', vocals: 'words', song: from }, undefined],
]

it.each(inputs)('the form of %s knows the mode that it sends: %o', (kind, input, mode) => {
  const request = requestOf(kind)
  expect(request.modeOf?.(request.choiceOf(input))).toBe(mode)
})
