import { expect, test } from 'vitest'
import { costText, madeWithText } from './made-with-text.ts'

// Proves: maker-words
test.each([
  [
    { engine: 'fal', engine_place: 'at fal', quality: null, model: 'Z-Image-Turbo', licence: 'Apache-2.0' },
    'made with Z-Image-Turbo (Apache-2.0) at fal',
  ],
  [
    { engine: 'comfyui', engine_place: 'on ComfyUI', quality: null, model: 'ACE-Step', licence: 'MIT' },
    'made with ACE-Step (MIT) on ComfyUI',
  ],
  [
    { engine: 'studio', engine_place: null, quality: null, model: 'Visage Studio', licence: 'Apache-2.0' },
    'made with Visage Studio (Apache-2.0)',
  ],
  [
    { engine: 'fal', engine_place: 'at fal', quality: 'best', model: 'Kling 3.0 Pro', licence: null },
    'made with Kling 3.0 Pro at fal in quality Best',
  ],
  [{ engine: 'studio', engine_place: null, quality: null, model: null, licence: null }, 'made with studio'],
] as const)('%j is %s', (making, text) => {
  expect(madeWithText(making)).toBe(text)
})

// Proves: maker-costs
test.each([
  [{ meter: 'faces', source: 'trial', amount: 1 }, '1 face of your trial'],
  [{ meter: 'videos', source: 'plan', amount: 1 }, '1 video of your plan'],
  [{ meter: 'images', source: 'credits', amount: 1 }, '1 bonus credit'],
  [{ meter: 'videos', source: 'credits', amount: 5 }, '5 bonus credits'],
] as const)('%j cost %s', (cost, text) => {
  expect(costText(cost)).toBe(text)
})
